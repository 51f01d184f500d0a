"""What becomes of a duel: its message follows it, and when all have played or the time is over it is closed."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import structlog

from bot.lru import LruCache
from bot.sessions.analysis import Rate
from bot.sessions.duels.comparing import WeighedParting, weighed_partings
from bot.sessions.duels.duel import Duel, DuelPlayer
from bot.sessions.duels.ending import changes, ended_games, result_of
from bot.sessions.duels.opening import DEALS, LENGTH
from bot.sessions.duels.reading import SavedDuels
from bot.sessions.duels.series import Series
from bot.sessions.ids import time_of
from bot.sessions.refusals import Refusal, SetAside
from bot.sessions.session import Session
from bot.sessions.timers.due import Due, DueKind
from bot.sessions.timers.timers import Now
from bot.store.change import Change
from bot.store.duels import DuelChange
from bot.store.errors import Conflict
from bot.store.interface import Store
from bot.store.sessions import DueRecord

log = structlog.get_logger()

GRACE = 10_000
"""Milliseconds after the end of a duel, in which moves from before it are written."""

SHOWN_AGAIN = 60_000
"""Milliseconds until a message is edited again that has not reached Discord."""

REFUSED_AGAIN = 600_000
"""The same for the end of a duel where the bot lacks a permission: until somebody has given it back."""

PATIENCE = LENGTH
"""Milliseconds after the end of a duel after which it is closed though nobody could be shown how it went."""

RESULTS_KEPT = 32
"""How many results are kept until they have reached Discord, so that nothing is searched twice."""


@dataclass(frozen=True)
class DuelResult:
    """A duel as its message shows it.

    Attributes:
        games: once the duel is over, those of each deal as they ended, of those who have begun it. Before that, in a
            series, those of the deals that all have played.
        result: the session of the result; None before, and without one.
        partings: in a series, of the deals where the first one made the largest difference.
    """

    series: Series
    over: bool = False
    games: Sequence[Mapping[DuelPlayer, Session]] = ()
    result: Session | None = None
    partings: Sequence[WeighedParting] = ()

    @property
    def duel(self) -> Duel:
        """The first deal, for what is the same for all."""
        return self.series.first


ShowDuel: TypeAlias = Callable[[DuelResult], Awaitable[bool]]
"""Brings the public message of a duel up to date. Returns whether Discord has answered; else it is called again.

Raises NotPermitted.
"""


class NotPermitted(Exception):
    """The end of a duel cannot be shown for want of a permission, which may come back."""


class DuelClosing:
    """Does what is due at duels: each message follows its duel, and a duel that is over is closed.

    Attributes:
        show: shows a duel. Until it is set nothing is closed.
    """

    def __init__(self, store: Store, due: Due, *, rate: Rate, now: Now) -> None:
        """rate: rates the moves by which games parted."""
        self._store = store
        self._saved = SavedDuels(store.duels)
        self._rate = rate
        self._now = now
        self._results: LruCache[tuple[str, tuple[DuelPlayer, ...]], DuelResult] = LruCache(RESULTS_KEPT)
        self.show: ShowDuel | None = None
        due.on_other(DueKind.DUEL, self._advance)

    async def _advance(self, due: DueRecord) -> int | None:
        """Brings the message of a duel up to date, and closes the duel where it is over."""
        try:
            series = await self._saved.series(due.session)
            closes_at = series.first.closes_at + GRACE
            over = series.finished or self._now() >= closes_at
            shown = await self._closed(series) if over else await self._open(series)
        except SetAside:
            return await self._given_up(due.session)
        except Refusal:  # it is closed
            return None
        try:
            if self.show is None or not await self.show(shown):
                return self._now() + SHOWN_AGAIN
        except NotPermitted:
            if self._now() < _ended_at(series) + PATIENCE:
                return self._now() + REFUSED_AGAIN
        if not over:
            return closes_at
        await self._close(due.session)
        return None

    async def _given_up(self, duel_id: str) -> int | None:
        """Closes a damaged duel without a result, once the longest one would be over: until then it may be mended."""
        until = time_of(duel_id) + DEALS[-1] * LENGTH + GRACE
        if self._now() < until:
            return until
        log.error("damaged duel closed without a result", duel=duel_id)
        await self._close(duel_id)
        return None

    async def _close(self, duel_id: str) -> None:
        await self._store.commit(Change(of=duel_id, duel=DuelChange(closed=duel_id)))

    async def _open(self, series: Series) -> DuelResult:
        """Returns a duel that is on, with the games of those deals that nobody has still to play."""
        return DuelResult(series, games=[await self._saved.begun_games(deal) for deal in series.deals if deal.finished])

    async def _closed(self, series: Series) -> DuelResult:
        """Writes the sessions of a duel that is over, unless that is done, and returns how it has ended."""
        key = (series.first.id, series.first.players)  # whose data are deleted is no longer among them
        if (known := self._results.get(key)) is not None:
            return known
        games = [ended_games(deal, await self._saved.begun_games(deal)) for deal in series.deals]
        result = result_of(series, games)
        for change in changes([game for deal in games for game in deal.values()], result):
            try:
                await self._store.commit(change)
            except Conflict:
                log.debug("session of a duel written before", session=change.of)
        parted = await weighed_partings(games, self._rate)
        ended = self._results[key] = DuelResult(series, over=True, games=games, result=result, partings=parted)
        return ended


def _ended_at(series: Series) -> int:
    """Returns when a duel that is over has ended: with its last game, or when its time was over."""
    ends = [player.ended_at or series.first.closes_at for deal in series.deals for player in deal.players]
    return max(ends, default=series.first.opened_at)
