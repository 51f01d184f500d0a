"""Keeps a duel's message up to date, and closes the duel when all have played or the time is over."""

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
"""Milliseconds after the end of a duel in which moves made before it may still be written."""

SHOWN_AGAIN = 60_000
"""Milliseconds until an edit that has not reached Discord is tried again."""

REFUSED_AGAIN = 600_000
"""Milliseconds between two attempts to show a duel's end while the bot lacks a permission."""

PATIENCE = LENGTH
"""Milliseconds after its end at which a duel is closed even though its result could not be shown."""

RESULTS_KEPT = 32
"""How many results are kept until Discord has them, so that no search runs twice."""


@dataclass(frozen=True)
class DuelResult:
    """A duel as its message shows it.

    Attributes:
        games: once the duel is over, for each deal the final games of everybody who began it. Before that, only for
            deals that everybody has finished.
        result: the session of the result; None before the end, and if there is no result.
        partings: where games parted; in a series, the first parting of the deals where it made the largest difference.
    """

    series: Series
    over: bool = False
    games: Sequence[Mapping[DuelPlayer, Session]] = ()
    result: Session | None = None
    partings: Sequence[WeighedParting] = ()

    @property
    def duel(self) -> Duel:
        """The first deal, for values that all deals share."""
        return self.series.first


ShowDuel: TypeAlias = Callable[[DuelResult], Awaitable[bool]]
"""Brings a duel's public message up to date. Returns whether Discord has answered; if not, it is called again.

Raises NotPermitted.
"""


class NotPermitted(Exception):
    """The end of a duel cannot be shown because a permission is missing, which may be granted again."""


class DuelClosing:
    """Does the due work of duels: keeps messages up to date, and closes duels that are over."""

    def __init__(self, store: Store, due: Due, *, rate: Rate, now: Now) -> None:
        """rate: rates the moves with which games parted."""
        self._store = store
        self._saved = SavedDuels(store.duels)
        self._rate = rate
        self._now = now
        self._results: LruCache[tuple[str, tuple[DuelPlayer, ...]], DuelResult] = LruCache(RESULTS_KEPT)
        self._show: ShowDuel | None = None
        due.on_other(DueKind.DUEL, self._advance)

    def use_messages(self, show: ShowDuel) -> None:
        """Sets the callback that shows duels. No duel is closed before that."""
        self._show = show

    async def _advance(self, due: DueRecord) -> int | None:
        """Brings a duel's message up to date, and closes the duel if it is over."""
        try:
            series = await self._saved.series(due.session)
            closes_at = series.first.closes_at + GRACE
            over = series.finished or self._now() >= closes_at
            shown = await self._closed(series) if over else await self._open(series)
        except SetAside:
            return await self._given_up(due.session)
        except Refusal:  # the duel is closed
            return None
        try:
            if self._show is None or not await self._show(shown):
                return self._now() + SHOWN_AGAIN
        except NotPermitted:
            if self._now() < _ended_at(series) + PATIENCE:
                return self._now() + REFUSED_AGAIN
        if not over:
            return closes_at
        await self._close(due.session)
        return None

    async def _given_up(self, duel_id: str) -> int | None:
        """Closes a damaged duel without a result once even the longest one is over: it may be repaired before that."""
        until = time_of(duel_id) + DEALS[-1] * LENGTH + GRACE
        if self._now() < until:
            return until
        log.error("damaged duel closed without a result", duel=duel_id)
        await self._close(duel_id)
        return None

    async def _close(self, duel_id: str) -> None:
        await self._store.commit(Change(of=duel_id, duel=DuelChange(closed=duel_id)))

    async def _open(self, series: Series) -> DuelResult:
        """Returns a live duel, with the games of the deals that everybody has finished."""
        return DuelResult(series, games=[await self._saved.begun_games(deal) for deal in series.deals if deal.finished])

    async def _closed(self, series: Series) -> DuelResult:
        """Writes the sessions of a duel that is over, unless already written, and returns its result."""
        key = (series.first.id, series.first.players)  # people whose data were deleted are no longer among them
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
    """Returns when a duel ended: with its last game, or when its time was over."""
    ends = [player.ended_at or series.first.closes_at for deal in series.deals for player in deal.players]
    return max(ends, default=series.first.opened_at)
