"""Cuts texts to Discord's limits."""


def clipped(text: str, limit: int) -> str:
    """Returns the text, cut with an ellipsis if it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
