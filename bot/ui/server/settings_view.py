"""The private panel of a guild's settings, in pages that each fit the screen of a phone."""

from collections.abc import Callable, Iterable, Iterator, Mapping

import discord

from bot.sessions.daily.days import DAY, HOUR, begins_at, day_of
from bot.sessions.session import CLOCKS
from bot.sessions.settings.guild_settings import GUILD_CHOICES, EndPermission, GuildSettings
from bot.sessions.settings.zones import HOURS, ZONES, local_time
from bot.sessions.timers.timers import now_ms
from bot.texts import Texts
from bot.ui.server.look_options import language_options, theme_options
from bot.ui.text.times import timestamp
from bot.ui.views.components import Piece, Style, button, button_rows, option, panel, text, titled_select
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.entity_selects import channel_select, one_channel_select, role_select

POST_HOURS = range(1, 24)
"""The hours (UTC) at which the puzzles of the day may be posted: earlier, the day before is not over for everybody."""

TABLES_PER_USER = (1, 2, 3, 5, 10, 25)
TABLES_PER_SERVER = (1, 3, 5, 10, 25, 50, 100, 250)

PAGES = {
    "rights": ("channels", "roles", "enders", "threads"),
    "tables": ("clock", "tables-per-user", "tables-per-server", "reminders"),
    "messages": ("language", "theme", "pings", "confirms"),
    "daily": ("daily-channel", "daily-hour"),
    "week": ("week-channel", "week-hour", "week-zone"),
}
"""The settings of each page, by its subject."""

FIRST_PAGE = "rights"


def page_of(setting: str) -> str:
    """Returns the page of a setting, which may have a value after it (`threads on`)."""
    name = setting.partition(" ")[0]
    return next(page for page, settings in PAGES.items() if name in settings)


def settings_panel(settings: GuildSettings, page: str, texts: Texts, post_problem: str = "") -> discord.ui.LayoutView:
    """Lays out a page, one of PAGES: its settings with their values, and a button for each page below.

    A setting is a select, or a button if it is on or off.

    Args:
        post_problem: why the page's kind of post failed last time, "" if it did not.
    """
    heading = text(f"### {texts('settings-title')}\n-# {texts(f'settings-intro-{page}')}")
    key = f"settings-week-{post_problem}" if page == "week" else f"settings-daily-{post_problem}"
    failed = [text(texts(key))] if post_problem else []
    return panel([heading, *LAYOUTS[page](settings, texts), *failed, *_pages(page, texts)])


def _pages(current: str, texts: Texts) -> list[Piece]:
    """Returns a button for each page; the current page's is disabled."""
    buttons = [
        button(
            texts(f"settings-page-{page}"),
            Press(Action.SETTINGS_PAGE, argument=page),
            style=Style.primary if page == current else Style.secondary,
            disabled=page == current,
        )
        for page in PAGES
    ]
    return button_rows(buttons)


def _rights(settings: GuildSettings, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('settings-channels')}**")
    yield channel_select(texts("settings-channels-all"), _press("channels"), settings.channels)
    yield text(f"**{texts('settings-roles')}**")
    yield role_select(texts("settings-roles-all"), _press("roles"), settings.roles)
    enders = (
        option(texts(f"settings-enders-{one}"), one.value, chosen=one is settings.enders) for one in EndPermission
    )
    yield from _choice("enders", texts, enders)
    yield from button_rows([_switch("threads", texts, on=settings.threads)])


def _tables(settings: GuildSettings, texts: Texts) -> Iterator[Piece]:
    clocks = (option(texts("clock", seconds=one), str(one), chosen=one == settings.clock) for one in CLOCKS)
    yield from _choice("clock", texts, clocks)
    yield from _choice("tables-per-user", texts, _quotas(TABLES_PER_USER, settings.tables_per_user, texts))
    yield from _choice("tables-per-server", texts, _quotas(TABLES_PER_SERVER, settings.tables_per_server, texts))
    yield from button_rows([_switch("reminders", texts, on=settings.reminders)])


def _messages(settings: GuildSettings, texts: Texts) -> Iterator[Piece]:
    languages = language_options(texts("settings-language-discord"), settings.language, texts)
    yield from _choice("language", texts, languages)
    yield from _choice("theme", texts, theme_options(settings.theme, texts))
    pings = (option(texts(f"settings-pings-{one}"), one.value, chosen=one is settings.pings) for one in GUILD_CHOICES)
    yield from _choice("pings", texts, pings)
    yield from button_rows([_switch("confirms", texts, on=settings.confirms)])


def _daily(settings: GuildSettings, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('settings-daily-channel')}**")
    chosen = [] if settings.daily_channel is None else [settings.daily_channel]
    yield one_channel_select(texts("settings-daily-nowhere"), _press("daily-channel"), chosen)
    hours = (option(f"{hour}:00 UTC", str(hour), chosen=hour == settings.daily_hour) for hour in POST_HOURS)
    yield from _choice("daily-hour", texts, hours)
    if settings.daily_channel is not None:
        yield text(f"-# {texts('settings-daily-local', time=timestamp(_next_post(settings.daily_hour), 't'))}")


def _next_post(hour: int) -> int:
    """Returns the next time of this hour (UTC), in ms: a reader's local time depends on daylight saving."""
    now = now_ms()
    at = begins_at(day_of(now)) + hour * HOUR
    return at if at > now else at + DAY


def _week(settings: GuildSettings, texts: Texts) -> Iterator[Piece]:
    yield text(f"**{texts('settings-week-channel')}**")
    chosen = [] if settings.week_channel is None else [settings.week_channel]
    yield one_channel_select(texts("settings-daily-nowhere"), _press("week-channel"), chosen)
    hours = (option(f"{hour}:00", str(hour), chosen=hour == settings.week_hour) for hour in HOURS)
    yield from _choice("week-hour", texts, hours)
    zones = (option(_zone_label(zone), zone, chosen=zone == settings.week_zone) for zone in ZONES)
    yield from _choice("week-zone", texts, zones)


def _zone_label(zone: str) -> str:
    """Returns a time zone with its current time, by which people recognize it."""
    return f"{zone.replace('_', ' ')} · {local_time(now_ms(), zone):%H:%M}"


LAYOUTS: Mapping[str, Callable[[GuildSettings, Texts], Iterator[Piece]]] = {
    "rights": _rights,
    "tables": _tables,
    "messages": _messages,
    "daily": _daily,
    "week": _week,
}
"""The functions that lay out the settings of each page."""


def _quotas(offered: Iterable[int], current: int, texts: Texts) -> Iterator[discord.SelectOption]:
    for count in sorted({*offered, current}):
        yield option(texts("settings-tables", count=count), str(count), chosen=count == current)


def _switch(name: str, texts: Texts, *, on: bool) -> discord.ui.Button[discord.ui.LayoutView]:
    """Returns a button that shows the current state; a press switches to the other one."""
    label = texts(f"settings-{name}-on" if on else f"settings-{name}-off")
    return button(label, _press(f"{name} {'off' if on else 'on'}"), style=Style.success if on else Style.secondary)


def _choice(name: str, texts: Texts, options: Iterable[discord.SelectOption]) -> Iterator[Piece]:
    yield from titled_select(texts(f"settings-{name}"), _press(name), options)


def _press(name: str) -> Press:
    return Press(Action.SETTING, argument=name)
