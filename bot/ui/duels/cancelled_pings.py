"""Keeps people from being pinged again and again by duels that are opened and cancelled."""

from collections.abc import Iterable

from bot.lru import LruCache
from bot.sessions.duels.series import Series
from bot.sessions.notices import Notice, Notices

PINGED_AGAIN = 3_600_000
"""Milliseconds after the cancellation of a duel in which its opener pings its players with no other one."""

KEPT = 10_000

NOTICE = "duel-cancelled"
"""The kind of the notices about cancelled duels."""


class CancelledPings:
    """Remembers, in memory, whose pings came from duels that were cancelled.

    Processes tell each other. After a restart, or where that is missed, somebody may be pinged once more.
    """

    def __init__(self, notices: Notices) -> None:
        self._cancelled: LruCache[tuple[int, int], int] = LruCache(KEPT)
        """By opener and player, when the last duel was cancelled, ms since the epoch."""
        self._notices = notices
        notices.on(NOTICE, self._cancelled_elsewhere)

    def cancelled(self, series: Series, at: int) -> None:
        """Notes that a duel was cancelled at this time."""
        if series.opener is not None:
            players = [player.person.id for player in series.first.players]
            self._note(series.opener, players, at)
            self._notices.tell(NOTICE, opener=series.opener, players=players, at=at)

    def pinged(self, opener: int, players: Iterable[int], now: int) -> list[int]:
        """Returns those of these players whom a new duel of this opener pings."""
        return [one for one in players if now - (self._cancelled.get((opener, one)) or 0) >= PINGED_AGAIN]

    def _note(self, opener: int, players: Iterable[int], at: int) -> None:
        for one in players:
            self._cancelled[opener, one] = at

    def _cancelled_elsewhere(self, notice: Notice) -> None:
        match notice:
            case {"opener": int(opener), "players": [*players], "at": int(at)}:
                self._note(opener, (one for one in players if isinstance(one, int)), at)
