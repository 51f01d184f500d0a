"""Computes all ratings again from the results, in one transaction."""

from collections.abc import Sequence

import aiosql
import asyncpg

from bot.store.errors import StoreNotReady
from bot.store.generated_sql import insert, select, temporary_table
from bot.store.mapping import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, Record, TableMapping, readable
from bot.store.postgres.administration import ADMINISTRATION
from bot.store.postgres.ratings import found_rows
from bot.store.rating import Ended, Progress, Rater, ended_sessions
from bot.store.rating_again import AT_ONCE, RatingAgain
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "recompute.sql", "asyncpg")
OWN_QUERIES = aiosql.from_path(SQL / "postgres" / "recompute.sql", "asyncpg")

SETTINGS = {
    "lock_timeout": "10s",  # it waits for transactions that end games, and for another process that recomputes
    "idle_in_transaction_session_timeout": "0",  # rating a part takes seconds
}


async def require_alone(connection: asyncpg.Connection, process: str) -> None:
    """Raises StoreNotReady while other processes than this one use the database."""
    if others := await OWN_QUERIES.other_processes(connection, process=process):
        raise StoreNotReady(f"the database is in use by {others} other processes: stop them first")


async def recompute(connection: asyncpg.Connection, rater: Rater, progress: Progress, *, again: bool) -> None:
    """Numbers results that have no number, fills in their variants, and writes ratings and best scores anew.

    Args:
        connection: one whose statements may take as long as they need.
        again: whether it is done also where it was done by these rules already, as by a process that started
            before.
    """
    async with connection.transaction():
        for name, setting in SETTINGS.items():
            await ADMINISTRATION.set_for_transaction(connection, name=name, setting=setting)
        await OWN_QUERIES.lock_tables(connection)
        if not again and await OWN_QUERIES.rules(connection) == rater.rules:
            return
        for row in [row async for row in QUERIES.unnumbered(connection)]:
            number = await OWN_QUERIES.next_number(connection)
            await QUERIES.set_number(connection, session=row["session"], number=number)
        for delete in (QUERIES.delete_ratings, QUERIES.delete_rating_changes, QUERIES.delete_best_scores):
            await connection.execute(delete.sql)
        last: int = (await QUERIES.last_number(connection))["number"]
        ratings = RatingAgain(rater)
        for after in range(0, last, AT_ONCE):
            games = await _games(connection, rater, after, until := min(after + AT_ONCE, last))
            found = await found_rows(connection, ratings.asked(games))
            await _copy(connection, RATING_CHANGES, ratings.rate(games, found))
            if ratings.is_full or until == last:
                changed = ratings.take()
                write = _copy if changed.new else _replace
                await write(connection, RATINGS, changed.ratings)
                await write(connection, BEST_SCORES, changed.best_scores)
            progress(until, last)
        await QUERIES.delete_ratings_of_nobody(connection)
        await QUERIES.delete_rating_changes_of_nobody(connection)
        await QUERIES.delete_best_scores_of_nobody(connection)
        await QUERIES.write_rating_rules(connection, rules=rater.rules)


async def _games(connection: asyncpg.Connection, rater: Rater, after: int, until: int) -> Sequence[Ended]:
    """Returns the results with the numbers up to `until` that come after another one, and fills in their variants."""
    for row in [row async for row in QUERIES.without_variant(connection, after=after, until=until)]:
        if variant := rater.variant_of(row["game"], row["options"], row["seats"]):
            await QUERIES.set_variant(connection, session=row["id"], variant=variant)
    rows = [row async for row in QUERIES.results_between(connection, after=after, until=until)]
    return ended_sessions(readable(RESULTS, rows))


async def _copy(connection: asyncpg.Connection, mapping: TableMapping[Record], records: Sequence[Record]) -> None:
    """Writes records that are new."""
    await _copy_to(mapping.table, connection, mapping, records)


async def _replace(connection: asyncpg.Connection, mapping: TableMapping[Record], records: Sequence[Record]) -> None:
    """Writes records, in place of those with the same keys. By this way they take half of what they take as JSON."""
    columns = [*mapping.types]
    await connection.execute(temporary_table("new_rows", mapping.table))
    await _copy_to("new_rows", connection, mapping, records)
    new = insert(mapping.table, columns, select(columns, "new_rows"))
    await connection.execute(new + mapping.on_conflict(mapping.replaced))
    await OWN_QUERIES.drop_new_rows(connection)


async def _copy_to(
    table: str, connection: asyncpg.Connection, mapping: TableMapping[Record], records: Sequence[Record]
) -> None:
    rows = (tuple(mapping.row(record).values()) for record in records)
    await connection.copy_records_to_table(table, records=rows, columns=[*mapping.types])
