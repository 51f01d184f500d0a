"""Finds the tests that a change can reach: a layer's tests are skipped while nothing that they import or read has
changed.

`python -m tests.reach` prints the paths of the tests to run, `python -m tests.reach --passed` notes that they have
passed. `make test` uses both; `make test ALL=1` and `.ci/run` run all tests.

A layer is a folder whose tests use only the modules that they import and the files next to these modules. All other
tests start processes or read the whole project, and always run.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
LAYERS = ("achievements", "contract", "games", "players", "playthroughs", "ratings", "renderers", "tournaments")
WHOLE = ("bot.games", "bot.players", "bot.store", "renderers")
"""Packages that load modules by name or read files: a test that imports a part of one may depend on all of it."""
ALWAYS = ("data", "pyproject.toml", "requirements-dev.lock", "tests/conftest.py")
"""Paths that any test may read."""
PASSED, RUNNING = ROOT / ".venv" / ".passed.json", ROOT / ".venv" / ".running.json"


def imports() -> grimp.ImportGraph:
    """Returns the import graph of the project."""
    return grimp.build_graph("bot", "renderers", "sandbox", "bench", "tests", cache_dir=None)


def reached(graph: grimp.ImportGraph, layer: str) -> set[Path]:
    """Returns the files and folders that a layer's tests import or may read."""
    tests = f"tests.{layer}"
    modules = {tests, *graph.find_descendants(tests)}
    modules |= {upstream for one in modules for upstream in graph.find_upstream_modules(one)}
    paths = {ROOT / one for one in ALWAYS}
    for package in WHOLE:
        if any(f"{one}.".startswith(f"{package}.") for one in modules):
            paths.add(ROOT.joinpath(*package.split(".")))
            modules |= graph.find_upstream_modules(package, as_package=True)
    for module in modules:
        parts = module.split(".")
        folder = ROOT.joinpath(*parts)
        if parts[0] == "tests":  # whose folders also hold examples
            paths.add(ROOT.joinpath(*parts[:2]) if len(parts) > 2 or folder.is_dir() else folder.with_suffix(".py"))
        else:
            paths.add(folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py"))
    return paths


def digest(paths: Iterable[Path]) -> str:
    """Returns a text that changes with any of these files, and with any file in these folders."""
    files = {file for path in paths for file in (path.rglob("*") if path.is_dir() else [path])}
    found = hashlib.sha256()
    for file in sorted(files):
        if file.is_file() and "__pycache__" not in file.parts:
            found.update(f"{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def to_run(passed: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """Returns the paths of all tests, without the layers that have passed in their present state."""
    folders = (path for path in sorted((ROOT / "tests").iterdir()) if path.is_dir() and path.name != "__pycache__")
    chosen = [f"tests/{one.name}" for one in folders if one.name not in now or passed.get(one.name) != now[one.name]]
    return chosen + [f"tests/{file.name}" for file in sorted((ROOT / "tests").glob("test_*.py"))]


def main() -> None:
    """Prints the tests to run, or notes that they have passed."""
    if sys.argv[1:] == ["--passed"]:
        RUNNING.replace(PASSED)
        return
    graph = imports()
    now = {layer: digest(reached(graph, layer)) for layer in LAYERS}
    RUNNING.write_text(json.dumps(now), encoding="utf-8")
    passed = json.loads(PASSED.read_text(encoding="utf-8")) if PASSED.exists() else {}
    print(*to_run(passed, now))  # noqa: T201 - for the Makefile


if __name__ == "__main__":
    main()
