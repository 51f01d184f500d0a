"""The lobby picture of SET: three cards that are a SET."""

from collections.abc import Iterator, Mapping

from bot.games.set.cards import Card
from renderers.engine.scene import Placed, Scene
from renderers.parts.frame import HEIGHT, WIDTH
from renderers.parts.thumbnail import thumbnail_scene
from renderers.set.card import CardPicture
from renderers.set.card_format import small_format
from renderers.themes.theme import Theme

FOUND = (
    Card(3, "orange", "diamond", "striped"),
    Card(3, "teal", "squiggle", "solid"),
    Card(3, "black", "oval", "open"),
)

_FORMAT = small_format((204, 470))
_PITCH = 222
_GROUNDS: Mapping[str, str] = {"dark": "#3D2440", "light": "#E3CBE5", "contrast": "#25082A"}


def thumbnail(theme: Theme) -> Scene:
    """Lays out the three cards side by side."""
    return thumbnail_scene(theme, _GROUNDS, _cards())


def _cards() -> Iterator[Placed]:
    width, height = _FORMAT.size
    left = (WIDTH - 2 * _PITCH - width) // 2
    for place, card in enumerate(FOUND):
        yield Placed(CardPicture(card, _FORMAT, "card"), left + place * _PITCH, (HEIGHT - height) // 2)
