"""What games import: the pure part of the standard library, the protocol, and code that games share; no other game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games
from bot.games import GAMES

FOLDER = Path(bot.games.__file__).parent

PURE = {"abc", "collections", "collections.abc", "dataclasses", "enum", "functools", "itertools", "math", "operator"}
PURE |= {"bisect", "re", "string", "types", "typing"}
"""No clock, no randomness of its own, no files, no network. Another module is a decision, to be made here."""

EXCEPTIONS = {"__init__.py": {"importlib", "pkgutil"}, "chance.py": {"hmac"}, "state_hash.py": {"hashlib", "json"}}
"""Finding the games, making luck and hashing states need more. None of these is a game."""

SOURCES = sorted(FOLDER.rglob("*.py"))


def imported(source: Path) -> Iterator[str]:
    """Yields the modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                assert not node.level, f"{source}: relative imports hide what is imported"
                yield str(node.module)


def imported_parts(source: Path) -> set[str]:
    """Returns the packages and modules of bot.games that a file imports from, by their first name there."""
    of_bot = {module for module in imported(source) if module.partition(".")[0] == "bot"}
    assert not {module for module in of_bot if not module.startswith("bot.games.")}
    return {module.split(".")[2] for module in of_bot}


def part(source: Path) -> str:
    """Returns the package or module of bot.games that a file belongs to."""
    return source.relative_to(FOLDER).with_suffix("").parts[0]


def name(source: Path) -> str:
    return source.relative_to(FOLDER).as_posix()


@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_rules_import_pure_modules_only(source: Path) -> None:
    outside = {module for module in imported(source) if module.partition(".")[0] != "bot"}
    assert outside - PURE - EXCEPTIONS.get(name(source), set()) == set()


@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_no_file_imports_a_game_but_its_own(source: Path) -> None:
    assert imported_parts(source) & set(GAMES) <= {part(source)}
