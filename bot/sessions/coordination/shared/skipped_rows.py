"""What this process cannot do, and therefore does not take for a while, so that others do it at once."""

from collections import OrderedDict

from bot.sessions.timers.timers import Now
from bot.store.session_records import DueRecord

SKIPPED_FOR = 30_000
"""Milliseconds for which a row is skipped: that of a game of a newer program, for example, or of a damaged record."""

MOST_SKIPPED = 1_000
"""How many rows are skipped at a time: each is a parameter of the query that takes what is due."""


class SkippedRows:
    """The rows that are skipped, by session and kind."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._until: OrderedDict[tuple[str, str], int] = OrderedDict()
        """Until when each of them is skipped, ms since the epoch, the earliest first."""

    def left_until(self, due: DueRecord) -> int:
        """Returns the time at which this row is to be due again, for the other processes: as before.

        Where too many are skipped already it is due for nobody in the meantime.
        """
        until, key = self._now() + SKIPPED_FOR, (due.session, due.kind)
        if len(self.keys) >= MOST_SKIPPED and key not in self._until:
            return until
        self._until[key] = until
        self._until.move_to_end(key)
        return due.at

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The session and the kind of each row that is skipped now."""
        now = self._now()
        while self._until and next(iter(self._until.values())) <= now:
            self._until.popitem(last=False)
        return tuple(self._until)
