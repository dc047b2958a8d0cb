"""manage.py notation MATCH: a match that is over, written down so that people can read it and `play_notation` plays it again."""
import uuid
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ....rulebook.text import LANGUAGES, Language
from ... import notation, selectors
from ...errors import MatchError


class Command(BaseCommand):
    help = "Print a match that is over in its notation (docs/notation.md): tags, then a line a turn."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", type=uuid.UUID, help="the id of the match")
        parser.add_argument("--language", choices=LANGUAGES, default="en", help="for players who have no name any more")

    def handle(self, *args: Any, match: uuid.UUID, language: Language, **options: Any) -> None:
        try:
            self.stdout.write(notation.notation(selectors.position(match), language), ending="")
        except notation.DamagedLog as error:
            raise CommandError(str(error)) from None
        except MatchError as error:
            raise CommandError(error.message.to(language)) from None
