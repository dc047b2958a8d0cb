"""What is published of a tournament: tables and plots in docs, made from the summaries that lie beside them."""
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from itertools import groupby
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

from ..rulebook import GAMES
from . import bars, results
from .figures import Mean
from .players import CHEAT
from .plot import svg
from .ratings import cycle, ratings
from .run import Summary, summary

MARK = "<!-- From here on written by `manage.py tournament --report`. -->\n"


class Unfinished(Exception):
    """A file has fewer deals than were fixed for it; its text says which."""


def summaries(folder: Path) -> list[Summary]:
    """The pairings of a folder of results. Unfinished where one has not been played to its end."""
    found = []
    for file in sorted(folder.glob("*.jsonl")):
        head, deals = results.read(file)
        if len(deals) < head["deals"]:
            raise Unfinished(f"{file} has {len(deals)} of {head['deals']} deals: run its command again, it goes on.")
        found.append(summary(head, deals))
    return found


def write(found: Iterable[Summary], docs: Path) -> list[Path]:
    """Summaries, plots and tables: `bots/results.jsonl`, `bots/<game>.svg`, and what is behind the mark in `bots.md`."""
    largest = {_key(pair): pair for pair in sorted(found, key=lambda pair: int(pair.head["deals"]))}      # they share the first deals
    ordered = [largest[key] for key in sorted(largest)]
    (docs / "bots").mkdir(exist_ok=True)
    (docs / "bots" / "results.jsonl").write_text("".join(json.dumps(asdict(pair), ensure_ascii=False) + "\n" for pair in ordered))
    by_game = {slug: list(pairs) for slug, pairs in groupby(ordered, lambda pair: str(pair.head["game"]))}
    for slug, pairs in by_game.items():
        (docs / "bots" / f"{slug}.svg").write_text(svg(f"{GAMES[slug].name.en}: shares of wins, with 95 % intervals", _tables(pairs)))
    page = docs / "bots.md"
    said = page.read_text().split(MARK)[0]
    chapters = [line for slug, pairs in by_game.items() for line in _chapter(slug, pairs)]
    page.write_text(said + MARK + "\n" + "\n".join(["## What was aimed at", "", *bars.told(ordered), "", *chapters]))
    return [page, docs / "bots" / "results.jsonl", *(docs / "bots" / f"{slug}.svg" for slug in by_game)]


def read(docs: Path) -> list[Summary]:
    """The summaries that `write` has put down."""
    lines = map(json.loads, (docs / "bots" / "results.jsonl").read_text().splitlines())
    return [Summary(**{**line, "share": Mean(**line["share"]), "margin": Mean(**line["margin"]), "wilson": tuple(line["wilson"]),
                       "thought": {name: tuple(times) for name, times in line["thought"].items()}}) for line in lines]


def _chapter(slug: str, pairs: Sequence[Summary]) -> Iterable[str]:
    yield f"## {GAMES[slug].name.en}"
    yield ""
    yield f"![Shares of wins in {GAMES[slug].name.en}, with their intervals](bots/{slug}.svg)"
    others: list[tuple[str, Summary]] = []
    for name, table in _tables(pairs).items():
        all_met = _all_met(table)
        among = [pair for pair in table if all_met.issuperset((pair.head["hero"], pair.head["other"]))]
        if len(all_met) > 2:
            yield from ("", f"### {name}", "")
            yield from _cross_table(among)
            yield ""
            yield from _ranking(among)
            yield _source(among)
        others += [(name, pair) for pair in table if len(all_met) <= 2 or pair not in among]
    if others:
        yield from ("", "### Single pairings", "")
        yield from _list(others)
    yield from _pooled(pairs)
    yield ""
    yield from _times(pairs)
    yield ""


def _tables(pairs: Sequence[Summary]) -> dict[str, list[Summary]]:
    return {_name(first.head): [first, *rest] for _, (first, *rest) in groupby(pairs, _table_key)}


def _table_key(pair: Summary) -> tuple[str, ...]:
    head = pair.head
    return str(head["seats"]), head["preset"], json.dumps(head["options"], sort_keys=True), head["seeds"]


def _key(pair: Summary) -> tuple[str, ...]:
    """What was played, however much of it."""
    return str(pair.head["game"]), *_table_key(pair), str(pair.head["hero"]), str(pair.head["other"])


def _name(head: Mapping[str, Any]) -> str:
    """A table's name, with the options that are not its preset's."""
    usual = json.loads(json.dumps(asdict(GAMES[head["game"]].presets[head["preset"]])))
    changed = [f"{name}: {json.dumps(value)}" for name, value in head["options"].items() if usual.get(name) != value]
    return f"{head['seats']} at the table, {', '.join([head['preset'], *changed])}, {head['seeds']} seeds"


def _cross_table(table: Sequence[Summary]) -> Iterable[str]:
    cells = _cells(table)
    order = sorted({name for pair in cells for name in pair},
                   key=lambda name: -sum(share.value for (hero, _), (share, _) in cells.items() if hero == name))
    fair = table[0].head["deals"] / table[0].matches
    yield f"| share of wins (fair: {100 * fair:.1f} %), points ahead a round | {' | '.join(order)} | worst match-up |"
    yield "|---|" + "---|" * (len(order) + 1)
    for hero in order:
        met = {other: cells[hero, other] for other in order if (hero, other) in cells}
        worst = min(met, key=lambda other: (other == CHEAT, met[other][0].value))        # who cheats is no match-up
        shown = [f"{_percent(share)}<br>{ahead.value:+.2f} ± {ahead.half:.2f}" for share, ahead in met.values()]
        shown.insert(order.index(hero), "–")
        yield f"| **{hero}** | {' | '.join(shown)} | {worst}: {_percent(met[worst][0])} |"


def _all_met(table: Sequence[Summary]) -> set[str]:
    """Players of a table all of whom met each other, as many as there are."""
    cells = _cells(table)
    left = sorted({name for pair in cells for name in pair})

    def missed(name: str) -> int:
        return sum((name, other) not in cells for other in left) + sum((other, name) not in cells for other in left)

    while len(left) > 1 and missed(worst := max(left, key=missed)) > 2:                  # nobody meets themselves
        left.remove(worst)
    return set(left)


def _list(pairs: Sequence[tuple[str, Summary]]) -> Iterable[str]:
    """Pairings by the name of their table."""
    yield "| at the table | | share of wins | fair | points ahead a round | matches | code |"
    yield "|---|---|---|---|---|---|---|"
    for name, pair in pairs:
        head, fair = pair.head, pair.head["deals"] / pair.matches
        yield (f"| {name} | {head['hero']} – {head['other']} | {_percent(pair.share)} | {100 * fair:.1f} % | {pair.margin.value:+.2f} ± "
               f"{pair.margin.half:.2f} | {pair.matches} | {head['code']} |")


def _pooled(pairs: Sequence[Summary]) -> Iterable[str]:
    """Of the two best levels, where they met at several tables: how far the first is above the fair share, all tables together."""
    each = [pair for pair in pairs if (pair.head["hero"], pair.head["other"]) == (bars.HARD, bars.MEDIUM)]
    if len(each) > 1:
        mean = fmean(pair.share.value - pair.head["deals"] / pair.matches for pair in each)
        half = sqrt(sum(pair.share.half ** 2 for pair in each)) / len(each)
        yield ""
        yield f"hard – medium, the mean of all {len(each)} tables: {100 * mean:+.2f} ± {100 * half:.2f} % above the fair share."


def _cells(table: Sequence[Summary]) -> dict[tuple[str, str], tuple[Mean, Mean]]:
    """Share and margin by row and column. Between two sides, the one's share is what the other leaves."""
    cells = {(pair.head["hero"], pair.head["other"]): (pair.share, pair.margin) for pair in table}
    if _two_sided(table):
        cells |= {(other, hero): (Mean(1 - share.value, share.half), Mean(-ahead.value, ahead.half))
                  for (hero, other), (share, ahead) in list(cells.items())}
    return cells


def _ranking(table: Sequence[Summary]) -> Iterable[str]:
    if not _two_sided(table) or len(table) < 3:
        return
    if ring := cycle(table):
        yield f"No rating is true here, for there is a cycle: {' beats '.join(ring)}."
    else:
        rated = sorted(ratings(table).items(), key=lambda item: -item[1][0])
        yield f"Openskill (Plackett-Luce, μ ± σ): {', '.join(f'{name} {mu:.1f} ± {sigma:.1f}' for name, (mu, sigma) in rated)}."
    yield ""


def _source(table: Sequence[Summary]) -> str:
    head, matches = table[0].head, sum(pair.matches for pair in table)
    deals = sorted({int(pair.head["deals"]) for pair in table})
    number = f"{deals[0]}" if len(deals) == 1 else f"{deals[0]} to {deals[-1]}"
    faults = sum(number for pair in table for number in pair.faults.values())
    ties = sum(pair.ties for pair in table) / matches
    codes = sorted({f"commit {pair.head['commit']}, code {pair.head['code']}" for pair in table})
    commands, unended = sum(pair.commands for pair in table) / len(table), sum(pair.unended for pair in table)
    return (f"{matches} matches: {number} deals of a pairing, each through all sides, {commands:.0f} commands a match; "
            f"{100 * ties:.1f} % tied (split); {faults} commands refused, {unended} matches at the move limit; "
            f"rules {head['rules']}, {'; '.join(codes)}.")


def _times(pairs: Sequence[Summary]) -> Iterable[str]:
    yield "| thinks, ms of one processor | median | p99 | most |"
    yield "|---|---|---|---|"
    for name in sorted({name for pair in pairs for name in pair.thought}):
        each = [pair.thought[name] for pair in pairs if name in pair.thought]
        yield f"| {name} | " + " | ".join(f"{max(times[at] for times in each):g}" for at in range(3)) + " |"


def _two_sided(table: Sequence[Summary]) -> bool:
    return table[0].matches == 2 * int(table[0].head["deals"])


def _percent(share: Mean) -> str:
    return f"{100 * share.value:.1f} ± {100 * share.half:.1f} %"
