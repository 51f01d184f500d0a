"""Slash commands in texts: their names and descriptions in all languages, and their mentions.

Texts name commands plainly (`/join`), and Discord's ids make them clickable.
"""

import re
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.texts import LANGUAGES, Texts, language_of, texts_in

TRANSLATED = {
    locale: language
    for locale in discord.Locale
    if (language := locale.value.split("-")[0]) == language_of(language) != LANGUAGES[0]
}
"""The language of each locale with other texts than the English ones; cached, since a start asks thousands of times."""

NAMED = re.compile(r"`/([^`]+)`")


def localized(key: str, **args: str | int) -> app_commands.locale_str:
    """Returns the English text of this key, from which Translator finds the other languages."""
    return app_commands.locale_str(texts_in(LANGUAGES[0])(key, **args), key=key, args=args)


class Translator(app_commands.Translator):
    """Gives discord.py the localizations of `localized` texts."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  part of the interface
    ) -> str | None:
        """Returns the text in the locale's language; None for English, and for languages without texts."""
        language, key = TRANSLATED.get(locale), string.extras.get("key")
        if key is None or language is None:
            return None
        return texts_in(language)(key, **string.extras["args"])


def localized_name(name: str, texts: Texts) -> str:
    """Returns the name of a command or subcommand in a language, by its English name."""
    command, *subcommand = name.split()
    parts = [(f"command-{command}", command), *((f"command-{command}-{part}", part) for part in subcommand)]
    return " ".join(texts.get(key, part) for key, part in parts)


class CommandMentions:
    """The ids of the commands that are registered with Discord."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def set_ids(self, ids: Mapping[str, int]) -> None:
        """Sets the ids, by the commands' English names."""
        self._ids = dict(ids)

    def with_mentions(self, text: str, texts: Texts) -> str:
        """Returns the text with commands, named in this language, as mentions. Unknown commands stay plain."""
        ids = {localized_name(name, texts): number for name, number in self._ids.items()}

        def mention(named: re.Match[str]) -> str:
            number = ids.get(named[1])
            return named[0] if number is None else f"</{named[1]}:{number}>"

        return NAMED.sub(mention, text)
