"""The goals of speed, as ratios in one run: `make bench`, or `make bench BENCH="polls commands"`. PAIRS=5 for fewer rounds."""
import os
import signal
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from . import bots, commands, growth, polls, views, waits
from .house import PINNED, House
from .measuring import PAIRS

PARTS = {"polls": polls.run, "views": views.run, "commands": commands.run, "writers": commands.writers, "log": growth.log,
         "crowd": growth.crowd, "sweep": growth.sweep, "bots": bots.start, "door": polls.door, "wakes": waits.wakes, "held": waits.held}


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))    # so that its servers end with it
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            house.up()
            print(f"on {urlsplit(os.environ.get('DATABASE_URL') or 'sqlite:').scheme}, {PAIRS} pairs, "
                  f"{'servers on a core of their own' if PINNED else 'not pinned'}; ours : theirs", flush=True)
            for name in sys.argv[1:] or PARTS:
                PARTS[name](house)
        finally:
            house.service.down()


if __name__ == "__main__":
    main()
