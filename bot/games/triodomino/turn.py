"""A turn: open, attach, or draw up to two; a closed hexagon gives a free tile (RULES 003.3-8, 003.12)."""

from dataclasses import replace

from bot.games.base import Args, Event, IllegalMove, Seat
from bot.games.chance import Chance
from bot.games.triangles.cells import CENTRE, Cell
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.places import Place
from bot.games.triangles.tiles import Tile, name, value
from bot.games.triodomino.rounds import gone_out, stuck
from bot.games.triodomino.state import State

MOST_DRAWN = 2


def can_place(state: State) -> bool:
    """Whether the player on turn holds a tile that fits: then he must place one (RULES 003.4). [D1] [D2]"""
    return any(map(state.fits, state.hand))


def opened(state: State, tile: Tile, chance: Chance) -> State:
    """The round's first tile, any of the hand: the starter's whole turn (RULES 003.3). Raises IllegalMove."""
    if not state.opening:
        raise IllegalMove("triodomino-already-open")
    laid = _new_formation(state, tile, "triodomino-opened")
    return _next_turn(laid, chance, placed=True)


def placed(state: State, tile: Tile, number: int, cell: Cell, chance: Chance) -> State:
    """The tile is attached to formation `number`, counted from 1. Raises IllegalMove (RULES 003.4, 003.6, 003.7)."""
    _refuse_before_opening(state)
    _refuse_while_free(state)
    place = _place_of(state, tile, number, cell)
    formation = state.formations[number - 1].place(cell, place.values)
    args: Args = {"tile": name(tile), "formation": number, "cell": cell}
    laid = _laid(state, tile, Event("triodomino-placed", state.turn, args))
    formations = (*state.formations[: number - 1], formation, *state.formations[number:])
    attached = replace(laid, formations=formations, last=number)
    if not place.hexagons:
        return _next_turn(attached, chance, placed=True)
    closed = Event("triodomino-hexagon", state.turn, {"count": place.hexagons})
    return _hexagon_closed(replace(attached, events=(*attached.events, closed)), chance)


def _hexagon_closed(state: State, chance: Chance) -> State:
    """The right to one free tile, however many hexagons closed at once and in whichever formation (RULES 003.7).

    [D7] One tile. [D8] Any formation, any number of times, also with a drawn tile. [D9] None without a tile left.
    """
    return replace(state, free=True) if state.hand else _next_turn(state, chance, placed=True)


def freed(state: State, tile: Tile, chance: Chance) -> State:
    """The free tile, any of the hand, opens a formation of its own (RULES 003.7). [D5] [D6] Raises IllegalMove."""
    if not state.free:
        raise IllegalMove("triodomino-no-hexagon")
    return _next_turn(_new_formation(state, tile, "triodomino-freed"), chance, placed=True)


def skipped(state: State, chance: Chance) -> State:
    """No free tile: it is a right, not a duty (RULES 003.7). [D4] Raises IllegalMove where there is none to skip."""
    if not state.free:
        raise IllegalMove("triodomino-no-hexagon")
    return _next_turn(replace(state, events=(Event("triodomino-skipped", state.turn),)), chance, placed=True)


def drew(state: State, chance: Chance) -> State:
    """The next tile of the stock joins the hand; the turn ends if there is no more to draw (RULES 003.5).

    [D3] A short stock gives what it has. Raises IllegalMove where something fits or the stock is empty.
    """
    _refuse_to_pause(state)
    if not state.stock:
        raise IllegalMove("triodomino-stock-empty")
    tile, *rest = state.stock
    told = (
        Event("triodomino-drew", state.turn, {"stock": len(rest)}),
        Event("triodomino-took", state.turn, {"tile": name(tile)}),
    )
    drawn = replace(
        state,
        hands=state.hands_drawing(tile),
        stock=tuple(rest),
        drawn=state.drawn + 1,
        events=told,
    )
    if state.fits(tile) or (rest and drawn.drawn < MOST_DRAWN):
        return drawn
    return _next_turn(replace(drawn, events=(*told, Event("triodomino-kept", state.turn))), chance, placed=False)


def passed(state: State, chance: Chance) -> State:
    """Nothing fits and nothing is left to draw (RULES 003.5). [D3] Raises IllegalMove otherwise."""
    _refuse_to_pause(state)
    if state.stock:
        raise IllegalMove("triodomino-must-draw")
    return _next_turn(replace(state, events=(Event("triodomino-passed", state.turn),)), chance, placed=False)


def _refuse_before_opening(state: State) -> None:
    if state.opening:
        raise IllegalMove("triodomino-must-open")


def _refuse_while_free(state: State) -> None:
    if state.free:
        raise IllegalMove("triodomino-free-or-skip")


def _refuse_to_pause(state: State) -> None:
    """Drawing and passing are for those who cannot place (RULES 003.4). [D1]"""
    _refuse_before_opening(state)
    _refuse_while_free(state)
    if can_place(state):
        raise IllegalMove("triodomino-must-place")


def _place_of(state: State, tile: Tile, number: int, cell: Cell) -> Place:
    """How the player on turn would attach the tile there (RULES 003.6). Raises IllegalMove where it may not lie."""
    _refuse_unheld(state, tile)
    if number > len(state.formations):
        raise IllegalMove("triodomino-no-formation", formation=number, count=len(state.formations))
    formation = state.formations[number - 1]
    place = formation.fit(tile, cell)
    if place is None:
        raise IllegalMove(_misfit(formation, cell), tile=name(tile), cell=cell)
    return place


def _refuse_unheld(state: State, tile: Tile) -> None:
    """The same answer wherever else the tile may be."""
    if tile not in state.hand:
        raise IllegalMove("triodomino-not-held", tile=name(tile))


def _misfit(formation: Formation, cell: Cell) -> str:
    """Why a tile does not fit on the cell."""
    if formation.covers(cell):
        return "triodomino-occupied"
    return "triodomino-mismatch" if formation.borders(cell) else "triodomino-apart"


def _new_formation(state: State, tile: Tile, key: str) -> State:
    """The tile begins a formation on a lattice of its own. Raises IllegalMove for a tile that is not in the hand."""
    _refuse_unheld(state, tile)
    number = len(state.formations) + 1
    laid = _laid(state, tile, Event(key, state.turn, {"tile": name(tile), "formation": number}))
    return replace(laid, formations=(*state.formations, EMPTY.place(CENTRE, tile)), last=number)


def _laid(state: State, tile: Tile, told: Event) -> State:
    """The tile has left the hand; in the topsy-turvy world it scores, however it was laid (RULES 003.12). [D13]"""
    laid = replace(state, hands=state.hands_without(tile), events=(told,))
    if not state.topsy_turvy:
        return laid
    scored = Event("triodomino-scored", state.turn, {"points": value(tile)})
    return replace(laid, scores=state.scores_with(value(tile)), events=(told, scored))


def _next_turn(state: State, chance: Chance, *, placed: bool) -> State:
    """Clockwise, unless the player has gone out or everybody in turn was unable to place (RULES 003.9, 003.10)."""
    if not state.hand:
        return gone_out(state, chance)
    waited = replace(state, idle=0 if placed else state.idle + 1)
    if waited.idle == state.seats:
        return stuck(waited, chance)
    return replace(waited, turn=Seat((state.turn + 1) % state.seats), drawn=0, free=False)
