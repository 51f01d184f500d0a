"""What is read of settings and registrations, whichever database it is."""

from bot.store.errors import DamagedRecord
from bot.store.mapping import GUILD_SETTINGS, REGISTRATIONS, USER_SETTINGS
from bot.store.row_reading import RowReading, first, first_readable, readable_rows
from bot.store.settings_records import GuildSettingsRecord, RegistrationRecord, UserSettingsRecord


class SettingsReading:
    """What is read of the settings of guilds and users, and of registered commands. Methods raise StoreUnavailable."""

    def __init__(self, rows: RowReading) -> None:
        self._rows = rows

    async def of_guilds(self) -> tuple[GuildSettingsRecord, ...]:
        """Returns the settings of all guilds that have changed any, without rows that cannot be read."""
        return readable_rows(GUILD_SETTINGS, await self._rows.rows("guild_settings"))

    async def of_guild(self, guild: int) -> GuildSettingsRecord | None:
        """Returns a guild's settings; None if it has changed none. Raises DamagedRecord for one that cannot be read."""
        return first(GUILD_SETTINGS, await self._rows.rows("settings_of_guild", guild=guild))

    async def of_users(self) -> tuple[UserSettingsRecord, ...]:
        """Returns the settings of all users who have changed any, without rows that cannot be read."""
        return readable_rows(USER_SETTINGS, await self._rows.rows("user_settings"))

    async def of_user(self, person: int) -> UserSettingsRecord | None:
        """Returns a user's settings; None if they have changed none. Raises DamagedRecord as for a guild."""
        return first(USER_SETTINGS, await self._rows.rows("settings_of_user", person=person))

    async def registration(self, application: int) -> RegistrationRecord | None:
        """Returns which commands an application has registered."""
        rows = await self._rows.rows("registration", application=application)
        return first_readable(REGISTRATIONS, rows)

    async def unfinished(self, now: int) -> tuple[str, ...]:
        """Returns which deletions have begun or are due, and are not completed: a bot goes on with them as it starts.

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
        """Returns which rows of settings and registrations cannot be read, and why. No other method returns them."""
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
