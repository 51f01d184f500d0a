"""Numbers results, and finds what they change beside their own rows, in the transaction of their change."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import aiosql
import asyncpg
import structlog

from bot.store.mapping import BEST_SCORES, RATINGS, Record, TableMapping, readable
from bot.store.postgres.connection import DATABASE_ERRORS
from bot.store.postgres.statements import json_of
from bot.store.rating import (
    Ended,
    Known,
    Meeting,
    Rated,
    Rater,
    RatingKey,
    ended_sessions,
    key_of,
    of_people,
    rate_in_order,
)
from bot.store.records import Change, ResultRecord
from bot.store.row_reading import SQL

log = structlog.get_logger()

QUERIES = aiosql.from_path(SQL / "postgres" / "ratings.sql", "asyncpg")

NOTHING = Rated((), (), ())


class Results(NamedTuple):
    """Results with their numbers, and what they change."""

    results: Sequence[ResultRecord] = ()
    rated: Rated = NOTHING


async def lock_people(connection: asyncpg.Connection, changes: Collection[Change], rater: Rater | None) -> None:
    """Locks the people whose ratings or best scores the changes affect, until the end of the transaction."""
    if rater is None:
        return
    games = ended_sessions([result for change in changes for result in change.results])
    await lock(connection, {person for ended in games for person in _people(ended, rater)})


async def lock(connection: asyncpg.Connection, people: Collection[int]) -> None:
    """Locks these people, in the same order in all transactions, until the end of the transaction."""
    if people:
        await QUERIES.lock_people(connection, people=sorted(people))


def _people(ended: Ended, rater: Rater) -> set[int]:
    """Returns the people whose ratings or best scores a game changes."""
    try:
        return {key.person for key in (*rater.rating_keys(ended), *rater.best_score_keys(ended))}
    except Exception:  # noqa: BLE001 - it will not be rated, and `rated_results` logs why
        return set()


async def rated_results(
    connection: asyncpg.Connection, results: Sequence[ResultRecord], rater: Rater | None
) -> Results:
    """Returns the results, those of one session together, with their numbers, and what the rater makes of them.

    Their people must be locked, so that these numbers come after those of their games before. One session whose rating
    fails changes nothing else, since its game must end. Of several, the error is raised.
    """
    games = ended_sessions(results)
    if not games:
        return Results()
    rows = [row async for row in QUERIES.next_numbers(connection, count=len(games))]
    numbers = sorted(row["number"] for row in rows)
    numbered = [[replace(seat, number=number) for seat in ended] for number, ended in zip(numbers, games, strict=True)]
    done = NOTHING if rater is None else await _rated(connection, numbered, rater)
    return Results([seat for ended in numbered for seat in ended], done)


async def _rated(connection: asyncpg.Connection, games: Sequence[Ended], rater: Rater) -> Rated:
    """Returns what games change; nothing of one whose rating fails, and then it asks for all to be recomputed."""
    try:
        return of_people(await rate_games(connection, games, rater))
    except DATABASE_ERRORS:
        raise
    except Exception:
        if len(games) > 1:  # each is written by itself then
            raise
        log.exception("game not rated", session=games[0][0].session)
        await QUERIES.delete_rating_rules(connection)
        return NOTHING


async def rate_games(connection: asyncpg.Connection, games: Sequence[Ended], rater: Rater) -> Rated:
    """Returns what games change, which are in the order of their numbers."""
    ratings = {key for ended in games for key in rater.rating_keys(ended)}
    best_scores = {key for ended in games for key in rater.best_score_keys(ended)}
    meetings = {meeting for ended in games if (meeting := rater.meeting(ended)) is not None}
    known = Known({}, {})
    if ratings:
        rows = [row async for row in QUERIES.ratings_of(connection, keys=_keys(ratings))]
        known.ratings.update((key_of(row), row) for row in await _readable(connection, RATINGS, rows))
    if best_scores:
        rows = [row async for row in QUERIES.best_scores_of(connection, keys=_keys(best_scores))]
        known.best_scores.update((key_of(row), row) for row in await _readable(connection, BEST_SCORES, rows))
    earlier = await _earlier_games(connection, [*meetings], games[0][0].number) if meetings else {}
    return rate_in_order(rater, games, known, earlier)


async def _readable(
    connection: asyncpg.Connection, mapping: TableMapping[Record], rows: Sequence[Any]
) -> Sequence[Record]:
    """Returns the records of these rows. Where one cannot be read, it asks for all ratings to be recomputed."""
    found = readable(mapping, rows)
    if len(found) < len(rows):
        await QUERIES.delete_rating_rules(connection)
    return found


async def _earlier_games(
    connection: asyncpg.Connection, meetings: Sequence[Meeting], number: int | None
) -> dict[Meeting, int]:
    rows = json_of([{**meeting._asdict(), "place": place} for place, meeting in enumerate(meetings)])
    found = [row async for row in QUERIES.earlier_games(connection, meetings=rows, number=number)]
    return {meetings[row["place"]]: row["games"] for row in found}


def _keys(keys: Collection[RatingKey]) -> str:
    return json_of([key._asdict() for key in keys])
