"""Servers of our own, to be killed: a PostgreSQL cluster in a temporary folder, a Redis; found on this machine or done without."""
import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import psycopg

from tests.live.service import eventually
from tests.ports import free_port

USER = "postgres"                                            # the server refuses to run as root


def postgres_programs() -> Path | None:
    """Where initdb and postgres are: the newest of Debian's, or what is on the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    found = debian[-1] if debian else shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Postgres:
    """A cluster without fsync, listening on 127.0.0.1; `url` names its one database."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_programs()
        assert programs is not None
        self.programs, self.folder, self.port = programs, folder, free_port()
        self.url = f"postgresql://{USER}@127.0.0.1:{self.port}/fishing"
        self.process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, object] = {}
        if os.getuid() == 0:
            owner = pwd.getpwnam(USER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        subprocess.run([programs / "initdb", "-D", folder / "data", "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8"],
                       check=True, stdout=subprocess.DEVNULL, cwd="/", **self._as)

    def up(self) -> "Postgres":
        self.start()
        with psycopg.connect(self.url.replace("/fishing", "/postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE fishing")
        return self

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-k", self.folder,
                 "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=100"],
                stdout=log, stderr=log, start_new_session=True, cwd="/", **self._as)
        eventually(self._answers, "PostgreSQL answers")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it fast and in order, SIGQUIT at once: then it recovers at the next start."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=30)
            self.process = None

    def signal_all(self, sign: signal.Signals) -> None:
        """To the server and every process of it (each is a session of its own)."""
        assert self.process is not None
        for pid in (self.process.pid, *children(self.process.pid)):
            os.kill(pid, sign)

    def cut(self) -> int:
        """End all connections but this one; how many there were."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            ended = connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'fishing'"
                                       " AND pid <> pg_backend_pid()").fetchall()
        return len(ended)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url.replace("/fishing", "/postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


def redis_command(port: int) -> str | None:
    """A Redis of our own, from the system; None where it has none (the embedded Valkey does then)."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return found and f"{found} --port {port} --bind 127.0.0.1 --save '' --appendonly no --loglevel warning"


def children(pid: int, which: Callable[[str], bool] = lambda command: True) -> list[int]:
    """The processes that a process has started, by what their command lines say."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            try:
                command = Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")
            except OSError:
                continue
            if command and which(command):
                found.append(child)
    return found
