"""Numbers results and finds everything derived from them, in the same transaction, or recomputes all of it."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import aiosql
import asyncpg

from bot.store.change import Change
from bot.store.errors import StoreNotReady
from bot.store.generated_sql import insert, select, temporary_table
from bot.store.mapping import Record, TableMapping, readable
from bot.store.postgres.connection import ADMINISTRATION
from bot.store.queries import SQL
from bot.store.rater import Ended, Progress, Rated, Rater, ended_sessions
from bot.store.rating_games import NOTHING, Asked, Found, asked_by, numbered, rate_ended
from bot.store.recomputation import AT_ONCE, Recomputation
from bot.store.results import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, ResultRecord

QUERIES = aiosql.from_path(SQL / "postgres" / "ratings.sql", "asyncpg")


class Results(NamedTuple):
    """Numbered results, and the ratings and best scores that they change."""

    results: Sequence[ResultRecord] = ()
    rated: Rated = NOTHING


class Prepared(NamedTuple):
    """Rows asked for and numbers drawn before results are written.

    Attributes:
        asked: the rows that rating all of them requires.
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
    """Locks people until the transaction ends, in the same order in all transactions; returns `numbers` new numbers."""
    if not people and not numbers:
        return ()
    rows = [row async for row in QUERIES.lock_people(connection, people=sorted(people), numbers=numbers)]
    return sorted(row["number"] for row in rows)


async def rated_results(
    connection: asyncpg.Connection, results: Sequence[ResultRecord], rater: Rater | None, prepared: Prepared
) -> Results:
    """Returns the results, numbered and grouped by session, and the rows that the rater computes from them.

    Raises the errors of `rate_ended`.
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
    """Reads the rows that rating games requires."""
    return Found(
        **{
            name: [row async for row in getattr(QUERIES, name)(connection, **wanted)]
            for name, wanted in asked.queries().items()
        }
    )


RECOMPUTING = aiosql.from_path(SQL / "recompute.sql", "asyncpg")
OWN_RECOMPUTING = aiosql.from_path(SQL / "postgres" / "recompute.sql", "asyncpg")

SETTINGS = {
    "lock_timeout": "10s",  # it waits for transactions that end games, and for another process that recomputes
    "idle_in_transaction_session_timeout": "0",  # rating a part takes seconds
}


async def require_alone(connection: asyncpg.Connection, process: str) -> None:
    """Raises StoreNotReady while other processes than this one use the database."""
    if others := await OWN_RECOMPUTING.other_processes(connection, process=process):
        raise StoreNotReady(f"the database is in use by {others} other processes: stop them first")


async def recompute(connection: asyncpg.Connection, rater: Rater, progress: Progress, *, again: bool) -> None:
    """Numbers results that have no number, fills in their variants, and recomputes all ratings and best scores.

    Args:
        connection: one whose statements may take as long as they need.
        again: whether to do it even if it was done by these rules already, for example by a process that started
            earlier.
    """
    async with connection.transaction():
        for name, setting in SETTINGS.items():
            await ADMINISTRATION.set_for_transaction(connection, name=name, setting=setting)
        await OWN_RECOMPUTING.lock_tables(connection)
        if not again and await OWN_RECOMPUTING.rules(connection) == rater.rules:
            return
        for row in [row async for row in RECOMPUTING.unnumbered(connection)]:
            number = await OWN_RECOMPUTING.next_number(connection)
            await RECOMPUTING.set_number(connection, session=row["session"], number=number)
        for delete in (RECOMPUTING.delete_ratings, RECOMPUTING.delete_rating_changes, RECOMPUTING.delete_best_scores):
            await connection.execute(delete.sql)
        last: int = (await RECOMPUTING.last_number(connection))["number"]
        recomputation = Recomputation(rater)
        for after in range(0, last, AT_ONCE):
            games = await _games(connection, rater, after, until := min(after + AT_ONCE, last))
            found = await found_rows(connection, recomputation.asked(games))
            await _copy(connection, RATING_CHANGES, recomputation.rate(games, found))
            if recomputation.is_full or until == last:
                changed = recomputation.take()
                write = _copy if changed.new else _replace
                await write(connection, RATINGS, changed.ratings)
                await write(connection, BEST_SCORES, changed.best_scores)
            progress(until, last)
        await RECOMPUTING.delete_ratings_of_nobody(connection)
        await RECOMPUTING.delete_rating_changes_of_nobody(connection)
        await RECOMPUTING.delete_best_scores_of_nobody(connection)
        await RECOMPUTING.write_rating_rules(connection, rules=rater.rules)


async def _games(connection: asyncpg.Connection, rater: Rater, after: int, until: int) -> Sequence[Ended]:
    """Returns the results numbered above `after` and up to `until`, and fills in their variants."""
    for row in [row async for row in RECOMPUTING.without_variant(connection, after=after, until=until)]:
        if variant := rater.variant_of(row["game"], row["options"], row["seats"]):
            await RECOMPUTING.set_variant(connection, session=row["id"], variant=variant)
    rows = [row async for row in RECOMPUTING.results_between(connection, after=after, until=until)]
    return ended_sessions(readable(RESULTS, rows))


async def _copy(connection: asyncpg.Connection, mapping: TableMapping[Record], records: Sequence[Record]) -> None:
    """Writes records that are new."""
    await _copy_to(mapping.table, connection, mapping, records)


async def _replace(connection: asyncpg.Connection, mapping: TableMapping[Record], records: Sequence[Record]) -> None:
    """Writes records, in place of those with the same keys. This takes half the time of sending them as JSON."""
    columns = [*mapping.types]
    await connection.execute(temporary_table("new_rows", mapping.table))
    await _copy_to("new_rows", connection, mapping, records)
    new = insert(mapping.table, columns, select(columns, "new_rows"))
    await connection.execute(new + mapping.on_conflict(mapping.replaced))
    await OWN_RECOMPUTING.drop_new_rows(connection)


async def _copy_to(
    table: str, connection: asyncpg.Connection, mapping: TableMapping[Record], records: Sequence[Record]
) -> None:
    rows = (tuple(mapping.row(record).values()) for record in records)
    await connection.copy_records_to_table(table, records=rows, columns=[*mapping.types])
