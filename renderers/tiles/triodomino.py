"""Triodomino: one formation or several, the players; to a player the hand."""

from collections.abc import Iterator, Sequence

from bot.games.triangles.tiles import value
from bot.games.triodomino.hand import HandTile
from bot.games.triodomino.view import View
from renderers.engine.scene import Scene, Sprite
from renderers.parts.caption import Caption, CaptionTexts, untranslated
from renderers.parts.column import Counter
from renderers.themes.theme import DARK, Theme
from renderers.tiles import hand, table, thumbnails, tile
from renderers.tiles.arrangement import Laid
from renderers.tiles.hand import FittingPlace, HeldTile
from renderers.tiles.markers import formation_letter
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
    return thumbnails.triodomino(theme)


def sprites() -> Iterator[Sprite]:
    """Yields the tiles in all sizes of the table, and those of hands."""
    for size in TABLE_SIZES:
        yield from tile.sprites(size)
    yield from hand.sprites()


def _table(view: View, texts: CaptionTexts) -> TableView:
    return TableView(
        game="triodomino",
        formations=view.formations,
        laid=view.laid,
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        counters=(
            Counter(texts("triodomino-picture-round"), f"{view.round}/{view.rounds}"),
            Counter(texts("triodomino-picture-stock"), str(view.stock)),
        ),
        hand=_hand(view),
        reader=view.reader,
        heading="" if view.topsy_turvy else texts("triodomino-picture-penalty"),
    )


def _hand(view: View) -> tuple[HeldTile, ...]:
    """Returns the reader's own hand. A player who opens a formation may do it with any tile."""
    any_tile = view.to_act == view.reader and (view.free or not view.formations)
    return tuple(
        HeldTile(
            held.tile,
            any_tile or bool(held.places),
            tuple(FittingPlace(fitting.word, fitting.formation, fitting.place) for fitting in held.places),
            _notes(view, held),
        )
        for held in view.hand
    )


def _notes(view: View, held: HandTile) -> tuple[str, ...]:
    """Returns what the tile would score, or else in which of several formations it fits."""
    if view.topsy_turvy:
        return (f"+{value(held.tile)}",)
    if len(view.formations) == 1:
        return ()
    return tuple(dict.fromkeys(formation_letter(fitting.formation) for fitting in held.places))
