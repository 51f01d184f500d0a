"""Scores as they are written."""


def score_text(score: int | str) -> str:
    """Returns a score, or several, with a minus sign where it is below zero."""
    return str(score).replace("-", "−")
