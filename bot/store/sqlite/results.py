"""Writes results and everything derived from them in the same transaction, or recomputes all of it.

This module runs on the thread of the connection that writes.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import count

import aiosql

from bot.store.generated_sql import pragma
from bot.store.mapping import Record, TableMapping, readable
from bot.store.queries import SQL
from bot.store.rater import Ended, Progress, Rater, ended_sessions
from bot.store.rating_games import Asked, Found, asked_by, numbered, rate_ended
from bot.store.recomputation import AT_ONCE, Recomputation
from bot.store.results import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, ResultRecord
from bot.store.sqlite.connection import ADMINISTRATION

QUERIES = aiosql.from_path(SQL / "sqlite" / "ratings.sql", "sqlite3")


def write_results(connection: sqlite3.Connection, results: Sequence[ResultRecord], rater: Rater | None) -> None:
    """Numbers and writes results, grouped by session, and the rows that the rater computes from them.

    If rating a single session fails, its results are still written, since its game must end. With several, none are.
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
    """Reads the rows that rating games requires."""
    return Found(
        **{
            name: connection.execute(getattr(QUERIES, name).sql, wanted).fetchall()
            for name, wanted in asked.queries().items()
        }
    )


def write(connection: sqlite3.Connection, mapping: TableMapping[Record], records: Iterable[Record]) -> None:
    """Writes records."""
    connection.executemany(mapping.write, map(mapping.parameters, records))


RECOMPUTING = aiosql.from_path(SQL / "recompute.sql", "sqlite3")


CACHE, DEFAULT_CACHE = pragma("cache_size", "-65536"), pragma("cache_size", "-2000")
"""64 MB instead of SQLite's 2: rows are written to pages all over the tables and their indexes."""


def recompute(connection: sqlite3.Connection, rater: Rater, progress: Progress) -> None:
    """Numbers results that have no number, fills in their variants, and recomputes all ratings and best scores."""
    connection.execute(CACHE)
    try:
        _recompute(connection, rater, progress)
    finally:
        connection.execute(DEFAULT_CACHE)


def _recompute(connection: sqlite3.Connection, rater: Rater, progress: Progress) -> None:
    last: int = RECOMPUTING.last_number(connection)["number"]
    for number, row in enumerate([*RECOMPUTING.unnumbered(connection)], start=last + 1):
        RECOMPUTING.set_number(connection, session=row["session"], number=number)
    last = RECOMPUTING.last_number(connection)["number"]
    RECOMPUTING.delete_ratings(connection)
    RECOMPUTING.delete_rating_changes(connection)
    RECOMPUTING.delete_best_scores(connection)
    index = _without_index(connection)
    recomputation = Recomputation(rater)
    for after in range(0, last, AT_ONCE):
        until = min(after + AT_ONCE, last)
        games = _games(connection, rater, after, until)
        changes = recomputation.rate(games, found_rows(connection, recomputation.asked(games)))
        write(connection, RATING_CHANGES, changes)
        if recomputation.is_full or until == last:
            changed = recomputation.take()
            write(connection, RATINGS, changed.ratings)
            write(connection, BEST_SCORES, changed.best_scores)
        progress(until, last)
    RECOMPUTING.delete_ratings_of_nobody(connection)
    RECOMPUTING.delete_rating_changes_of_nobody(connection)
    RECOMPUTING.delete_best_scores_of_nobody(connection)
    connection.execute(index)
    RECOMPUTING.write_rating_rules(connection, rules=rater.rules)


def _without_index(connection: sqlite3.Connection) -> str:
    """Drops the index of leaderboards; returns the statement that creates it: doing so last takes half of the time."""
    (statement,) = ADMINISTRATION.index_of_leaderboards(connection)
    ADMINISTRATION.drop_index_of_leaderboards(connection)
    return str(statement)


def _games(connection: sqlite3.Connection, rater: Rater, after: int, until: int) -> Sequence[Ended]:
    """Returns the results numbered above `after` and up to `until`, and fills in their variants."""
    for row in [*RECOMPUTING.without_variant(connection, after=after, until=until)]:
        if variant := rater.variant_of(row["game"], row["options"], row["seats"]):
            RECOMPUTING.set_variant(connection, session=row["id"], variant=variant)
    return ended_sessions(readable(RESULTS, RECOMPUTING.results_between(connection, after=after, until=until)))
