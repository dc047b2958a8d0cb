"""The rule cases through deploy/pgbouncer.ini in transaction mode: web and worker keep their connections there, not in PostgreSQL."""
import shutil
import sys

import pytest

from fishing.run import commands
from tests.live.service import HERE, eventually

PGBOUNCER = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin")
CASES = sorted(str(path) for path in (HERE / "tests" / "cases").glob("*.yaml"))
ROLE = {"lock_timeout": "5s", "statement_timeout": "15s", "idle_in_transaction_session_timeout": "10s", "timezone": "UTC"}      # the guide


@pytest.mark.skipif(not PGBOUNCER, reason="there is no pgbouncer")
def test_the_rule_cases_through_pgbouncer_in_transaction_mode(machines):
    network, folder = machines.network, machines.folder
    for name, value in ROLE.items():
        machines.rows(f"ALTER ROLE fishing SET {name} = '{value}'")
    users, configuration = folder / "userlist.txt", folder / "pgbouncer.ini"
    users.write_text(f'"fishing" "{machines.password}"\n')
    configuration.write_text((HERE / "deploy" / "pgbouncer.ini").read_text().replace("/etc/pgbouncer/userlist.txt", str(users))
                             + "admin_users = fishing\n")
    for path in (users, configuration):
        shutil.chown(path, "postgres")
    network.start("database", "pgbouncer", f"{PGBOUNCER} {configuration}", machines.environment, user="postgres")
    environment = {**machines.environment, "PGBOUNCER": "true", "SANDBOX": "true", "RATE_LIMITS": "false",
                   "DATABASE_URL": machines.environment["DATABASE_URL"].replace(":5432", ":6432")}
    eventually(lambda: network.run("web1", sys.executable, "-c", "import os, psycopg; psycopg.connect(os.environ['DATABASE_URL'])",
                                   environment=environment).returncode == 0, "pgbouncer listens", 10)
    network.start("web1", "web3", commands(8010, "0.0.0.0")["web"], environment)
    network.start("worker1", "worker3", commands(8010)["worker"].replace("--concurrency 2", "--concurrency 1") + " --hostname fish@3",
                  environment)
    try:
        eventually(lambda: machines.status("clients", "web1", "/readyz", 8010) == 200, "web3 is ready")
        played = network.run("clients", sys.executable, str(HERE / "tests" / "cases" / "run_cases.py"),
                             "http://web1:8010", *CASES, environment=environment)
        print(played.stdout[-300:])
        assert played.returncode == 0, played.stdout[-3000:] + played.stderr[-3000:]
        refold = network.run("web1", sys.executable, str(HERE / "manage.py"), "refold", "--check", "--jobs", "1", environment=environment)
        assert refold.returncode == 0, refold.stdout + refold.stderr
        limits = network.run("web1", sys.executable, str(HERE / "manage.py"), "shell", "-v0", "-c",
                             "from django.db import connection as c; k = c.cursor()\n"
                             f"for name in {list(ROLE)}: k.execute('SHOW ' + name); print(k.fetchone()[0])", environment=environment)
        assert limits.stdout.split() == list(ROLE.values()), limits.stdout + limits.stderr
        print((folder / "pgbouncer.log").read_text()[-600:])
    finally:
        for name in ("web3", "worker3", "pgbouncer"):
            network.stop(name)
