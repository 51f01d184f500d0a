"""Guilds that have removed the bot: their records in the store, and the deletion of their rows and sessions."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.store.erasing import SESSIONS_AT_ONCE, Erase
from bot.store.people import GUILD_PEOPLE_TABLES, GUILD_TABLES, SESSION_TABLES
from bot.store.queries import DatabaseRows

PEOPLE_AT_ONCE = 100
"""The number of people of a guild whose rows one transaction deletes."""


@dataclass(frozen=True)
class RemovalRecord:
    """A guild that has removed the bot.

    Attributes:
        at: when it removed the bot, ms since the epoch.
        begun: whether the deletion of its rows has begun; it goes on until nothing is left.
    """

    guild: int
    at: int
    begun: bool = False


class GuildErasing:
    """Notes which guilds have removed the bot, and deletes their data. Methods raise StoreUnavailable."""

    def __init__(self, rows: DatabaseRows, erase: Erase) -> None:
        self._rows = rows
        self._erase = erase

    async def note_removal(self, removal: RemovalRecord, *, again: bool) -> None:
        """Notes when a guild has removed the bot.

        Args:
            again: whether to replace an earlier note, all but its `begun`.
        """
        statement = "note_removal_again" if again else "note_removal"
        await self._erase([(statement, [{**vars(removal), "begun": int(removal.begun)}])])

    async def cancel_removal(self, guild: int) -> None:
        """Notes that the bot is a member of this guild again."""
        await self._erase([("cancel_removal", [{"guild": guild}])])

    async def removals(self) -> tuple[RemovalRecord, ...]:
        """Returns the guilds that have removed the bot and are not forgotten yet, oldest removal first."""
        rows = await self._rows.rows("removals")
        return tuple([RemovalRecord(**{**row, "begun": bool(row["begun"])}) for row in rows])

    async def known_guilds(self) -> tuple[int, ...]:
        """Returns the guilds that have settings in the database, or tables opened while the bot was a member."""
        return tuple([row["guild"] for row in await self._rows.rows("known_guilds")])

    async def people_of_guild(self, guild: int, after: int) -> tuple[int, ...]:
        """Returns the next people, after this id, who have results in a guild; none if there are no more."""
        rows = await self._rows.rows("people_of_guild", guild=guild, after=after, most=PEOPLE_AT_ONCE)
        return tuple([row["person"] for row in rows])

    async def delete_people_of_guild(self, guild: int, people: Collection[int]) -> None:
        """Removes these people's rows in a guild, except for sessions and results."""
        rows = [{"person": person, "guild": guild} for person in people]
        await self._erase(
            [(f"delete_person_of_guild_from_{table}", rows) for table in GUILD_PEOPLE_TABLES], people=people
        )

    async def sessions_of_guild(self, guild: int, before: int) -> tuple[str, ...]:
        """Returns some sessions of a guild, ended or set aside, that were opened before a time.

        Empty if there are no more.

        Args:
            before: ms since the epoch.
        """
        rows = await self._rows.rows("ended_sessions_of_guild", guild=guild, before=before, most=SESSIONS_AT_ONCE)
        return tuple([row["id"] for row in rows])

    async def delete_sessions(self, sessions: Collection[str]) -> None:
        """Removes these sessions with all that belongs to them."""
        rows = [{"session": session} for session in sessions]
        await self._erase(
            [
                ("forget_rematch_of", rows),
                *((f"delete_session_from_{table}", rows) for table in SESSION_TABLES),
                ("delete_session", rows),
            ],
            sessions,
        )

    async def delete_guild(self, guild: int) -> None:
        """Removes a guild's remaining rows, and with them the note that it has removed the bot."""
        rows = [{"guild": guild}]
        await self._erase(
            [
                ("delete_attempts_of_guild", rows),
                ("leave_guild_in_attempts", rows),
                *((f"delete_guild_from_{table}", rows) for table in GUILD_TABLES),
            ]
        )
