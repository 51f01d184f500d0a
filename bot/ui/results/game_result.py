"""What is shown of an ended game beside its outcome: some numbers, the rating changes, the best result so far."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

import structlog

from bot.ratings.scopes import EVERYWHERE
from bot.sessions.achievements import AchievementRecord
from bot.sessions.history import BestResult
from bot.sessions.leaderboards import RatingChangeRecord
from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.results.game_numbers import game_numbers
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.text.narration import score_alone
from renderers.cards.number_boxes import Count

log = structlog.get_logger()


async def rating_changes(sessions: Sessions, session: Session) -> Mapping[int, RatingChangeRecord]:
    """Returns the change of the rating in this game of each user who played, in its guild or outside of guilds.

    Empty for a game that does not count, such as one with a computer or hints, and where the store cannot be read.
    """
    if len(session.people) < 2 or not session.counts or session.status is not Status.FINISHED:
        return {}
    place = session.place
    guild = EVERYWHERE if place.guild is None or place.user_install else place.guild
    try:
        return await sessions.leaderboards.rating_changes(session.id, guild, session.game_key)
    except StoreUnavailable as error:
        log.warning("ratings not read", session=session.id, why=error)
        return {}


@dataclass(frozen=True)
class GameResult:
    """What is shown of an ended game beside its outcome.

    Attributes:
        numbers: about the game, in a reader's language.
        changes: of the rating of each user whose game counts.
        provisional: those of them whose rating is provisional.
        best: in a game for one, its player's best result in the same variant before it; None if there is none.
        achieved: what the players have achieved in this game for the first time.
    """

    numbers: tuple[Count, ...] = ()
    changes: Mapping[int, int] = field(default_factory=dict)
    provisional: frozenset[int] = frozenset()
    best: BestResult | None = None
    achieved: tuple[AchievementRecord, ...] = ()


class GameResults:
    """Collects what is shown of ended games."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._history = sessions.history

    async def of(self, session: Session, texts: Texts, frames: ReplayFrames | None = None) -> GameResult:
        """Returns the result of an ended session.

        Refuses as `ReplayFrames.of` does.

        Args:
            frames: the replayed game, if it is known already; else it is replayed in a thread.
        """

        def numbers() -> tuple[Count, ...]:
            return game_numbers(frames or ReplayFrames.of(session), texts)

        found, changes, best, achieved = await asyncio.gather(
            asyncio.to_thread(numbers),
            rating_changes(self._sessions, session),
            self._best_before(session),
            self._achieved(session),
        )
        provisional = frozenset(person for person, change in changes.items() if not change.settled)
        return GameResult(found, {person: one.change for person, one in changes.items()}, provisional, best, achieved)

    async def _achieved(self, session: Session) -> tuple[AchievementRecord, ...]:
        """Returns what the players have achieved in this game; nothing where the store cannot be used."""
        try:
            return await self._sessions.achievements.earned_in(session)
        except StoreUnavailable as error:
            log.warning("achievements not computed", session=session.id, why=error)
            return ()

    async def _best_before(self, session: Session) -> BestResult | None:
        """Returns the best result so far of the person who played alone; None also where the store cannot be read."""
        if score_alone(session) is None:
            return None
        try:
            return await self._history.best_before(session)
        except StoreUnavailable as error:
            log.warning("best score not read", session=session.id, why=error)
            return None
