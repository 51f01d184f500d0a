"""Names and descriptions of slash commands, in all languages."""

import discord
from discord import app_commands

from bot.texts import LANGUAGES, language_of, texts_in


def localized(key: str, **args: str | int) -> app_commands.locale_str:
    """Returns the English text of this key, from which Translator finds the other languages."""
    return app_commands.locale_str(texts_in(LANGUAGES[0])(key, **args), key=key, args=args)


class Translator(app_commands.Translator):
    """Gives discord.py the localizations of `localized` texts."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  the interface names it
    ) -> str | None:
        """Returns the text in the locale's language; None for English, and for languages without texts."""
        language = str(locale).split("-", maxsplit=1)[0]
        key = string.extras.get("key")
        if key is None or language == LANGUAGES[0] or language_of(language) != language:
            return None
        return texts_in(language)(key, **string.extras["args"])
