"""The private panel of a server's settings."""

from collections.abc import Iterable, Iterator

import discord

from bot.sessions.session import CLOCKS
from bot.sessions.settings.guild_settings import Enders, ServerSettings
from bot.texts import LANGUAGES, Words
from bot.ui.server.theme_view import themes
from bot.ui.views.components import Piece, Style, button, choice, option, panel, rows, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.entity_selects import channels, roles

DISCORDS = "discord"
"""What is picked for the language that Discord names."""

TABLES_PER_USER = (1, 2, 3, 5, 10, 25)
TABLES_PER_SERVER = (1, 3, 5, 10, 25, 50, 100, 250)


def settings_panel(settings: ServerSettings, words: Words) -> discord.ui.LayoutView:
    """A select for each setting, which shows how it stands; what is on or off has a button."""
    heading = text(f"### {words('settings-title')}\n{words('settings-intro')}")
    return panel([heading, *_places(settings, words), *_tables(settings, words), *_switches(settings, words)])


def _places(settings: ServerSettings, words: Words) -> Iterator[Piece]:
    yield from _choice(
        "language",
        words,
        [
            option(words("settings-language-discord"), DISCORDS, chosen=settings.language is None),
            *(
                option(words("settings-language-name", language=one), one, chosen=settings.language == one)
                for one in LANGUAGES
            ),
        ],
    )
    yield text(f"**{words('settings-channels')}**")
    yield channels(words("settings-channels-all"), _press("channels"), settings.channels)
    yield text(f"**{words('settings-roles')}**")
    yield roles(words("settings-roles-all"), _press("roles"), settings.roles)


def _tables(settings: ServerSettings, words: Words) -> Iterator[Piece]:
    clocks = (option(words("clock", seconds=one), str(one), chosen=one == settings.clock) for one in CLOCKS)
    yield from _choice("clock", words, clocks)
    yield from _choice("tables-per-user", words, _quotas(TABLES_PER_USER, settings.tables_per_user, words))
    yield from _choice("tables-per-server", words, _quotas(TABLES_PER_SERVER, settings.tables_per_server, words))
    enders = (option(words(f"settings-enders-{one}"), one.value, chosen=one is settings.enders) for one in Enders)
    yield from _choice("enders", words, enders)
    yield from _choice("theme", words, themes(settings.theme, words))


def _quotas(offered: Iterable[int], current: int, words: Words) -> Iterator[discord.SelectOption]:
    for count in sorted({*offered, current}):
        yield option(words("settings-tables", count=count), str(count), chosen=count == current)


def _switches(settings: ServerSettings, words: Words) -> list[Piece]:
    return rows([_switch("threads", words, on=settings.threads), _switch("reminders", words, on=settings.reminders)])


def _switch(name: str, words: Words, *, on: bool) -> discord.ui.Button[discord.ui.LayoutView]:
    """Says how it stands; pressed, it turns to the other."""
    label = words(f"settings-{name}-on" if on else f"settings-{name}-off")
    return button(label, _press(f"{name} {'off' if on else 'on'}"), style=Style.success if on else Style.secondary)


def _choice(name: str, words: Words, options: Iterable[discord.SelectOption]) -> Iterator[Piece]:
    yield text(f"**{words(f'settings-{name}')}**")
    yield choice(words(f"settings-{name}"), _press(name), options)


def _press(name: str) -> Press:
    return Press(Action.SETTING, words=name)
