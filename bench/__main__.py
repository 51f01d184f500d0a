"""`make bench`: runs every `bench/measure_*.py`, prints its figures and writes `bench.json`.

`BENCH_SHORT=1` asks each measure for a quick pass. Arguments choose measures: `python -m bench store pictures`.
"""

import json
import os
import platform
import sys
from importlib import import_module
from pathlib import Path

from bench.figure import Figure


def main(chosen: list[str]) -> int:
    short = os.environ.get("BENCH_SHORT") == "1"
    names = sorted(path.stem for path in Path(__file__).parent.glob("measure_*.py"))
    figures: list[Figure] = []
    for name in names:
        if chosen and name.removeprefix("measure_") not in chosen:
            continue
        for figure in import_module(f"bench.{name}").figures(short=short):
            print(figure, flush=True)
            figures.append(figure)
    record = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "short": short,
        "figures": [figure.record() for figure in figures],
    }
    Path("bench.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
