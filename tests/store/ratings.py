"""Finished games to write in tests, and the stored rows of the resulting ratings."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, TypeAlias

import asyncpg

from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.store.change import Change
from bot.store.results import ResultRecord
from tests.store.rows import opening

RATER = ResultRater(Calendar())
NOON = 1_790_000_000_000
"""A time in September 2026, ms since the epoch."""

TABLES = ("ratings", "rating_changes", "best_scores")

Rows: TypeAlias = dict[str, list[tuple[Any, ...]]]


@dataclass(frozen=True)
class Game:
    """A finished game. ranks: pairs of a person and a rank, in seat order. at: its end, ms since the epoch."""

    ranks: tuple[tuple[int, int], ...]
    game: str = "tris_2"
    variant: str = "rule_of_4=no"
    guild: int | None = 10
    at: int = NOON
    counts: bool = True
    score: int | None = None
    duration: int | None = 60_000


def duel(winner: int, loser: int, **fields: Any) -> Game:
    """Returns a game of two."""
    return Game(((winner, 1), (loser, 2)), **fields)


def finishing(session: str, game: Game) -> Change:
    """Returns the change that writes the results of a game whose session exists."""
    best = min(rank for _, rank in game.ranks)
    drawn = len(game.ranks) > 1 and all(rank == best for _, rank in game.ranks)
    return Change(
        of=session,
        results=tuple(
            ResultRecord(
                session=session,
                seat=seat,
                seats=len(game.ranks),
                person=person,
                name=f"player {person}",
                guild=game.guild,
                game=game.game,
                rank=rank,
                score=game.score,
                outcome="draw" if drawn else "win" if rank == best else "loss",
                at=game.at,
                counts=game.counts,
                variant=game.variant,
                duration=game.duration,
            )
            for seat, (person, rank) in enumerate(game.ranks)
        ),
    )


def opened(session: str, channel: int) -> Change:
    """Returns the change that stores a session to which results can refer."""
    return opening(session, channel=channel, people=(), status="finished")


async def all_rows(url: str, tables: Sequence[str] = TABLES) -> Rows:
    """Returns all rows of these tables, regardless of their order."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return {table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr) for table in tables}  # noqa: S608
    server = await asyncpg.connect(url)
    try:
        found = {table: await server.fetch(f"SELECT * FROM {table}") for table in tables}  # noqa: S608 - ours
        return {table: sorted((tuple(row) for row in rows), key=repr) for table, rows in found.items()}
    finally:
        await server.close()


async def delete_rows(url: str) -> None:
    """Deletes the sessions and everything derived from them."""
    tables = ("results", *TABLES, "seats", "sessions")
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            for table in tables:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - ours
        return
    server = await asyncpg.connect(url)
    try:
        await server.execute(";".join(f"DELETE FROM {table}" for table in tables))  # noqa: S608 - ours
    finally:
        await server.close()
