"""Writes a new game: its rules, texts in four languages, a computer player, a picture, a test and a playthrough.

    python -m tests.new_game hex        or    make game KEY=hex

It is a complete small game, Nim under another name, to be changed step by step. Existing files are not changed.
"""

import re
import subprocess
import sys
from argparse import ArgumentParser, ArgumentTypeError
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from bot.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
TEMPLATE = Path(__file__).parent / "template"
KEY = re.compile(r"[a-z][a-z0-9_]{0,31}")


def targets(key: str) -> dict[str, str]:
    """Returns the paths of the new game's files, relative to the project's root, by the template's files."""
    texts = {f"{language}.ftl": f"data/locales/{language}/{key}.ftl" for language in LANGUAGES}
    return {
        "nim.py": f"bot/games/{key}.py",
        "player.py": f"bot/players/{key}/__init__.py",
        "picture.py": f"renderers/games/{key}.py",
        "test_nim.py": f"tests/games/test_{key}.py",
        **texts,
    }


def renamed(text: str, key: str) -> str:
    """Returns the template's text with the new game's key, class and name."""
    class_name = "".join(part.capitalize() for part in key.split("_"))
    title = key.replace("_", " ").capitalize()
    new = {"tests.new_game.template.nim": f"bot.games.{key}", "class Nim": f"class {class_name}"}
    new |= {"Nim()": f"{class_name}()", "Nim": title, "nim": key}
    return re.sub(
        r"\btests\.new_game\.template\.nim\b|\bclass Nim\b|\bNim\(\)|\bNim\b|\bnim\b", lambda old: new[old[0]], text
    )


def free_key(key: str) -> str:
    """Returns the key. Raises ArgumentTypeError if it is not a name, or if a game or its texts already use it."""
    if not KEY.fullmatch(key) or iskeyword(key):
        raise ArgumentTypeError("a key is up to 32 of a-z, 0-9 and _, and begins with a letter")
    existing = [path for path in targets(key).values() if (ROOT / path).exists()]
    if existing or find_spec(f"bot.games.{key}"):
        raise ArgumentTypeError(f"{key} is taken: {', '.join(existing) or f'bot.games.{key}'}")
    return key


def main() -> None:
    arguments = ArgumentParser(prog="python -m tests.new_game", description="Writes a new game to begin from.")
    arguments.add_argument("key", type=free_key, help="the game's name in commands, modules and texts, such as hex")
    key = arguments.parse_args().key
    for source, target in targets(key).items():
        text = renamed((TEMPLATE / source).read_text(encoding="utf-8"), key)
        (ROOT / target).parent.mkdir(exist_ok=True)
        (ROOT / target).write_text(text, encoding="utf-8")
        print(target)  # noqa: T201 - a command's output
    sources = [target for target in targets(key).values() if target.endswith(".py")]
    run("ruff", "check", "--quiet", "--no-cache", "--fix", *sources)  # sorts imports by the game's name
    run("ruff", "format", "--quiet", "--no-cache", *sources)
    run("tests.playthroughs.record", key, "--option", "matches=9")
    print(f"tests/playthroughs/{key}.txt")  # noqa: T201 - a command's output


def run(module: str, *arguments: str) -> None:
    """Runs a module with this Python in a new process, since games are found when Python starts."""
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True)  # noqa: S603 - modules named above


if __name__ == "__main__":
    main()
