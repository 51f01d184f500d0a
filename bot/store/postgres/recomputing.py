"""Computes all ratings again from the results, in one transaction."""

from collections.abc import Sequence

import aiosql
import asyncpg

from bot.store.mapping import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, Record, TableMapping, readable
from bot.store.postgres.ratings import found_rows
from bot.store.rating import Ended, Progress, Rater, ended_sessions
from bot.store.rating_again import AT_ONCE, RatingAgain
from bot.store.records import StoreNotReady
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "recompute.sql", "asyncpg")

LOCK = "LOCK TABLE results, ratings, rating_changes, best_scores IN SHARE ROW EXCLUSIVE MODE"
"""Other processes read meanwhile; one that ends a game waits."""

LOCK_WAIT = "10s"
"""How long it waits for transactions that end games, and for another process that recomputes."""

OTHERS = """
SELECT count(DISTINCT application_name) FROM pg_stat_activity
WHERE datname = current_database() AND application_name LIKE 'tavolino %' AND application_name <> $1
"""


async def require_alone(connection: asyncpg.Connection, process: str) -> None:
    """Raises StoreNotReady while other processes than this one use the database."""
    if others := await connection.fetchval(OTHERS, process):
        raise StoreNotReady(f"the database is in use by {others} other processes: stop them first")


async def recompute(connection: asyncpg.Connection, rater: Rater, progress: Progress, *, again: bool) -> None:
    """Numbers results that have no number, fills in their variants, and writes ratings and best scores anew.

    Args:
        connection: one whose statements may take as long as they need.
        again: whether it is done also where it was done by these rules already, as by a process that started
            before.
    """
    async with connection.transaction():
        await connection.execute(f"SET LOCAL lock_timeout = '{LOCK_WAIT}'")
        await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")  # rating a part takes seconds
        await connection.execute(LOCK)
        if not again and await connection.fetchval("SELECT rules FROM rating_rules") == rater.rules:
            return
        for row in [row async for row in QUERIES.unnumbered(connection)]:
            number = await connection.fetchval("SELECT nextval('result_numbers')")
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
    table, columns = mapping.table, ", ".join(mapping.types)
    await connection.execute(f"CREATE TEMPORARY TABLE new_rows (LIKE {table}) ON COMMIT DROP")
    await _copy_to("new_rows", connection, mapping, records)
    insert = f"INSERT INTO {table} ({columns}) SELECT {columns} FROM new_rows"  # noqa: S608 - our own fields
    await connection.execute(insert + mapping.on_conflict(mapping.replaced))
    await connection.execute("DROP TABLE new_rows")


async def _copy_to(
    table: str, connection: asyncpg.Connection, mapping: TableMapping[Record], records: Sequence[Record]
) -> None:
    rows = (tuple(mapping.row(record).values()) for record in records)
    await connection.copy_records_to_table(table, records=rows, columns=[*mapping.types])
