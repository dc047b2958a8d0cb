"""Go Fish, wired: the functions that the service plays it with."""
from pathlib import Path

from ..game import Bot, Game
from ..text import Text
from . import bot, memory, model, notation, options, rules, scoring, view

GAME = Game(
    slug="go_fish",
    name=Text("Go Fish", "Go Fish (Jogo da Pesca)"),
    rules_version=1,
    seats=options.PLAYERS,
    options=options.Options,
    presets=options.PRESETS,
    arrangement=model.Arrangement,
    state=model.State,
    commands=(model.Ask,),
    events=(model.HandStarted, model.HandDealt, model.Asked, model.CardsGiven, model.WentFishing, model.BookMade,
            model.HandRefilled, model.TurnPassed, model.HandScored),
    shown=(view.HandStartedSeen, view.HandDealtSeen, model.Asked, view.CardsGivenSeen, view.WentFishingSeen, model.BookMade,
           view.HandRefilledSeen, model.TurnPassed, model.HandScored),
    actions=(rules.AskAction,),
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
    teams=lambda options, seats: None,
    cards=rules.cards,
    view=view.view,
    show=view.show,
    knowledge=memory.Knowledge,
    know=memory.knowledge,
    bot=Bot(bot.LEVELS, bot.choose, bot.fallback),
    notation=notation.NOTATION,
    folder=Path(__file__).parent,
)
