"""The private panel of a guild's settings."""

from collections.abc import Iterable, Iterator

import discord

from bot.sessions.session import CLOCKS
from bot.sessions.settings.guild_settings import EndPermission, GuildSettings
from bot.sessions.settings.ping_preference import GUILD_CHOICES
from bot.texts import LANGUAGES, Texts
from bot.ui.server.theme_view import theme_options
from bot.ui.views.components import Piece, Style, button, button_rows, option, panel, text, titled_select
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.entity_selects import channel_select, role_select

DISCORD_LANGUAGE = "discord"
"""The value of the line for the language that the guild has in Discord."""

TABLES_PER_USER = (1, 2, 3, 5, 10, 25)
TABLES_PER_SERVER = (1, 3, 5, 10, 25, 50, 100, 250)


def settings_panel(settings: GuildSettings, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a select for each setting, and a button for each that is on or off, with the current values."""
    heading = text(f"### {texts('settings-title')}\n{texts('settings-intro')}")
    return panel([heading, *_places(settings, texts), *_tables(settings, texts), *_switches(settings, texts)])


def _places(settings: GuildSettings, texts: Texts) -> Iterator[Piece]:
    yield from _choice(
        "language",
        texts,
        [
            option(texts("settings-language-discord"), DISCORD_LANGUAGE, chosen=settings.language is None),
            *(
                option(texts("settings-language-name", language=one), one, chosen=settings.language == one)
                for one in LANGUAGES
            ),
        ],
    )
    yield text(f"**{texts('settings-channels')}**")
    yield channel_select(texts("settings-channels-all"), _press("channels"), settings.channels)
    yield text(f"**{texts('settings-roles')}**")
    yield role_select(texts("settings-roles-all"), _press("roles"), settings.roles)


def _tables(settings: GuildSettings, texts: Texts) -> Iterator[Piece]:
    clocks = (option(texts("clock", seconds=one), str(one), chosen=one == settings.clock) for one in CLOCKS)
    yield from _choice("clock", texts, clocks)
    yield from _choice("tables-per-user", texts, _quotas(TABLES_PER_USER, settings.tables_per_user, texts))
    yield from _choice("tables-per-server", texts, _quotas(TABLES_PER_SERVER, settings.tables_per_server, texts))
    enders = (
        option(texts(f"settings-enders-{one}"), one.value, chosen=one is settings.enders) for one in EndPermission
    )
    yield from _choice("enders", texts, enders)
    pings = (option(texts(f"settings-pings-{one}"), one.value, chosen=one is settings.pings) for one in GUILD_CHOICES)
    yield from _choice("pings", texts, pings)
    yield from _choice("theme", texts, theme_options(settings.theme, texts))


def _quotas(offered: Iterable[int], current: int, texts: Texts) -> Iterator[discord.SelectOption]:
    for count in sorted({*offered, current}):
        yield option(texts("settings-tables", count=count), str(count), chosen=count == current)


def _switches(settings: GuildSettings, texts: Texts) -> list[Piece]:
    return button_rows(
        [
            _switch("threads", texts, on=settings.threads),
            _switch("reminders", texts, on=settings.reminders),
            _switch("confirms", texts, on=settings.confirms),
        ]
    )


def _switch(name: str, texts: Texts, *, on: bool) -> discord.ui.Button[discord.ui.LayoutView]:
    """Returns a button that shows the current state; a press switches to the other one."""
    label = texts(f"settings-{name}-on" if on else f"settings-{name}-off")
    return button(label, _press(f"{name} {'off' if on else 'on'}"), style=Style.success if on else Style.secondary)


def _choice(name: str, texts: Texts, options: Iterable[discord.SelectOption]) -> Iterator[Piece]:
    yield from titled_select(texts(f"settings-{name}"), _press(name), options)


def _press(name: str) -> Press:
    return Press(Action.SETTING, argument=name)
