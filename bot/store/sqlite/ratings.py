"""Writes results, and what they change beside their own rows, on the thread and in the transaction of their change."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace

import aiosql

from bot.store.mapping import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, Record, TableMapping
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
from bot.store.records import ResultRecord
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "sqlite" / "ratings.sql", "sqlite3")


def write_results(connection: sqlite3.Connection, results: Sequence[ResultRecord], rater: Rater | None) -> None:
    """Numbers and writes results, those of one session together; and what the rater makes of them."""
    last: int = QUERIES.last_number(connection)["number"]
    games = [
        [replace(seat, number=number) for seat in ended]
        for number, ended in enumerate(ended_sessions(results), start=last + 1)
    ]
    _write(connection, RESULTS, [seat for ended in games for seat in ended])
    if rater is not None:
        write_rated(connection, of_people(rate_games(connection, games, rater)))


def write_rated(connection: sqlite3.Connection, rated: Rated) -> None:
    """Writes what games have changed."""
    _write(connection, RATINGS, rated.ratings)
    _write(connection, RATING_CHANGES, rated.changes)
    _write(connection, BEST_SCORES, rated.best_scores)


def rate_games(connection: sqlite3.Connection, games: Sequence[Ended], rater: Rater) -> Rated:
    """Returns what games change whose results are written already, in the order of their numbers."""
    first = games[0][0].number
    known, earlier = Known({}, {}), dict[Pairing, int]()
    for ended in games:
        if (pairing := rater.pairing(ended)) is not None:
            keys = rater.rating_keys(ended)
            known.ratings.update((key_of(one), one) for one in _read(connection, "ratings_of", RATINGS, keys))
            if pairing not in earlier:
                earlier[pairing] = _earlier_games(connection, pairing, first)
        elif keys := rater.best_score_keys(ended):
            known.best_scores.update(
                (key_of(one), one) for one in _read(connection, "best_scores_of", BEST_SCORES, keys)
            )
    return rate_in_order(rater, games, known, earlier)


def _read(
    connection: sqlite3.Connection, query: str, mapping: TableMapping[Record], keys: Sequence[RatingKey]
) -> Iterable[Record]:
    """Returns the rows of at least these keys, as far as there are any."""
    people, guilds, games, variants, periods = (json.dumps([*{*column}]) for column in zip(*keys, strict=True))
    rows = getattr(QUERIES, query)(
        connection, people=people, guilds=guilds, games=games, variants=variants, periods=periods
    )
    return map(mapping.record, rows)


def _earlier_games(connection: sqlite3.Connection, pairing: Pairing, number: int | None) -> int:
    row = QUERIES.earlier_games(
        connection,
        people=json.dumps(pairing.people),
        seats=len(pairing.people),
        person=pairing.people[0],
        game=pairing.game,
        begin=pairing.begin,
        end=pairing.end,
        number=number,
    )
    found: int = row["games"]
    return found


def _write(connection: sqlite3.Connection, mapping: TableMapping[Record], records: Iterable[Record]) -> None:
    connection.executemany(mapping.write, map(mapping.row, records))
