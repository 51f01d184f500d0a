"""Languages and themes as options of selects: a guild chooses them for public messages, a user for private ones."""

from collections.abc import Iterator

import discord

from bot.texts import LANGUAGES, Texts
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.views.components import option
from renderers.themes.theme import THEMES

DISCORD_LANGUAGE = "discord"
"""The value of the option for no choice: the language that Discord names."""


def language_options(undecided: str, current: str | None, texts: Texts) -> Iterator[discord.SelectOption]:
    """Returns a line for no choice, labelled `undecided`, and one for each language by its own name."""
    yield option(undecided, DISCORD_LANGUAGE, chosen=current is None)
    for one in LANGUAGES:
        yield option(texts("settings-language-name", language=one), one, chosen=one == current)


def chosen_language(reply: Reply) -> str | None:
    """Returns the language of the chosen line; None for no choice. Refuses `unknown-button` for another value."""
    value = selected.one_of(reply, (DISCORD_LANGUAGE, *LANGUAGES))
    return None if value == DISCORD_LANGUAGE else value


def theme_options(current: str, texts: Texts) -> Iterator[discord.SelectOption]:
    """Returns a select's line for each theme."""
    for name in THEMES:
        yield option(texts(f"theme-{name}"), name, chosen=name == current)
