"""The picture that both tile games share: the formations, the players, and to a player the own hand."""

from dataclasses import dataclass, replace

from bot.games.base import Outcome, Seat
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from bot.games.triangles.tiles import name
from renderers.engine.scene import Scene
from renderers.parts import header
from renderers.parts.caption import Caption
from renderers.parts.text_line import place_text
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Theme
from renderers.tiles import hand, player_panels
from renderers.tiles.board import Board, NumberedPlace
from renderers.tiles.hand import HeldTile
from renderers.tiles.player_panels import PlayerStatus

_EMPTY = Style(Weight.MEDIUM, 36, "muted", "background")


@dataclass(frozen=True, kw_only=True)
class TableView:
    """A position of either game.

    game: its key, with which the text keys begin. last: the number of the formation laid to last. counts: tiles in each
    hand. progress: the round and what is left to draw. hand: the reader's own; empty in a public picture.
    """

    game: str
    formations: tuple[Formation, ...]
    last: int | None
    scores: tuple[int, ...]
    counts: tuple[int, ...]
    to_act: Seat | None
    outcome: Outcome | None
    progress: str
    hand: tuple[HeldTile, ...]


def scene(table: TableView, caption: Caption, theme: Theme, partial_move: str) -> Scene:
    """Lays out the table, and under it the hand of the reader, if there is one.

    partial_move: the first words of a move. Once it names a tile, the board shows where that may be placed, each place
    with its number; once it names a place, it shows the tile lying there.
    """
    verb, chosen, place = _parsed(table, partial_move)
    fitting = chosen if verb == "place" else None
    (width, bottom), board = _board(table, fitting, place).placed(header.HEIGHT)
    captioned = replace(caption, progress=table.progress)
    placed = [*header.placed(captioned, width, over=table.outcome is not None), *board]
    texts, key = caption.texts, f"{table.game}-picture"
    if not table.formations and not (fitting and fitting.places):
        placed.append(place_text(texts(f"{key}-empty"), _EMPTY, width // 2, bottom + 30, "centre"))
        bottom += 66
    placed += player_panels.placed(caption, _statuses(table), width, bottom)
    bottom += player_panels.height(len(table.scores))
    if table.hand:
        title = texts(f"{key}-fits", tile=name(fitting.tile)) if fitting else texts(f"{key}-hand")
        count = texts(f"{key}-tiles", tiles=len(table.hand))
        placed += hand.placed(table.hand, width, bottom, chosen=chosen, title=title, count=count)
        bottom += hand.height(len(table.hand))
    return Scene((width, bottom), theme, tuple(placed))


def _parsed(table: TableView, partial_move: str) -> tuple[str, HeldTile | None, str]:
    """Returns a move's verb, its tile of the hand and its place, as far as they are given."""
    verb, tile, place = [*partial_move.split(), "", "", ""][:3]
    return verb, next((held for held in table.hand if name(held.tile) == tile), None), place


def _board(table: TableView, chosen: HeldTile | None, place: str) -> Board:
    if chosen is None:
        return Board(table.formations, table.last)
    for fitting in chosen.places:
        if fitting.word == place:
            laid = PlacedTile(fitting.place.cell, fitting.place.values)
            return Board(table.formations, table.last, preview=(fitting.formation, laid))
    numbered = (
        NumberedPlace(fitting.formation, fitting.place.cell, number)
        for number, fitting in enumerate(chosen.places, start=1)
    )
    return Board(table.formations, table.last, tuple(numbered))


def _statuses(table: TableView) -> list[PlayerStatus]:
    ranks = table.outcome.ranks if table.outcome else (None,) * len(table.scores)
    return [
        PlayerStatus(score, tiles, rank, seat == table.to_act)
        for seat, (score, tiles, rank) in enumerate(zip(table.scores, table.counts, ranks, strict=True))
    ]
