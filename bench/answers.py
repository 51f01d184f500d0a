"""The answers that users got in an open loop, at several rates."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles


@dataclass(frozen=True, kw_only=True)
class Answers:
    """The answers at one rate.

    Attributes:
        rate: the moves that were due in a second.
        seconds: how long moves were due.
        waits: seconds from when each interaction was due until its answer was shown.
        moves: the number of moves made.
        deferred, unanswered: the number of interactions that were acknowledged before their answer, and of those to
            which the application did not respond in time.
        failed: the number of turns in which something went wrong.
        cpu: CPU time of the bot's process for a move, in ms.
        share: the part of one core that the bot used while moves were due.
        players: the same for this process, which plays Discord and all users.
        late: the 99th percentile of the seconds by which this process began a move late; `waits` include them.
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
    """The answers of both bots at the same rates; the goals are about the last rate.

    beyond: our answers at a rate that one core cannot keep up with.
    """

    ours: Sequence[Answers]
    bare: Sequence[Answers]
    beyond: Answers
