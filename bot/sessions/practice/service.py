"""Practice: positions are added from an analysis, asked again when they are due, and answers judged by a search."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.lru import LruCache
from bot.players.compiled import available
from bot.sessions.analysis import Analyses, Rate, turning_points
from bot.sessions.practice.exercise import Answer, Exercise, judged
from bot.sessions.refusals import NewerRules, Refusal, SetAside
from bot.sessions.session import FindSession, Session
from bot.sessions.states import prepare_states
from bot.sessions.timers.timers import Lock, Now
from bot.store.change import Change
from bot.store.interface import Store
from bot.store.practice import PracticeChange, PracticeRecord, PracticeStreakRecord

__all__ = ["Answer", "Exercise", "Practice", "PracticeRecord", "PracticeStreakRecord"]

log = structlog.get_logger()

DAY = 86_400_000

DAYS = (1, 3, 7, 21)
"""The days until a position is asked again after it was solved once, twice ... in a row. Solved after the last of them,
it is learned."""

MOST = 200
"""How many positions are kept for a person; the oldest ones make room for new ones."""

MOST_OF_A_GAME = 5

RATINGS_KEPT = 256


def after_answer(record: PracticeRecord, now: int, *, right: bool) -> PracticeRecord:
    """Returns a position's record after an answer; an unsolved position starts over a day later."""
    if not right:
        return replace(record, step=0, due_at=now + DAYS[0] * DAY)
    learned = record.step == len(DAYS)
    return replace(record, step=record.step + (not learned), due_at=None if learned else now + DAYS[record.step] * DAY)


def streak_after(streak: PracticeStreakRecord, *, right: bool) -> PracticeStreakRecord:
    """Returns the streak of solved positions after an answer."""
    row = streak.streak + 1 if right else 0
    return replace(streak, streak=row, best=max(row, streak.best))


class Practice:
    """The positions that people practise. Every method raises StoreUnavailable.

    Args:
        find: finds a session, live or ended.
    """

    def __init__(
        self, store: Store, find: FindSession, analyses: Analyses, rate: Rate, *, now: Now, lock: Lock
    ) -> None:
        self._store = store
        self._find = find
        self._analyses = analyses
        self._rate = rate
        self._now = now
        self._lock = lock
        self._ratings: LruCache[tuple[str, int], asyncio.Task[Sequence[float]]] = LruCache(RATINGS_KEPT)

    async def add(self, session: Session, user: int) -> Sequence[PracticeRecord]:
        """Adds the user's costliest moves of a finished game, and returns all their positions from it.

        Positions of this game that are due come first from now on. Moves made by a timer or a computer do not count.
        Refuses `not-played`, and as `Analyses.of` does.
        """
        seat = session.seat_of(user)
        if seat is None:
            raise Refusal("not-played")
        moves = [move for move in await self._analyses.of(session) if move.seat == seat]
        own = [move for move in moves if session.moves[move.ply - 1].action is not None]
        current = await self._find(session.id)
        if current is None or current.seat_of(user) is None:  # their data were deleted while the game was analysed
            raise Refusal("not-played")
        kept = await self._store.practice.positions(user)
        now = self._now()
        first = min([now, *(one.due_at for one in kept if one.due_at is not None)]) - 1
        known = {one.ply: one for one in kept if one.session == session.id}
        added = tuple(
            PracticeRecord(user, session.id, move.ply, 0, first, now)
            for move in turning_points(own, MOST_OF_A_GAME)
            if move.ply not in known
        )
        oldest = sorted(kept, key=lambda one: one.added_at)
        removed = tuple(oldest[: max(0, len(kept) + len(added) - MOST)])
        again = tuple(replace(one, due_at=first) for one in known.values() if self._is_due(one))
        if added or again:
            await self._write(user, PracticeChange(added=added, removed=removed, changed=again))
        return [one for one in await self._store.practice.positions(user) if one.session == session.id]

    async def due(self, user: int) -> Sequence[PracticeRecord]:
        """Returns the positions that are due, the longest due first."""
        return [one for one in await self._store.practice.positions(user) if self._is_due(one)]

    async def positions(self, user: int) -> Sequence[PracticeRecord]:
        """Returns all positions in the order in which they are due, learned ones last."""
        return await self._store.practice.positions(user)

    async def streak(self, user: int) -> PracticeStreakRecord:
        """Returns how many positions in a row a person has solved."""
        return await self._store.practice.streak(user)

    async def next(self, user: int) -> Exercise | None:
        """Returns the position that has been due longest; None if none is due.

        Removes positions that can no longer be asked, such as those from games of older rules; skips positions from
        games whose records cannot be read now.
        """
        for record in await self.due(user):
            try:
                exercise = await self._exercise(record)
            except (SetAside, NewerRules):
                continue
            if exercise is not None:
                if available():
                    self._begin_rating(exercise)
                return exercise
            await self._write(user, PracticeChange(removed=(record,)))
        return None

    async def put_off(self, user: int, session_id: str, ply: int) -> None:
        """Moves a due position behind the other due ones. Refuses as `exercise` does."""
        record = replace((await self.exercise(user, session_id, ply)).record, due_at=self._now())
        await self._write(user, PracticeChange(changed=(record,)))

    async def exercise(self, user: int, session_id: str, ply: int) -> Exercise:
        """Returns a due position.

        Refuses `practice-gone` if the user does not practise it (any more), and `practice-not-due` if it was already
        answered.
        """
        record = await self._kept(user, session_id, ply)
        if record is None:
            raise Refusal("practice-gone")
        if not self._is_due(record):
            raise Refusal("practice-not-due")
        if (exercise := await self._exercise(record)) is None:
            raise Refusal("practice-gone")
        return exercise

    async def answer(self, user: int, session_id: str, ply: int, words: str) -> Answer:
        """Judges an answer, and notes when the position is due again.

        Refuses as `exercise` does, `no-search` and `analysis-failed`; raises the game's MoveError for an illegal move,
        which does not count as an answer.
        """
        asked = await self.exercise(user, session_id, ply)
        move = asked.move_of(words)
        right, played, better = judged(asked, move, await self._ratings_of(asked))
        async with self._lock(f"practice {user}"):
            current = await self.exercise(user, session_id, ply)  # again: it may have been answered meanwhile
            record = after_answer(current.record, self._now(), right=right)
            streak = streak_after(await self._store.practice.streak(user), right=right)
            await self._write(user, PracticeChange(changed=(record,), streak=streak))
        return Answer(Exercise(record, asked.session, asked.seat), right, played, better, streak)

    async def remove(self, user: int, session_id: str, ply: int) -> None:
        """Removes a position, if it is there."""
        record = await self._kept(user, session_id, ply)
        if record is not None:
            await self._write(user, PracticeChange(removed=(record,)))

    async def _kept(self, user: int, session_id: str, ply: int) -> PracticeRecord | None:
        kept = await self._store.practice.positions(user)
        return next((one for one in kept if (one.session, one.ply) == (session_id, ply)), None)

    def _is_due(self, record: PracticeRecord) -> bool:
        return record.due_at is not None and record.due_at <= self._now()

    async def _exercise(self, record: PracticeRecord) -> Exercise | None:
        """Returns a record's position; None if its game cannot be replayed, or the person is not in it.

        Refuses `set-aside` and `newer-rules`.
        """
        session = await self._find(record.session)
        seat = None if session is None else session.seat_of(record.person)
        if session is None or seat is None or session.status.live:
            return None
        if session.rules > session.game.info.rules:
            raise NewerRules
        if session.state is None:
            return None
        await prepare_states(session)
        return Exercise(record, session, seat) if record.ply <= session.ply else None

    def _begin_rating(self, exercise: Exercise) -> asyncio.Task[Sequence[float]]:
        """Begins to rate a position's moves while its player thinks, unless that is under way or done."""
        key = exercise.session.id, exercise.record.ply
        task = self._ratings.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._ratings[key] = asyncio.create_task(self._rated(exercise))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # retrieved even if nobody waits
        return task

    async def _ratings_of(self, exercise: Exercise) -> Sequence[float]:
        """Returns the ratings of the moves. Refuses `no-search` and `analysis-failed`."""
        if not available():
            raise Refusal("no-search")
        try:
            return await asyncio.shield(self._begin_rating(exercise))
        except Exception as error:  # noqa: BLE001 - such as a worker that is lost; the pool logs why
            log.warning("answer not rated", session=exercise.session.id, ply=exercise.record.ply, why=str(error))
            raise Refusal("analysis-failed") from None

    async def _rated(self, exercise: Exercise) -> Sequence[float]:
        return await self._rate(exercise.session.place.server, exercise.request)

    async def _write(self, user: int, change: PracticeChange) -> None:
        await self._store.commit(Change(of=f"practice {user}", practice=change))
