"""Runs every `bench/measure_*.py`, prints the figures and writes `bench.json` (`make bench`).

With `BENCH_SHORT=1` the measures make quick passes side by side, with forked bots. This shows that all of them run; the
figures mean little. Arguments select measures (`python -m bench store pictures`), and then no file is written. A missed
goal is printed but is not a failure, since the machine may have been busy. For the same reason a measure that raises an
error is repeated once; only the second error ends the run.
"""

import json
import os
import platform
import sys
from pathlib import Path

from bench.figure import SHORT, Figure
from bench.measures import measured, side_by_side


def main(chosen: list[str]) -> None:
    os.environ.setdefault("KEY_EMOJI", "false")  # measures press keys by their labels
    names = sorted(path.stem.removeprefix("measure_") for path in Path(__file__).parent.glob("measure_*.py"))
    names = [name for name in names if not chosen or name in chosen]
    figures: list[Figure] = []
    for name, found, seconds in side_by_side(names) if SHORT else map(measured, names):
        print(f"{name} ({seconds:.1f} s)", *found, sep="\n  ", flush=True)
        figures += found
    record = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "short": SHORT,
        "figures": [figure.record() for figure in figures],
    }
    if not chosen:
        Path("bench.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    missed = [figure.name for figure in figures if not figure.met]
    print(
        f"{len(figures) - len(missed)} of {len(figures)} goals met" + "".join(f"\n  missed: {name}" for name in missed)
    )


if __name__ == "__main__":
    main(sys.argv[1:])
