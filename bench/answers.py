"""The answers to what users did in an open loop, at several rates."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles


@dataclass(frozen=True, kw_only=True)
class Answers:
    """What came of one rate.

    Attributes:
        rate: moves that were due in a second.
        seconds: how long they were.
        waits: seconds from when each interaction was due until its answer was shown.
        moves: how many were made.
        deferred, unanswered: interactions whose answer came after an acknowledgement, or whose users read that the
            application did not respond.
        failed: turns that something went wrong with.
        cpu: CPU time of the bot's process for a move, in ms.
        share: of one core that the bot took while moves were due.
        players: the same of this process, which is Discord and all users.
        late: seconds by which this process began 99 of 100 moves late, at most; they are part of `waits`.
    """

    rate: float
    seconds: float
    waits: Sequence[float]
    moves: int
    deferred: int
    unanswered: int
    failed: int
    cpu: float
    share: float
    players: float
    late: float

    @property
    def interactions(self) -> float:
        """Interactions a second."""
        return len(self.waits) / self.seconds

    @property
    def p50(self) -> float:
        return median(self.waits)

    @property
    def p99(self) -> float:
        return p99(self.waits)

    @property
    def longest(self) -> float:
        return max(self.waits)


def p99(seconds: Sequence[float]) -> float:
    return quantiles(seconds, n=100, method="inclusive")[98]


@dataclass(frozen=True)
class Load:
    """The answers of both bots at the same rates, of which the last is the one that the goals are about.

    beyond: ours at more than one core can do.
    """

    ours: Sequence[Answers]
    bare: Sequence[Answers]
    beyond: Answers
