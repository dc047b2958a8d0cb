"""manage.py refold: read every log again and compare what it leads to with what is stored; `--repair` writes it anew."""
import os
import sys
import uuid
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any

import django
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone
from tqdm import tqdm

from ... import refolding
from ...models import Match

AT_A_TIME = 100                                              # matches a process takes at once


class Command(BaseCommand):
    help = ("Compare what is stored of matches with their logs: exit status 1 where they differ, a line for each. --repair rebuilds "
            "them. Interrupted, it says how to go on; --after ID goes on behind that match.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", nargs="*", type=uuid.UUID, help="ids of matches; all of them unless named")
        what = parser.add_mutually_exclusive_group()
        what.add_argument("--check", action="store_true", help="change nothing (this is the default)")
        what.add_argument("--repair", action="store_true", help="write what the log says")
        parser.add_argument("--after", type=uuid.UUID, metavar="ID", help="only matches created after that one")
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at work (default: one a processor)")

    def handle(self, *args: Any, match: list[uuid.UUID], after: uuid.UUID | None, jobs: int, repair: bool, **options: Any) -> None:
        matches = Match.objects.order_by("pk")
        matches = matches.filter(pk__in=match) if match else matches.filter(pk__gt=after) if after else matches
        looked_at, wrong, last = 0, 0, after
        progress = tqdm(total=matches.count(), unit=" matches", disable=not sys.stderr.isatty())
        try:
            for match_id, found in _all_differences(matches.values_list("pk", flat=True).iterator(AT_A_TIME), jobs):
                looked_at, last = looked_at + 1, match_id
                progress.update()
                if found:
                    wrong += 1
                    with tqdm.external_write_mode():
                        self.stdout.write(f"{match_id}: {', '.join(found)}")
                    if repair:
                        refolding.repair(match_id=match_id, now=timezone.now())
        except KeyboardInterrupt:
            raise CommandError(f"stopped after {looked_at} matches; go on with --after {last}", returncode=130) from None
        finally:
            progress.close()
        self.stdout.write(f"{looked_at} matches, {wrong} {'repaired' if repair else 'differ'}")
        if wrong and not repair:
            raise CommandError("run it again with --repair to rebuild them from their logs")


def _all_differences(ids: Iterator[uuid.UUID], jobs: int) -> Iterator[tuple[uuid.UUID, list[str]]]:
    """Each match and what differs in it, in order."""
    chunks = iter(lambda: list(islice(ids, AT_A_TIME)), [])
    if jobs == 1:
        for chunk in chunks:
            yield from _differences(chunk)
        return
    # Not forked: a child that closed the connection it was born with would end ours, which the ids still come from.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=django.setup) as pool:
        while several := list(islice(chunks, jobs)):
            for done in pool.map(_differences, several):
                yield from done


def _differences(ids: list[uuid.UUID]) -> list[tuple[uuid.UUID, list[str]]]:
    return [(match_id, refolding.differences(match_id)) for match_id in ids]
