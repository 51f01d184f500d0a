"""The page docs/commands.md: `python -m tests.docs_commands` writes it from the commands that the bot registers.

Everything that a single game adds (its name as a subcommand, its options, its own command) is left out, so that a new
game changes no shared file.
"""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from bot.games import GAMES
from bot.maintenance.command_checks import own_commands
from bot.ui.gateway.registered_commands import Payload

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"

SUBCOMMANDS = (1, 2)
"""Discord's option types for subcommands and groups of them."""

TYPED = 1
MENUS = {2: "a person", 3: "a message"}
"""Discord's types of commands in menus, with the thing whose menu has the command."""

IN_MENUS = """\
## In menus

A right click (on a phone a long press) on a person or a message, then **Apps**. Challenge opens a table for the two of
you, or on the bot itself one with a computer; Replay and Analysis are for the message of a table whose game is over.
"""

LANGUAGES = ("it", "de", "fr")

INTRODUCTION = """\
# Commands

For players. What can be typed, as Discord shows it, with the names in the other languages. <…> has to be given, […] may
be left out. The variants of a game are further options of `/play`; `/rules` explains them. A game whose moves
name several things at once has a command of its own, such as `/set`.

`python -m tests.docs_commands` writes this page from the code.
"""


def page(payloads: Sequence[Payload]) -> str:
    """Returns the page about these commands."""
    typed = [one for one in payloads if one["type"] == TYPED and one["name"] not in GAMES]
    commands = [one for payload in typed for one in _commands(payload)]
    rows = [["command", "what it does", "Italiano", "Deutsch", "Français"]]
    rows += [[f"`{_usage(one)}`", one["description"], *_localized_names(one)] for one in commands]
    menus = [["menu of", "command", "Italiano", "Deutsch", "Français"]]
    menus += [
        [MENUS[one["type"]], one["name"], *(one["name_localizations"][language] for language in LANGUAGES)]
        for one in payloads
        if one["type"] in MENUS
    ]
    parts = [INTRODUCTION, _table(rows), IN_MENUS, _table(menus), "## Options\n"]
    for one in commands:
        if options := one["options"]:
            rows = [["option", "what it is", "values"]]
            rows += [[f"`{option['name']}`", option["description"], _values(option)] for option in options]
            parts += [f"### `/{one['name']}`\n", _table(rows)]
    return "\n".join(parts)


def _commands(payload: Payload, before: str = "") -> Iterator[Payload]:
    """Yields a command, or instead its subcommands with their full names; all games are one subcommand, `<game>`."""
    name, options = f"{before}{payload['name']}", payload.get("options", [])
    if not any(option["type"] in SUBCOMMANDS for option in options):
        yield payload | {"name": name, "options": options}
        return
    if of_games := [option for option in options if option["name"] in GAMES]:
        yield payload | {"name": f"{name} <game>", "options": list(_common_options(of_games))}
    for option in options:
        if option["name"] not in GAMES:
            names = {
                language: f"{payload['name_localizations'][language]} {own}"
                for language, own in option["name_localizations"].items()
            }
            yield from _commands(option | {"name_localizations": names}, f"{name} ")


def _common_options(of_games: Iterable[Payload]) -> Iterator[Payload]:
    """Yields the options that no game declares, sorted by name: otherwise they would come in the first game's order."""
    declared = {option.key for game in GAMES.values() for option in game.info.options}
    found = {option["name"]: option for game in of_games for option in game["options"]}
    yield from (option for name, option in sorted(found.items()) if name not in declared)


def _usage(command: Payload) -> str:
    options = "".join(
        f" <{option['name']}>" if option.get("required") else f" [{option['name']}]" for option in command["options"]
    )
    return f"/{command['name']}{options}"


def _localized_names(command: Payload) -> Iterator[str]:
    for language in LANGUAGES:
        yield f"`/{command['name_localizations'][language]}`"


def _values(option: Payload) -> str:
    """Returns the values that can be chosen; empty for games, since a new game would change the page."""
    choices = [choice for choice in option.get("choices", []) if choice["value"] not in GAMES]
    return ", ".join(choice["name"] for choice in choices)


def _table(rows: Iterable[Iterable[str]]) -> str:
    heading, *others = [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in rows]
    return "\n".join([heading, "|---" * (heading.count(" | ") + 1) + "|", *others, ""])


async def current_page() -> str:
    """Returns the page about the bot's present commands."""
    return page(await own_commands())


if __name__ == "__main__":
    PAGE.write_text(asyncio.run(current_page()), encoding="utf-8")
