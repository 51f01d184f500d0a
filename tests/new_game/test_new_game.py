"""A game that `make game` writes is small, changes no other file, and passes the suite."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.new_game.__main__ import ROOT

KEY = "matchsticks"

LOCAL = (".git", ".venv", ".*_cache", ".hypothesis", "var", "bench.json")
"""What a working copy contains besides the project."""

OF_THE_NEW_GAME = (
    f"tests/games/test_{KEY}.py",
    "tests/contract",
    "tests/players/test_promises.py",
    "tests/playthroughs/test_playthroughs.py",
    "tests/games/test_imports.py",
    "tests/renderers/test_pictures.py",
    "tests/ui/test_panel_limits.py",
    "tests/ui/help/test_rules_pages.py",
    "tests/ui/text/test_option_texts.py",
)
"""Tests with cases of the new game; only these cases run. Those of all texts and documents do with `SLOW=1`."""

QUIETLY = ("-q", "-p", "no:cacheprovider")


class Project:
    """A copy of the project, and the files that a new game added and changed in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*LOCAL))
        before = self._files()
        self.run("tests.new_game", KEY)
        after = self._files()
        self.new = sorted(set(after) - set(before))
        self.changed = sorted(path for path in before if after.get(path) != before[path])

    def _files(self) -> dict[Path, tuple[int, int]]:
        """Returns when each file was written, and its size."""
        paths = (path for path in self.root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        return {path.relative_to(self.root): (path.stat().st_mtime_ns, path.stat().st_size) for path in paths}

    def check_imports(self) -> None:
        """Does what `make contracts` does."""
        self._run(str(Path(sys.executable).parent / "lint-imports"))

    def run(self, module: str, *arguments: str) -> str:
        """Runs a Python module in the copy; fails with its output if it fails.

        Tests run there as they do by default, though `SLOW` is set here: a new game needs none of the long ones.
        """
        return self._run(sys.executable, "-m", module, *arguments)

    def _run(self, *command: str) -> str:
        env = {name: value for name, value in os.environ.items() if name != "SLOW"}
        env["HYPOTHESIS_STORAGE_DIRECTORY"] = str(
            ROOT / ".hypothesis"
        )  # to sort Unicode's characters takes two seconds
        ran = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - of this Python
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout


@pytest.mark.long
def test_it_is_small_changes_no_other_file_and_passes(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    assert project.changed == []
    assert len(project.new) <= 9
    counted = [path for path in project.new if path.parent.name != "playthroughs"]
    assert sum(len((project.root / path).read_text("utf-8").splitlines()) for path in counted) <= 310
    sources = [str(path) for path in project.new if path.suffix == ".py"]
    project.run("ruff", "check", *sources)
    project.run("ruff", "format", "--check", *sources)
    project.check_imports()
    passed = project.run("pytest", *QUIETLY, "-k", KEY, *OF_THE_NEW_GAME)
    assert passed.count(".") > 50


@pytest.mark.skipif(not os.environ.get("SLOW"), reason="the whole suite takes minutes: SLOW=1 runs it")
def test_it_passes_the_whole_suite(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.run("pytest", *QUIETLY, "tests", "--ignore", "tests/new_game/test_new_game.py")


def test_contributing_names_the_make_target_that_writes_it() -> None:
    assert "\nmake game KEY=" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert "-m tests.new_game $(KEY)\n" in (ROOT / "Makefile").read_text("utf-8")
