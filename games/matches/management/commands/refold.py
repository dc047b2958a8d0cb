"""manage.py refold: read every log again and compare what it leads to with what is stored; `--repair` writes it anew."""
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from ...models import Match
from ...refolding import differences, repair


class Command(BaseCommand):
    help = "Compare the derived columns of matches with their logs; exit status 1 where they differ. --repair rebuilds them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", nargs="*", help="ids of matches; all of them unless named")
        parser.add_argument("--repair", action="store_true", help="write what the log says")

    def handle(self, *args: Any, match: list[str], repair: bool, **options: Any) -> None:
        ids = match or Match.objects.order_by("pk").values_list("pk", flat=True).iterator()
        looked_at = wrong = 0
        for match_id in ids:
            looked_at += 1
            found = differences(match_id)
            if found:
                wrong += 1
                self.stdout.write(f"{match_id}: {', '.join(found)}")
                if repair:
                    _repair(match_id)
        self.stdout.write(f"{looked_at} matches, {wrong} {'repaired' if repair else 'differ'}")
        if wrong and not repair:
            raise CommandError("run it again with --repair to rebuild them from their logs")


def _repair(match_id: Any) -> None:
    repair(match_id=match_id, now=timezone.now())
