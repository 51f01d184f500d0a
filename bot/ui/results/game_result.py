"""What is shown of an ended game besides its outcome: statistics, rating changes, the best result so far."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise

import structlog

from bot.games.base import Seat, View
from bot.ratings.scopes import EVERYWHERE
from bot.sessions.achievements import AchievementRecord
from bot.sessions.history import BestResult
from bot.sessions.leaderboards import RatingChangeRecord
from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.text.narration import score_alone
from renderers.cards.number_boxes import Count

MOST = 4

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000
"""Units of time in milliseconds."""

log = structlog.get_logger()


def game_numbers(frames: ReplayFrames, texts: Texts) -> tuple[Count, ...]:
    """Returns the MOST most interesting statistics of this game, best first.

    For a game with points this goes through all views, which takes some milliseconds.
    """
    session = frames.session
    views = [session.game.view(state, None) for state in frames.states] if _has_scores(session) else []
    found = chain(
        _rounds(views, texts), _length(session, texts), _points(session, views, texts), _turns(session, texts)
    )
    return tuple(found)[:MOST]


def duration(milliseconds: int, texts: Texts) -> str:
    """Returns a duration in the largest unit of which it has at least two, such as "95 min"."""
    sizes = {"days": DAY, "hours": HOUR, "minutes": MINUTE, "seconds": SECOND}
    unit = next((unit for unit, size in sizes.items() if milliseconds >= 2 * size), "seconds")
    return texts("number-duration", unit=unit, count=round(milliseconds / sizes[unit]))


def _has_scores(session: Session) -> bool:
    return session.result.outcome is not None and session.result.outcome.scores is not None


def _rounds(views: Sequence[View], texts: Texts) -> Iterator[Count]:
    if views and views[-1].round > 1:
        yield Count(str(views[-1].round), texts("number-rounds"))


def _length(session: Session, texts: Texts) -> Iterator[Count]:
    if session.started_at is not None and session.result.ended_at is not None:
        yield Count(duration(max(session.result.ended_at - session.started_at, SECOND), texts), texts("number-played"))


def _points(session: Session, views: Sequence[View], texts: Texts) -> Iterator[Count]:
    """Yields the most points of one move, if points are good, and the number of hexagons."""
    scores = session.result.outcome.scores if session.result.outcome else None
    if (
        scores
        and session.result.outcome
        and all(scores[seat] == max(scores) for seat in session.result.outcome.winners)
    ):
        gains = (_best_gain(_scores(before), _scores(after)) for before, after in pairwise(views))
        best = max(gains, default=0)
        if best > 0:
            yield Count(f"+{best}", texts("number-best-move"))
    closed = [event for view in views for event in view.events if event.key == f"{session.game_key}-hexagon"]
    if closed:
        yield Count(str(sum(int(event.args.get("count", 1)) for event in closed)), texts("number-hexagons"))


def _turns(session: Session, texts: Texts) -> Iterator[Count]:
    moves = len(session.remaining_plies)
    yield Count(str(moves), texts("number-moves", moves=moves))
    times = [session.started_at or 0, *(move.at for move in session.moves)]
    longest = max((after - before for before, after in pairwise(times)), default=0)
    if longest >= SECOND and session.started_at is not None:
        yield Count(duration(longest, texts), texts("number-longest-turn"))


def _scores(view: View) -> Mapping[Seat | None, int]:
    return {event.seat: int(event.args["score"]) for event in view.standing if "score" in event.args}


def _best_gain(before: Mapping[Seat | None, int], after: Mapping[Seat | None, int]) -> int:
    return max((score - before[seat] for seat, score in after.items() if seat in before), default=0)


async def rating_changes(sessions: Sessions, session: Session) -> Mapping[int, RatingChangeRecord]:
    """Returns each user's rating change by this game, in its guild or outside of guilds.

    Empty for a game that does not count, such as one with a computer or hints, or if the store cannot be read.
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
    """What is shown of an ended game besides its outcome.

    Attributes:
        numbers: the game's statistics, in the reader's language.
        changes: the rating change of each user for whom the game counts.
        provisional: the users of these whose rating is provisional.
        best: in a game for one, its player's previous best result in the same variant; None if there is none.
        achieved: the players' new achievements in this game.
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
        """Returns the players' achievements in this game; nothing if the store is unavailable."""
        try:
            return await self._sessions.achievements.earned_in(session)
        except StoreUnavailable as error:
            log.warning("achievements not computed", session=session.id, why=error)
            return ()

    async def _best_before(self, session: Session) -> BestResult | None:
        """Returns the previous best result of the person who played alone; also None if the store cannot be read."""
        if score_alone(session) is None:
            return None
        try:
            return await self._history.best_before(session)
        except StoreUnavailable as error:
            log.warning("best score not read", session=session.id, why=error)
            return None
