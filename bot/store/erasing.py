"""What is read of one person alone, and how people, guilds and their sessions are removed from a database."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.store import erasing_statements as build
from bot.store.people import (
    GUILD_LEFT_TABLES,
    GUILD_PEOPLE_TABLES,
    GUILD_TABLES,
    PERSON_COLUMNS,
    PERSON_LISTS,
    SESSION_TABLES,
    OnDeletion,
)
from bot.store.records import DeletionRecord, RemovalRecord
from bot.store.row_reading import RowReading

Statement: TypeAlias = tuple[str, Sequence[Sequence[object]]]
"""The text of a statement with a `?` for each parameter, and the rows with which it is executed."""

Rows: TypeAlias = Sequence[Mapping[str, Any]]

SESSIONS_AT_ONCE = 40
"""The number of sessions that one transaction changes: some tens of milliseconds, for which moves wait at most."""

PEOPLE_AT_ONCE = 100
"""The number of people of a guild whose rows one transaction deletes."""

ROWS_AT_ONCE = 2_000
"""The number of rows of a person that one transaction deletes."""

SCANNED_AT_ONCE = 10_000
"""The number of sessions that are searched at once for users in lists, which have no index."""


@dataclass(frozen=True)
class Mentions:
    """The sessions of one part of the table in which a user is host or in a list.

    An empty `last` says that all sessions have been searched.

    Attributes:
        last: the id at the part's end.
    """

    sessions: tuple[str, ...]
    last: str


class Erase(Protocol):
    """Executes statements in one transaction, which changes these sessions, and the ratings of these people.

    Raises StoreUnavailable.
    """

    async def __call__(
        self, statements: Sequence[Statement], sessions: Collection[str] = (), people: Collection[int] = ()
    ) -> None: ...


class Erasing:
    """Knows where people are in a database, and removes them. Methods raise StoreUnavailable."""

    def __init__(self, rows: RowReading, erase: Erase) -> None:
        self._rows = rows
        self._erase = erase

    async def rows_of_person(self, person: int) -> Mapping[str, Rows]:
        """Returns what is stored about a person, by table: their own rows, and the sessions in which they have a seat.

        Of sessions only what all players know, and the person's own moves. Those in which the person is not seated are
        found by `mentions`.
        """
        found: dict[str, Rows] = {}
        for one in PERSON_COLUMNS:
            if one.table != "sessions":
                rows = await self._rows.select(build.rows_of_person(one), *[person] * build.times_person(one))
                found[one.table] = [_without(row, "stand_in") for row in rows] if one.table == "deletions" else rows
        found["sessions"] = await self._rows.select(build.SESSIONS_OF_PERSON, person)
        found["moves"] = await self._rows.select(
            "SELECT moves.* FROM moves JOIN seats ON seats.session = moves.session AND seats.seat = moves.seat"
            " WHERE seats.person = ? ORDER BY moves.session, moves.ply",
            person,
        )
        return found

    async def exported_sessions(self, person: int, sessions: Collection[str]) -> Rows:
        """Returns what a person may know of these sessions, and how they are in each: `host`, `guests`, `freed`."""
        found = []
        for session in sessions:
            for row in await self._rows.select(build.SESSION_WITH_LISTS, session):
                lists = {column: person in _ids(row[column]) for _, column in PERSON_LISTS}
                found.append({**row, "host": row["host"] == person, **lists})
        return found

    async def mentions(self, person: int, after: str) -> Mentions:
        """Returns in which sessions after this id a user is host or in a list, for a part of all sessions."""
        ((last,),) = [
            tuple(row.values())
            for row in await self._rows.select(
                "SELECT max(id) AS last FROM (SELECT id FROM sessions WHERE id > ? ORDER BY id LIMIT ?) AS part",
                after,
                SCANNED_AT_ONCE,
            )
        ]
        if last is None:
            return Mentions((), "")
        patterns = [f"%{person}%" for _ in PERSON_LISTS]
        rows = await self._rows.select(build.MENTIONS, after, last, person, *patterns)
        hits = [
            row["id"]
            for row in rows
            if row["host"] == person or any(person in _ids(row[column]) for _, column in PERSON_LISTS)
        ]
        return Mentions(tuple(hits), last)

    async def sessions_of_person(self, person: int) -> tuple[str, ...]:
        """Returns some of the sessions in which a person has a seat or a result; none if there are no more."""
        found: set[str] = set()
        for one in PERSON_COLUMNS:
            if one.by_session and one.table != "sessions":
                rows = await self._rows.select(build.sessions_with_person(one), person, SESSIONS_AT_ONCE)
                found.update(row["session"] for row in rows)
        return tuple(sorted(found))

    async def tournaments_of_person(self, person: int) -> tuple[str, ...]:
        """Returns the tournaments that a person has organised or joined, live and ended."""
        sql = (
            "SELECT id FROM tournaments WHERE person = ?"
            " UNION SELECT tournament FROM tournament_players WHERE person = ? ORDER BY id"
        )
        return tuple([row["id"] for row in await self._rows.select(sql, person, person)])

    async def rename_person(self, person: int, stand_in: int, sessions: Collection[str]) -> None:
        """Replaces a person in these sessions, which have ended, by an id without a name."""
        statements: list[Statement] = [
            (build.renaming(one), [(stand_in, person, session) for session in sessions])
            for one in PERSON_COLUMNS
            if one.by_session
        ]
        for table, column in PERSON_LISTS:
            lists = [
                (session, _ids(row[column]))
                for session in sessions
                for row in await self._rows.select(build.list_of(table, column), session)
            ]
            shorter = [(json.dumps([one for one in ids if one != person]), id_) for id_, ids in lists if person in ids]
            statements.append((build.replacing_list(table, column), shorter))
        statements.append(("UPDATE sessions SET seal = NULL WHERE id = ?", [(session,) for session in sessions]))
        await self._erase(statements, sessions)

    async def delete_person(self, person: int, stand_in: int) -> None:
        """Removes a person's rows that belong to no session, and notes that the deletion is done.

        The rows of which there is one for each game go first, in parts: the request stays until all are gone.
        """
        part = (
            "DELETE FROM rating_changes WHERE (person, guild, game, number) IN"
            " (SELECT person, guild, game, number FROM rating_changes WHERE person = ? LIMIT ?)"
        )
        while await self._rows.select("SELECT 1 FROM rating_changes WHERE person = ? LIMIT 1", person):
            await self._erase([(part, [(person, ROWS_AT_ONCE)])], people=[person])
        statements: list[Statement] = []
        for one in PERSON_COLUMNS:
            if one.on_deletion is OnDeletion.DELETE:
                statements.append((build.deletion_of_rows(one), [[person] * build.times_person(one)]))
            elif not one.by_session:
                statements.append((build.renaming(one), [(stand_in, person)]))
        await self._erase(statements, people=[person])

    async def empty_daily_attempt(self, daily: str, person: int, stand_in: int) -> None:
        """Deletes what a person did in an attempt at a daily puzzle, and leaves under another id that there was one."""
        emptied = (
            "UPDATE daily_attempts SET person = ?, guild = NULL, name = '', username = '', started_at = 0,"
            " ended_at = NULL, score = NULL, duration = NULL WHERE daily = ? AND person = ?"
        )
        await self._erase(
            [
                ("DELETE FROM daily_moves WHERE daily = ? AND person = ?", [(daily, person)]),
                (emptied, [(stand_in, daily, person)]),
            ]
        )

    async def delete_emptied_attempts(self, day: str) -> None:
        """Removes what `empty_daily_attempt` has left of the puzzles before this day."""
        sql = "DELETE FROM daily_attempts WHERE person < 0 AND daily IN (SELECT id FROM dailies WHERE day < ?)"
        await self._erase([(sql, [(day,)])])

    async def ask_deletion(self, deletion: DeletionRecord) -> None:
        """Notes that a person's data are to be deleted. A deletion that was asked for before stays as it is."""
        values = (deletion.person, deletion.stand_in, deletion.at, deletion.language)
        sql = "INSERT INTO deletions (person, stand_in, at, language) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._erase([(sql, [values])])

    async def cancel_deletion(self, person: int) -> None:
        """Forgets that a person's data are to be deleted."""
        await self._erase([("DELETE FROM deletions WHERE person = ?", [(person,)])])

    async def deletion_of(self, person: int) -> DeletionRecord | None:
        """Returns the deletion that a person has asked for, if it is not done."""
        rows = await self._rows.select("SELECT * FROM deletions WHERE person = ?", person)
        return DeletionRecord(**rows[0]) if rows else None

    async def due_deletions(self, now: int) -> tuple[DeletionRecord, ...]:
        """Returns the deletions that are due by now, the oldest first.

        Args:
            now: ms since the epoch.
        """
        rows = await self._rows.select("SELECT * FROM deletions WHERE at <= ? ORDER BY at, person", now)
        return tuple([DeletionRecord(**row) for row in rows])

    async def note_removal(self, removal: RemovalRecord, *, again: bool) -> None:
        """Notes when a guild has removed the bot.

        Args:
            again: replaces what was noted before, but not that its rows are being deleted.
        """
        kept = "begun = CASE WHEN removals.begun = 1 THEN 1 ELSE excluded.begun END"
        sql = "INSERT INTO removals (guild, at, begun) VALUES (?, ?, ?) ON CONFLICT (guild) "
        sql += f"DO UPDATE SET at = excluded.at, {kept}" if again else "DO NOTHING"
        await self._erase([(sql, [(removal.guild, removal.at, int(removal.begun))])])

    async def cancel_removal(self, guild: int) -> None:
        """Notes that the bot is a member of this guild again."""
        await self._erase([("DELETE FROM removals WHERE guild = ?", [(guild,)])])

    async def removals(self) -> tuple[RemovalRecord, ...]:
        """Returns the guilds that have removed the bot and are not forgotten yet, the first removal first."""
        rows = await self._rows.select("SELECT * FROM removals ORDER BY at, guild")
        return tuple([RemovalRecord(**{**row, "begun": bool(row["begun"])}) for row in rows])

    async def known_guilds(self) -> tuple[int, ...]:
        """Returns the guilds of which the database has settings, or tables that a member bot opened."""
        rows = await self._rows.select(
            "WITH RECURSIVE known (guild) AS ("
            "SELECT min(guild) FROM sessions WHERE user_install = 0"
            " UNION ALL SELECT (SELECT min(guild) FROM sessions WHERE user_install = 0 AND guild > known.guild)"
            " FROM known WHERE known.guild IS NOT NULL"
            ") SELECT guild FROM known WHERE guild IS NOT NULL UNION SELECT guild FROM servers ORDER BY guild"
        )
        return tuple([row["guild"] for row in rows])

    async def people_of_guild(self, guild: int, after: int) -> tuple[int, ...]:
        """Returns some people who have results in a guild, those after this id; none if there are no more."""
        sql = "SELECT DISTINCT person FROM results WHERE guild = ? AND person > ? ORDER BY person LIMIT ?"
        return tuple([row["person"] for row in await self._rows.select(sql, guild, after, PEOPLE_AT_ONCE)])

    async def delete_people_of_guild(self, guild: int, people: Collection[int]) -> None:
        """Removes what is stored of these people in a guild, beside its sessions and results."""
        rows = [(person, guild) for person in people]
        await self._erase(
            [(build.deletion_by(table, "person", "guild"), rows) for table in GUILD_PEOPLE_TABLES], people=people
        )

    async def sessions_of_guild(self, guild: int, before: int) -> tuple[str, ...]:
        """Returns some sessions of a guild that were opened before a time; none if there are no more.

        They are those that have ended or are set aside.

        Args:
            before: ms since the epoch.
        """
        sql = (
            "SELECT id FROM sessions WHERE guild = ? AND opened_at < ?"
            " AND (status NOT IN ('lobby', 'playing') OR set_aside IS NOT NULL) LIMIT ?"
        )
        return tuple([row["id"] for row in await self._rows.select(sql, guild, before, SESSIONS_AT_ONCE)])

    async def delete_sessions(self, sessions: Collection[str]) -> None:
        """Removes these sessions with all that belongs to them."""
        rows = [(session,) for session in sessions]
        await self._erase(
            [
                ("UPDATE sessions SET rematch_of = NULL WHERE rematch_of = ?", rows),
                *((build.deletion_by(table, "session"), rows) for table in SESSION_TABLES),
                ("DELETE FROM sessions WHERE id = ?", rows),
            ],
            sessions,
        )

    async def delete_guild(self, guild: int) -> None:
        """Removes a guild's settings, and notes that it is forgotten."""
        await self._erase(
            [
                ("DELETE FROM daily_attempts WHERE daily IN (SELECT id FROM dailies WHERE guild = ?)", [(guild,)]),
                *((build.leaving_guild(table), [(guild,)]) for table in GUILD_LEFT_TABLES),
                *((build.deletion_by(table, "guild"), [(guild,)]) for table in GUILD_TABLES),
            ]
        )


def _ids(text: str | None) -> list[int]:
    """Returns the ids of a list in JSON; none of one that cannot be read."""
    try:
        ids = json.loads(text or "[]")
    except ValueError:
        return []
    return ids if isinstance(ids, list) else []


def _without(row: Mapping[str, Any], column: str) -> Mapping[str, Any]:
    return {name: value for name, value in row.items() if name != column}
