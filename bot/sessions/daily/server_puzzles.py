"""Finds puzzles in servers' own games: one per day and server, if there is a good position and its players agree."""

import asyncio
import json
from collections.abc import Callable, Iterable
from functools import partial
from itertools import groupby

import structlog

from bot.games import GAMES, POSITION_PUZZLES
from bot.games.base import Seat
from bot.lru import LruCache
from bot.sessions.daily.attempt import sealed_puzzle
from bot.sessions.daily.days import DAY, day_of
from bot.sessions.daily.finding import good_position
from bot.sessions.fairness import draw_seed
from bot.sessions.offload import Offload
from bot.sessions.person import DELETED
from bot.sessions.refusals import Refusal
from bot.sessions.session import FindSession, Status
from bot.sessions.timers.timers import Lock, Now
from bot.store.change import Change
from bot.store.dailies import DailyChange, DailyRecord, PuzzleCandidate, server_game
from bot.store.errors import Conflict, StoreUnavailable
from bot.store.interface import Store

log = structlog.get_logger()

LOOKED_BACK = 3 * DAY
"""Milliseconds after a game's end within which it may become a puzzle."""

MOST_CANDIDATES = 2_000
"""How many games are considered in an hour, on all servers."""

GAMES_OF_A_SERVER = 10
"""How many games of a server are searched in an hour, each once, in a worker and for up to some seconds."""

EXAMINED_KEPT = 10_000


class ServerPuzzles:
    """Draws today's puzzles. One process at a time does so, and the stored row prevents a second puzzle."""

    def __init__(
        self,
        store: Store,
        find: FindSession,
        *,
        now: Now,
        token_bytes: Callable[[int], bytes],
        offload: Offload,
        lock: Lock,
    ) -> None:
        """offload: runs searches where they delay no answers."""
        self._store = store
        self._find = find
        self._now = now
        self._token_bytes = token_bytes
        self._offload = offload
        self._lock = lock
        self._examined: LruCache[str, bool] = LruCache(EXAMINED_KEPT)
        """The sessions in which this process has found nothing."""
        self._drawing: asyncio.Task[None] | None = None

    def start_drawing(self) -> None:
        """Draws in the background unless that is under way, so that nobody waits for the hour's searches."""
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.create_task(self._draw_if_possible())

    def close(self) -> None:
        """Cancels the searches under way."""
        if self._drawing is not None:
            self._drawing.cancel()

    async def _draw_if_possible(self) -> None:
        try:
            await self.draw()
        except StoreUnavailable as why:
            log.warning("no puzzles of servers drawn", why=why)

    async def draw(self) -> None:
        """Finds today's puzzles for the servers that have none. Raises StoreUnavailable."""
        day = day_of(self._now())
        if not await self._candidates(day):
            return
        async with self._lock("server puzzles"):
            found = sorted(await self._candidates(day), key=lambda one: one.guild)
            for _, games in groupby(found, key=lambda one: one.guild):
                await self._draw_one(day, [*games][:GAMES_OF_A_SERVER])

    async def _candidates(self, day: str) -> list[PuzzleCandidate]:
        nobody = DELETED.stop - 1
        found = await self._store.dailies.candidates(day, self._now() - LOOKED_BACK, nobody, MOST_CANDIDATES)
        return [one for one in found if one.session not in self._examined]

    async def _draw_one(self, day: str, games: Iterable[PuzzleCandidate]) -> None:
        for one in games:
            record = await self._record(day, one)
            if record is None:
                self._examined[one.session] = True
                continue
            try:
                await self._store.commit(Change(of=record.id, daily=DailyChange(puzzles=(record,))))
                log.info("puzzle of a server drawn", guild=one.guild, game=one.session, day=day)
            except Conflict:
                log.debug("puzzle of a server drawn by another process", guild=one.guild, day=day)
            return

    async def _record(self, day: str, candidate: PuzzleCandidate) -> DailyRecord | None:
        """Returns the puzzle that a game makes; None for most games."""
        try:
            session = await self._find(candidate.session)
            if session is None or session.state is None or session.status is not Status.FINISHED:
                return None
            if session.game_key not in POSITION_PUZZLES:
                return None
            moves = [(move.seat, move.words) for move in session.moves]
            work = partial(
                good_position, session.game_key, len(session.people), session.options, session.luck_seed, moves
            )
            found: tuple[int, Seat] | None = await self._offload(candidate.guild, work)
        except StoreUnavailable:
            raise
        except Refusal as why:
            log.info("game not searched for a puzzle", game=candidate.session, why=str(why))
            return None
        except Exception as why:  # noqa: BLE001 - such as a lost worker: another game will do
            log.warning("game not searched for a puzzle", game=candidate.session, why=type(why).__name__)
            return None
        if found is None:
            return None
        drawn = draw_seed(self._now(), self._token_bytes)
        return sealed_puzzle(
            DailyRecord(
                id=drawn.session,
                day=day,
                game=server_game(candidate.guild),
                rules=GAMES[session.game_key].info.rules,
                options=json.dumps(dict(session.options), sort_keys=True),
                seed=drawn.seed.hex(),
                commitment=drawn.commitment,
                drawn_at=self._now(),
                guild=candidate.guild,
                session=session.id,
                ply=found[0],
                seat=found[1],
            )
        )
