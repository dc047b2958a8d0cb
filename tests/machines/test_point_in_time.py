"""A base backup and the archived log, taken while matches are played, lead back to a moment of them."""
import shutil
import sys
import time

from tests.live.service import HERE, eventually
from tests.machines.audit import nothing_was_lost_or_doubled
from tests.machines.hosts import postgres_program
from tests.machines.phones import playing

COUNT = "SELECT (SELECT count(*) FROM matches_match), (SELECT count(*) FROM matches_event), (SELECT max(at) FROM matches_event)"


def size(path) -> float:
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file()) / 2**20


def test_matches_are_restored_to_a_moment_from_a_backup_taken_while_they_were_played(machines):
    network, folder = machines.network, machines.folder
    base, archive = folder / "base", folder / "archive"
    secret = {**machines.environment, "PGPASSWORD": machines.password}
    with playing(machines, phones=4) as diary:
        time.sleep(2)
        began = time.monotonic()
        backup = network.run("database", "runuser", "-u", "postgres", "--", postgres_program("pg_basebackup"), "--host", "127.0.0.1",
                             "--username", "fishing", "--pgdata", str(base), "--checkpoint", "fast", "--wal-method", "none",
                             environment=secret)
        assert backup.returncode == 0, backup.stderr
        backup_took = time.monotonic() - began
        time.sleep(4)
        [[moment]] = machines.rows("SELECT clock_timestamp()")
        time.sleep(4)
        machines.rows("SELECT pg_switch_wal()")
    [[least, most]] = machines.rows(f"SELECT count(*) FILTER (WHERE at <= '{moment}'::timestamptz - interval '1 second'), "
                                    f"count(*) FILTER (WHERE at <= '{moment}') FROM matches_event")
    [[later_matches, later_events, _]] = machines.rows(COUNT)
    nothing_was_lost_or_doubled(machines, diary)

    for name, value in {"archive_mode": "off", "restore_command": f"'cp {archive}/%f %p'", "recovery_target_time": f"'{moment}'",
                        "recovery_target_action": "promote", "port": "5433"}.items():
        with (base / "postgresql.auto.conf").open("a") as file:
            file.write(f"{name} = {value}\n")
    (base / "recovery.signal").touch()
    shutil.chown(base / "recovery.signal", "postgres")
    began = time.monotonic()
    network.start("database", "restored", f"{postgres_program('postgres')} -D {base}", machines.environment, user="postgres")
    restored = {**machines.environment, "DATABASE_URL": machines.environment["DATABASE_URL"].replace(":5432", ":5433")}
    try:
        eventually(lambda: machines.rows("SELECT pg_is_in_recovery()", restored) == [["False"]], "it is restored", 60)
        took = time.monotonic() - began
        [[found_matches, found_events, last]] = machines.rows(COUNT, restored)
        refold = network.run("web2", sys.executable, str(HERE / "manage.py"), "refold", "--check", "--jobs", "1", environment=restored)
    finally:
        network.stop("restored", wait=10)
    print(f"\nbase backup {size(base):.0f} MiB in {backup_took:.1f} s, archive {size(archive):.0f} MiB; asked for {moment}: "
          f"restored in {took:.1f} s, {found_matches} matches, {found_events} events, the last at {last}; "
          f"later there were {later_matches} and {later_events}. refold --check: {refold.stdout.strip()}")
    assert refold.returncode == 0, refold.stdout
    assert last <= moment
    assert int(least) <= int(found_events) <= int(most) < int(later_events)          # `at`: when a move came in, not yet written
