"""What the rules are made of: the pure part of the standard library, the protocol and luck; and no other game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games
from bot.games import GAMES

FOLDER = Path(bot.games.__file__).parent

PURE = {"collections", "collections.abc", "dataclasses", "enum", "functools", "itertools", "math", "operator", "re"}
PURE |= {"string", "types", "typing"}
"""No clock, no chance of its own, no file, no net. Another module is a decision, to be made here."""

BESIDES = {"__init__.py": {"importlib", "pkgutil"}, "chance.py": {"hmac"}}
"""What finding the games and making luck take."""

SHARED = {"bot.games.base", "bot.games.chance"}
FAMILY = {"triodomino": "bot.games.triangles", "tripple_domino": "bot.games.triangles"}
"""The lattice that two games lay their tiles on."""

SOURCES = sorted(FOLDER.rglob("*.py"))


def imported(source: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                assert not node.level, f"{source}: relative imports hide what is imported"
                yield str(node.module)


def named(source: Path) -> str:
    return source.relative_to(FOLDER).as_posix()


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_rules_are_made_of_pure_modules(source: Path) -> None:
    foreign = {module for module in imported(source) if module.partition(".")[0] != "bot"}
    assert foreign - PURE - BESIDES.get(named(source), set()) == set()


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_rules_know_their_own_game_the_protocol_and_luck(source: Path) -> None:
    game = source.parent.name
    at_home = {"bot.games"} if source.parent == FOLDER else {*SHARED, f"bot.games.{game}", FAMILY.get(game, "")}
    house = {module for module in imported(source) if module.partition(".")[0] == "bot"}
    assert {module for module in house if not any(f"{module}.".startswith(f"{home}.") for home in at_home)} == set()


@pytest.mark.parametrize("source", [path for path in SOURCES if path.parent == FOLDER], ids=named)
def test_what_games_share_knows_no_game(source: Path) -> None:
    assert not {module.split(".")[2] for module in imported(source) if module.startswith("bot.games.")} & set(GAMES)
