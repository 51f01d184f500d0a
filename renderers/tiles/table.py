"""The picture that both tile games share: the formations, and the column with the players."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.base import Outcome, Seat
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from bot.games.triangles.tiles import name
from renderers.engine.scene import Placed, Scene
from renderers.parts import column
from renderers.parts.badges import Medal
from renderers.parts.column import Counter
from renderers.parts.frame import COLUMN, Caption, framed
from renderers.parts.player_block import ColumnPlayer, surface
from renderers.parts.text_line import fitted_text, place_text
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Theme
from renderers.tiles import hand
from renderers.tiles.arrangement import Laid
from renderers.tiles.board import Board, NumberedPlace
from renderers.tiles.hand import HeldTile, fits_column, in_column
from renderers.tiles.markers import TileIcon
from renderers.tiles.tile import WholeTile
from renderers.tiles.tile_size import TileSize

_MEDAL = 44
_MEDALS = 3
_YOUR_TILE = Style(Weight.REGULAR, 30, "muted", "background")
_YOUR_TILE_LINE = 40
_INSET = 6
_YOUR_TILE_SIZES = {3: TileSize(128, 111), 4: TileSize(104, 90)}
"""The sizes by the greatest number of players."""
_SMALLEST_YOUR_TILE = TileSize(82, 71)


@dataclass(frozen=True, kw_only=True)
class TableView:
    """A position of either game.

    Attributes:
        game: the game's key, with which the text keys begin.
        laid: for each tile, in the order in which they were laid, the number of its formation, counted from 1.
        counts: the number of tiles in each hand.
        heading: the line above the players, such as what their points mean.
        counters: the counters at the foot of the column; the last one counts the tiles to draw.
        hand: the reader's own hand; empty in a public picture.
        reader: the seat of the hand.
    """

    game: str
    formations: tuple[Formation, ...]
    laid: tuple[int, ...]
    scores: tuple[int, ...]
    counts: tuple[int, ...]
    to_act: Seat | None
    outcome: Outcome | None
    counters: tuple[Counter, ...]
    hand: tuple[HeldTile, ...]
    reader: Seat | None
    heading: str = ""


def scene(table: TableView, caption: Caption, theme: Theme, partial_move: str, camera: tuple[Laid, ...]) -> Scene:
    """Lays out the table. While the game is on, the reader's hand stands in the column if that has room.

    Once the move names a tile of the hand, the board shows the numbered places for the tile; once the move names a
    place, the board shows the tile there.

    Args:
        partial_move: the first words of a move.
        camera: as in `Board.placed`.
    """
    verb, chosen, place = parsed(table.hand, partial_move)
    board = _board(table, chosen if verb == "place" else None, place)
    if _is_in_column(table.hand, over=table.outcome is not None):
        counts = [
            Counter(caption.player_at(seat).name, str(count))
            for seat, count in enumerate(table.counts)
            if seat != table.reader
        ]
        return framed(theme, board.placed(camera), in_column(table.hand, chosen, [*counts, table.counters[-1]]))
    players = _players(table, caption)
    if chosen is None:
        return framed(theme, board.placed(camera), column.placed(players, table.counters, heading=table.heading))
    size = _your_tile_size(len(players))
    foot = _YOUR_TILE_LINE + size.height + 2 * size.reach + column.GAP
    text = caption.texts(f"{table.game}-picture-chosen")
    return framed(
        theme,
        board.placed(camera),
        column.placed(players, heading=table.heading, foot=foot),
        _your_tile(chosen, size, text),
    )


def hand_scene(own: Sequence[HeldTile], theme: Theme, partial_move: str, *, over: bool) -> Scene | None:
    """Lays out the reader's own hand, with the tile that `partial_move` names chosen.

    None if the hand is empty, or stands in the column of the board's picture.
    """
    if not own or _is_in_column(own, over=over):
        return None
    return hand.scene(own, theme, parsed(own, partial_move)[1])


def _is_in_column(own: Sequence[HeldTile], *, over: bool) -> bool:
    return not over and fits_column(own)


def camera(tables: Iterable[TableView]) -> tuple[Laid, ...]:
    """Returns the cells that have a tile on any of these tables, each once, in the order in which they were laid.

    If a move was taken back, no single table may have all of them.
    """
    return tuple(dict.fromkeys(cell for table in tables for cell in Board(table.formations, table.laid).cells))


def parsed(hand: Sequence[HeldTile], partial_move: str) -> tuple[str, HeldTile | None, str]:
    """Returns a move's verb, its tile of the hand (None if not named yet) and its place ("" if not named yet)."""
    verb, tile, place = [*partial_move.split(), "", "", ""][:3]
    return verb, next((held for held in hand if name(held.tile) == tile), None), place


def _board(table: TableView, chosen: HeldTile | None, place: str) -> Board:
    if chosen is None:
        return Board(table.formations, table.laid)
    for fitting in chosen.places:
        if fitting.word == place:
            laid = PlacedTile(fitting.place.cell, fitting.place.values)
            return Board(table.formations, table.laid, preview=(fitting.formation, laid))
    numbered = (
        NumberedPlace(fitting.formation, PlacedTile(fitting.place.cell, fitting.place.values), number)
        for number, fitting in enumerate(chosen.places, start=1)
    )
    return Board(table.formations, table.laid, tuple(numbered))


def _players(table: TableView, caption: Caption) -> list[ColumnPlayer]:
    """Returns the column's players: points and the number of tiles, or at the end the change of the rating or the rank.

    At the end the winner's block is filled like that of a player on turn, but does not point to the board.
    """
    shown = []
    for seat, (score, tiles) in enumerate(zip(table.scores, table.counts, strict=True)):
        player = caption.player_at(seat)
        rank = table.outcome.ranks[seat] if table.outcome else None
        filled = player == caption.player if caption.over else seat == table.to_act if rank is None else rank == 1
        fill, _, muted = surface(player.seat, filled=filled)
        if (change := caption.change(seat)) is not None:
            shown.append(ColumnPlayer(player, score, change=change, filled=filled, pointer=False))
        elif rank is not None:
            medal = Medal(_MEDAL, rank, fill) if 1 < rank <= _MEDALS else None
            shown.append(ColumnPlayer(player, score, icon=medal, filled=filled, pointer=False))
        else:
            icon, pointing = TileIcon(fill, muted), not caption.over
            shown.append(ColumnPlayer(player, score, icon=icon, count=tiles, filled=filled, pointer=pointing))
    return shown


def _your_tile_size(players: int) -> TileSize:
    return next((size for most, size in _YOUR_TILE_SIZES.items() if players <= most), _SMALLEST_YOUR_TILE)


def _your_tile(chosen: HeldTile, size: TileSize, text: str) -> list[Placed]:
    tile = WholeTile(size, chosen.tile, "tile-last", "background")
    width, height = tile.size
    middle, top = (COLUMN[0] + COLUMN[2]) // 2, COLUMN[3] - height
    shown, style = fitted_text(text, _YOUR_TILE, COLUMN[2] - COLUMN[0] - 2 * _INSET, (30, 28))
    return [place_text(shown, style, middle, top - 14, "centre"), Placed(tile, middle - width // 2, top)]
