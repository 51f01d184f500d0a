"""The renderer of both tile games, for `renderers.game_renderers`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.base import View
from renderers.engine.scene import Scene, Sprite
from renderers.parts.frame import Caption, CaptionTexts, untranslated
from renderers.themes.theme import DARK, Theme
from renderers.tiles import hand, table, tile
from renderers.tiles.arrangement import Laid
from renderers.tiles.table import TableView
from renderers.tiles.tile_size import TABLE_SIZES

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class TileRenderer(Generic[V]):
    """Draws the views of a tile game.

    Attributes:
        table: returns the position as the view's reader knows it.
    """

    table: Callable[[V, CaptionTexts], TableView]

    def scene(
        self, view: V, caption: Caption, theme: Theme = DARK, partial_move: str = "", camera: tuple[Laid, ...] = ()
    ) -> Scene:
        """Lays out the table, with the places of the tile that `partial_move` names.

        Args:
            camera: the result of `camera`.
        """
        return table.scene(self.table(view, caption.texts), caption, theme, partial_move, camera)

    def camera(self, views: Sequence[V]) -> tuple[Laid, ...]:
        """Returns the cells in all these views of one round, which are turned, moved and scaled as one board."""
        return table.camera(self.table(view, untranslated) for view in views)

    def hand_scene(self, view: V, theme: Theme = DARK, partial_move: str = "") -> Scene | None:
        """Lays out the reader's own hand: see `table.hand_scene`."""
        shown = self.table(view, untranslated)
        return table.hand_scene(shown.hand, theme, partial_move, over=shown.outcome is not None)


def sprites() -> Iterator[Sprite]:
    """Yields the tiles in all sizes of the table, and those of hands."""
    for size in TABLE_SIZES:
        yield from tile.sprites(size)
    yield from hand.sprites()
