"""A card as one reader sees it."""

from dataclasses import dataclass

from bot.games.base import Args


@dataclass(frozen=True)
class Face:
    """A card as one reader sees it: symbol and action are None where the reader does not know them.

    A card that is not `up` but has a symbol is known to the reader, who has looked at it.
    """

    symbol: str | None
    action: str | None
    up: bool

    @property
    def known(self) -> bool:
        """Whether the card is face down, but known to the reader."""
        return not self.up and self.symbol is not None

    @property
    def args(self) -> Args:
        """Arguments of an event: `up`, `known` or `down`; symbol and action, `hidden` where they are not known."""
        face = "up" if self.up else "known" if self.known else "down"
        return {"face": face, "symbol": self.symbol or "hidden", "action": self.action or "hidden"}

    def __str__(self) -> str:
        if self.symbol is None or self.action is None:
            return "face down"
        card = f"{self.symbol} {self.action.upper()}"
        return card if self.up else f"face down (you know: {card})"
