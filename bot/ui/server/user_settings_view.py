"""The private panel of a user's own settings, which hold on every server."""

from collections.abc import Iterator

import discord

from bot.sessions.settings.ping_preference import PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import Texts
from bot.ui.server.language_options import language_options
from bot.ui.server.theme_view import theme_options
from bot.ui.views.components import option, panel, text, titled_select
from bot.ui.views.custom_id import Action, Press

AS_GUILD = "server"
"""The value of the line for no choice of one's own: the guild's."""

CONFIRMS = {"on": True, "off": False}
"""The values of the lines that choose whether moves from a hand are confirmed."""

BEGINNINGS = {"picture": False, "text": True}
"""The values of the lines that choose what private panels begin with: whether that is the position in words."""


def user_settings_panel(settings: UserSettings, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a select for each of the user's settings, with its current value."""
    return panel(
        [
            text(f"### {texts('my-settings-title')}\n{texts('my-settings-intro')}"),
            *titled_select(texts("my-settings-pings"), _press("pings"), _pings(settings.pings, texts)),
            *titled_select(texts("my-settings-confirms"), _press("confirms"), _confirms(settings.confirms, texts)),
            *titled_select(texts("theme-title"), _press("theme"), _themes(settings.theme, texts)),
            *titled_select(
                texts("my-settings-language"),
                _press("language"),
                language_options(texts("my-settings-language-discord"), settings.language, texts),
            ),
            *titled_select(texts("my-settings-begin"), _press("begin"), _beginnings(settings.text_first, texts)),
        ]
    )


def _pings(current: PingPreference | None, texts: Texts) -> Iterator[discord.SelectOption]:
    yield option(texts("pings-server"), AS_GUILD, chosen=current is None)
    for one in PingPreference:
        yield option(texts(f"pings-{one}"), one.value, chosen=one is current)


def _confirms(current: bool | None, texts: Texts) -> Iterator[discord.SelectOption]:
    yield option(texts("confirms-server"), AS_GUILD, chosen=current is None)
    for value, confirms in CONFIRMS.items():
        yield option(texts(f"confirms-{value}"), value, chosen=current is confirms)


def _themes(current: str, texts: Texts) -> Iterator[discord.SelectOption]:
    yield option(texts("theme-server"), AS_GUILD, chosen=not current)
    yield from theme_options(current, texts)


def _beginnings(current: bool, texts: Texts) -> Iterator[discord.SelectOption]:
    for value, text_first in BEGINNINGS.items():
        yield option(texts(f"begin-{value}"), value, chosen=current is text_first)


def _press(name: str) -> Press:
    return Press(Action.USER_SETTING, argument=name)
