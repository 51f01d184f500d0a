"""Analyses: a computer's expectation of each move of a finished game, computed once and kept."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from functools import partial
from hashlib import sha256
from typing import TypeAlias

import structlog

from bot.games.base import Seat, View
from bot.players.base import Level
from bot.players.choosing import MoveRequest, move_ratings
from bot.players.compiled import available
from bot.sessions.coalescing import Coalescing
from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import no_replay
from bot.sessions.session import Session
from bot.sessions.states import prepare_states, states_of
from bot.store.change import Change
from bot.store.interface import Store
from bot.store.sessions import AnalysisRecord

log = structlog.get_logger()

LEVEL = Level.MASTER
"""The level whose expectations are shown, since weaker ones overlook some moves on purpose."""

VERSION = 6
"""Changes with the players' search and its evaluation, so that older analyses are computed again."""

MOST_MOVES = 200
"""The most moves that are analysed; of a longer game, the last ones."""

COSTLY = 0.1
"""The least loss of a turning point."""

CHECKS = 2
"""How often a move with such a loss is rated again, with other luck."""

Rate: TypeAlias = Callable[[int, MoveRequest], Awaitable[Sequence[float]]]
"""Returns a computer player's expectation for each legal move, from LOST to WON (`bot.players.base`).

Its first argument is the server, or outside of servers the channel, on whose behalf it works.
"""


async def rate_in_thread(_server: int, request: MoveRequest) -> Sequence[float]:
    """Rates moves by the players in a thread of this process; see `Rate`."""
    return await asyncio.to_thread(move_ratings, request)


def rating_request(session: Session, ply: int, seat: Seat, view: View, legal: Sequence[str]) -> MoveRequest:
    """Returns the request to rate the moves that may lead to this ply; its luck reveals nothing of the game's luck."""
    seed = sha256(f"{session.id}:{ply}".encode()).digest()
    return MoveRequest(session.game_key, LEVEL, seat, view, legal, seed)


def measures_wins(session: Session) -> bool:
    """Returns whether ratings are shares of wins: not in games for one, and not in races, which speed decides."""
    return len(session.people) > 1 and not session.game.info.race


@dataclass(frozen=True)
class AnalysedMove:
    """A move, and what the seat that made it could expect.

    Attributes:
        rating, best_rating: shares of wins, 0 to 1.
        ply: the ply after the move.
        best: the words of the highest-rated move.
    """

    ply: int
    seat: Seat
    words: str
    rating: float
    best: str
    best_rating: float

    @property
    def loss(self) -> float:
        """How much the player's expectation after this move is below the best move's."""
        return self.best_rating - self.rating


@dataclass(frozen=True)
class PlayedMove:
    """A move of a game, with what its player saw and could do."""

    ply: int
    seat: Seat
    words: str
    view: View
    legal: Sequence[str]


class Analyses:
    """The analyses of finished games. Several requests for one game wait for the same computation."""

    def __init__(self, store: Store, rate: Rate) -> None:
        self._store = store
        self._rate = rate
        self._once = Coalescing()
        self._busy = set[int]()
        """The servers, or outside of servers the channels, for which a game is being analysed."""

    async def kept(self, session: Session) -> tuple[AnalysedMove, ...] | None:
        """Returns the analysis that was computed before. Raises StoreUnavailable."""
        record = await self._store.sessions.analysis(session.id)
        if record is None or record.version != VERSION:
            return None
        try:
            return tuple(
                AnalysedMove(ply, Seat(seat), words, rating, best, best_rating)
                for ply, seat, words, rating, best, best_rating in json.loads(record.moves)
            )
        except (ValueError, TypeError) as why:  # a damaged row: it is computed again
            log.error("analysis set aside", session=session.id, why=str(why))
            return None

    async def of(self, session: Session) -> tuple[AnalysedMove, ...]:
        """Returns the analysis of a finished game, computed if it is not kept.

        Cancelling the caller does not cancel the computation. Refuses `not-over` for a live game, `no-replay` if
        today's rules cannot replay it, `no-search` if players look only one move ahead, `analysis-busy` while another
        of the server's games is analysed, and `analysis-failed`. Raises StoreUnavailable.
        """
        if session.status.live:
            raise Refusal("not-over")
        if session.state is None:
            raise no_replay(session)
        return await self._once(session.id, lambda: self._kept_or_computed(session))

    async def _kept_or_computed(self, session: Session) -> tuple[AnalysedMove, ...]:
        if (kept := await self.kept(session)) is not None:
            return kept
        if not available():
            raise Refusal("no-search")
        if session.place.server in self._busy:
            raise Refusal("analysis-busy")
        self._busy.add(session.place.server)
        try:
            return await self._compute(session)
        finally:
            self._busy.remove(session.place.server)

    async def close(self) -> None:
        """Cancels the computations under way."""
        await self._once.close()

    async def _compute(self, session: Session) -> tuple[AnalysedMove, ...]:
        await prepare_states(session)
        choices = await asyncio.to_thread(lambda: [*_choices(session)][-MOST_MOVES:])
        moves = []
        for choice in choices:
            request = rating_request(session, choice.ply, choice.seat, choice.view, choice.legal)
            try:
                moves.append(await analysed(choice, request, partial(self._rate, session.place.server)))
            except Exception as error:  # noqa: BLE001 - such as a lost worker; the pool logs why
                log.warning("move not rated", session=session.id, ply=choice.ply, why=str(error))
                raise Refusal("analysis-failed") from None
        record = AnalysisRecord(session.id, VERSION, json.dumps([astuple(move) for move in moves]))
        await self._store.commit(Change(of=session.id, analysis=record))
        return tuple(moves)


def _choices(session: Session) -> Iterator[PlayedMove]:
    """Yields the moves that were not taken back and whose players had a choice."""
    states = states_of(session)
    for ply in session.remaining_plies:
        move, before = session.moves[ply - 1], states[ply - 1]
        legal = session.game.legal_moves(before, move.seat)
        if len(legal) > 1 and move.words in legal:
            yield PlayedMove(ply, move.seat, move.words, session.game.view(before, move.seat), legal)


async def analysed(
    choice: PlayedMove, request: MoveRequest, rate: Callable[[MoveRequest], Awaitable[Sequence[float]]]
) -> AnalysedMove:
    """Rates the moves of a choice; if the chosen move seems costly, rates them CHECKS times more with other luck.

    The best of many moves also had good luck, so a better move is reported only if all searches confirm it, with the
    smallest of their losses. If one search finds more than twice that loss, the difference is noise, and nothing is
    reported.
    """
    played, searches = choice.legal.index(choice.words), [await rate(request)]

    def loss(search: Sequence[float], better: int) -> float:
        return search[better] - search[played]

    while True:
        best = max(range(len(choice.legal)), key=lambda better: min(loss(search, better) for search in searches))
        told = min(searches, key=lambda search: loss(search, best))
        if loss(told, best) < COSTLY:
            return _compared(choice, told, best)
        if len(searches) > CHECKS:
            noisy = max(loss(search, best) for search in searches) > 2 * loss(told, best)
            return _compared(choice, told, played if noisy else best)
        request = with_other_luck(request)
        searches.append(await rate(request))


def with_other_luck(request: MoveRequest) -> MoveRequest:
    """Returns the same request with another seed."""
    return replace(request, seed=sha256(request.seed).digest())


def _compared(choice: PlayedMove, ratings: Sequence[float], best: int) -> AnalysedMove:
    rating, best_rating = ratings[choice.legal.index(choice.words)], ratings[best]
    words = choice.words if rating == best_rating else choice.legal[best]
    return AnalysedMove(choice.ply, choice.seat, choice.words, round(rating, 4), words, round(best_rating, 4))


def turning_points(moves: Sequence[AnalysedMove], most: int = 3) -> list[AnalysedMove]:
    """Returns the costly moves, at most the `most` costliest, in the order of plies."""
    costly = sorted((move for move in moves if move.loss >= COSTLY), key=lambda move: move.loss, reverse=True)
    return sorted(costly[:most], key=lambda move: move.ply)
