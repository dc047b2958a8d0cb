"""That this process is to end: it still serves, but should get nothing new. A file says so, which `fishing.web` makes.

A signal would reach a process of granian, too, but be heard only when its first thread next runs Python: on a busy machine, seconds later.
"""
import os
from pathlib import Path

NOTICE = "FISHING_NOTICE"                                    # in the environment: the file that is there from then on


def give() -> None:
    Path(os.environ[NOTICE]).touch()


def is_given() -> bool:
    file = os.environ.get(NOTICE)
    return file is not None and Path(file).exists()
