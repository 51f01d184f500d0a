"""Pictures with a column and no board, for one to eight players."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.texts import texts_in
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Scene, Size
from renderers.parts import column
from renderers.parts.column import Counter
from renderers.parts.frame import Caption, CaptionPlayer, framed
from renderers.parts.player_block import Block, ColumnPlayer, Surface, surface
from renderers.themes.theme import DARK, Role
from tests.renderers.captions import LONG_NAMES

NAMES = (
    "Alessandra", "Jürgen", "Benoît Lefèvre", "Zoë", "Maximiliane", "Ömer", "Christophe-Emmanuel", "Nils-Holger",
)  # fmt: skip
COUNTERS = (Counter("Round", "2"), Counter("Reserve", "6"))


@dataclass(frozen=True)
class SquareIcon:
    """A square in the colours of a block."""

    side: int
    colours: Surface
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    @property
    def background(self) -> Role:
        return self.colours.fill

    def draw(self, canvas: Canvas) -> None:
        canvas.rectangle((0, 0, *self.size), self.colours.muted)


def players(
    names: Sequence[str], turn: int | None = 0, *, scores: Sequence[int] = (), counts: bool = True, icon: int = 24
) -> tuple[ColumnPlayer, ...]:
    """Returns the players of a game with points. icon: the side of each one's icon, in pixels."""
    return tuple(
        ColumnPlayer(
            CaptionPlayer(name, seat),
            score=scores[seat] if scores else -125 - seat,
            icon=SquareIcon(icon, surface(seat, filled=seat == turn)),
            count=10 + seat if counts else None,
            filled=seat == turn,
        )
        for seat, name in enumerate(names)
    )


def words(language: str, key: str = "caption-to-move", names: Sequence[str] = LONG_NAMES[:2]) -> Scene:
    """Returns the picture of a game without points, in which each player on turn has the word of this key."""
    texts = texts_in(language)
    seated = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(names))
    caption = Caption(seated[-1], texts(key), seated, texts, 123)
    return framed(DARK, column.placed(column.turn_players(caption), column.move_counter(caption)))


SCENES = {
    **{
        f"column-{count}": framed(DARK, column.placed(players(NAMES[:count], count - 1), COUNTERS))
        for count in range(1, 9)
    },
    "column-long": framed(DARK, column.placed(players(LONG_NAMES, 4), COUNTERS)),
    "column-heading": framed(
        DARK, column.placed(players(NAMES[:4], 1, icon=62, counts=False), heading="Secret goals", foot=200)
    ),
    "column-word": words("de"),
}

GOLDEN = ()

TAKEN_APART = (Block,)
