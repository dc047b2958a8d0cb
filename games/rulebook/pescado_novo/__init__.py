"""Pescado Novo, wired: the functions that the service plays it with."""
from pathlib import Path

from ..game import Bot, Game
from ..text import Text
from . import bot, memory, model, notation, options, rules, scoring, view

GAME = Game(
    slug="pescado_novo",
    name=Text("Pescado Novo", "Pescado Novo"),
    rules_version=1,
    seats=options.PLAYERS,
    options=options.Options,
    presets=options.PRESETS,
    arrangement=model.Arrangement,
    state=model.State,
    commands=(model.Play,),
    events=(model.RoundStarted, model.HandDealt, model.TableDealt, model.SetupCardDiscarded, model.CardPlayed,
            model.CardDiscarded, model.Pescado, model.TableCollected, model.LeftoversUnclaimed, model.RoundScored,
            model.TurnPassed),
    shown=(view.RoundStartedSeen, view.HandDealtSeen, view.TableDealtSeen, view.SetupCardDiscardedSeen, view.CardPlayedSeen,
           view.CardDiscardedSeen, model.Pescado, view.TableCollectedSeen, view.LeftoversUnclaimedSeen, model.RoundScored,
           model.TurnPassed),
    actions=(rules.PlayAction,),
    table=view.Table,
    check=options.check,
    new=rules.new,
    start=rules.start,
    awaits=rules.awaits,
    legal=rules.legal,
    commands_of=rules.commands_of,
    decide=rules.decide,
    evolve=rules.evolve,
    told=notation.told,
    is_over=rules.is_over,
    tally=scoring.tally,
    teams=options.teams,
    cards=rules.cards,
    view=view.view,
    show=view.show,
    knowledge=memory.Knowledge,
    know=memory.knowledge,
    bot=Bot(bot.LEVELS, bot.choose, bot.fallback, typical_ms={"hard": 4}),
    notation=notation.NOTATION,
    folder=Path(__file__).parent,
)
