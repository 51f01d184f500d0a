"""The frames of a replay: the session as it was at each ply."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bot.games.base import View
from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import no_replay
from bot.sessions.session import Session, Status
from bot.sessions.states import states_of

MAX_FRAMES = 150
"""The most positions of an animated picture; for a longer game, it shows every second, third ... one."""


class Position(NamedTuple):
    """What spectators saw after a ply.

    Attributes:
        session: the session as it was then.
    """

    session: Session
    view: View


@dataclass(frozen=True)
class ReplayFrames:
    """A finished session, and the states of its game: at the start, and after each ply."""

    session: Session
    states: Sequence[Any]

    @classmethod
    def of(cls, session: Session) -> "ReplayFrames":
        """Replays the game, which takes some milliseconds.

        Refuses `no-replay` for a session whose game never started or which today's rules cannot replay, and `not-over`
        for a live one.
        """
        if session.status.live:
            raise Refusal("not-over")
        if session.state is None:
            raise no_replay(session)
        return cls(session, states_of(session))

    def at(self, ply: int) -> Session:
        """Returns the session as it was after this ply, with only that move's events.

        It is still playing, except at the end.
        """
        if ply >= self.session.ply:
            return replace(self.session, earlier_events=())
        return replace(
            self.session,
            state=self.states[ply],
            ply=ply,
            moves=self.session.moves[:ply],
            status=Status.PLAYING,
            earlier_events=(),
            result=replace(self.session.result, outcome=None, given_up=()),
            clock=replace(self.session.clock, deadline=None),
        )

    def positions(self) -> Iterator[Position]:
        """Yields what spectators saw after each ply: if it ended a round, first the end of that round."""
        for ply in range(self.session.ply + 1):
            session = self.at(ply)
            view = session.view(None)
            if view.round_end is not None:
                yield Position(session, view.round_end)
            yield Position(session, view)


def sampled(positions: Sequence[Position]) -> list[Position]:
    """Returns at most MAX_FRAMES of these positions, always including the last one."""
    step = -(-len(positions) // MAX_FRAMES)
    return [*positions[::-1][::step]][::-1]
