"""Blind Pond, wired: a throwaway game that the tests drop into the rulebook, to see that a game is one folder and nothing else."""
from pathlib import Path

from ..game import Bot, Game
from ..text import Text
from . import bot, memory, model, notation, options, rules, view

GAME = Game(
    slug="blind_pond",
    name=Text("Blind Pond", "Lago Cego"),
    rules_version=1,
    seats=options.PLAYERS,
    options=options.Options,
    presets=options.PRESETS,
    arrangement=model.Arrangement,
    state=model.State,
    commands=(model.Lay,),
    events=(model.PondFilled, model.HandDealt, model.Laid, model.TurnedUp),
    shown=(view.PondFilledSeen, view.HandDealtSeen, view.LaidSeen, model.TurnedUp),
    actions=(rules.LayAction,),
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
    tally=rules.tally,
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
