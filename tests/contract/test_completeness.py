"""A game comes with its tests, its playthrough and the source of its rules; test_texts.py looks at its texts."""

import sys
from pathlib import Path

import pytest

from bot.games import GAMES

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("key", sorted(GAMES))


@every_game
def test_it_has_tests_of_its_own(key: str) -> None:
    folder = ROOT / "tests" / "games"
    assert list((folder / key).glob("test_*.py")) or (folder / f"test_{key}.py").exists()


@every_game
def test_it_has_a_playthrough(key: str) -> None:
    assert list((ROOT / "tests" / "playthroughs").glob(f"{key}[-.]*txt"))


@every_game
def test_its_package_or_module_says_where_its_rules_are_from(key: str) -> None:
    """It cites docs/rules.md (`RULES 001`), or says it itself (`Rules: ...`)."""
    docstring = sys.modules[f"bot.games.{key}"].__doc__ or ""
    assert "RULES " in docstring or "Rules: " in docstring
