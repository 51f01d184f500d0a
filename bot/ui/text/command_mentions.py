"""Mentions of commands: texts name them plainly (`/join`), and Discord's ids make them clickable."""

import re
from collections.abc import Mapping

from bot.texts import Texts

NAMED = re.compile(r"`/([^`]+)`")


def localized_name(name: str, texts: Texts) -> str:
    """Returns a command's name, with that of its subcommand, in a language, by its English one."""
    command, *subcommand = name.split()
    parts = [(f"command-{command}", command), *((f"command-{command}-{part}", part) for part in subcommand)]
    return " ".join(texts.get(key, part) for key, part in parts)


class CommandMentions:
    """The ids of the commands, once they are registered with Discord."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def set_ids(self, ids: Mapping[str, int]) -> None:
        """Sets the ids, by the commands' English names."""
        self._ids = dict(ids)

    def with_mentions(self, text: str, texts: Texts) -> str:
        """Returns the text with commands, by their names in this language, as mentions. Unknown ones stay plain."""
        ids = {localized_name(name, texts): number for name, number in self._ids.items()}

        def mention(named: re.Match[str]) -> str:
            number = ids.get(named[1])
            return named[0] if number is None else f"</{named[1]}:{number}>"

        return NAMED.sub(mention, text)
