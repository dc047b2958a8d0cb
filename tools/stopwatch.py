"""Follows the guide's first page word for word from a clean clone, with a stopwatch: `python3 tools/stopwatch.py`, from a clone with make.

What is cloned is this repository as it is committed. Each language of the page is one program, as its reader would paste it; what is
installed comes through the package index that pip is set to.
"""
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
FENCE = re.compile(r"^```(sh|python|ts)\n(.*?)^```$", re.M | re.S)
OWN_ADDRESS = "http://127.0.0.1:8000"
RUN = {"sh": ("page.sh", ["bash", "-euo", "pipefail"]), "python": ("page.py", ["python3"]), "ts": ("page.mts", ["node"])}


def main() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="fishing-stopwatch-") as folder:
        clone, began = Path(folder, "fishing"), time.monotonic()
        timed("git clone", ["git", "clone", "--quiet", HERE, clone])
        with Path(folder, "log").open("wb") as log:
            service = subprocess.Popen(["make", "run", f"PORT={port}"], cwd=clone, stdout=log, stderr=log, start_new_session=True,
                                       env={name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")})
        try:
            since = time.monotonic()
            while not is_ready(port):
                if service.poll() is not None:
                    sys.exit(Path(folder, "log").read_text())
                time.sleep(0.1)
            print(f"{time.monotonic() - since:6.1f} s  make run, until it is ready")
            page = FENCE.findall((clone / "docs/guide/en/first-match.md").read_text().replace(OWN_ADDRESS, f"http://127.0.0.1:{port}"))
            for tongue, (file, runner) in RUN.items():
                Path(folder, file).write_text("".join(code for kind, code in page if kind == tongue))
                timed(f"the page, {tongue}", [*runner, file], Path(folder))
            print(f"{time.monotonic() - began:6.1f} s  in all")
        finally:
            os.killpg(service.pid, signal.SIGINT)
            service.wait()


def timed(what: str, command: list[object], folder: Path = HERE) -> None:
    began = time.monotonic()
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{what}: {done.stdout}{done.stderr}")
    print(f"{time.monotonic() - began:6.1f} s  {what}", flush=True)


def is_ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2) as answer:
            return answer.status == 200
    except OSError:
        return False


if __name__ == "__main__":
    main()
