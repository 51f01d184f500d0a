"""Writes results, and what they change beside their own rows, on the thread and in the transaction of their change."""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import count

import aiosql

from bot.store.mapping import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, Record, TableMapping
from bot.store.rating import Rater
from bot.store.rating_steps import Asked, Found, asked_by, numbered, rate_ended
from bot.store.result_records import ResultRecord
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "sqlite" / "ratings.sql", "sqlite3")


def write_results(connection: sqlite3.Connection, results: Sequence[ResultRecord], rater: Rater | None) -> None:
    """Numbers and writes results, those of one session together; and what the rater makes of them.

    One session whose rating fails is written without it, since its game must end. Of several, none is written then.
    """
    last: int = QUERIES.last_number(connection)["number"]
    games = numbered(results, count(last + 1))
    write(connection, RESULTS, [seat for ended in games for seat in ended])
    if rater is None or not games:
        return
    outcome = rate_ended(rater, games, found_rows(connection, asked_by(rater, games)))
    if not outcome.complete:
        QUERIES.delete_rating_rules(connection)
    write(connection, RATINGS, outcome.rated.ratings)
    write(connection, RATING_CHANGES, outcome.rated.changes)
    write(connection, BEST_SCORES, outcome.rated.best_scores)


def found_rows(connection: sqlite3.Connection, asked: Asked) -> Found:
    """Reads what games have to know before they are rated."""
    return Found(
        **{
            name: connection.execute(getattr(QUERIES, name).sql, wanted).fetchall()
            for name, wanted in asked.queries().items()
        }
    )


def write(connection: sqlite3.Connection, mapping: TableMapping[Record], records: Iterable[Record]) -> None:
    """Writes records."""
    connection.executemany(mapping.write, map(mapping.parameters, records))
