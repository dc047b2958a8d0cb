"""The disk of the embedded default runs full while matches are played: refused cleanly, nothing half done, and on it goes."""
import contextlib
import os
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from tests.faults.conftest import SETTINGS
from tests.faults.trial import Fault, Stack, run
from tests.live.service import Service

SIZE = "24m"
BLOCK = b"\0" * 4_096


@pytest.fixture
def small_disk(tmp_path):
    """A folder on a file system of its own."""
    folder = tmp_path / "var"
    folder.mkdir()
    if os.getuid() != 0:
        pytest.skip("only root may mount a small file system")
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)], capture_output=True, text=True,
                          check=False)
    if done.returncode:
        pytest.skip(f"a small file system cannot be mounted here: {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def cramped(stack, small_disk, tmp_path):
    if stack.postgres:
        pytest.skip("the embedded default is SQLite")
    service = Service(tmp_path, None, None, web_processes=2, **SETTINGS, VAR_DIR=str(small_disk))
    try:
        yield Stack(service.up(), None, stack.report)
    finally:
        service.down()


def fill(stack: Stack) -> None:
    """The write-ahead log is cut to nothing first: else there is room in it for a while."""
    folder = Path(stack.service.environment["VAR_DIR"])
    log = contextlib.closing(sqlite3.connect(folder / "fishing.sqlite3", timeout=5))
    with log as connection, contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with pytest.raises(OSError, match="No space left"), (folder / "filler").open("ab", buffering=0) as filler:      # noqa: PT012
        while True:
            filler.write(BLOCK)
    time.sleep(3)
    free(stack)


def free(stack: Stack) -> None:
    (Path(stack.service.environment["VAR_DIR"]) / "filler").unlink(missing_ok=True)


def test_a_full_disk_refuses_and_nothing_is_half_done(cramped):
    tally = run(cramped, Fault("disk full", fill, free, pause=2, database_away=True))
    assert not tally.anomalies, "\n".join(tally.anomalies[:20])
    assert tally.counts["503"], "it was never full"
