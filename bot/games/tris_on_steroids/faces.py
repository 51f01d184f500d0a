"""A card as one reader sees it."""

from dataclasses import dataclass

from bot.games.base import Args


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

    @property
    def told(self) -> Args:
        """How it lies, for a text: `up`, `known` or `down`, and what it shows, `hidden` where that is not known."""
        lies = "up" if self.up else "known" if self.known else "down"
        return {"face": lies, "symbol": self.symbol or "hidden", "action": self.action or "hidden"}

    def __str__(self) -> str:
        if self.symbol is None or self.action is None:
            return "face down"
        card = f"{self.symbol} {self.action.upper()}"
        return card if self.up else f"face down (you know: {card})"
