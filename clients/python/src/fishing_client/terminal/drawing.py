"""How cards, tables and events look in a terminal."""
import os
import shutil
import sys
from collections.abc import Sequence
from typing import Any

from ..generated import models
from ..generated.models import Match as View

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED, BLUE, GREEN, YELLOW, CYAN, DIM, BOLD = 31, 34, 32, 33, 36, 2, 1
COLOURS = {"D": RED, "H": RED, "tuna": BLUE, "salmon": RED, "bream": YELLOW, "mackerel": GREEN, "trash": DIM}


def has_colour() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def paint(text: str, *codes: int) -> str:
    return f"\x1b[{';'.join(map(str, codes))}m{text}\x1b[0m" if codes and has_colour() else text


def face(card: str) -> str:
    """A card's name as a person reads it: 7♥, tuna 7, crab."""
    if card[-1:] in SUITS and len(card) in (2, 3) and card != "J":
        return card[:-1] + SUITS[card[-1]]
    suit, _, number = card.partition("-")
    return f"{suit} {number}" if number and suit in COLOURS else card


def _codes(card: str) -> list[int]:
    found = COLOURS.get(card) or COLOURS.get(card.partition("-")[0]) or (COLOURS.get(card[-1:]) if len(card) <= 3 else None)
    return [found] if found else []


def drawn(cards: Sequence[str]) -> str:
    """Cards side by side, as many as fit."""
    rows: list[list[str]] = [[]]
    for card in cards:
        if sum(len(face(one)) + 5 for one in (*rows[-1], card)) > shutil.get_terminal_size().columns and rows[-1]:
            rows.append([])
        rows[-1].append(card)
    return "\n".join(_row(row) for row in rows)


def _row(cards: list[str]) -> str:
    faces = [face(card) for card in cards]
    return "\n".join((
        " ".join(f"╭{'─' * (len(name) + 2)}╮" for name in faces),
        " ".join(f"│ {paint(name, *_codes(card))} │" for name, card in zip(faces, cards, strict=True)),
        " ".join(f"╰{'─' * (len(name) + 2)}╯" for name in faces)))


def name_of(view: View, seat: int) -> str:
    for taken in view.seats:
        if taken.seat == seat:
            who = taken.player.name if taken.player else f"bot {seat} ({taken.bot_level})" if taken.kind == "bot" else f"seat {seat}"
            return f"{who} (you)" if view.you and view.you.seat == seat else who
    return f"seat {seat}"


def table(view: View) -> str:
    """What lies there, who has how many cards, and your own."""
    lines, mine = [], None
    match view.table:
        case models.GoFishTable() as laid:
            lines.append(f"Stock: {laid.stock}")
            notes = {seat: f", books: {' '.join(books)}" for seat, books in enumerate(laid.books) if books}
        case models.PescadoNovoTable() as laid:
            lines.append(f"Round {laid.round_}, deck: {laid.deck}, points: {laid.points}")
            lines.append(drawn(laid.table) if laid.table else "The table is empty.")
            notes = {pile.owner: f", {pile.count} taken" for pile in laid.piles}
        case models.HistoriasDePescadorTable() as laid:
            told = "anything" if laid.subject is None or laid.subject.free else f"{laid.subject.count} × {laid.subject.creature}"
            lines.append(f"Net: {laid.net}, deck: {laid.deck}, the story so far: {told}")
            if (said := laid.announcement) is not None:
                story = f", “{said.story}”" if said.story else ""
                lines.append(f"{name_of(view, said.seat)} says: {said.count} × {said.creature}{story}")
            notes = {}
        case _:
            return ""
    for hand in laid.hands:
        lines.append(f"{name_of(view, hand.seat)}: {hand.count} cards{notes.get(hand.seat, '')}")
        if view.you and hand.seat == view.you.seat and hand.cards:
            mine = drawn(hand.cards)
    return "\n".join([*lines, *([mine] if mine else [])])


def told(view: View, event: Any) -> str:
    """An event in a line: who, what, and with what."""
    members = event.to_dict()
    kind, seat = members.pop("type"), members.pop("seat", None)
    del members["seq"], members["at"]
    who = "" if seat is None else paint(name_of(view, seat), BOLD) + ": "
    rest = [f"{name} {_value(view, name, value)}" for name, value in members.items() if value not in (None, [])]
    return who + ", ".join([kind.replace("_", " "), *rest])


def _value(view: View, name: str, value: Any) -> str:
    if name in ("target", "to") and isinstance(value, int):
        return name_of(view, value)
    if name in ("host", "player"):
        return next((name_of(view, taken.seat) for taken in view.seats if taken.player and taken.player.id == value), str(value))
    if isinstance(value, list):
        return " ".join(_value(view, "", one) for one in value)
    return face(value) if isinstance(value, str) else str(value)
