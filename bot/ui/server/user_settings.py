"""A user's own settings, which apply on every server: the private panels, and their handlers."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

import discord

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.settings.guild_settings import PingPreference
from bot.sessions.settings.user_settings import PuzzleConsent, UserSettings
from bot.texts import Texts
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.server.look_options import chosen_language, language_options, theme_options
from bot.ui.views.components import Style, button, button_rows, option, panel, select, text, titled_select
from bot.ui.views.custom_id import Action, Press
from renderers.themes.theme import THEMES

AS_GUILD = "server"
"""The value of the option for no choice of one's own: the guild's choice applies."""

CONFIRMS = {"on": True, "off": False}
"""The values of the options for whether moves from a hand are confirmed."""


PUZZLES = {"no": PuzzleConsent.NO, "unnamed": PuzzleConsent.UNNAMED, "named": PuzzleConsent.NAMED}
"""The values of the options for whether positions of the user's games may become puzzles."""


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


def theme_panel(current: str, texts: Texts) -> discord.ui.LayoutView:
    """Lays out only the user's choice of a theme.

    Args:
        current: the chosen theme, or "" for the guild's.
    """
    choice = select(texts("theme-title"), Press(Action.CHOOSE_THEME), _themes(current, texts))
    return panel([text(f"### {texts('theme-title')}\n{texts('theme-intro')}"), choice])


def _pings(current: PingPreference | None, texts: Texts) -> Iterator[discord.SelectOption]:
    yield option(texts("as-on-server"), AS_GUILD, chosen=current is None)
    for one in PingPreference:
        yield option(texts(f"pings-{one}"), one.value, chosen=one is current)


def _confirms(current: bool | None, texts: Texts) -> Iterator[discord.SelectOption]:
    yield option(texts("as-on-server"), AS_GUILD, chosen=current is None)
    for value, confirms in CONFIRMS.items():
        yield option(texts(f"confirms-{value}"), value, chosen=current is confirms)


def _puzzles(current: PuzzleConsent, texts: Texts) -> Iterator[discord.SelectOption]:
    for value, consent in PUZZLES.items():
        yield option(texts(f"puzzles-{value}"), value, chosen=consent is current)


def _themes(current: str, texts: Texts) -> Iterator[discord.SelectOption]:
    yield option(texts("as-on-server"), AS_GUILD, chosen=not current)
    yield from theme_options(current, texts)


def _switch(name: str, texts: Texts, *, on: bool) -> discord.ui.Button[discord.ui.LayoutView]:
    """Returns a button that shows whether a setting is on; a press switches to the other one."""
    label = texts(f"{name}-on" if on else f"{name}-off")
    press = _press(f"{name} off" if on else f"{name} on")
    return button(label, press, style=Style.success if on else Style.secondary)


def _press(name: str) -> Press:
    return Press(Action.USER_SETTING, argument=name)


Change = Callable[[Reply, UserSettings], UserSettings]
"""Returns the settings with the chosen value. Refuses `unknown-button` for a value that was not on offer."""


class UserSettingsButtons:
    """Handles the components of the user's settings panel, the theme button of private menus, and its panel."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self.handlers: ButtonHandlers = {
            Action.USER_SETTING: self._change,
            Action.OPEN_THEME: self._open_theme,
            Action.CHOOSE_THEME: self._choose_theme,
        }

    async def _change(self, reply: Reply, press: Press) -> None:
        change = CHANGES.get(press.argument)
        if change is None:
            raise Refusal("unknown-button")
        settings = await self._sessions.user_settings.change(reply.user, partial(change, reply))
        await reply.show_private(user_settings_panel(settings, reply.texts))

    async def _open_theme(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.show_private(theme_panel(self._sessions.user_settings.of(reply.user).theme, reply.texts))

    async def _choose_theme(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        settings = await self._sessions.user_settings.change(reply.user, partial(_change_theme, reply))
        await reply.show_private(theme_panel(settings.theme, reply.texts))


def _change_pings(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (AS_GUILD, *PingPreference))
    return replace(settings, pings=None if chosen == AS_GUILD else PingPreference(chosen))


def _change_confirms(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (AS_GUILD, *CONFIRMS))
    return replace(settings, confirms=CONFIRMS.get(chosen))


def _change_theme(reply: Reply, settings: UserSettings) -> UserSettings:
    chosen = selected.one_of(reply, (AS_GUILD, *THEMES))
    return replace(settings, theme="" if chosen == AS_GUILD else chosen)


def _change_puzzles(reply: Reply, settings: UserSettings) -> UserSettings:
    return replace(settings, puzzles=PUZZLES[selected.one_of(reply, PUZZLES)])


CHANGES: Mapping[str, Change] = {
    "pings": _change_pings,
    "confirms": _change_confirms,
    "theme": _change_theme,
    "language": lambda reply, settings: replace(settings, language=chosen_language(reply)),
    "puzzles": _change_puzzles,
    "text-first on": lambda _, settings: replace(settings, text_first=True),
    "text-first off": lambda _, settings: replace(settings, text_first=False),
    "tell-moves on": lambda _, settings: replace(settings, tells_moves=True),
    "tell-moves off": lambda _, settings: replace(settings, tells_moves=False),
}
"""The change that each component of the panel makes, by the argument of its custom id."""
