"""A turn: place a tile, or draw up to three (RULES 002.4-8)."""

from dataclasses import replace

from bot.games.base import Args, Event, IllegalMove, Seat
from bot.games.chance import Chance
from bot.games.triangles.cells import Cell
from bot.games.triangles.places import Kind, Place
from bot.games.triangles.tiles import Tile, name, value
from bot.games.tripple_domino.rounds import blocked, gone_out, is_blocked, is_out, opening_tile
from bot.games.tripple_domino.scoring import DRAW_COST, bonus
from bot.games.tripple_domino.state import State

MOST_DRAWN = 3
BONUS_TOLD = {
    Kind.BRIDGE: "tripple_domino-bridge",
    Kind.DOUBLE: "tripple_domino-double",
    Kind.HEXAGON: "tripple_domino-hexagon",
}


def playable(state: State) -> tuple[Tile, ...]:
    """The tiles of the player on turn that may be placed now, should they fit (RULES 002.3, 002.6).

    [D3] After a draw that is the tile just drawn, not the older ones.
    """
    if state.opening:
        return (opening_tile(state.hand),)
    return state.drawn[-1:] or state.hand


def draws(state: State) -> bool:
    """Whether the alternative to placing is to draw; else it is to pass (RULES 002.6).

    [D4] There is no stopping before the third draw while the reserve lasts.
    """
    return len(state.drawn) < MOST_DRAWN and bool(state.reserve)


def pass_cost(drawn: int) -> int:
    """Nothing after three draws; 5 where an empty reserve leaves nothing to draw (RULES 002.6, 002.7).

    [D5] Also after a first or second draw; a turn never costs more than 15.
    """
    return 0 if drawn == MOST_DRAWN else DRAW_COST


def obstacle(state: State, tile: Tile, cell: Cell) -> str:
    """Why the player on turn cannot place the tile there, as a text key; it tells nothing of the hidden tiles."""
    if tile not in state.hand:
        return "tripple_domino-not-held"
    if tile not in playable(state):
        return "tripple_domino-opening" if state.opening else "tripple_domino-only-drawn"
    if state.formation.covers(cell):
        return "tripple_domino-occupied"
    return "tripple_domino-mismatch" if state.formation.borders(cell) else "tripple_domino-apart"


def place_of(state: State, tile: Tile, cell: Cell) -> Place:
    """How the player on turn would lay the tile there. Raises IllegalMove where it may not lie."""
    place = state.formation.fit(tile, cell)
    if place is None or tile not in playable(state):
        raise IllegalMove(obstacle(state, tile, cell), tile=name(tile), cell=cell)
    return place


def points(state: State, place: Place) -> int:
    """What placing there scores: the tile's value and the bonus (RULES 002.2, 002.9)."""
    return value(place.values) + bonus(place, each_hexagon=state.each_hexagon)


def placed(state: State, tile: Tile, cell: Cell, chance: Chance) -> State:
    """The tile is laid and scored, and the turn ends, perhaps the round too. Raises IllegalMove."""
    place = place_of(state, tile, cell)
    laid = replace(
        state,
        hands=state.hands_without(tile),
        formation=state.formation.place(cell, place.values),
        scores=state.scores_with(points(state, place)),
        idle=0,
        events=_placing_told(state, tile, place),
    )
    return gone_out(laid, chance) if is_out(laid) else _unless_blocked(_next_turn(laid), chance)


def _placing_told(state: State, tile: Tile, place: Place) -> tuple[Event, ...]:
    """The tile with its value, then the bonus, if any."""
    extra = bonus(place, each_hexagon=state.each_hexagon)
    args: Args = {"tile": name(tile), "cell": place.cell, "value": value(tile)}
    if state.opening:
        return (Event("tripple_domino-opened", state.turn, {**args, "bonus": extra}),)
    told = Event("tripple_domino-placed", state.turn, args)
    if place.kind is Kind.PLAIN:
        return (told,)
    formed: Args = {"bonus": extra, "count": place.hexagons} if place.hexagons else {"bonus": extra}
    return told, Event(BONUS_TOLD[place.kind], state.turn, formed)


def drew(state: State, chance: Chance) -> State:
    """The next tile of the reserve joins the hand, for 5 points (RULES 002.6). Raises IllegalMove."""
    if state.opening:
        raise IllegalMove("tripple_domino-opening")
    if not draws(state):
        raise IllegalMove("tripple_domino-drawn-three" if state.reserve else "tripple_domino-reserve-empty")
    tile, *rest = state.reserve
    told = (
        Event("tripple_domino-drew", state.turn, {"cost": DRAW_COST, "reserve": len(rest)}),
        Event("tripple_domino-took", state.turn, {"tile": name(tile)}),
    )
    drawn = replace(
        state,
        hands=state.hands_drawing(tile),
        reserve=tuple(rest),
        drawn=(*state.drawn, tile),
        scores=state.scores_with(-DRAW_COST),
        events=told,
    )
    return _unless_blocked(drawn, chance)


def passed(state: State, chance: Chance) -> State:
    """The turn passes without a tile (RULES 002.6, 002.7). Raises IllegalMove while there is something to draw.

    It is a move of its own even where nothing else is left: a turn that ended by itself after the third draw would show
    all that the hidden tile does not fit.
    """
    if state.opening:
        raise IllegalMove("tripple_domino-opening")
    if draws(state):
        raise IllegalMove("tripple_domino-must-draw")
    cost = pass_cost(len(state.drawn))
    waited = replace(
        state,
        scores=state.scores_with(-cost),
        idle=0 if state.reserve or state.drawn else state.idle + 1,
        events=(Event("tripple_domino-passed", state.turn, {"cost": cost}),),
    )
    return _unless_blocked(_next_turn(waited), chance)


def _next_turn(state: State) -> State:
    """Clockwise (RULES 002.5)."""
    return replace(state, turn=Seat((state.turn + 1) % state.seats), drawn=())


def _unless_blocked(state: State, chance: Chance) -> State:
    """The round goes on, or is over because nobody can place. [D8] Judged after every placement, draw and pass."""
    return blocked(state, chance) if is_blocked(state) else state
