"""Tripple Domino: the formation, the players; to a player the hand."""

from collections.abc import Iterator, Sequence

from bot.games.tripple_domino.view import View
from renderers.engine.scene import Scene, Sprite
from renderers.parts.caption import Caption, CaptionTexts, untranslated
from renderers.parts.column import Counter
from renderers.themes.theme import DARK, Theme
from renderers.tiles import hand, table, thumbnails, tile
from renderers.tiles.arrangement import Laid
from renderers.tiles.hand import FittingPlace, HeldTile
from renderers.tiles.table import TableView
from renderers.tiles.tile_size import TABLE_SIZES


def scene(
    view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "", camera: tuple[Laid, ...] = ()
) -> Scene:
    """Lays out the table as the view's reader knows it, with the places of the tile that `partial_move` names.

    Args:
        camera: as `camera` returns it.
    """
    return table.scene(_table(view, caption.texts), caption, theme, partial_move, camera)


def camera(views: Sequence[View]) -> tuple[Laid, ...]:
    """Returns the cells that all these views, of one round, show: they are turned, moved and scaled as one board."""
    return table.camera(_table(view, untranslated) for view in views)


def hand_scene(view: View, theme: Theme = DARK, partial_move: str = "") -> Scene | None:
    """Lays out the reader's own hand: see `table.hand_scene`."""
    return table.hand_scene(_hand(view), theme, partial_move, over=view.outcome is not None)


def thumbnail(theme: Theme) -> Scene:
    """Lays out the game's picture for its lobby."""
    return thumbnails.tripple_domino(theme)


def sprites() -> Iterator[Sprite]:
    """Yields the tiles in all sizes of the table, and those of hands."""
    for size in TABLE_SIZES:
        yield from tile.sprites(size)
    yield from hand.sprites()


def _table(view: View, texts: CaptionTexts) -> TableView:
    return TableView(
        game="tripple_domino",
        formations=(view.formation,) if view.formation.tiles else (),
        laid=(1,) * len(view.formation.tiles),
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        counters=(
            Counter(texts("tripple_domino-picture-round"), str(view.round)),
            Counter(texts("tripple_domino-picture-reserve"), str(view.reserve)),
        ),
        hand=_hand(view),
        reader=view.reader,
    )


def _hand(view: View) -> tuple[HeldTile, ...]:
    """Returns the reader's own hand: on the reader's turn only what may be laid now is playable, else all that fits."""
    return tuple(
        HeldTile(
            held.tile,
            bool(held.places) and (held.playable or view.to_act != view.reader),
            tuple(FittingPlace(scored.place.cell, 1, scored.place) for scored in held.places),
            tuple(f"+{scored.points}" for scored in held.places if view.tells_scores),
        )
        for held in view.hand
    )
