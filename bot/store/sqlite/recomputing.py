"""Computes all ratings again from the results, on the connection that writes and in its transaction."""

import sqlite3

import aiosql

from bot.store.mapping import RESULTS, readable
from bot.store.rating import AT_ONCE, Progress, Rater, ended_sessions
from bot.store.row_reading import SQL
from bot.store.sqlite.ratings import write_ratings_again

QUERIES = aiosql.from_path(SQL / "recompute.sql", "sqlite3")


def recompute(connection: sqlite3.Connection, rater: Rater, progress: Progress) -> None:
    """Numbers results that have no number, fills in their variants, and writes ratings and best scores anew."""
    last: int = QUERIES.last_number(connection)["number"]
    for number, row in enumerate([*QUERIES.unnumbered(connection)], start=last + 1):
        QUERIES.set_number(connection, session=row["session"], number=number)
    last = QUERIES.last_number(connection)["number"]
    QUERIES.delete_ratings(connection)
    QUERIES.delete_rating_changes(connection)
    QUERIES.delete_best_scores(connection)
    for after in range(0, last, AT_ONCE):
        until = min(after + AT_ONCE, last)
        for row in [*QUERIES.without_variant(connection, after=after, until=until)]:
            if variant := rater.variant_of(row["game"], row["options"], row["seats"]):
                QUERIES.set_variant(connection, session=row["id"], variant=variant)
        results = readable(RESULTS, QUERIES.results_between(connection, after=after, until=until))
        if games := ended_sessions(results):
            write_ratings_again(connection, games, rater)
        progress(until, last)
    QUERIES.delete_ratings_of_nobody(connection)
    QUERIES.delete_rating_changes_of_nobody(connection)
    QUERIES.delete_best_scores_of_nobody(connection)
    QUERIES.write_rating_rules(connection, rules=rater.rules)
