"""Reads all that is stored about one person, and removes people from a database."""

import asyncio
import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.store.mapping import Row
from bot.store.people import PERSON_COLUMNS, PERSON_LISTS, OnDeletion
from bot.store.queries import DatabaseRows

NamedStatement: TypeAlias = tuple[str, Sequence[Mapping[str, object]]]
"""The name of one of the `shared_queries`, and its parameters by name for each execution."""

Rows: TypeAlias = Sequence[Mapping[str, Any]]

SESSIONS_AT_ONCE = 40
"""The number of sessions that one transaction changes: moves wait for it some tens of milliseconds at most."""

ROWS_AT_ONCE = 2_000
"""The number of rows of a person that one transaction deletes."""

SCANNED_AT_ONCE = 10_000
"""The number of sessions that are searched at once for users in lists, which have no index."""

FEW_ROWS = 500
"""The most rows that are turned into dictionaries on the event loop rather than in a thread."""


@dataclass(frozen=True)
class DeletionRecord:
    """A person whose data have to be deleted at a time, in ms since the epoch.

    Attributes:
        stand_in: the id that takes the person's place; it is drawn for this deletion and belongs to nobody.
        language: the language of the message that tells the person once it is done.
    """

    person: int
    stand_in: int
    at: int
    language: str


@dataclass(frozen=True)
class Mentions:
    """The sessions in one part of the table that have a user as their host or in a list.

    An empty `last` means that all sessions have been searched.

    Attributes:
        last: the last id of the part.
    """

    sessions: tuple[str, ...]
    last: str


class Erase(Protocol):
    """Executes statements in one transaction; they change these sessions, and the ratings of these people.

    Raises StoreUnavailable.
    """

    async def __call__(
        self, statements: Sequence[NamedStatement], sessions: Collection[str] = (), people: Collection[int] = ()
    ) -> None: ...


class Erasing:
    """Reads and removes people's data in a database. Methods raise StoreUnavailable."""

    def __init__(self, rows: DatabaseRows, erase: Erase) -> None:
        self._rows = rows
        self._erase = erase

    async def rows_of_person(self, person: int) -> Mapping[str, Rows]:
        """Returns what is stored about a person, by table: their own rows, and the sessions in which they have a seat.

        Of sessions it has only what all players know, and the person's own moves. `mentions` finds the sessions in
        which the person has no seat.
        """
        found: dict[str, Rows] = {}
        for one in PERSON_COLUMNS:
            if one.table != "sessions":
                rows = await self._found(f"person_in_{one.table}", person=person)
                found[one.table] = [_without(row, "stand_in") for row in rows] if one.table == "deletions" else rows
        found["sessions"] = await self._found("seated_sessions", person=person)
        found["moves"] = await self._found("moves_of_person", person=person)
        return found

    async def exported_sessions(self, person: int, sessions: Collection[str]) -> Rows:
        """Returns what a person may know of these sessions, and whether they are `host`, or in `guests` or `freed`."""
        found = []
        for session in sessions:
            for row in await self._found("session_with_lists", session=session):
                lists = {column: person in _ids(row[column]) for _, column in PERSON_LISTS}
                found.append({**row, "host": row["host"] == person, **lists})
        return found

    async def mentions(self, person: int, after: str) -> Mentions:
        """Searches the next part of the sessions, after this id, for those with a user as host or in a list."""
        (part,) = await self._rows.rows("last_session_of_part", after=after, most=SCANNED_AT_ONCE)
        last = part["last"]
        if last is None:
            return Mentions((), "")
        rows = await self._rows.rows("mentions", after=after, last=last, person=person, pattern=f"%{person}%")
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
            if one.by_session == "session":
                query = f"sessions_of_person_in_{one.table}"
                rows = await self._rows.rows(query, person=person, most=SESSIONS_AT_ONCE)
                found.update(row["session"] for row in rows)
        return tuple(sorted(found))

    async def tournaments_of_person(self, person: int) -> tuple[str, ...]:
        """Returns the tournaments that a person has organised or joined, live and ended."""
        return tuple([row["id"] for row in await self._rows.rows("tournaments_of_person", person=person)])

    async def rename_person(self, person: int, stand_in: int, sessions: Collection[str]) -> None:
        """Replaces a person in these ended sessions by an id without a name."""
        renamed = [{"person": person, "stand_in": stand_in, "session": session} for session in sessions]
        statements: list[NamedStatement] = [
            (f"rename_person_in_{one.table}", renamed) for one in PERSON_COLUMNS if one.by_session
        ]
        for table, column in PERSON_LISTS:
            lists = [
                (session, _ids(row[column]))
                for session in sessions
                for row in await self._rows.rows(f"{column}_in_{table}", session=session)
            ]
            shorter = [
                {"session": session, "ids": json.dumps([one for one in ids if one != person])}
                for session, ids in lists
                if person in ids
            ]
            statements.append((f"replace_{column}_in_{table}", shorter))
        statements.append(("empty_seal", [{"session": session} for session in sessions]))
        await self._erase(statements, sessions)

    async def delete_person(self, person: int, stand_in: int) -> None:
        """Removes a person's rows that belong to no session, and notes that the deletion is done.

        Rating changes, one for each game, are deleted first, in parts: the request stays until all are gone.
        """
        part: NamedStatement = ("delete_some_rating_changes", [{"person": person, "most": ROWS_AT_ONCE}])
        while await self._rows.rows("rating_changes_left", person=person):
            await self._erase([part], people=[person])
        statements: list[NamedStatement] = []
        for one in PERSON_COLUMNS:
            if one.on_deletion is OnDeletion.DELETE:
                statements.append((f"delete_person_from_{one.table}", [{"person": person}]))
            elif not one.by_session:
                statements.append((f"rename_person_in_{one.table}", [{"person": person, "stand_in": stand_in}]))
        await self._erase(statements, people=[person])

    async def empty_daily_attempt(self, daily: str, person: int, stand_in: int) -> None:
        """Deletes the moves of a person's attempt at a daily puzzle; the emptied attempt stays, under another id."""
        attempt = {"daily": daily, "person": person}
        await self._erase([("delete_attempt_moves", [attempt]), ("empty_attempt", [{**attempt, "stand_in": stand_in}])])

    async def delete_emptied_attempts(self, day: str) -> None:
        """Removes the emptied attempts at the puzzles before this day."""
        await self._erase([("delete_emptied_attempts", [{"day": day}])])

    async def ask_deletion(self, deletion: DeletionRecord) -> None:
        """Notes that a person's data have to be deleted. An earlier request is not changed."""
        await self._erase([("ask_deletion", [vars(deletion)])])

    async def cancel_deletion(self, person: int) -> None:
        """Withdraws the request to delete a person's data."""
        await self._erase([("cancel_deletion", [{"person": person}])])

    async def deletion_of(self, person: int) -> DeletionRecord | None:
        """Returns the deletion that a person has asked for, if it is not done yet."""
        rows = await self._rows.rows("deletion_of", person=person)
        return DeletionRecord(**rows[0]) if rows else None

    async def due_deletions(self, now: int) -> tuple[DeletionRecord, ...]:
        """Returns the deletions that are due by now, oldest first.

        Args:
            now: ms since the epoch.
        """
        rows = await self._rows.rows("due_deletions", now=now)
        return tuple([DeletionRecord(**row) for row in rows])

    async def _found(self, query: str, **parameters: object) -> Rows:
        rows = await self._rows.rows(query, **parameters)
        return _dictionaries(rows) if len(rows) <= FEW_ROWS else await asyncio.to_thread(_dictionaries, rows)


def _dictionaries(rows: Iterable[Row]) -> Rows:
    return [dict(row) for row in rows]


def _ids(text: str | None) -> list[int]:
    """Returns the ids in a JSON list; none if it cannot be read."""
    try:
        ids = json.loads(text or "[]")
    except ValueError:
        return []
    return ids if isinstance(ids, list) else []


def _without(row: Mapping[str, Any], column: str) -> Mapping[str, Any]:
    return {name: value for name, value in row.items() if name != column}
