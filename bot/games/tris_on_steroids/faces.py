"""A card as one reader sees it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Face:
    """symbol and action are None where the reader doesn't know them.

    A card that is not `up` but has a symbol is one he knows: he has looked at it.
    """

    symbol: str | None
    action: str | None
    up: bool

    @property
    def known(self) -> bool:
        """Face down, but known to the reader."""
        return not self.up and self.symbol is not None

    def __str__(self) -> str:
        if self.symbol is None or self.action is None:
            return "face down"
        card = f"{self.symbol} {self.action.upper()}"
        return card if self.up else f"face down (you know: {card})"
