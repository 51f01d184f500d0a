"""Numbers results, and finds what they change beside their own rows, in the transaction of their change."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import aiosql
import asyncpg

from bot.store.change import Change
from bot.store.rating import Rated, Rater, ended_sessions
from bot.store.rating_steps import NOTHING, Asked, Found, asked_by, numbered, rate_ended
from bot.store.result_records import ResultRecord
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "postgres" / "ratings.sql", "asyncpg")


class Results(NamedTuple):
    """Results with their numbers, and what they change."""

    results: Sequence[ResultRecord] = ()
    rated: Rated = NOTHING


class Prepared(NamedTuple):
    """What was prepared for results before they are written.

    Attributes:
        asked: what all of them have to know before they are rated.
        numbers: one for each session, in order.
    """

    asked: Asked
    numbers: Iterator[int]


async def prepared(connection: asyncpg.Connection, changes: Collection[Change], rater: Rater | None) -> Prepared:
    """Locks the people whose ratings or best scores the changes affect, and numbers their results."""
    if not (results := [result for change in changes for result in change.results]):
        return Prepared(Asked(), iter(()))
    games = ended_sessions(results)
    asked = Asked() if rater is None else asked_by(rater, games)
    people = asked.people.union(person for person, *_ in asked.best_scores.people)
    return Prepared(asked, iter(await lock(connection, people, len(games))))


async def lock(connection: asyncpg.Connection, people: Collection[int], numbers: int = 0) -> Sequence[int]:
    """Locks people until the end of the transaction, in the same order in all transactions; returns so many numbers."""
    if not people and not numbers:
        return ()
    rows = [row async for row in QUERIES.lock_people(connection, people=sorted(people), numbers=numbers)]
    return sorted(row["number"] for row in rows)


async def rated_results(
    connection: asyncpg.Connection, results: Sequence[ResultRecord], rater: Rater | None, prepared: Prepared
) -> Results:
    """Returns the results, those of one session together, with their numbers, and what the rater makes of them.

    Raises what `rate_ended` raises.
    """
    if not results:
        return Results()
    games = numbered(results, prepared.numbers)
    rated = NOTHING if rater is None else await _rated(connection, games, rater, prepared.asked)
    return Results([seat for ended in games for seat in ended], rated)


async def _rated(
    connection: asyncpg.Connection, games: Sequence[Sequence[ResultRecord]], rater: Rater, asked: Asked
) -> Rated:
    first = games[0][0].number or 0
    outcome = rate_ended(rater, games, await found_rows(connection, replace(asked, before=first)))
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
