"""A turn: place a tile, or draw up to three (RULES 002.4-8)."""

from dataclasses import replace

from bot.games.base import Args, Event, IllegalMove, Seat
from bot.games.chance import Chance
from bot.games.triangles.cells import Cell
from bot.games.triangles.places import Kind, Place
from bot.games.triangles.tiles import Tile, name, value
from bot.games.tripple_domino.rounds import end_blocked, end_without_tiles, is_blocked, is_out, opening_tile
from bot.games.tripple_domino.scoring import DRAW_COST, bonus
from bot.games.tripple_domino.state import State

MOST_DRAWN = 3
BONUS_EVENTS = {
    Kind.BRIDGE: "tripple_domino-bridge",
    Kind.DOUBLE: "tripple_domino-double",
    Kind.HEXAGON: "tripple_domino-hexagon",
}


def playable(state: State) -> tuple[Tile, ...]:
    """Returns the tiles that the player on turn may place now, should they fit (RULES 002.3, 002.6).

    [D3] After a draw that is the tile just drawn, not the older ones.
    """
    if state.opening:
        return (opening_tile(state.hand),)
    return state.drawn[-1:] or state.hand


def may_draw(state: State) -> bool:
    """Returns whether a player who does not place draws; otherwise the player passes (RULES 002.6).

    [D4] There is no stopping before the third draw while the reserve lasts.
    """
    return len(state.drawn) < MOST_DRAWN and bool(state.reserve)


def pass_cost(drawn: int) -> int:
    """Returns 0 after three draws, and 5 if an empty reserve leaves nothing to draw (RULES 002.6, 002.7).

    [D5] Also after a first or second draw; a turn never costs more than 15.
    """
    return 0 if drawn == MOST_DRAWN else DRAW_COST


def obstacle(state: State, tile: Tile, cell: Cell) -> str:
    """Returns why the player on turn cannot place the tile there, as a text key that reveals no hidden tile."""
    if tile not in state.hand:
        return "tripple_domino-not-held"
    if tile not in playable(state):
        return "tripple_domino-opening" if state.opening else "tripple_domino-only-drawn"
    if state.formation.covers(cell):
        return "tripple_domino-occupied"
    return "tripple_domino-mismatch" if state.formation.borders(cell) else "tripple_domino-apart"


def place_of(state: State, tile: Tile, cell: Cell) -> Place:
    """Returns how the player on turn would place the tile there. Raises IllegalMove."""
    place = state.formation.fit(tile, cell)
    if place is None or tile not in playable(state):
        raise IllegalMove(obstacle(state, tile, cell), tile=name(tile), cell=cell)
    return place


def points(state: State, place: Place) -> int:
    """Returns the points of a tile at this place: its value and the bonus (RULES 002.2, 002.9)."""
    return value(place.values) + bonus(place, each_hexagon=state.each_hexagon)


def place(state: State, tile: Tile, cell: Cell, chance: Chance) -> State:
    """Places and scores the tile; ends the turn, and perhaps the round. Raises IllegalMove."""
    place = place_of(state, tile, cell)
    placed = replace(
        state,
        hands=state.hands_without(tile),
        formation=state.formation.place(cell, place.values),
        placers=(*state.placers, state.turn),
        scores=state.scores_with(points(state, place)),
        idle=0,
        events=_placement_events(state, tile, place),
    )
    return end_without_tiles(placed, chance) if is_out(placed) else _end_if_blocked(_next_turn(placed), chance)


def _placement_events(state: State, tile: Tile, place: Place) -> tuple[Event, ...]:
    """Returns the tile with its value, then the bonus, if any."""
    extra = bonus(place, each_hexagon=state.each_hexagon)
    args: Args = {"tile": name(tile), "cell": place.cell, "value": value(tile)}
    if state.opening:
        return (Event("tripple_domino-opened", state.turn, {**args, "bonus": extra}),)
    placed = Event("tripple_domino-placed", state.turn, args)
    if place.kind is Kind.PLAIN:
        return (placed,)
    formed: Args = {"bonus": extra, "count": place.hexagons} if place.hexagons else {"bonus": extra}
    return placed, Event(BONUS_EVENTS[place.kind], state.turn, formed)


def draw(state: State, chance: Chance) -> State:
    """Takes the next tile of the reserve into the hand, for 5 points (RULES 002.6). Raises IllegalMove."""
    if state.opening:
        raise IllegalMove("tripple_domino-opening")
    if not may_draw(state):
        raise IllegalMove("tripple_domino-drawn-three" if state.reserve else "tripple_domino-reserve-empty")
    tile, *rest = state.reserve
    drawn = replace(
        state,
        hands=state.hands_drawing(tile),
        reserve=tuple(rest),
        drawn=(*state.drawn, tile),
        misses=state.misses_with(drew=True),
        scores=state.scores_with(-DRAW_COST),
        events=(
            Event("tripple_domino-drew", state.turn, {"cost": DRAW_COST, "reserve": len(rest)}),
            Event("tripple_domino-took", state.turn, {"tile": name(tile)}),
        ),
    )
    return _end_if_blocked(drawn, chance)


def pass_turn(state: State, chance: Chance) -> State:
    """Ends the turn without a tile (RULES 002.6, 002.7). Raises IllegalMove while there is something to draw.

    It is a move even if there is no other: a turn that ended by itself after the third draw would show everybody that
    the hidden tile does not fit.
    """
    if state.opening:
        raise IllegalMove("tripple_domino-opening")
    if may_draw(state):
        raise IllegalMove("tripple_domino-must-draw")
    cost = pass_cost(len(state.drawn))
    waited = replace(
        state,
        scores=state.scores_with(-cost),
        idle=0 if state.reserve or state.drawn else state.idle + 1,
        misses=state.misses_with(drew=False),
        events=(Event("tripple_domino-passed", state.turn, {"cost": cost}),),
    )
    return _end_if_blocked(_next_turn(waited), chance)


def _next_turn(state: State) -> State:
    """Passes the turn on clockwise (RULES 002.5)."""
    return replace(state, turn=Seat((state.turn + 1) % state.seats), drawn=())


def _end_if_blocked(state: State, chance: Chance) -> State:
    """Ends the round if nobody can place. [D8] Checked after every placement, draw and pass."""
    return end_blocked(state, chance) if is_blocked(state) else state
