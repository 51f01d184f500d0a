"""A turn: open, place, or draw up to two; a closed hexagon gives a free tile (RULES 003.3-8, 003.12)."""

from dataclasses import replace

from bot.games.base import Args, Event, IllegalMove, Seat
from bot.games.chance import Chance
from bot.games.triangles.cells import CENTRE, Cell
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.places import Place
from bot.games.triangles.tiles import Tile, name, value
from bot.games.triodomino.rounds import end_stuck, end_without_tiles
from bot.games.triodomino.state import State

MOST_DRAWN = 2


def can_place(state: State) -> bool:
    """Returns whether the player on turn has a tile that fits, and so must place one (RULES 003.4). [D1] [D2]"""
    return any(map(state.fits, state.hand))


def open_round(state: State, tile: Tile, chance: Chance) -> State:
    """Places the round's first tile, any of the hand: the opener's whole turn (RULES 003.3). Raises IllegalMove."""
    if not state.opening:
        raise IllegalMove("triodomino-already-open")
    opened = _open_formation(state, tile, "triodomino-opened")
    return _next_turn(opened, chance, placed=True)


def place(state: State, tile: Tile, number: int, cell: Cell, chance: Chance) -> State:
    """Adds the tile to formation `number`, counted from 1 (RULES 003.4, 003.6, 003.7). Raises IllegalMove."""
    _check_opened(state)
    _check_no_free_tile(state)
    place = _place_of(state, tile, number, cell)
    formation = state.formations[number - 1].place(cell, place.values)
    args: Args = {"tile": name(tile), "formation": number, "cell": cell}
    placed = _take_from_hand(state, tile, Event("triodomino-placed", state.turn, args))
    formations = (*state.formations[: number - 1], formation, *state.formations[number:])
    placed = replace(placed, formations=formations, laid=(*state.laid, number))
    if not place.hexagons:
        return _next_turn(placed, chance, placed=True)
    return _give_free_tile(placed.with_event("triodomino-hexagon", state.turn, count=place.hexagons), chance)


def _give_free_tile(state: State, chance: Chance) -> State:
    """Gives the right to one free tile, however many hexagons closed at once, in any formation (RULES 003.7).

    [D7] One tile. [D8] Any formation, any number of times, also with a drawn tile. [D9] None without a tile left.
    """
    return replace(state, free=True) if state.hand else _next_turn(state, chance, placed=True)


def place_free_tile(state: State, tile: Tile, chance: Chance) -> State:
    """Opens a new formation with the free tile, any of the hand (RULES 003.7). [D5] [D6] Raises IllegalMove."""
    if not state.free:
        raise IllegalMove("triodomino-no-hexagon")
    return _next_turn(_open_formation(state, tile, "triodomino-freed"), chance, placed=True)


def skip_free_tile(state: State, chance: Chance) -> State:
    """Ends the turn without the free tile: it is a right, not a duty (RULES 003.7). [D4] Raises IllegalMove."""
    if not state.free:
        raise IllegalMove("triodomino-no-hexagon")
    return _next_turn(replace(state, events=(Event("triodomino-skipped", state.turn),)), chance, placed=True)


def draw(state: State, chance: Chance) -> State:
    """Takes the next tile of the stock into the hand; ends the turn if there is no more to draw (RULES 003.5).

    [D3] A short stock gives what it has. Raises IllegalMove if something fits or the stock is empty.
    """
    _check_cannot_place(state)
    if not state.stock:
        raise IllegalMove("triodomino-stock-empty")
    tile, *rest = state.stock
    drawn = replace(
        state,
        hands=state.hands_drawing(tile),
        stock=tuple(rest),
        drawn=state.drawn + 1,
        misses=state.misses_with(drew=True),
        events=(
            Event("triodomino-drew", state.turn, {"stock": len(rest)}),
            Event("triodomino-took", state.turn, {"tile": name(tile)}),
        ),
    )
    if state.fits(tile) or (rest and drawn.drawn < MOST_DRAWN):
        return drawn
    return _next_turn(drawn.with_event("triodomino-kept", state.turn), chance, placed=False)


def pass_turn(state: State, chance: Chance) -> State:
    """Passes if nothing fits and nothing is left to draw (RULES 003.5). [D3] Raises IllegalMove otherwise."""
    _check_cannot_place(state)
    if state.stock:
        raise IllegalMove("triodomino-must-draw")
    passed = replace(state, misses=state.misses_with(drew=False), events=(Event("triodomino-passed", state.turn),))
    return _next_turn(passed, chance, placed=False)


def _check_opened(state: State) -> None:
    if state.opening:
        raise IllegalMove("triodomino-must-open")


def _check_no_free_tile(state: State) -> None:
    if state.free:
        raise IllegalMove("triodomino-free-or-skip")


def _check_cannot_place(state: State) -> None:
    """Raises IllegalMove if the player could place a tile, and so may not draw or pass (RULES 003.4). [D1]"""
    _check_opened(state)
    _check_no_free_tile(state)
    if can_place(state):
        raise IllegalMove("triodomino-must-place")


def _place_of(state: State, tile: Tile, number: int, cell: Cell) -> Place:
    """Returns how the player on turn would place the tile there (RULES 003.6). Raises IllegalMove."""
    _check_in_hand(state, tile)
    if number > len(state.formations):
        raise IllegalMove("triodomino-no-formation", formation=number, count=len(state.formations))
    formation = state.formations[number - 1]
    place = formation.fit(tile, cell)
    if place is None:
        raise IllegalMove(_misfit(formation, cell), tile=name(tile), cell=cell)
    return place


def _check_in_hand(state: State, tile: Tile) -> None:
    """Raises IllegalMove for a tile that is not in the hand, the same wherever else it is."""
    if tile not in state.hand:
        raise IllegalMove("triodomino-not-held", tile=name(tile))


def _misfit(formation: Formation, cell: Cell) -> str:
    """Returns why a tile does not fit on the cell, as a text key."""
    if formation.covers(cell):
        return "triodomino-occupied"
    return "triodomino-mismatch" if formation.borders(cell) else "triodomino-apart"


def _open_formation(state: State, tile: Tile, key: str) -> State:
    """Starts a formation with the tile; the event has this key. Raises IllegalMove for a tile not in the hand."""
    _check_in_hand(state, tile)
    number = len(state.formations) + 1
    placed = _take_from_hand(state, tile, Event(key, state.turn, {"tile": name(tile), "formation": number}))
    formations = (*state.formations, EMPTY.place(CENTRE, tile))
    return replace(placed, formations=formations, laid=(*state.laid, number))


def _take_from_hand(state: State, tile: Tile, event: Event) -> State:
    """Removes a placed tile from the hand; with topsy-turvy it scores, however it was placed (RULES 003.12). [D13]"""
    placers = (*state.placers, state.turn)
    placed = replace(state, hands=state.hands_without(tile), placers=placers, events=(event,))
    if not state.topsy_turvy:
        return placed
    scored = replace(placed, scores=state.scores_with(value(tile)))
    return scored.with_event("triodomino-scored", state.turn, points=value(tile))


def _next_turn(state: State, chance: Chance, *, placed: bool) -> State:
    """Passes the turn on clockwise.

    Ends the round if the player has no tiles left, or everybody in turn was unable to place (RULES 003.9, 003.10).
    """
    if not state.hand:
        return end_without_tiles(state, chance)
    waited = replace(state, idle=0 if placed else state.idle + 1)
    if waited.idle == state.seats:
        return end_stuck(waited, chance)
    return replace(waited, turn=Seat((state.turn + 1) % state.seats), drawn=0, free=False)
