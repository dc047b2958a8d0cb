"""Histórias de Pescador, wired: the functions that the service plays it with."""
from pathlib import Path

from ..game import Bot, Game
from ..text import Text
from . import bot, memory, model, notation, options, rules, scoring, setup, view

GAME = Game(
    slug="historias_de_pescador",
    name=Text("Fishermen's Tales (Histórias de Pescador)", "Histórias de Pescador"),
    rules_version=1,
    seats=options.PLAYERS,
    options=options.Options,
    presets=options.PRESETS,
    arrangement=model.Arrangement,
    state=model.State,
    commands=(model.Announce, model.Doubt, model.Trust, model.Discard),
    events=(model.TableSet, model.HandDealt, model.FishermanDealt, model.Announced, model.Trusted, model.Doubted, model.Revealed,
            model.FishermanRevealed, model.InstructionMissed, model.Netted, model.Returned, model.Discarded, model.Drew,
            model.NetReshuffled, model.DeckExhausted, model.TurnPassed),
    shown=(view.TableSetSeen, view.HandDealtSeen, view.FishermanDealtSeen, view.AnnouncedSeen, model.Trusted, model.Doubted,
           view.RevealedSeen, model.FishermanRevealed, model.InstructionMissed, view.NettedSeen, view.ReturnedSeen,
           view.DiscardedSeen, view.DrewSeen, view.NetReshuffledSeen, model.DeckExhausted, model.TurnPassed),
    actions=(rules.AnnounceAction, rules.DoubtAction, rules.TrustAction, rules.DiscardAction),
    table=view.Table,
    check=options.check,
    new=setup.new,
    start=setup.start,
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
