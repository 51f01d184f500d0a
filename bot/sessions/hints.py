"""Hints: the moves that a computer player would make instead of a player."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import structlog

from bot.lru import LruCache
from bot.players import simple_player
from bot.players.base import RatedMove
from bot.players.choosing import MoveRequest, move_ratings
from bot.players.compiled import available
from bot.sessions.analysis import Rate, measures_wins, rating_request
from bot.sessions.refusals import NoGame
from bot.sessions.rules.guards import require_hint
from bot.sessions.session import Session
from bot.sessions.tables.tables import Tables

log = structlog.get_logger()

MOST_MOVES = 3

MOST_EQUAL = 9
"""The most equally good best moves that a hint shows: in Tris 1 all may be equal."""

KEPT = 256
"""How many hints are kept, so that the same hint is not computed again and again."""


@dataclass(frozen=True)
class Hint:
    """The best moves at a ply, the best one first: MOST_MOVES, or more if these are equally good, up to MOST_EQUAL.

    Attributes:
        measured: whether the ratings are shares of wins found by a search; otherwise they only compare the moves.
        all_equal: whether all legal moves, of which there are several, are rated alike, as early in a setup.
    """

    ply: int
    moves: tuple[RatedMove, ...]
    measured: bool
    all_equal: bool


class Hints:
    """Gives hints. Each seat's hint at a ply is computed once."""

    def __init__(self, tables: Tables, rate: Rate) -> None:
        self._tables = tables
        self._rate = rate
        self._hints: LruCache[tuple[str, int, int], asyncio.Task[Hint]] = LruCache(KEPT, lambda _: 1)

    async def of(self, session_id: str, user: int) -> Hint:
        """Returns a hint for a player on turn, based only on what their seat sees.

        Refuses `no-game`, and as `require_hint` does.
        """
        session = self._tables.live_session(session_id)
        if session is None:
            raise NoGame
        seat = require_hint(session, user)
        key = session.id, session.ply, seat
        task = self._hints.get(key)
        if task is None:
            view, legal = session.view(seat), session.game.legal_moves(session.state, seat)
            request = rating_request(session, session.ply + 1, seat, view, legal)
            self._hints[key] = task = asyncio.create_task(self._hint(session, request))
        return await asyncio.shield(task)

    async def _hint(self, session: Session, request: MoveRequest) -> Hint:
        ratings, searched = await self._ratings(session, request)
        rated = [RatedMove(words, rating) for words, rating in zip(request.legal, ratings, strict=True)]
        best = sorted(rated, key=lambda move: move.rating, reverse=True)
        equal = sum(move.rating == best[0].rating for move in best)
        shown = tuple(best[: max(MOST_MOVES, min(equal, MOST_EQUAL))])
        measured = searched and measures_wins(session)
        return Hint(session.ply, shown, measured=measured, all_equal=1 < equal == len(best))

    async def _ratings(self, session: Session, request: MoveRequest) -> tuple[Sequence[float], bool]:
        """Returns the ratings, and whether they come from a search; if it fails, the simple player rates."""
        try:
            return await self._rate(session.place.server, request), available()
        except Exception as error:  # noqa: BLE001 - such as a lost worker; the pool logs why
            log.warning("hint not searched", session=session.id, ply=session.ply, why=str(error))
            return await asyncio.to_thread(partial(move_ratings, request, simple_player)), False
