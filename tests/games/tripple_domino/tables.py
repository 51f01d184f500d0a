"""Tables in the middle of a round, and moves made there."""

from bot.games.base import Event, Value
from bot.games.chance import Chance
from bot.games.triangles.formation import Formation
from bot.games.triangles.tiles import Tile
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from tests.games.triangles.formations import SCENARIOS, formation, tiles, unlaid


def next_deal() -> Chance:
    """The luck of a move that ends a round."""
    return Chance(b"the next deal", 1)


def table(
    *hands: str,
    laid: str = "u0,0=555",
    reserve: str = "",
    scores: tuple[int, ...] | None = None,
    target: int = 300,
    each_hexagon: bool = True,
) -> State:
    """A round under way with these hands (`012 455`), the first player on turn. The reserve's first tile is next."""
    return State(
        target=target,
        each_hexagon=each_hexagon,
        tiles=20,
        scores=scores or (0,) * len(hands),
        round=1,
        hands=tuple(map(tiles, hands)),
        reserve=tuple(tile for digits in reserve.split() for tile in tiles(digits)),
        formation=formation(laid),
    )


def blocked_formation() -> tuple[Formation, list[Tile]]:
    """A formation that takes no further tile, and all the tiles it leaves."""
    blocked = formation(SCENARIOS["blocked22"])
    return blocked, unlaid(blocked)


def played(state: State, *moves: str) -> State:
    """The state after these moves, each by the player on turn."""
    for move in moves:
        state = GAME.play(state, state.turn, move, next_deal())
    return state


def moves(state: State) -> set[str]:
    """What the player on turn may do."""
    return set(GAME.legal_moves(state, state.turn))


def words(state: State) -> set[str]:
    """The first words of what the player on turn may do."""
    return {move.split()[0] for move in moves(state)}


def told(state: State, key: str) -> list[Event]:
    """The events of this kind that the last move brought."""
    return [event for event in state.events if event.key == f"tripple_domino-{key}"]


def started(seats: int, seed: bytes = b"seed", **options: Value) -> State:
    """A new game."""
    return GAME.start(seats, GAME.info.settle(options), Chance(seed, 0))
