"""Numbers results, and finds what they change beside their own rows, in the transaction of their change."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import aiosql
import asyncpg

from bot.store.rating import Rated, Rater, ended_sessions
from bot.store.rating_steps import NOTHING, Asked, Found, asked_by, numbered, rate_ended
from bot.store.records import Change, ResultRecord
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "postgres" / "ratings.sql", "asyncpg")


class Results(NamedTuple):
    """Results with their numbers, and what they change."""

    results: Sequence[ResultRecord] = ()
    rated: Rated = NOTHING


async def lock_people(connection: asyncpg.Connection, changes: Collection[Change], rater: Rater | None) -> None:
    """Locks the people whose ratings or best scores the changes affect, until the end of the transaction."""
    if rater is None:
        return
    asked = asked_by(rater, ended_sessions([result for change in changes for result in change.results]))
    await lock(connection, asked.people.union(person for person, *_ in asked.best_scores.people))


async def lock(connection: asyncpg.Connection, people: Collection[int]) -> None:
    """Locks these people, in the same order in all transactions, until the end of the transaction."""
    if people:
        await QUERIES.lock_people(connection, people=sorted(people))


async def rated_results(
    connection: asyncpg.Connection, results: Sequence[ResultRecord], rater: Rater | None
) -> Results:
    """Returns the results, those of one session together, with their numbers, and what the rater makes of them.

    Their people must be locked, so that these numbers come after those of their games before. Raises what
    `rate_ended` raises.
    """
    if not results:
        return Results()
    rows = [row async for row in QUERIES.next_numbers(connection, count=len(ended_sessions(results)))]
    games = numbered(results, sorted(row["number"] for row in rows))
    return Results([seat for ended in games for seat in ended], await _rated(connection, games, rater))


async def _rated(connection: asyncpg.Connection, games: Sequence[Sequence[ResultRecord]], rater: Rater | None) -> Rated:
    if rater is None:
        return NOTHING
    outcome = rate_ended(rater, games, await found_rows(connection, asked_by(rater, games)))
    if not outcome.complete:
        await QUERIES.delete_rating_rules(connection)
    return outcome.rated


async def found_rows(connection: asyncpg.Connection, asked: Asked) -> Found:
    """Reads what games have to know before they are rated."""
    return Found(
        **{
            name: [row async for row in getattr(QUERIES, name)(connection, **wanted)]
            for name, wanted in asked.queries().items()
        }
    )
