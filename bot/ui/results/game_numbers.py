"""Some telling numbers about a finished game: how long it was, its best move, its longest turn."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise

from bot.games.base import Seat, View
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.replay_frames import ReplayFrames
from renderers.cards.number_boxes import Count

MOST = 4

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000
"""Units of time in milliseconds."""


def game_numbers(frames: ReplayFrames, texts: Texts) -> tuple[Count, ...]:
    """Returns the first MOST of the numbers that this game has, the most telling first.

    The views of a game with points are all looked at, which takes some milliseconds.
    """
    session = frames.session
    views = [session.game.view(state, None) for state in frames.states] if _has_scores(session) else []
    found = chain(
        _rounds(views, texts), _length(session, texts), _points(session, views, texts), _turns(session, texts)
    )
    return tuple(found)[:MOST]


def duration(milliseconds: int, texts: Texts) -> str:
    """Returns how long something took in its largest unit of which it has at least two, such as "95 min"."""
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
    """Yields the most points of one move, where points are good, and the number of hexagons."""
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
