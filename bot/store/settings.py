"""Settings of guilds and users, and registered commands, in the store: their records, and how they are read.

Fields are the columns of the tables.
"""

from dataclasses import dataclass

from bot.store.errors import DamagedRecord
from bot.store.mapping import TableMapping, first, first_readable, readable
from bot.store.queries import DatabaseRows


@dataclass(frozen=True, kw_only=True)
class GuildSettingsRecord:
    """A guild's settings; channels and roles: ids, in order.

    Attributes:
        daily_channel: None if no puzzles are posted.
        week_channel: None if no weeks are posted.
    """

    guild: int
    language: str | None
    channels: tuple[int, ...]
    roles: tuple[int, ...]
    clock: int
    threads: bool
    reminders: bool
    tables_per_user: int
    tables_per_server: int
    enders: str
    theme: str
    pings: str
    confirms: bool
    daily_channel: int | None = None
    daily_hour: int = 8
    daily_locale: str | None = None
    week_channel: int | None = None
    week_hour: int = 18
    week_zone: str = "UTC"
    week_locale: str | None = None


@dataclass(frozen=True)
class UserSettingsRecord:
    """A user's settings.

    Attributes:
        theme, pings, language: empty if the user has not chosen one.
        confirms: None if the user has not chosen.
        hidden: whether the user is named only on the servers where they have played.
        puzzles: whether positions of the user's games may become puzzles: 2 with their name, 1 without, 0 not.
    """

    person: int
    theme: str
    pings: str
    confirms: bool | None = None
    language: str = ""
    text_first: bool = False
    hidden: bool = False
    tells_moves: bool = False
    puzzles: int = 0


@dataclass(frozen=True)
class RegistrationRecord:
    """The commands that an application has registered with Discord.

    Attributes:
        digest: the digest of the commands as they were registered.
        commands: JSON, the id and the version of each command by its name.
    """

    application: int
    digest: str
    commands: str


GUILD_SETTINGS = TableMapping[GuildSettingsRecord]("servers", GuildSettingsRecord, "guild")
USER_SETTINGS = TableMapping[UserSettingsRecord]("user_settings", UserSettingsRecord, "person")
REGISTRATIONS = TableMapping[RegistrationRecord]("registrations", RegistrationRecord, "application")


class SettingsReading:
    """Reads the settings of guilds and users, and registered commands. Methods raise StoreUnavailable."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def of_guilds(self) -> tuple[GuildSettingsRecord, ...]:
        """Returns the settings of all guilds that have changed any, without rows that cannot be read."""
        return readable(GUILD_SETTINGS, await self._rows.rows("guild_settings"))

    async def of_guild(self, guild: int) -> GuildSettingsRecord | None:
        """Returns a guild's settings; None if it has changed none. Raises DamagedRecord for one that cannot be read."""
        return first(GUILD_SETTINGS, await self._rows.rows("settings_of_guild", guild=guild))

    async def of_users(self) -> tuple[UserSettingsRecord, ...]:
        """Returns the settings of all users who have changed any, without rows that cannot be read."""
        return readable(USER_SETTINGS, await self._rows.rows("user_settings"))

    async def of_user(self, person: int) -> UserSettingsRecord | None:
        """Returns a user's settings; None if they have changed none. Raises DamagedRecord as for a guild."""
        return first(USER_SETTINGS, await self._rows.rows("settings_of_user", person=person))

    async def registration(self, application: int) -> RegistrationRecord | None:
        """Returns the commands that an application has registered."""
        rows = await self._rows.rows("registration", application=application)
        return first_readable(REGISTRATIONS, rows)

    async def unfinished(self, now: int) -> tuple[str, ...]:
        """Returns the deletions that have begun or are due, and are not complete: a bot continues them when it starts.

        Args:
            now: ms since the epoch.
        """
        guilds = [row["guild"] for row in await self._rows.rows("removals") if row["begun"]]
        people = [row["person"] for row in await self._rows.rows("due_deletions", now=now)]
        return (
            *(f"server {guild} is being forgotten" for guild in sorted(guilds)),
            *(f"the data of user {person} are being deleted" for person in sorted(people)),
        )

    async def left_out(self) -> tuple[str, ...]:
        """Returns the rows of settings and registrations that cannot be read, and why. Other methods leave them out."""
        found = []
        for mapping, query in (
            (GUILD_SETTINGS, "guild_settings"),
            (USER_SETTINGS, "user_settings"),
            (REGISTRATIONS, "registrations"),
        ):
            for row in await self._rows.rows(query):
                try:
                    mapping.record(row)
                except DamagedRecord as why:
                    found.append(f"{mapping.key_of(row)}: {why}")
        return tuple(found)
