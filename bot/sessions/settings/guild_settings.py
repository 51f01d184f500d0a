"""The settings of guilds, and the choices for pings, which users also have."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.sessions.settings.settings_cache import SettingsCache, SettingsKind
from bot.sessions.settings.zones import ZONES
from bot.store.change import Change
from bot.store.settings import GuildSettingsRecord


class PingPreference(StrEnum):
    """When the bot pings a player whose turn it is, and how. The values are in the store, so they never change."""

    NEVER = "never"
    AFTER_A_MINUTE = "after-a-minute"
    """In the table's channel, when the player has not acted for a minute since the turn came."""
    AT_ONCE = "at-once"
    """In the table's channel, as soon as the turn comes, but at least a minute after the player's last action."""
    BY_DM = "by-dm"
    """By a direct message, after a minute. Only users may choose it, for themselves."""


GUILD_CHOICES = (PingPreference.NEVER, PingPreference.AFTER_A_MINUTE, PingPreference.AT_ONCE)
"""The choices of a guild for players who have not chosen for themselves."""


THEMES = frozenset({"dark", "light", "contrast"})
"""The names of the themes, which the renderers define: a stored name must be one of them."""


class EndPermission(StrEnum):
    """Who may end a table for everybody, besides moderators: nobody, its host, or its players."""

    MODERATORS = "moderators"
    HOST = "host"
    PLAYERS = "players"


@dataclass(frozen=True, kw_only=True)
class GuildSettings:
    """A guild's settings.

    Attributes:
        channels: where tables may be opened; empty = everywhere.
        roles: who may open tables; empty = everybody.
        language: None = the language that Discord names.
        clock: seconds for a move at new tables.
        threads: whether new tables are played in threads.
        reminders: whether players are reminded once a turn if a clock runs.
        pings: for players who have not chosen for themselves, one of GUILD_CHOICES.
        theme: the theme of pictures that everybody sees.
        confirms: whether a move from a hand is confirmed, for players who have not chosen for themselves.
        daily_channel: where the puzzles of the day are posted, from daily_hour (UTC) on; None = nowhere.
        week_channel: where the week is posted, from week_hour on Sundays in week_zone, one of ZONES; None = nowhere.
        daily_locale, week_locale: the guild's language as Discord named it when the channel was chosen.
    """

    language: str | None = None
    channels: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    clock: int = 0
    threads: bool = False
    reminders: bool = True
    pings: PingPreference = PingPreference.AFTER_A_MINUTE
    tables_per_user: int = 3
    tables_per_server: int = 50
    enders: EndPermission = EndPermission.MODERATORS
    theme: str = "dark"
    confirms: bool = True
    daily_channel: int | None = None
    daily_hour: int = 8
    daily_locale: str | None = None
    week_channel: int | None = None
    week_hour: int = 18
    week_zone: str = "UTC"
    week_locale: str | None = None


DEFAULT = GuildSettings()


def _settings(record: GuildSettingsRecord) -> GuildSettings:
    if record.theme not in THEMES:
        raise ValueError("no such theme")
    if record.week_zone not in ZONES:
        raise ValueError("no such time zone")
    values = vars(record) | {
        "channels": frozenset(record.channels),
        "roles": frozenset(record.roles),
        "enders": EndPermission(record.enders),
        "pings": PingPreference(record.pings),
    }
    del values["guild"]
    return GuildSettings(**values)


def _change(guild: int, settings: GuildSettings, columns: Collection[str] | None) -> Change:
    values = vars(settings) | {
        "guild": guild,
        "channels": tuple(sorted(settings.channels)),
        "roles": tuple(sorted(settings.roles)),
        "enders": settings.enders.value,
        "pings": settings.pings.value,
    }
    return Change(
        of=f"settings of guild {guild}", guild_settings=GuildSettingsRecord(**values), settings_columns=columns
    )


GUILDS = SettingsKind(
    name="guild",
    default=DEFAULT,
    read_all=lambda store: store.settings.of_guilds(),
    read=lambda store, guild: store.settings.of_guild(guild),
    id_of=lambda record: record.guild,
    settings_of=_settings,
    change=_change,
)

GuildSettingsCache: TypeAlias = SettingsCache[GuildSettings, GuildSettingsRecord]
"""The settings of guilds."""
