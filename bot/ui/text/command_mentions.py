"""Commands as texts name them, such as `/join`: to be tapped, once Discord has told us their ids."""

import re
from collections.abc import Iterable, Mapping

from discord import app_commands

from bot.texts import Texts

NAMED = re.compile(r"`/([^`\s]+)`")


def command_ids(registered: Iterable[app_commands.AppCommand]) -> dict[str, int]:
    """The ids of the commands by their names; without those that have subcommands, for they lead nowhere themselves."""
    return {
        one.name: one.id
        for one in registered
        if not any(isinstance(option, app_commands.AppCommandGroup) for option in one.options)
    }


class CommandMentions:
    """Knows the ids of the commands; before that, and of others, names stay plain."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Takes up the ids by the commands' English names."""
        self._ids = dict(ids)

    def text(self, content: str, texts: Texts) -> str:
        """The text with its commands, as this language calls them, made mentions; others stay as they are."""
        ids = {texts.either(f"command-{name}", name): number for name, number in self._ids.items()}

        def mention(named: re.Match[str]) -> str:
            number = ids.get(named[1])
            return named[0] if number is None else f"</{named[1]}:{number}>"

        return NAMED.sub(mention, content)
