"""manage.py play_notation FILE: play a match again that `notation` has written; print its log or, with --check, whether it is the same."""
import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ....rulebook.game import Viewer, tag
from ... import codec, notation_reader
from ...notation_reader import BadNotation

MOST_BYTES = 4 << 20                                         # the longest match there can be has a tenth of it


class Command(BaseCommand):
    help = ("Play a match again from its notation, by the rules and its seed, and print every event as GET …/replay has it. --check: say "
            "whether each turn went as it is told there. Nothing is stored: a text is no proof that the people in it played.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help="a file, or - for standard input")
        parser.add_argument("--check", action="store_true", help="print no events; exit status 1 where something is told otherwise")

    def handle(self, *args: Any, file: str, check: bool, **options: Any) -> None:
        text = _read(file)
        try:
            playback = notation_reader.read(text)
        except BadNotation as error:
            raise CommandError(str(error)) from None
        if check:
            if found := notation_reader.differences(playback, text):
                raise CommandError("\n".join([*found, f"{len(found)} turns are told otherwise than they were played"]))
            self.stdout.write(f"{len(playback.added)} events, and every turn as it is told")
            return
        for line in playback.added:
            shown = playback.shown(line, Viewer(over=True))
            event = {"seq": line.seq, "at": codec.instant(line.at), "type": tag(type(line.event)), **codec.wire(shown, "en")}
            self.stdout.write(json.dumps(event, ensure_ascii=False))


def _read(file: str) -> str:
    """The text of a file of bearable length. CommandError where there is none."""
    try:
        with sys.stdin.buffer if file == "-" else Path(file).open("rb") as source:
            read = source.read(MOST_BYTES + 1)
        if len(read) > MOST_BYTES:
            raise CommandError(f"{file} is longer than {MOST_BYTES >> 20} MiB: no match is")
        return read.decode()
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{file} is not a text in UTF-8") from None
