"""Positions in the middle of a round, and moves made in them."""

from bot.games.base import Seat
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from tests.games.triangles.formations import SCENARIOS, formation, tiles
from tests.games.triangles.playing import Playing

PLAYING = Playing(GAME)
started = PLAYING.started
played = PLAYING.played
moves = PLAYING.moves
events_of = PLAYING.events_of


def table(
    *hands: str,
    laid: tuple[str, ...] = ("u0,0=555",),
    stock: str = "",
    scores: tuple[int, ...] | None = None,
    rounds: int = 3,
    topsy_turvy: bool = False,
) -> State:
    """Returns a round with these hands (`012 455`), the first player on turn. The stock's first tile is drawn next."""
    formations = tuple(map(formation, laid))
    return State(
        rounds=rounds,
        topsy_turvy=topsy_turvy,
        starter=Seat(0),
        scores=scores or (0,) * len(hands),
        round=1,
        hands=tuple(map(tiles, hands)),
        stock=tuple(tile for digits in stock.split() for tile in tiles(digits)),
        formations=formations,
        laid=tuple(number for number, shape in enumerate(formations, start=1) for _ in shape.tiles),
    )


def before_hexagon(*hands: str, scenario: str = "hex1", stock: str = "333", topsy_turvy: bool = False) -> State:
    """Returns a table on which the last tile of the scenario (for hex1: 001 on u1,0) would close a hexagon."""
    laid, _, _ = SCENARIOS[scenario].rpartition(" ")
    return table(*hands, laid=(laid,), stock=stock, topsy_turvy=topsy_turvy)
