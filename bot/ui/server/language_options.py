"""The languages, as lines of a select: a guild chooses one for public messages, a user one for private answers."""

from collections.abc import Iterator

import discord

from bot.texts import LANGUAGES, Texts
from bot.ui.views.components import option

DISCORD_LANGUAGE = "discord"
"""The value of the line for no choice: the language that Discord names."""


def language_options(undecided: str, current: str | None, texts: Texts) -> Iterator[discord.SelectOption]:
    """Returns a line for no choice, labelled `undecided`, and one for each language by its own name."""
    yield option(undecided, DISCORD_LANGUAGE, chosen=current is None)
    for one in LANGUAGES:
        yield option(texts("settings-language-name", language=one), one, chosen=one == current)


def chosen_language(value: str) -> str | None:
    """Returns the language of a chosen line; None for no choice."""
    return None if value == DISCORD_LANGUAGE else value
