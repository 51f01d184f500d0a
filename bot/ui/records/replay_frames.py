"""A finished game moment by moment: the session as it stood at each ply, for all to see."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.replay import history
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session, Status

MOST_FRAMES = 150
"""Of a moving picture; of a longer game it shows every second, third ... moment."""


@dataclass(frozen=True)
class Moments:
    """A game that is over, and its states: the start and what each ply led to."""

    session: Session
    states: Sequence[Any]

    @classmethod
    def of(cls, session: Session) -> "Moments":
        """Refuses `no-replay` for a session without a game that today's rules can show, `not-over` for one that is on.

        Takes some milliseconds: the game is played again.
        """
        if session.status.live:
            raise Refusal("not-over")
        if session.state is None:
            raise Refusal("no-replay")
        moves = [(move.seat, move.words) for move in session.moves]
        return cls(session, history(session.game, len(session.people), session.options, session.luck, moves))

    def at(self, ply: int) -> Session:
        """The session as it stood then: in play, but at the end."""
        if ply >= self.session.ply:
            return self.session
        return replace(
            self.session,
            state=self.states[ply],
            ply=ply,
            moves=self.session.moves[:ply],
            status=Status.PLAYING,
            outcome=None,
            deadline=None,
            given_up=(),
        )

    def frames(self) -> list[Session]:
        """The moments of a moving picture; the end is one of them in any case."""
        step = -(-(self.session.ply + 1) // MOST_FRAMES)
        return [self.at(ply) for ply in range(self.session.ply, -1, -step)][::-1]
