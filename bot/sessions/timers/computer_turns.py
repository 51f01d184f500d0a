"""Requests computers' moves, and makes each after a pause, unless the table has changed."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hmac import digest
from math import isinf
from typing import NamedTuple, TypeAlias

import structlog
from structlog.contextvars import bind_contextvars

from bot.games.base import Seat
from bot.players import player, simple_player
from bot.players.base import WON
from bot.players.choosing import Choice, MoveRequest, PlayerOf, first_choice
from bot.sessions.coalescing import Coalescing
from bot.sessions.fairness import SEED_BYTES
from bot.sessions.refusals import Refusal
from bot.sessions.rules.consent import STANDS_BETTER, may_offer_draw
from bot.sessions.session import OfferKind, Session
from bot.sessions.timers.due import GOES_ON, Due, DueKind, DueRecord
from bot.sessions.timers.outages import OUTAGE_PAUSE, Outages
from bot.sessions.timers.timers import Now, Schedule, Timers

JUST_MOVED = 5_000
"""How soon (ms) after a move its process lets computers choose. A choice that starts later follows a pause, such as a
downtime, in which people could not act either."""

PAUSE_AFTER_CALL = 1_000
"""Milliseconds to wait after a call or vote before a move whose own pause is over."""


@dataclass(frozen=True)
class ChoiceStart:
    """When a choice began, the seed of its luck, and the earliest time for its move. Times in ms since the epoch."""

    began: int
    seed: bytes
    not_before: int


class ChoiceStarts:
    """Decides when a choice starts: now, except that in a race the start is kept until the table changes.

    So a vote, or a call that ends in an error, neither restarts a delay nor draws a new one, which would make computers
    slower or faster than their level. This holds even if another process made the choice before: in a race the seed
    follows from the game's secret luck, which it does not reveal, and from the table's last change. The caller's own
    choice, under the rules' time limit, has a new start and a seed that does not repeat an error.
    """

    def __init__(self, now: Now, token_bytes: Callable[[int], bytes]) -> None:
        self._now = now
        self._token_bytes = token_bytes
        self._tables: dict[str, tuple[int, ChoiceStart]] = {}

    def start(self, session: Session) -> ChoiceStart:
        """Returns the start of the choice that is due now."""
        now = self._now()
        if not session.game.info.race or session.game.limit(session.state) is not None:
            return ChoiceStart(now, self._token_bytes(SEED_BYTES), now)
        since, start = self._tables.get(session.id, (-1, None))
        if start is not None and since == session.table_since:
            return replace(start, not_before=now + PAUSE_AFTER_CALL)
        start = ChoiceStart(now, race_seed(session), now)
        if session.table_since < session.ply and now - session.moves[-1].at < JUST_MOVED:
            start = replace(start, began=table_changed_at(session), not_before=now + PAUSE_AFTER_CALL)
        self._tables[session.id] = session.table_since, start
        return start

    def forget(self, session_id: str) -> None:
        """Forgets the start at a table whose game is over or paused."""
        self._tables.pop(session_id, None)


def race_seed(session: Session) -> bytes:
    """Returns the seed of the computers' luck in a race, the same in all processes until the table changes."""
    return digest(session.luck_seed, f"computers:{session.table_since}".encode(), "sha256")


def table_changed_at(session: Session) -> int:
    """Returns when the table of a race changed last, ms since the epoch."""
    return session.moves[session.table_since - 1].at if session.table_since else session.started_at or 0


log = structlog.get_logger()

USUAL_PAUSE = 1.0
"""Seconds before a move whose computer player gives no pause although everybody waits for it."""

ROUND_END_PAUSE = 6.0
"""The least seconds before the first move of a round: the table shows meanwhile how the previous round ended."""

DRAW_ANSWER_PAUSE = 30.0
"""Seconds in which a person may answer a computer's offer of a draw before it moves."""


class ComputerTurn(NamedTuple):
    """The computers' seats that may move at a ply, whether one has offered a draw, and whether it was declined."""

    ply: int
    seats: frozenset[Seat]
    offered: bool
    declined: bool


Choose: TypeAlias = Callable[[int, Sequence[MoveRequest], Callable[[], bool]], Awaitable[Choice | None]]
"""Chooses a move for one of several seats of a server's table; None if the choice is not wanted any more.

It may take long and raise any error.
"""


class ComputerTurns:
    """Plans at most one move for each table. In a race it is the fastest computer's move. A new ply discards the plan.

    During an outage, while people cannot act, no move is planned.

    The players' random choices come from seeds of their own, which reveal nothing of the game's luck.

    Args:
        move: makes a chosen move if the session is still at this ply.
    """

    def __init__(
        self,
        move: Callable[[str, int, Choice], Awaitable[object]],
        due: Due,
        outages: Outages,
        *,
        now: Now,
        schedule: Schedule,
        token_bytes: Callable[[int], bytes],
        choose: Choose,
    ) -> None:
        self._move = move
        self._due = due
        self._outages = outages
        self._now = now
        self._timers = Timers(now, schedule)
        self._token_bytes = token_bytes
        self._choose = choose
        self._turns: dict[str, ComputerTurn] = {}
        self._draw_answers = Coalescing()
        self._starts = ChoiceStarts(now, token_bytes)
        due.on(DueKind.COMPUTER, self._turn_due, lost=self._pause)

    def update(self, session: Session) -> None:
        """Drops an outdated plan; gives the turn back if nobody can act."""
        turn, planned = turn_of(session), self._turns.get(session.id)
        if planned is not None and session.place.guild in self._outages:
            self._pause(session.id)
            self._due.give_back(session.id, DueKind.COMPUTER, self._now() + OUTAGE_PAUSE)
        elif not turn.seats:
            self._pause(session.id)
        elif planned not in (None, turn):
            self._drop(session.id)

    async def close(self) -> None:
        """Drops all plans, and waits for moves that are being chosen or made."""
        self._turns.clear()
        await self._timers.close()

    async def takes_draw(self, session: Session) -> bool:
        """Returns whether the computer accepts a draw from the person on turn: only if it does not stand better.

        Its expectation is the opposite of the one for that person's seat, which it can compute in a game without
        secrets. A computer that cannot choose declines. At one ply, simultaneous requests share one answer.
        """
        return await self._draw_answers((session.id, session.ply), lambda: self._takes_draw(session))

    async def _takes_draw(self, session: Session) -> bool:
        (person,), (computer,) = session.humans, session.computers
        (request,) = move_requests(session, [person], self._token_bytes(SEED_BYTES))
        rated = replace(request, view=session.view(computer), level=session.level_of(computer), rated=True)
        try:
            choice = await self._choose(session.place.server, [rated], lambda: True)
        except Exception:  # a person is told that the computer plays on
            log.exception("computer's move not rated", game=session.game_key)
            return False
        return choice is not None and choice.rating is not None and WON - choice.rating <= STANDS_BETTER

    async def _turn_due(self, session: Session, _: DueRecord) -> int | None:
        """Plans a move if it is a computer's turn."""
        if session.place.guild in self._outages:
            return self._now() + OUTAGE_PAUSE
        turn = turn_of(session)
        if not turn.seats:
            return None
        if self._turns.get(session.id) != turn:
            self._drop(session.id)
            self._turns[session.id] = turn
            self._timers.start(session.id, partial(self._plan, session, turn))
        return GOES_ON

    def _drop(self, session_id: str) -> None:
        self._turns.pop(session_id, None)
        self._timers.cancel(session_id)

    def _pause(self, session_id: str) -> None:
        """Drops the plan for a session, and the start of its choice."""
        self._drop(session_id)
        self._starts.forget(session_id)

    async def _plan(self, session: Session, turn: ComputerTurn) -> None:
        """Requests a move, and makes it after its pause, which includes the time that the choice takes."""
        bind_contextvars(session=session.id, ply=session.ply)
        start = self._starts.start(session)
        requests = [
            replace(request, rated=may_offer_draw(session, request.seat))
            for request in move_requests(session, sorted(turn.seats), start.seed)
        ]

        def wanted() -> bool:
            return self._turns.get(session.id) == turn

        server = session.place.server
        try:
            choice = await self._choose(server, requests, wanted)
        except Exception:  # people must not wait for ever for a computer
            if not wanted():
                return
            log.exception("computer's move not chosen", game=session.game_key)
            choice = await choose_in_thread(simple_player)(server, requests, wanted)
        if choice is None or not wanted():
            return
        if choice.failure:
            log.error("computer failed", game=session.game_key, traceback=choice.failure)
        choice = natural(session, choice)
        if not isinf(choice.pause):
            at = max(start.began + round(choice.pause * 1000), start.not_before)
            self._timers.set(session.id, at, partial(self._make, session.id, session.ply, choice))

    async def _make(self, session_id: str, ply: int, choice: Choice) -> None:
        bind_contextvars(session=session_id, ply=ply)
        try:
            await self._move(session_id, ply, choice)
        except Refusal:
            return  # another process has changed or ended the session; `update` was called when this was noticed


def turn_of(session: Session) -> ComputerTurn:
    """Returns the computers' turn at a session now."""
    return ComputerTurn(
        session.ply,
        session.to_act & session.computers,
        _has_offered(session),
        OfferKind.DRAW in session.consent.declined,
    )


def _has_offered(session: Session) -> bool:
    """Returns whether a computer waits for the answer to its offer."""
    return session.consent.offer is not None and session.consent.offer.by in session.computers


def choose_in_thread(player: PlayerOf = player) -> Choose:
    """Returns a Choose that asks these players, which should take little time, in a thread of the bot."""

    async def choose(_server: int, requests: Sequence[MoveRequest], wanted: Callable[[], bool]) -> Choice | None:
        return await asyncio.to_thread(first_choice, requests, player) if wanted() else None

    return choose


def move_requests(session: Session, seats: Sequence[Seat], seed: bytes) -> list[MoveRequest]:
    """Returns a request for each of these seats, with nothing but what its seat may know."""
    game, state = session.game, session.state
    return [
        MoveRequest(
            session.game_key, session.level_of(seat), seat, session.view(seat), game.legal_moves(state, seat), seed
        )
        for seat in seats
    ]


def natural(session: Session, choice: Choice) -> Choice:
    """Returns the choice with a pause in which people see what happened before.

    Outside of races a computer must not wait for ever: an infinite pause is a defect of its player, and is logged.
    """
    pause = choice.pause
    if isinf(pause) and not session.game.info.race:
        log.error("computer would wait for ever", game=session.game_key, session=session.id, ply=session.ply)
        pause = USUAL_PAUSE
    if session.view(choice.seat).round_end is not None:
        pause = max(pause, ROUND_END_PAUSE)
    if _has_offered(session):
        pause = max(pause, DRAW_ANSWER_PAUSE)
    return replace(choice, pause=pause)
