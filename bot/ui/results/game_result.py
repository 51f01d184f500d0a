"""What is told of an ended game beside its outcome: some numbers about it, and the rating changes."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.game_numbers import game_numbers
from bot.ui.results.rating_changes import RatingChanges
from bot.ui.results.replay_frames import ReplayFrames
from renderers.cards.number_boxes import Count


@dataclass(frozen=True)
class GameResult:
    """numbers: about the game, in a reader's language. changes: of the rating of each user whose game counts."""

    numbers: tuple[Count, ...] = ()
    changes: Mapping[int, int] = field(default_factory=dict)


class GameResults:
    """Finds out what is told of ended games."""

    def __init__(self, sessions: Sessions) -> None:
        self._ratings = RatingChanges(sessions)

    async def of(self, session: Session, texts: Texts, frames: ReplayFrames | None = None) -> GameResult:
        """Returns the result of an ended session.

        frames: the replayed game, if it is known already; else it is replayed in a thread. Refuses as `ReplayFrames.of`
        does.
        """

        def numbers() -> tuple[Count, ...]:
            return game_numbers(frames or ReplayFrames.of(session), texts)

        found, changes = await asyncio.gather(asyncio.to_thread(numbers), self._ratings.of(session))
        return GameResult(found, changes)
