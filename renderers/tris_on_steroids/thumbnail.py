"""The lobby picture of Tris on Steroids: six cards, one of which acts on its neighbour."""

from collections.abc import Iterator, Mapping

from renderers.engine.scene import Placed, Scene
from renderers.parts.frame import HEIGHT, WIDTH
from renderers.parts.text_line import TextLine
from renderers.parts.thumbnail import thumbnail_scene
from renderers.themes.theme import Theme
from renderers.tris_on_steroids.card import CardBack, CardFace
from renderers.tris_on_steroids.card_size import CARD_SIZES
from renderers.tris_on_steroids.markers import Arrow

_SIDE = 3
_CARDS: tuple[tuple[CardFace | CardBack, CardFace | CardBack], ...] = (
    (CardFace(_SIDE, "", "card", "triangle", "swap", ""), CardBack(_SIDE, "", "card")),
    (CardFace(_SIDE, "", "last", "circle", "goal", ""), CardFace(_SIDE, "", "chosen", "square", "swap", "")),
    (CardBack(_SIDE, "", "card"), CardFace(_SIDE, "", "card", "cross", "discard", "")),
)
_ACTING = 1, 0
_GROUNDS: Mapping[str, str] = {"dark": "#23304E", "light": "#C9D4EA", "contrast": "#05173D"}


def thumbnail(theme: Theme) -> Scene:
    """Lays out the cards in three rows of two."""
    return thumbnail_scene(theme, _GROUNDS, _placed())


def _placed() -> Iterator[Placed]:
    for row, cards in enumerate(_CARDS):
        for column, card in enumerate(cards):
            x, y = _corner(row, column)
            # without the names of cells and their words
            kept = (part for part in card.parts if not isinstance(part.sprite, TextLine))
            yield from (Placed(part, x - card.margin + across, y - card.margin + down) for part, across, down in kept)
    arrow, (x, y) = Arrow(_SIDE, 0, 1), _corner(*_ACTING)
    yield Placed(arrow, x + arrow.position[0], y + arrow.position[1])


def _corner(row: int, column: int) -> tuple[int, int]:
    """Returns the top left corner of a card."""
    (across, down), (width, height) = CARD_SIZES[_SIDE].pitch, CARD_SIZES[_SIDE].card
    left, top = (WIDTH - across - width) // 2, (HEIGHT - 2 * down - height) // 2
    return left + column * across, top + row * down
