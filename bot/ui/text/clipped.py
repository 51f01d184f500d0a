"""Cuts texts to Discord's limits."""

from collections.abc import Sequence

ALT_LIMIT = 1024
"""The number of characters of a picture's description."""


def clipped(text: str, limit: int) -> str:
    """Returns the text, cut with an ellipsis if it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def whole_lines(lines: Sequence[str], limit: int, hint: str) -> str:
    """Returns the lines, or as many of them as fit with the hint below that there are more.

    A single line that is too long is cut between two words.
    """
    whole = "\n".join(lines)
    if len(whole) <= limit:
        return whole
    room = whole[: limit - len(hint) - 1]
    at_line, at_word = room.rfind("\n"), room.rfind(" ")
    return f"{room[: at_line if at_line > limit // 2 else at_word].rstrip()}\n{hint}"
