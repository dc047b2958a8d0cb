"""Hosts on one machine: a network namespace each, joined by a bridge in one more. A host can be cut off, and its packets vanish.

Nothing of it is seen from outside: no interface of the machine is touched, and no address reaches beyond the bridge.
"""
import contextlib
import ctypes
import os
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

CLONE_NEWNET = 0x40000000                                    # <sched.h>
LIBC = ctypes.CDLL(None, use_errno=True)


def why_not() -> str | None:
    """What is missing to make such hosts, if something is."""
    if os.geteuid() != 0:
        return "network namespaces are made by root"
    if not shutil.which("ip"):
        return "there is no `ip` (Debian: iproute2)"
    name = f"fish{os.getpid()}-try"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, text=True, check=False)
    if made.returncode:
        return f"no network namespaces here: {made.stderr.strip()}"
    bridge = subprocess.run(["ip", "-n", name, "link", "add", "bridge", "type", "bridge"], capture_output=True, text=True, check=False)
    subprocess.run(["ip", "netns", "delete", name], check=False)
    return f"no bridge in a network namespace: {bridge.stderr.strip()}" if bridge.returncode else None


class Network:
    """The hosts by name, and what runs on them."""

    def __init__(self, folder: Path, hosts: list[str]) -> None:
        self.folder, self.prefix = folder, f"fish{os.getpid()}"
        self.addresses = {name: f"10.77.0.{number}" for number, name in enumerate(hosts, 1)}
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def __enter__(self) -> "Network":
        try:
            self._lay()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _lay(self) -> None:
        switch = self.space("switch")
        _ip("netns", "add", switch)
        _ip("-n", switch, "link", "add", "bridge", "up", "type", "bridge")
        for number, (name, address) in enumerate(self.addresses.items(), 1):
            space = self.space(name)
            _ip("netns", "add", space)
            _ip("link", "add", "lan", "address", f"02:00:00:00:00:{number:02x}", "netns", space, "type", "veth",
                "peer", "name", name, "netns", switch)
            _ip("-n", switch, "link", "set", "dev", name, "master", "bridge", "up")
            _ip("-n", space, "address", "add", f"{address}/24", "dev", "lan")
            _ip("-n", space, "link", "set", "dev", "lan", "up")
            _ip("-n", space, "link", "set", "dev", "lo", "up")
            for other, at in enumerate(self.addresses.values(), 1):     # known for ever: a host that is cut off stays silent
                if at != address:
                    _ip("-n", space, "neighbour", "add", at, "lladdr", f"02:00:00:00:00:{other:02x}", "dev", "lan", "nud", "permanent")
            names = Path("/etc/netns") / space / "hosts"     # `ip netns exec` lays it over /etc/hosts
            names.parent.mkdir(parents=True)
            names.write_text("".join(f"{at} {host}\n" for host, at in {"localhost": "127.0.0.1", **self.addresses}.items()))

    def __exit__(self, *_: object) -> None:
        for name in reversed(list(self.running)):
            self.stop(name, wait=0)
        for name in ["switch", *self.addresses]:
            shutil.rmtree(Path("/etc/netns") / self.space(name), ignore_errors=True)
            subprocess.run(["ip", "netns", "delete", self.space(name)], check=False, capture_output=True)

    def space(self, host: str) -> str:
        return f"{self.prefix}-{host}"

    def start(self, host: str, name: str, command: str, environment: Mapping[str, str], user: str | None = None) -> None:
        """A program on a host; what it prints is kept in the folder."""
        as_user = ["runuser", "-u", user, "--"] if user else []
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(["ip", "netns", "exec", self.space(host), *as_user, *shlex.split(command)],
                                                  env=dict(environment), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                                  start_new_session=True)

    def stop(self, name: str, how: signal.Signals = signal.SIGTERM, wait: float = 20) -> int | None:
        """End a program, at once where `wait` is 0; its status."""
        process = self.running.pop(name)
        with contextlib.suppress(subprocess.TimeoutExpired, ProcessLookupError):
            if wait:
                os.kill(process.pid, how)
                return process.wait(wait)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        return process.wait()

    def run(self, host: str, *command: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["ip", "netns", "exec", self.space(host), *command], env=dict(environment), capture_output=True, text=True,
                              check=False)

    def cut(self, host: str) -> None:
        """Its packets vanish, as do those sent to it. Nothing is refused."""
        _ip("-n", self.space("switch"), "link", "set", "dev", host, "down")

    def mend(self, host: str) -> None:
        _ip("-n", self.space("switch"), "link", "set", "dev", host, "up")

    def move_to(self, host: str) -> None:
        """This thread, and no other, lives on that host from now on."""
        with Path(f"/run/netns/{self.space(host)}").open() as space:
            if LIBC.setns(space.fileno(), CLONE_NEWNET):
                raise OSError(ctypes.get_errno(), "setns")

    @contextlib.contextmanager
    def threads(self, host: str, works: list[Any]) -> Iterator[list[threading.Thread]]:
        """Threads that live on a host, and are waited for."""
        def work(what: Any) -> None:
            self.move_to(host)
            what()

        threads = [threading.Thread(target=work, args=[what]) for what in works]
        for thread in threads:
            thread.start()
        try:
            yield threads
        finally:
            for thread in threads:
                thread.join()


def _ip(*arguments: str) -> None:
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"ip {' '.join(arguments)}: {done.stderr}"
