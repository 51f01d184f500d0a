"""The sizes of cards, by the side of their grid, which fills the board's box."""

from typing import NamedTuple

from renderers.engine.scene import Size
from renderers.parts.frame import centred


class CardSize(NamedTuple):
    """The lengths of a card and of the marks around it, in pixels.

    Attributes:
        side: the number of cards in a row of the grid.
        pitch: the distance from one card to the next, across and down.
        band: the height of the band that names the action.
        worded: whether the band also has the action's word.
        frame: the distance from the edge of a back to the line on it.
        name, back_name: the ems of the cell's name in the corner of a card and in the middle of a back.
        symbol: the symbol's diameter.
        symbol_right: how far right of the middle the symbol is.
        known_symbol, known_icon: the sizes on the back of a card that only the reader knows.
        ring: the width of the ring of a card that acts, has changed or has won.
        outline, gap: the width of a possible target's outline, and the gap between it and the card.
        dash: the width of a chosen card's outline.
    """

    side: int
    pitch: Size
    card: Size
    radius: int
    band: int
    worded: bool
    icon: int
    frame: int
    name: int
    name_left: int
    name_baseline: int
    back_name: int
    symbol: int
    symbol_right: int
    known_symbol: int
    known_icon: int
    ring: int
    outline: int
    gap: int
    dash: int

    def corner(self, cell: int) -> tuple[int, int]:
        """Returns the top left corner of the card on a cell, counted from 0 in reading order."""
        left, top = centred((self.side * self.pitch[0], self.side * self.pitch[1]))
        row, column = divmod(cell, self.side)
        return (
            left + column * self.pitch[0] + (self.pitch[0] - self.card[0]) // 2,
            top + row * self.pitch[1] + (self.pitch[1] - self.card[1]) // 2,
        )


CARD_SIZES = {
    3: CardSize(
        side=3, pitch=(276, 225), card=(258, 207), radius=18, band=62, worded=True, icon=44,
        frame=12, name=34, name_left=15, name_baseline=41, back_name=74, symbol=112, symbol_right=0,
        known_symbol=80, known_icon=60, ring=8, outline=5, gap=2, dash=7,
    ),
    4: CardSize(
        side=4, pitch=(207, 169), card=(193, 155), radius=16, band=46, worded=False, icon=38,
        frame=10, name=30, name_left=11, name_baseline=34, back_name=56, symbol=84, symbol_right=3,
        known_symbol=60, known_icon=46, ring=7, outline=5, gap=1, dash=6,
    ),
}  # fmt: skip
"""The sizes by the side of the grid."""
