"""The sprites of Tris on Steroids: cards with a symbol and an action, face up, face down, or known through the back."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, TypeAlias

from renderers.dice.die import cell_side
from renderers.engine.scene import Size
from renderers.text.fitting import Style, length
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

PITCH = 232
"""Of the grid: its cells are as wide as a card that lies askew, with its ring."""

WIDTH, HEIGHT = 158, 168
CORNER = 24
RING = 5
EDGE = 3
"""Of a card without a ring."""
RIM = 8
"""How much of its back frames a card that is known."""
BAND = 46
"""The height of the edge that names the action."""

Look: TypeAlias = Literal["card", "last", "win"]
"""How a card stands out: not at all, as touched by the last move, as part of the winning line."""

BODIES: dict[Look, Role] = {"card": "card", "last": "last-top", "win": "win-top"}
RINGS: dict[Look, Role] = {"last": "last", "win": "win"}


@dataclass(frozen=True)
class Face:
    """A card's face. said: its action in the picture's language. turned: clockwise, in eighths of a full turn.

    known: it lies face down, and what its reader knows of it shows as a window in the back.
    """

    symbol: str
    action: str
    said: str
    look: Look
    known: bool = False
    turned: int = 0

    @property
    def size(self) -> Size:
        if self.turned % 2:
            side = cell_side(PITCH)
            return side, side
        across, down = upright(self.look)
        return (down, across) if self.turned % 4 else (across, down)

    @property
    def quarters(self) -> int:
        return self.turned // 2

    @property
    def unturned(self) -> "Face":
        """Upright or askew."""
        return replace(self, turned=self.turned % 2)

    @property
    def alone(self) -> bool:
        # askew its box reaches beyond the round corners of the cell; in a line there is the bond under it
        return self.turned % 2 == 0 and self.look != "win"

    @property
    def under(self) -> Role:
        return "cell"

    @property
    def style(self) -> Style:
        """Of the action: in the largest letters that the band has room for."""
        styles = [Style(Weight.BOLD, size, "band-ink", f"band-{self.action}") for size in (34, 32, 30)]
        return next((style for style in styles if length(self.said, style) <= WIDTH - 8), styles[-1])


@dataclass(frozen=True)
class Back:
    """A card that lies face down."""

    look: Look = "card"
    alone: ClassVar = True
    under: ClassVar[Role] = "cell"

    @property
    def size(self) -> Size:
        return upright(self.look)


@dataclass(frozen=True)
class Bond:
    """What joins two neighbours in the winning line, from centre to centre: down and across, each -1, 0 or 1."""

    down: int
    across: int
    alone: ClassVar = False
    under: ClassVar[Role] = "cell"

    width: ClassVar = 26

    @property
    def size(self) -> Size:
        return abs(self.across) * PITCH + self.width, abs(self.down) * PITCH + self.width


def upright(look: Look) -> Size:
    """The size of a card that isn't turned, with its ring if it has one."""
    ring = 2 * RING if look in RINGS else 0
    return WIDTH + ring, HEIGHT + ring
