"""The service on seven hosts: a proxy as the guide has it, two web, two worker, a database and a Redis of its own."""
import contextlib
import http.client
import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from fishing.run import commands
from tests.live.service import HERE, eventually
from tests.machines.network import Network

WEB_PROCESSES, NOTICE = 2, 3                                 # as docker-compose.yml and the guide have it
HOSTS = ["clients", "proxy", "web1", "web2", "worker1", "worker2", "redis", "database"]
NGINX = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
MAIN_CONF = """
user www-data; worker_processes 1; daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx-errors.log;
events {{ worker_connections 1024; }}
http {{ include {folder}/fishing.conf; }}
"""
CONFIGURATION = """listen_addresses = '*'
unix_socket_directories = ''
fsync = off
archive_mode = on
archive_command = 'test ! -f {archive}/%f && cp %p {archive}/%f'
"""
CREATE = """
import os, psycopg
with psycopg.connect(os.environ["DATABASE_URL"], dbname="postgres", autocommit=True) as server:
    if not server.execute("SELECT FROM pg_database WHERE datname = 'fishing'").fetchone():
        server.execute("CREATE DATABASE fishing")
"""
ASK = """
import os, sys, psycopg
with psycopg.connect(os.environ["DATABASE_URL"]) as server:
    found = server.execute(sys.argv[1])
    for row in found if found.description else []:
        print(*row, sep="\\t")
"""


def postgres_program(name: str) -> str:
    """A program of the newest PostgreSQL that Debian has installed here."""
    return str(max(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4])))


def why_not() -> str | None:
    if not NGINX:
        return "there is no nginx (Debian: nginx-light)"
    if not shutil.which("redis-server"):
        return "there is no redis-server"
    return None if list(Path("/usr/lib/postgresql").glob("*/bin/initdb")) else "there is no PostgreSQL"


class Machines:
    """What runs where. Each process is named after its host, the second beat `beat2`."""

    def __init__(self, network: Network) -> None:
        self.network, self.folder, self.nginx = network, network.folder, NGINX
        self.password = secrets.token_urlsafe(18)
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")},
            "DJANGO_SETTINGS_MODULE": "fishing.settings", "IGNORE_DOTENV": "true", "SECRET_KEY": "of-the-tests-" + "x" * 50,
            "ALLOWED_HOSTS": "proxy,web1,web2", "OPEN_GUESTS": "true", "DEBUG": "false", "TRUSTED_PROXIES": "1",
            "LIMIT_MOVES": "6000/minute", "LIMIT_POLLS": "6000/minute", "VAR_DIR": str(self.folder / "var"),
            "OPEN_MATCHES_PER_PLAYER": "0", "RUNNING_MATCHES_PER_PLAYER": "0", "BOT_PACE_SECONDS": "0",
            "PYTHONPATH": str(HERE),
            "DATABASE_URL": f"postgresql://fishing:{self.password}@database:5432/fishing",
            "REDIS_URL": f"redis://:{self.password}@redis:6379/0",
        }

    def up(self) -> "Machines":
        self.folder.chmod(0o755)
        self.start_database()
        self.start_redis()
        migrated = self.manage("migrate", "--verbosity", "0")
        assert migrated.returncode == 0, migrated.stdout + migrated.stderr
        for host in ("web1", "web2", "worker1", "worker2"):
            self.start(host)
        self.start_beat("worker1", "beat1")
        self.start_beat("worker2", "beat2")
        self.start_proxy()
        eventually(lambda: all(self.status("clients", web, "/readyz", 8000) == 200 for web in ("web1", "web2")), "both web hosts are ready")
        eventually(lambda: self.status("clients", "proxy", "/readyz") == 200, "the proxy answers")
        return self

    def start(self, host: str) -> None:
        kind = host.rstrip("12")
        command = commands(8000, "0.0.0.0", WEB_PROCESSES, NOTICE, waiting_port=8001)[kind].replace("--concurrency 2", "--concurrency 1")
        self.network.start(host, host, f"{command} --hostname fish@{host}" if kind == "worker" else command, self.environment)

    def start_beat(self, host: str, name: str) -> None:
        self.network.start(host, name, commands(8000)["beat"], self.environment)

    def start_database(self) -> None:
        data = self.folder / "data"
        if not data.exists():
            data.mkdir()
            shutil.chown(data, "postgres")
            secret = self.folder / "secret"
            secret.write_text(self.password)
            shutil.chown(secret, "postgres")
            _must("runuser", "-u", "postgres", "--", postgres_program("initdb"), "--pgdata", str(data), "--auth-host", "scram-sha-256",
                  "--auth-local", "trust", "--username", "fishing", "--pwfile", str(secret), "--encoding", "UTF8", "--locale", "C.UTF-8",
                  "--no-sync")
            with (data / "pg_hba.conf").open("a") as file:
                file.write("host all all 10.77.0.0/24 scram-sha-256\n")
            archive = self.folder / "archive"
            archive.mkdir()
            shutil.chown(archive, "postgres")
            (data / "postgresql.auto.conf").write_text(CONFIGURATION.format(archive=archive))
            self.folder.chmod(0o777)                         # a backup is laid beside it
        self.network.start("database", "database", f"{postgres_program('postgres')} -D {data}", self.environment, user="postgres")
        eventually(lambda: self.network.run("database", sys.executable, "-c", CREATE, environment=self.environment).returncode == 0,
                   "the database is there")

    def start_redis(self) -> None:
        configuration = self.folder / "redis.conf"
        configuration.write_text(f"requirepass {self.password}\nprotected-mode no\nsave \"\"\nappendonly no\n"
                                 f"maxmemory 64mb\nmaxmemory-policy noeviction\ndir {self.folder}\n")
        self.network.start("redis", "redis", f"redis-server {configuration}", self.environment)

    def start_proxy(self) -> None:
        ours = (HERE / "deploy" / "nginx.conf").read_text()
        ours = ours.replace("/var/log/nginx/", f"{self.folder}/").replace("/etc/nginx/fishing.d/", f"{self.folder}/fishing.d/")
        (self.folder / "fishing.conf").write_text(ours)
        (self.folder / "nginx.conf").write_text(MAIN_CONF.format(folder=self.folder))
        self.network.start("proxy", "proxy", f"{NGINX} -p {self.folder} -c {self.folder}/nginx.conf", self.environment)

    def manage(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.network.run("web2", sys.executable, str(HERE / "manage.py"), *arguments, environment=self.environment)

    def rows(self, sql: str, environment: Mapping[str, str] | None = None) -> list[list[str]]:
        """What a query finds, as text; nothing where the database does not answer."""
        done = self.network.run("database", sys.executable, "-c", ASK, sql, environment=environment or self.environment)
        assert done.returncode == 0 or "OperationalError" in done.stderr, done.stderr
        return [line.split("\t") for line in done.stdout.splitlines()]

    def status(self, of: str, host: str, path: str, port: int = 80, timeout: float = 3) -> int | None:
        """What a GET of one host by another is answered with; None where it is not."""
        found: list[int] = []

        def ask() -> None:
            with contextlib.suppress(OSError):
                connection = http.client.HTTPConnection(self.network.addresses[host], port, timeout=timeout)
                with contextlib.closing(connection):
                    connection.request("GET", path, headers={"Host": host})
                    found.append(connection.getresponse().status)

        with self.network.threads(of, [ask]):
            pass
        return found[0] if found else None

    def news(self) -> str:
        """What our own processes logged, the traces left out, each kind of line once."""
        kinds: dict[str, int] = {}
        for path in sorted(self.folder.glob("*.log")):
            for line in path.read_text(errors="replace").splitlines():
                if line.startswith("20") and path.stem in ("web1", "web2", "worker1", "worker2", "beat1", "beat2"):
                    kind = f"{path.stem.rstrip('12'):7} {re.sub('[0-9a-f]{8}-[0-9a-f-]{27}', '…', line[24:])}"
                    kinds[kind] = kinds.get(kind, 0) + 1
        return "\n".join(f"{times:4} × {kind}"[:200] for kind, times in kinds.items())

    def logs(self) -> str:
        return "".join(f"--- {path.name}\n{path.read_text(errors='replace')}" for path in sorted(self.folder.glob("*.log")))


@contextlib.contextmanager
def machines() -> Iterator[Machines]:
    with tempfile.TemporaryDirectory(prefix="fishing-machines-") as name, Network(Path(name), HOSTS) as network:
        (Path(name) / "var").mkdir()
        here = Machines(network)
        try:
            yield here.up()
        except BaseException:
            print(here.logs()[-20_000:])
            raise


def _must(*command: str) -> None:
    done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
