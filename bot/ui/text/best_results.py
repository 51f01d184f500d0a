"""Scores as text, and the comparison of a game for one with its player's best one before, in the same variant."""

from collections.abc import Iterable
from math import inf
from typing import Literal, TypeAlias

from bot.sessions.history import BestResult
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.option_texts import variant_phrase
from bot.ui.text.times import clock_time

NO_BREAK = "\u00a0"
"""A non-breaking space: on phones a line break would separate a score from its player."""

Compared: TypeAlias = Literal["new", "same", "below"]


def score_text(score: int | str) -> str:
    """Returns a score, or several, with a minus sign before negative ones."""
    return str(score).replace("-", "−")


def scores_text(scores: Iterable[int]) -> str:
    """Returns scores side by side, in one line: `344 : 323`."""
    return f"{NO_BREAK}:{NO_BREAK}".join(map(score_text, scores))


def compared_with(session: Session, best: BestResult) -> Compared:
    """Returns whether an ended game is a new best, as good as the previous best one, or worse.

    Compares the times if the best game has no score.
    """
    if best.score is None:
        now, before = (-inf if time is None else -time for time in (session.duration, best.duration))
    else:
        now, before = _score(session), best.score
    return "new" if now > before else "same" if now == before else "below"


def best_text(best: BestResult) -> str:
    """Returns the score of a best result, or its time if it has no score."""
    return clock_time(best.duration or 0) if best.score is None else score_text(best.score)


def score_in_points(score: int, texts: Texts) -> str:
    """Returns a score as a number of points, with a minus sign if negative."""
    return texts("scored-points", score=score, points=score_text(score))


def with_variant(session: Session, texts: Texts) -> str:
    """Returns a game's variant as a phrase after a space, such as " with 20 tiles"; "" if there is nothing to say."""
    variant = session.game.info.variant(session.options, len(session.people))
    phrase = variant_phrase(session.game_key, variant, texts)
    return f" {phrase}" if phrase else ""


def _score(session: Session) -> int:
    return (
        session.result.outcome.scores[0] if session.result.outcome is not None and session.result.outcome.scores else 0
    )
