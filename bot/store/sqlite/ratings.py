"""Writes results, and what they change beside their own rows, on the thread and in the transaction of their change."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace

import aiosql
import structlog

from bot.store.mapping import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, Record, TableMapping, readable
from bot.store.rating import (
    Ended,
    Known,
    Meeting,
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

log = structlog.get_logger()

QUERIES = aiosql.from_path(SQL / "sqlite" / "ratings.sql", "sqlite3")


def write_results(connection: sqlite3.Connection, results: Sequence[ResultRecord], rater: Rater | None) -> None:
    """Numbers and writes results, those of one session together; and what the rater makes of them.

    One session whose rating fails is written without it, since its game must end. Of several, none is written then.
    """
    last: int = QUERIES.last_number(connection)["number"]
    games = [
        [replace(seat, number=number) for seat in ended]
        for number, ended in enumerate(ended_sessions(results), start=last + 1)
    ]
    _write(connection, RESULTS, [seat for ended in games for seat in ended])
    if rater is not None:
        write_rated(connection, _rated(connection, games, rater))


def _rated(connection: sqlite3.Connection, games: Sequence[Ended], rater: Rater) -> Rated:
    """Returns what games change; nothing of one whose rating fails, and then it asks for all to be recomputed."""
    try:
        return of_people(rate_games(connection, games, rater))
    except sqlite3.Error:
        raise
    except Exception:
        if len(games) > 1:  # each is written by itself then
            raise
        log.exception("game not rated", session=games[0][0].session)
        QUERIES.delete_rating_rules(connection)
        return Rated((), (), ())


def write_rated(connection: sqlite3.Connection, rated: Rated) -> None:
    """Writes what games have changed."""
    _write(connection, RATINGS, rated.ratings)
    _write(connection, RATING_CHANGES, rated.changes)
    _write(connection, BEST_SCORES, rated.best_scores)


def rate_games(connection: sqlite3.Connection, games: Sequence[Ended], rater: Rater) -> Rated:
    """Returns what games change whose results are written already, in the order of their numbers."""
    first = games[0][0].number
    known, earlier = Known({}, {}), dict[Meeting, int]()
    for ended in games:
        if (meeting := rater.meeting(ended)) is not None:
            keys = rater.rating_keys(ended)
            known.ratings.update((key_of(one), one) for one in _read(connection, "ratings_of", RATINGS, keys))
            if meeting not in earlier:
                earlier[meeting] = _earlier_games(connection, meeting, first)
        elif keys := rater.best_score_keys(ended):
            known.best_scores.update(
                (key_of(one), one) for one in _read(connection, "best_scores_of", BEST_SCORES, keys)
            )
    return rate_in_order(rater, games, known, earlier)


def _read(
    connection: sqlite3.Connection, query: str, mapping: TableMapping[Record], keys: Sequence[RatingKey]
) -> Iterable[Record]:
    """Returns the rows of at least these keys, as far as there are any.

    Where one cannot be read, it asks for all ratings to be recomputed.
    """
    people, guilds, games, variants, periods = (json.dumps([*{*column}]) for column in zip(*keys, strict=True))
    parameters = {"people": people, "guilds": guilds, "games": games, "variants": variants, "periods": periods}
    rows = [*getattr(QUERIES, query)(connection, **parameters)]
    found = readable(mapping, rows)
    if len(found) < len(rows):
        QUERIES.delete_rating_rules(connection)
    return found


def _earlier_games(connection: sqlite3.Connection, meeting: Meeting, number: int | None) -> int:
    row = QUERIES.earlier_games(
        connection,
        people=json.dumps(meeting.people),
        seats=len(meeting.people),
        person=meeting.people[0],
        game=meeting.game,
        begin=meeting.begin,
        end=meeting.end,
        number=number,
    )
    found: int = row["games"]
    return found


def _write(connection: sqlite3.Connection, mapping: TableMapping[Record], records: Iterable[Record]) -> None:
    connection.executemany(mapping.write, map(mapping.row, records))
