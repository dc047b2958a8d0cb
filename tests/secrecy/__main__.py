"""What is kept secret, tried at length: `make secrecy` prints a line a game and viewer, the leaks planted, the figures of the shuffles."""
import logging
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import django
from django.db import connection
from django.test.utils import get_runner, setup_test_environment

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
django.setup()

from django.conf import settings  # noqa: E402  (settings first, here and below)

from tests.rulebook.playing import Table  # noqa: E402

from .fairness import SIGNIFICANCE, mixed, of_deals, of_decks  # noqa: E402
from .http_leaks import HOUSE_LEAKS, HTTP_LEAKS, WORK_LEAKS  # noqa: E402
from .leaks import LEAKS  # noqa: E402
from .pairs import pair, work  # noqa: E402
from .trial import every_table, findings  # noqa: E402

SEEDS = int(os.environ.get("SECRECY_SEEDS", "4"))
SAMPLE = 20_000                                              # seeds
THROUGH_HTTP = [Table("go_fish", "classic", 3), Table("go_fish", "detective", 2), Table("pescado_novo", "teams", 4),
                Table("pescado_novo", "advanced", 2), Table("historias_de_pescador", "fishermen", 3),
                Table("historias_de_pescador", "table", 2)]


def rules() -> Iterator[str]:
    """Positions of every table; what went wrong."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for table in every_table():
        for seed in range(SEEDS):
            for finding in findings(table, seed=seed, positions=3, tries=40):
                count = counts.setdefault((finding.game, finding.viewer), Counter())
                count.update(positions=1, others=finding.is_other, differences=bool(finding.told))
                if finding.told:
                    yield f"{table} with seed {seed}: {finding.viewer} is told otherwise: {', '.join(finding.told[:3])}"
    print(f"{'game':24}{'viewer':22}{'positions':>10}{'of them other':>15}{'differences':>13}")
    for (game, viewer), count in sorted(counts.items()):
        print(f"{game:24}{viewer:22}{count['positions']:>10,}{count['others']:>15,}{count['differences']:>13,}")
    for leak, (table, leaky) in LEAKS.items():
        found = (finding for seed in range(4) for finding in findings(table, seed=seed, positions=6, tries=40, watched=leaky))
        noticed = next((finding for finding in found if finding.told), None)
        print(f"planted in the rules: {leak}: {noticed and f'noticed by a {noticed.viewer}, in its {noticed.told[0][:24]}'}")
        if noticed is None:
            yield f"{leak} was not noticed"


def answers() -> Iterator[str]:
    """Pairs of matches through HTTP; what went wrong."""
    print(f"{'through HTTP':36}{'viewer':22}{'answers':>10}{'differences':>16}")
    for table in THROUGH_HTTP:
        for viewer in (None, *range(table.seats)):
            found = pair(table, viewer)
            print(f"{table!s:36}{found.viewer:22}{found.answers:>10,}{len(found.differences):>16,}")
            yield from (f"{table}: {found.viewer} is answered otherwise: {difference}" for difference in found.differences[:3])
            if found.one.in_the_end == found.two.in_the_end:
                yield f"{table}: the two matches were the same one"
            more = work(table, viewer)
            print(f"{'  work of an answer, counted':36}{found.viewer:22}{'':10}{len(more):>16,}")
            yield from (f"{table}: what a {found.viewer} asks takes otherwise long: {difference}" for difference in more[:3])
    for leak, (where, leaky) in HTTP_LEAKS.items():
        with patch(where, leaky):
            differences = pair(THROUGH_HTTP[0], 0).differences
        print(f"planted beside the rules: {leak}: {len(differences)} answers differ")
        if not differences:
            yield f"{leak} was not noticed"
    with ExitStack() as stack:
        for where, leaky, _ in HOUSE_LEAKS.values():
            stack.enter_context(patch(where, leaky))
        differences = pair(THROUGH_HTTP[0], 0).differences
    for leak, (*_, start) in HOUSE_LEAKS.items():
        noticed = sum(line.startswith(start) for line in differences)
        print(f"planted beside the rules: {leak}: {noticed} answers, pages, lines or counts differ")
        if not noticed:
            yield f"{leak} was not noticed"
    for leak, (where, leaky) in WORK_LEAKS.items():
        with patch(where, leaky):
            differences = work(THROUGH_HTTP[0], 0)
        print(f"planted beside the rules: {leak}: {len(differences)} answers take otherwise much work")
        if not differences:
            yield f"{leak} was not noticed"


def shuffles() -> Iterator[str]:
    """How even the shuffles are; what is less even than chance makes it once in a thousand times."""
    print(f"{'shuffles':62}{'sample':>8}{'chi-square':>11}{'freedom':>9}{'p':>8}")
    for figure in (*of_decks(SAMPLE), *of_deals(SAMPLE), *(replace(figure, name=f"client seeds, {figure.name}")
                                                           for figure in of_decks(SAMPLE, mixed))):
        print(figure)
        if figure.p < SIGNIFICANCE:
            yield f"{figure.name} is not even"


def main() -> int:
    logging.disable()
    faults = [*rules(), *shuffles()]
    setup_test_environment(debug=False)
    runner: Any = get_runner(settings)(verbosity=0, interactive=False)
    kept = runner.setup_databases()
    try:
        faults += answers()
    finally:
        connection.close()
        runner.teardown_databases(kept)
    print(*faults, f"{len(faults)} differences, leaks that were not noticed, uneven shuffles", sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
