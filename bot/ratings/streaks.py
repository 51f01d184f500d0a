"""Streaks: consecutive wins or losses."""


def next_streak(streak: int, outcome: str) -> int:
    """Returns a streak after one more game: the wins in a row, the losses in a row as a negative number, 0 for a draw.

    >>> next_streak(2, "win"), next_streak(2, "loss"), next_streak(2, "draw")
    (3, -1, 0)

    Args:
        outcome: win, loss or draw.
    """
    if outcome == "win":
        return max(streak, 0) + 1
    return min(streak, 0) - 1 if outcome == "loss" else 0
