"""Numbers results, and finds what they change beside their own rows, in the transaction of their change."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import aiosql
import asyncpg

from bot.store.postgres.statements import json_of
from bot.store.rating import Rated, Rater, RatingKey, ended_sessions
from bot.store.rating_steps import NOTHING, Asked, Found, asked_by, rate_ended
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
    await lock(connection, asked.people.union(key.person for key in asked.best_scores))


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
    games = ended_sessions(results)
    if not games:
        return Results()
    rows = [row async for row in QUERIES.next_numbers(connection, count=len(games))]
    numbers = sorted(row["number"] for row in rows)
    numbered = [[replace(seat, number=number) for seat in ended] for number, ended in zip(numbers, games, strict=True)]
    return Results([seat for ended in numbered for seat in ended], await _rated(connection, numbered, rater))


async def _rated(connection: asyncpg.Connection, games: Sequence[Sequence[ResultRecord]], rater: Rater | None) -> Rated:
    if rater is None:
        return NOTHING
    outcome = rate_ended(rater, games, await found_rows(connection, asked_by(rater, games)))
    if not outcome.complete:
        await QUERIES.delete_rating_rules(connection)
    return outcome.rated


async def found_rows(connection: asyncpg.Connection, asked: Asked) -> Found:
    """Reads what games have to know before they are rated."""
    ratings, best_scores, games = list[Any](), list[Any](), list[Any]()
    if asked.ratings:
        ratings = [row async for row in QUERIES.ratings_of(connection, keys=_keys(asked.ratings))]
    if asked.best_scores:
        best_scores = [row async for row in QUERIES.best_scores_of(connection, keys=_keys(asked.best_scores))]
    if asked.people:
        parameters = {"people": [*asked.people], "before": asked.before, "most": asked.most}
        games = [row async for row in QUERIES.earlier_games(connection, **parameters)]
    return Found(ratings, best_scores, games)


def _keys(keys: Collection[RatingKey]) -> str:
    return json_of([key._asdict() for key in keys])
