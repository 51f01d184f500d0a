"""The colours of pictures, to choose from: a server's for what all see, one's own for what one sees alone."""

from collections.abc import Iterator

import discord

from bot.texts import Texts
from bot.ui.views.components import choice, option, panel, text
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES

SERVERS = "server"
"""What is picked for the colours that the server has."""


def themes(current: str, texts: Texts) -> Iterator[discord.SelectOption]:
    """A line for each theme."""
    for name in THEMES:
        yield option(texts(f"theme-{name}"), name, chosen=name == current)


def theme_panel(current: str, texts: Texts) -> discord.ui.LayoutView:
    """A person's own choice; current is empty where it is the server's."""
    servers = option(texts("theme-server"), SERVERS, chosen=not current)
    return panel(
        [
            text(f"### {texts('theme-title')}\n{texts('theme-intro')}"),
            choice(texts("theme-title"), Press(Action.THEME), [servers, *themes(current, texts)]),
        ]
    )
