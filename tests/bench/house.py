"""A service of ours and references beside it, on one database. Servers whose CPU time is compared have one core, all others the rest;
what is a matter of time (held polls, their web processes) has all of them.

DATABASE_URL and REDIS_URL choose on what; without, a file of SQLite and a Valkey of our own.
"""
import os
import shutil
import sys
from pathlib import Path

from tests.live.service import Service, eventually, is_open
from tests.ports import free_port

GRANIAN = f"{sys.executable} -m granian --interface wsgi --blocking-threads 4 --no-ws --no-access-log --log-level error"
CORES = sorted(os.sched_getaffinity(0))
PINS = len(CORES) > 1 and shutil.which("taskset") is not None
PINNED = f"taskset --cpu-list {CORES[0]} " if PINS else ""
FREE = f"taskset --cpu-list {','.join(map(str, CORES))} " if PINS else ""


class House:
    def __init__(self, folder: Path) -> None:
        if PINS:
            os.sched_setaffinity(0, CORES[1:])               # whatever is started from here stays there, too
        database, redis = os.environ.get("DATABASE_URL"), os.environ.get("REDIS_URL")
        self.on_postgresql = "postgres" in (database or "")
        self.service = Service(folder, database, redis, web_processes=1, HELD_POLLS_EACH="100000", SWEEP_SECONDS="2")
        self.ports = {"web": self.service.port, **{name: free_port() for name in ("reference", "stock", "waiting", "web2")}}
        web = f"{sys.executable} -m fishing.web --port"
        django = {name: f"{GRANIAN} --port {self.ports[name]} --factory django.core.wsgi:get_wsgi_application"
                  for name in ("reference", "stock")}
        waiting = f"{sys.executable} -m fishing.waiting --port {self.ports['waiting']} --web 127.0.0.1:{self.ports['web2']}"
        self.service.commands |= {name: PINNED + command for name, command in {"web": f"{web} {self.ports['web']}", **django}.items()}
        self.service.commands |= {"web2": f"{FREE}{web} {self.ports['web2']} --workers 2", "waiting": FREE + waiting}

    def up(self) -> None:
        self.service.manage("migrate", "--verbosity", "0")
        if self.service.own_broker:
            self.service.start("broker")
        self.start("web")

    def start(self, name: str) -> int:
        """A part, once; its port."""
        if name not in self.service.running:
            settings = {"DJANGO_SETTINGS_MODULE": f"tests.bench.{name}_settings"} if name in ("reference", "stock") else {}
            self.service.start(name, **settings)
            eventually(lambda: is_open(self.ports[name]), f"{name} listens")
        return self.ports[name]

    def pid(self, name: str) -> int:
        return self.service.running[name].pid

    def here(self) -> None:
        """Django in this process, on the same database."""
        os.environ.update({name: value for name, value in self.service.environment.items() if name != "DJANGO_SETTINGS_MODULE"})
        os.environ["DJANGO_SETTINGS_MODULE"] = "fishing.settings"
        import django

        django.setup(set_prefix=False)
