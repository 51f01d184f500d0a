"""The themes of pictures: a guild chooses one for public pictures, a user one for private pictures."""

from collections.abc import Iterator

import discord

from bot.texts import Texts
from bot.ui.views.components import option, panel, select, text
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES

GUILD_THEME = "server"
"""The value of the line for no theme of one's own: the guild's."""


def theme_options(current: str, texts: Texts) -> Iterator[discord.SelectOption]:
    """Returns a select's line for each theme."""
    for name in THEMES:
        yield option(texts(f"theme-{name}"), name, chosen=name == current)


def theme_panel(current: str, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a user's choice of a theme.

    Args:
        current: the chosen one, or "" for the guild's.
    """
    guilds = option(texts("theme-server"), GUILD_THEME, chosen=not current)
    return panel(
        [
            text(f"### {texts('theme-title')}\n{texts('theme-intro')}"),
            select(texts("theme-title"), Press(Action.CHOOSE_THEME), [guilds, *theme_options(current, texts)]),
        ]
    )
