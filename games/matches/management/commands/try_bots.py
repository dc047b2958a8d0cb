"""manage.py try_bots: thousands of matches of bots, and how many of their commands the rules refused. There should be none."""
import sys
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from ....tournament import legality
from ....tournament.results import OtherRun


class Command(BaseCommand):
    help = "Play bots of all levels in all games, presets and numbers of seats; exit status 1 where a choice raised or was refused."
    requires_system_checks = ()                              # no database has a part in it

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--matches", type=int, default=10_000)
        parser.add_argument("--processes", type=int, default=1)
        parser.add_argument("--part", type=int, default=8, help="of their rounds the thoughtful levels play one in so many (default: 8)")
        parser.add_argument("--out", type=Path, help="a file for what was played; run again, it goes on there")

    def handle(self, *args: Any, matches: int, processes: int, part: int, out: Path | None, **options: Any) -> None:
        with tqdm(total=matches, unit=" matches", disable=not sys.stderr.isatty()) as progress:
            try:
                found = legality.run(matches, part=part, processes=processes, file=out, told=progress.update)
            except OtherRun as refusal:
                raise CommandError(str(refusal)) from None
            except KeyboardInterrupt:
                raise CommandError("stopped" + ("; the same command goes on" if out else ""), returncode=130) from None
        choices: Counter[tuple[str, str]] = Counter()
        faults: Counter[tuple[str, str]] = Counter()
        for match in found:
            choices.update({(match.game, level): number for level, number in match.choices.items()})
            faults.update({(match.game, fault): number for fault, number in match.faults.items()})
        for (game, level), number in sorted(choices.items()):
            self.stdout.write(f"{game} {level}: {number} choices")
        for (game, fault), number in sorted(faults.items()):
            self.stdout.write(f"{game} {fault}: REFUSED {number} times, first in match {_first(found, game, fault)}")
        tables, unended = len({(match.game, match.preset, match.seats) for match in found}), sum(not match.ended for match in found)
        self.stdout.write(f"{len(found)} matches at {tables} kinds of table, {unended} ended by the move limit; "
                          f"{choices.total()} choices, {faults.total()} raised or refused")
        if faults:
            raise CommandError("a bot does not know the rules")


def _first(found: list[legality.Tried], game: str, fault: str) -> int:
    return next(match.number for match in found if match.game == game and fault in match.faults)
