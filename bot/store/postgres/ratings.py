"""Numbers results, and finds what they change beside their own rows, in the transaction of their change."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

import aiosql
import asyncpg

from bot.store.mapping import BEST_SCORES, RATINGS
from bot.store.postgres.statements import json_of
from bot.store.rating import (
    Ended,
    Known,
    Pairing,
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
    people = {key.person for ended in games for key in (*rater.rating_keys(ended), *rater.best_score_keys(ended))}
    if people:
        await QUERIES.lock_people(connection, people=sorted(people))


async def rated_results(
    connection: asyncpg.Connection, results: Sequence[ResultRecord], rater: Rater | None
) -> Results:
    """Returns the results, those of one session together, with their numbers, and what the rater makes of them.

    Their people must be locked, so that these numbers come after those of their games before.
    """
    games = ended_sessions(results)
    if not games:
        return Results()
    rows = [row async for row in QUERIES.next_numbers(connection, count=len(games))]
    numbers = sorted(row["number"] for row in rows)
    numbered = [[replace(seat, number=number) for seat in ended] for number, ended in zip(numbers, games, strict=True)]
    done = NOTHING if rater is None else of_people(await rate_games(connection, numbered, rater))
    return Results([seat for ended in numbered for seat in ended], done)


async def rate_games(connection: asyncpg.Connection, games: Sequence[Ended], rater: Rater) -> Rated:
    """Returns what games change, which are in the order of their numbers."""
    ratings = {key for ended in games for key in rater.rating_keys(ended)}
    best_scores = {key for ended in games for key in rater.best_score_keys(ended)}
    pairings = {pairing for ended in games if (pairing := rater.pairing(ended)) is not None}
    known = Known({}, {})
    if ratings:
        rows = [RATINGS.record(row) async for row in QUERIES.ratings_of(connection, keys=_keys(ratings))]
        known.ratings.update((key_of(row), row) for row in rows)
    if best_scores:
        best = [BEST_SCORES.record(row) async for row in QUERIES.best_scores_of(connection, keys=_keys(best_scores))]
        known.best_scores.update((key_of(row), row) for row in best)
    earlier = await _earlier_games(connection, [*pairings], games[0][0].number) if pairings else {}
    return rate_in_order(rater, games, known, earlier)


async def _earlier_games(
    connection: asyncpg.Connection, pairings: Sequence[Pairing], number: int | None
) -> dict[Pairing, int]:
    rows = json_of([{**pairing._asdict(), "place": place} for place, pairing in enumerate(pairings)])
    found = [row async for row in QUERIES.earlier_games(connection, pairings=rows, number=number)]
    return {pairings[row["place"]]: row["games"] for row in found}


def _keys(keys: Collection[RatingKey]) -> str:
    return json_of([key._asdict() for key in keys])
