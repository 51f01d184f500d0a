"""Names and descriptions of slash commands, in all languages."""

import discord
from discord import app_commands

from bot.texts import LANGUAGES, language_of, texts_in

TRANSLATED = {
    locale: language
    for locale in discord.Locale
    if (language := locale.value.split("-")[0]) == language_of(language) != LANGUAGES[0]
}
"""The language of each locale that has texts other than the English ones: a start asks thousands of times."""


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
        language, key = TRANSLATED.get(locale), string.extras.get("key")
        if key is None or language is None:
            return None
        return texts_in(language)(key, **string.extras["args"])
