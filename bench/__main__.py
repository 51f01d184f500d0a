"""Runs every `bench/measure_*.py`, prints the figures and writes `bench.json` (`make bench`).

With `BENCH_SHORT=1` each measure makes a quick pass. Arguments select measures, and then no file is written:
`python -m bench store pictures`. A missed goal is printed and is no failure, since the machine may have been busy.
For the same reason a measure that raises an error is made once more; only the second error ends the run.
"""

import json
import os
import platform
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from bench.figure import Figure


def main(chosen: list[str]) -> None:
    short = os.environ.get("BENCH_SHORT") == "1"
    names = sorted(path.stem for path in Path(__file__).parent.glob("measure_*.py"))
    figures: list[Figure] = []
    for name in names:
        if chosen and name.removeprefix("measure_") not in chosen:
            continue
        for figure in measured(name, short=short):
            print(figure, flush=True)
            figures.append(figure)
    record = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "short": short,
        "figures": [figure.record() for figure in figures],
    }
    if not chosen:
        Path("bench.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    missed = [figure.name for figure in figures if not figure.met]
    print(
        f"{len(figures) - len(missed)} of {len(figures)} goals met" + "".join(f"\n  missed: {name}" for name in missed)
    )


def measured(name: str, *, short: bool) -> Sequence[Figure]:
    """Returns the figures of a measure, which is made once more if it raises an error."""
    measure: Callable[..., Sequence[Figure]] = import_module(f"bench.{name}").figures
    try:
        return measure(short=short)
    except Exception:  # noqa: BLE001  what a busy machine can lead to is of many kinds
        print(f"{name} has failed and is repeated:\n{traceback.format_exc()}", flush=True)
    return measure(short=short)


if __name__ == "__main__":
    main(sys.argv[1:])
