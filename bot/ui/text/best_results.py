"""Scores as they are written, and how a game for one compares with the best one that its player had played before.

It is compared in the same variant.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from bot.sessions.history import BestResult
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.option_texts import variant_phrase
from bot.ui.text.times import clock_time

NO_BREAK = "\u00a0"
"""A space at which a line is not broken: on phones a score would stand alone, without whose it is."""

Compared: TypeAlias = Literal["new", "same", "below"]


def score_text(score: int | str) -> str:
    """Returns a score, or several, with a minus sign where it is below zero."""
    return str(score).replace("-", "−")


def scores_text(scores: Iterable[int]) -> str:
    """Returns scores beside each other, in one line: `344 : 323`."""
    return f"{NO_BREAK}:{NO_BREAK}".join(map(score_text, scores))


def compared_with(session: Session, best: BestResult) -> Compared:
    """Returns whether an ended game is a new best, as good as the best one before it, or below that.

    Where the best one has no score, the times are compared.
    """
    if best.score is None:
        now, before = -_duration(session), -(best.duration or 0)
    else:
        now, before = _score(session), best.score
    return "new" if now > before else "same" if now == before else "below"


def best_text(best: BestResult) -> str:
    """Returns the score of a best result, or its time where it has none."""
    return clock_time(best.duration or 0) if best.score is None else score_text(best.score)


def score_in_points(score: int, texts: Texts) -> str:
    """Returns a score as a number of points, with a minus sign below zero."""
    return texts("scored-points", score=score, points=score_text(score))


def with_variant(session: Session, texts: Texts) -> str:
    """Returns what the game was played with, such as " with 20 tiles", with a space before it; "" for nothing."""
    variant = session.game.info.variant(session.options, len(session.people))
    phrase = variant_phrase(session.game_key, variant, texts)
    return f" {phrase}" if phrase else ""


def _duration(session: Session) -> int:
    return (session.result.ended_at or 0) - (session.started_at or 0)


def _score(session: Session) -> int:
    return (
        session.result.outcome.scores[0] if session.result.outcome is not None and session.result.outcome.scores else 0
    )
