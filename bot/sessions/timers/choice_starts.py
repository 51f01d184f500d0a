"""Since when the computers at a table choose their moves, and with what luck."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from hmac import digest

from bot.sessions.fairness import SEED_BYTES
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now

JUST_MOVED = 5_000
"""Milliseconds after a move within which its process has the computers choose. A choice that starts later follows a
pause, such as a downtime, in which people could not act either."""


@dataclass(frozen=True)
class ChoiceStart:
    """When a choice began, the seed of its luck, and before when its move is not made. Times in ms since the epoch."""

    began: int
    seed: bytes
    not_before: int


class ChoiceStarts:
    """When a choice starts: anew for every choice, but in a race only after the table has changed.

    So a vote, or a call that ends in an error, restarts no delay and draws no other one, either of which would make
    computers slower or faster than their levels are. That holds, too, where another process has made the choice before:
    in a race the seed follows from the game's secret luck, which it does not reveal, and from when the table changed.
    The caller's own choice, under the rules' time limit, has a new start, and a seed that does not repeat an error.

    Args:
        least_pause: the seconds after a call or vote before a move whose own pause is over.
    """

    def __init__(self, now: Now, token_bytes: Callable[[int], bytes], least_pause: float) -> None:
        self._now = now
        self._token_bytes = token_bytes
        self._least_pause = round(least_pause * 1000)
        self._tables: dict[str, tuple[int, ChoiceStart]] = {}

    def start(self, session: Session) -> ChoiceStart:
        """Returns the start of the choice that is due."""
        now = self._now()
        if not session.game.info.race or session.game.limit(session.state) is not None:
            return ChoiceStart(now, self._token_bytes(SEED_BYTES), now)
        since, start = self._tables.get(session.id, (-1, None))
        if start is not None and since == session.table_since:
            return replace(start, not_before=now + self._least_pause)
        start = ChoiceStart(now, race_seed(session), now)
        if session.table_since < session.ply and now - session.moves[-1].at < JUST_MOVED:
            start = replace(start, began=table_changed_at(session), not_before=now + self._least_pause)
        self._tables[session.id] = session.table_since, start
        return start

    def forget(self, session_id: str) -> None:
        """Forgets the start at a table whose game is over, or stands still."""
        self._tables.pop(session_id, None)


def race_seed(session: Session) -> bytes:
    """Returns the seed of the computers' luck in a race, the same in all processes until the table changes."""
    return digest(session.luck_seed, f"computers:{session.table_since}".encode(), "sha256")


def table_changed_at(session: Session) -> int:
    """Returns when the table of a race changed last, ms since the epoch."""
    return session.moves[session.table_since - 1].at if session.table_since else session.started_at or 0
