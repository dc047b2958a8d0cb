"""What is kept secret, tried at length: `make secrecy` prints a line a game and viewer, the leaks planted, the figures of the shuffles."""
import os
import sys
from collections import Counter

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
django.setup()

from .leaks import LEAKS  # noqa: E402  (settings first)
from .trial import every_table, findings  # noqa: E402

SEEDS = int(os.environ.get("SECRECY_SEEDS", "4"))


def main() -> int:
    tried, others, told, faults = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[tuple[str, str]](), 0
    for table in every_table():
        for seed in range(SEEDS):
            for finding in findings(table, seed=seed, positions=3, tries=40):
                kind = finding.game, finding.viewer
                tried[kind] += 1
                others[kind] += finding.is_other
                told[kind] += bool(finding.told)
                if finding.told:
                    print(f"{table} with seed {seed}: {finding.viewer} is told otherwise: {', '.join(finding.told[:3])}")
    print(f"{'game':24}{'viewer':22}{'positions':>10}{'of them other':>15}{'differences':>13}")
    for kind in sorted(tried):
        print(f"{kind[0]:24}{kind[1]:22}{tried[kind]:>10,}{others[kind]:>15,}{told[kind]:>13,}")
    for leak, (table, leaky) in LEAKS.items():
        noticed = next((finding for seed in range(4) for finding in findings(table, seed=seed, positions=6, tries=40, watched=leaky)
                        if finding.told), None)
        faults += noticed is None
        print(f"planted: {leak}: " + ("NOT NOTICED" if noticed is None else f"noticed by {noticed.viewer} in {noticed.told[0][:40]}"))
    return 1 if faults or told.total() else 0


if __name__ == "__main__":
    sys.exit(main())
