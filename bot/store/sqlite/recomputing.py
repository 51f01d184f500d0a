"""Computes all ratings again from the results, on the connection that writes and in its transaction."""

import sqlite3
from collections.abc import Sequence

import aiosql

from bot.store.mapping import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, readable
from bot.store.rating import Ended, Progress, Rater, ended_sessions
from bot.store.rating_again import AT_ONCE, RatingAgain
from bot.store.row_reading import SQL
from bot.store.sqlite.administration import ADMINISTRATION
from bot.store.sqlite.ratings import found_rows, write

QUERIES = aiosql.from_path(SQL / "recompute.sql", "sqlite3")


CACHE, DEFAULT_CACHE = "PRAGMA cache_size = -65536", "PRAGMA cache_size = -2000"
"""64 MB instead of SQLite's 2: rows go to pages all over the tables and their indexes."""


def recompute(connection: sqlite3.Connection, rater: Rater, progress: Progress) -> None:
    """Numbers results that have no number, fills in their variants, and writes ratings and best scores anew."""
    connection.execute(CACHE)
    try:
        _recompute(connection, rater, progress)
    finally:
        connection.execute(DEFAULT_CACHE)


def _recompute(connection: sqlite3.Connection, rater: Rater, progress: Progress) -> None:
    last: int = QUERIES.last_number(connection)["number"]
    for number, row in enumerate([*QUERIES.unnumbered(connection)], start=last + 1):
        QUERIES.set_number(connection, session=row["session"], number=number)
    last = QUERIES.last_number(connection)["number"]
    QUERIES.delete_ratings(connection)
    QUERIES.delete_rating_changes(connection)
    QUERIES.delete_best_scores(connection)
    index = _without_index(connection)
    again = RatingAgain(rater)
    for after in range(0, last, AT_ONCE):
        until = min(after + AT_ONCE, last)
        games = _games(connection, rater, after, until)
        changes = again.rate(games, found_rows(connection, again.asked(games)))
        write(connection, RATING_CHANGES, changes)
        if again.is_full or until == last:
            changed = again.take()
            write(connection, RATINGS, changed.ratings)
            write(connection, BEST_SCORES, changed.best_scores)
        progress(until, last)
    QUERIES.delete_ratings_of_nobody(connection)
    QUERIES.delete_rating_changes_of_nobody(connection)
    QUERIES.delete_best_scores_of_nobody(connection)
    connection.execute(index)
    QUERIES.write_rating_rules(connection, rules=rater.rules)


def _without_index(connection: sqlite3.Connection) -> str:
    """Drops the index of leaderboards; returns the statement that creates it: in order, it takes half of the time."""
    (statement,) = ADMINISTRATION.index_of_leaderboards(connection)
    ADMINISTRATION.drop_index_of_leaderboards(connection)
    return str(statement)


def _games(connection: sqlite3.Connection, rater: Rater, after: int, until: int) -> Sequence[Ended]:
    """Returns the results with the numbers up to `until` that come after another one, and fills in their variants."""
    for row in [*QUERIES.without_variant(connection, after=after, until=until)]:
        if variant := rater.variant_of(row["game"], row["options"], row["seats"]):
            QUERIES.set_variant(connection, session=row["id"], variant=variant)
    return ended_sessions(readable(RESULTS, QUERIES.results_between(connection, after=after, until=until)))
