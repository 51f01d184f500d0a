"""The private panel of a user's own settings, which hold on every server."""

from collections.abc import Iterator

import discord

from bot.sessions.settings.guild_settings import PingPreference
from bot.sessions.settings.user_settings import PuzzleConsent, UserSettings
from bot.texts import Texts
from bot.ui.server.language_options import language_options
from bot.ui.server.theme_view import theme_options
from bot.ui.views.components import Style, button, button_rows, option, panel, text, titled_select
from bot.ui.views.custom_id import Action, Press

AS_GUILD = "server"
"""The value of the line for no choice of one's own: the guild's."""

CONFIRMS = {"on": True, "off": False}
"""The values of the lines that choose whether moves from a hand are confirmed."""


PUZZLES = {"no": PuzzleConsent.NO, "unnamed": PuzzleConsent.UNNAMED, "named": PuzzleConsent.NAMED}
"""The values of the lines that choose whether positions of the user's games may become puzzles."""


def user_settings_panel(settings: UserSettings, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the user's settings with their values: selects, and a button for each that is on or off."""
    return panel(
        [
            text(f"### {texts('my-settings-title')}\n-# {texts('my-settings-intro')}"),
            *titled_select(texts("my-settings-pings"), _press("pings"), _pings(settings.pings, texts)),
            *titled_select(texts("my-settings-confirms"), _press("confirms"), _confirms(settings.confirms, texts)),
            *titled_select(texts("theme-title"), _press("theme"), _themes(settings.theme, texts)),
            *titled_select(
                texts("my-settings-language"),
                _press("language"),
                language_options(texts("my-settings-language-discord"), settings.language, texts),
            ),
            *titled_select(texts("my-settings-puzzles"), _press("puzzles"), _puzzles(settings.puzzles, texts)),
            *button_rows(
                [
                    _switch("text-first", texts, on=settings.text_first),
                    _switch("tell-moves", texts, on=settings.tells_moves),
                ]
            ),
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


def _puzzles(current: PuzzleConsent, texts: Texts) -> Iterator[discord.SelectOption]:
    for value, consent in PUZZLES.items():
        yield option(texts(f"puzzles-{value}"), value, chosen=consent is current)


def _themes(current: str, texts: Texts) -> Iterator[discord.SelectOption]:
    yield option(texts("theme-server"), AS_GUILD, chosen=not current)
    yield from theme_options(current, texts)


def _switch(name: str, texts: Texts, *, on: bool) -> discord.ui.Button[discord.ui.LayoutView]:
    """Returns a button that shows whether a setting is on; a press switches to the other one."""
    label = texts(f"{name}-on" if on else f"{name}-off")
    press = _press(f"{name} off" if on else f"{name} on")
    return button(label, press, style=Style.success if on else Style.secondary)


def _press(name: str) -> Press:
    return Press(Action.USER_SETTING, argument=name)
