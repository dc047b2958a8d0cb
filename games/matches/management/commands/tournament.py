"""manage.py tournament: bots against bots over the same deals, and what that says of them."""
import json
import shlex
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from dataclasses import asdict
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from ....rulebook import GAMES, AnyGame
from ....rulebook.errors import BadSetup
from ....tournament import players, report, results
from ....tournament.pairing import SEEDS, Pairing, sides
from ....tournament.run import Summary, run
from ... import codec


class Command(BaseCommand):
    help = ("Let players of a game meet: its levels, `random`, and whom its pool.py has. Each deal is played once with each side of the "
            "table as the first one's. With more than two players everybody meets everybody; `all` are all there are.")
    requires_system_checks = ()                              # no database has a part in it

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", choices=GAMES, nargs="?")
        parser.add_argument("players", nargs="*", help="two or more names, or `all`")
        parser.add_argument("--report", type=Path, metavar="FOLDER", help="play nothing; write docs/bots.md from the results there")
        parser.add_argument("--seats", type=int, default=2, help="at the table: one of the first player against the second in all others")
        parser.add_argument("--deals", type=int, default=500, help="how many: to be fixed before anything is seen (default: 500)")
        parser.add_argument("--preset", help="default: the game's first")
        parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="of the game, values as JSON")
        parser.add_argument("--seeds", choices=SEEDS, default=SEEDS[0], help="tune on the one kind, measure on the other")
        parser.add_argument("--processes", type=int, default=1)
        parser.add_argument("--out", type=Path, help="a file for the deals, a folder where more than two meet; run again, it goes on there")

    def handle(self, *args: Any, game: str | None, **options: Any) -> None:
        if options["report"]:
            try:
                written = report.write(report.summaries(options["report"]), settings.BASE_DIR / "docs")
            except report.Unfinished as refusal:
                raise CommandError(str(refusal)) from None
            self.stdout.write("".join(f"{path}\n" for path in written))
        elif game:
            self._play(game, **options)
        else:
            raise CommandError("Name a game and who is to play it, or --report and a folder of results.")

    def _play(self, game: str, *, seats: int, deals: int, seeds: str, processes: int, out: Path | None, **options: Any) -> None:
        rules, names = GAMES[game], options["players"]
        names = list(reversed(players.names(rules))) if names == ["all"] else names
        preset = options["preset"] or next(iter(rules.presets))
        try:
            setup = _options(rules, preset, options["options"])
            rules.check_seats(setup, seats)
            for name in names:
                players.player(rules, name)
        except codec.Malformed as refusal:
            raise CommandError("; ".join(f"{error['loc'][-1]}: {error['msg']}" for error in refusal.errors)) from None
        except BadSetup as refusal:
            raise CommandError(refusal.message.en) from None
        except LookupError as refusal:
            raise CommandError(str(refusal)) from None
        if len(names) < 2 or deals < 2:
            raise CommandError("It takes two players and two deals.")
        meetings = [(names[0], names[1])] if len(names) == 2 else _everybody(names, len(sides(rules, setup, seats)))
        command = shlex.join(["manage.py", *sys.argv[1:]])
        for hero, other in meetings:
            pairing = Pairing(game, hero, other, seats, preset, setup, seeds, deals)
            file = out / f"{game}-{seats}-{preset}-{hero}-{other}.jsonl" if out and len(meetings) > 1 else out
            with tqdm(total=deals, unit=" deals", desc=f"{hero} – {other}", disable=not sys.stderr.isatty()) as progress:
                try:
                    found = run(pairing, command, processes=processes, file=file, told=progress.update)
                except results.OtherRun as refusal:
                    raise CommandError(str(refusal)) from None
                except KeyboardInterrupt:
                    raise CommandError("stopped" + ("; the same command goes on" if out else ""), returncode=130) from None
            self.stdout.write("\n".join(_told(found)) + "\n\n")


def _options(game: AnyGame, preset: str, changed: Iterable[str]) -> Any:
    if preset not in game.presets:
        raise LookupError(f"{game.slug} has no preset {preset!r}, but {', '.join(game.presets)}")
    values = asdict(game.presets[preset])
    for text in changed:
        name, _, value = text.partition("=")
        try:
            values[name] = json.loads(value)
        except ValueError:
            values[name] = value
    return codec.read(game.options, values)


def _everybody(names: list[str], tables: int) -> list[tuple[str, str]]:
    """With two sides a pair meets once; with more, one among several of the other is another match than the other way round."""
    return list(combinations(names, 2) if tables == 2 else permutations(names, 2))


def _told(found: Summary) -> Iterable[str]:
    head, (low, high) = found.head, found.wilson
    hero, tables = head["hero"], found.matches // head["deals"]
    yield f"{head['game']}, {head['preset']}, {head['seats']} seats: {hero} among {head['other']}"
    yield (f"  {head['seeds']} deals 0 to {head['deals'] - 1}, each through {tables} sides: {found.matches} matches, "
           f"{found.commands:.1f} commands each" + (f", {found.unended} at the move limit" if found.unended else ""))
    yield (f"  share of wins {100 * found.share.value:.2f} % ± {100 * found.share.half:.2f} by deal (fair: {100 / tables:.1f} %), "
           f"Wilson {100 * low:.2f} to {100 * high:.2f} %; {found.wins} won, {found.ties} tied (split), {found.losses} lost")
    yield f"  points ahead of the others' mean, a round: {found.margin.value:+.4f} ± {found.margin.half:.4f} by deal"
    for name, (median, late, most) in found.thought.items():
        yield f"  {name} thinks {median:g} ms (median), {late:g} ms (p99), {most:g} ms at most, of one processor"
    for fault, number in sorted(found.faults.items()):
        yield f"  FAULT {fault}: {number} times; a cheap move was played instead"
    yield f"  rules {head['rules']}, code {head['code']}, commit {head['commit']}, Python {head['python']}: {head['command']}"
