"""manage.py archive: pack the logs of all matches that have been over for ARCHIVE_DAYS, now and not bit by bit."""
import sys
from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone
from tqdm import tqdm

from ... import archive


class Command(BaseCommand):
    help = "Pack the logs of matches that have been over for ARCHIVE_DAYS. It may be interrupted and run again, beside everything else."

    def handle(self, *args: Any, **options: Any) -> None:
        now = timezone.now()
        ids = archive.due(now)
        done = sum(archive.archive(match_id=match_id, now=now)
                   for match_id in tqdm(ids.iterator(), total=ids.count(), unit=" matches", disable=not sys.stderr.isatty()))
        self.stdout.write(f"{done} matches archived")
