"""Names and descriptions of slash commands in the languages Discord asks for."""

import discord
from discord import app_commands

from bot.texts import LANGUAGES, language_of, texts_in


def spoken(key: str, **args: str | int) -> app_commands.locale_str:
    """The text of this key: in English as the command's own, in the other languages as its localisations."""
    return app_commands.locale_str(texts_in(LANGUAGES[0])(key, **args), key=key, args=args)


class Translator(app_commands.Translator):
    """Gives discord.py the localisations of `spoken` texts."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  the interface names it
    ) -> str | None:
        """The text in the locale's language; None for English, and for languages we do not speak."""
        language = str(locale).split("-", maxsplit=1)[0]
        key = string.extras.get("key")
        if key is None or language == LANGUAGES[0] or language_of(language) != language:
            return None
        return texts_in(language)(key, **string.extras["args"])
