"""How a round begins and ends, and when the game does (RULES 002.1-3, 002.13-16)."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.base import Event, Outcome, Seat
from bot.games.chance import Chance
from bot.games.triangles.formation import EMPTY
from bot.games.triangles.tiles import TILES, Tile, is_triple, value
from bot.games.tripple_domino.scoring import OUT, blocked_gains
from bot.games.tripple_domino.solitaire import all_laid, given_up
from bot.games.tripple_domino.state import State


def hand_size(seats: int) -> int:
    """How many tiles each of two or more players gets (RULES 002.1)."""
    return 10 if seats == 2 else 8 if seats <= 4 else 6


def opening_rank(tile: Tile) -> tuple[bool, int, tuple[int, ...]]:
    """Orders tiles by their claim to open: triples first, then by value (RULES 002.3).

    [D1] Equal values without a triple compare their numbers from the highest down.
    """
    return is_triple(tile), value(tile), tile[::-1]


def opening_tile(hand: Iterable[Tile]) -> Tile:
    """The tile that opens if this hand does: the opener has no choice (RULES 002.3)."""
    return max(hand, key=opening_rank)


def dealt(state: State, chance: Chance) -> State:
    """The next round, shuffled and dealt. [D2] Every round's opener is found the same way, by the highest tile."""
    deck = chance.shuffled(TILES)
    if state.solitaire:  # [D11] the opening tile is drawn blind and is one of the tiles in play
        hands, reserve = [deck[:1]], deck[1 : state.tiles]
    else:
        size = hand_size(state.seats)
        hands = [tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(state.seats)]
        reserve = deck[state.seats * size :]
    opener = Seat(max(range(state.seats), key=lambda seat: opening_rank(opening_tile(hands[seat]))))
    number = state.round + 1
    told = (Event("tripple_domino-round", None, {"round": number}), Event("tripple_domino-opens", opener))
    return replace(
        state,
        round=number,
        hands=tuple(hands),
        reserve=reserve,
        formation=EMPTY,
        turn=opener,
        drawn=(),
        idle=0,
        events=(*state.events, *told),
    )


def is_out(state: State) -> bool:
    """Whether the player on turn has laid the last tile (RULES 002.13).

    [D12] In solitaire an empty hand counts only when the reserve is empty too.
    """
    return not state.hand and not (state.solitaire and state.reserve)


def is_blocked(state: State) -> bool:
    """Whether the reserve is empty and nobody's tiles fit anywhere (RULES 002.14).

    [D10] So it is too when everybody has had a turn on an empty reserve and passed, though somebody could have placed.
    """
    if state.reserve:
        return False
    return state.idle >= state.seats or all(map(state.formation.takes.isdisjoint, state.hands))


def gone_out(state: State, chance: Chance) -> State:
    """The player on turn gets 20 and what the others still hold; they lose nothing (RULES 002.13)."""
    if state.solitaire:
        return all_laid(state)
    held = sum(state.remaining)
    told = (*_left_told(state), Event("tripple_domino-out", state.turn, {"bonus": OUT, "left": held}))
    return _round_over(state, state.scores_with(OUT + held), told, chance)


def blocked(state: State, chance: Chance) -> State:
    """Who holds least gets what the others hold, less the own, and no 20 (RULES 002.14)."""
    if state.solitaire:
        return given_up(state)
    gains = blocked_gains(state.remaining)
    lowest = [Seat(seat) for seat, own in enumerate(state.remaining) if own == min(state.remaining)]
    told = (
        Event("tripple_domino-blocked"),
        *_left_told(state),
        *(Event("tripple_domino-lowest", seat, {"points": gains[seat]}) for seat in lowest),
    )
    scores = tuple(score + gain for score, gain in zip(state.scores, gains, strict=True))
    return _round_over(state, scores, told, chance)


def _left_told(state: State) -> tuple[Event, ...]:
    """What each hand was left with: the round is over, the tiles are counted in the open."""
    values = enumerate(state.remaining)
    return tuple(Event("tripple_domino-left", Seat(seat), {"value": own}) for seat, own in values if state.hands[seat])


def _round_over(state: State, scores: tuple[int, ...], told: tuple[Event, ...], chance: Chance) -> State:
    """The next round, unless somebody has reached the target (RULES 002.15)."""
    counted = replace(state, scores=scores, drawn=(), events=(*state.events, *told))
    if max(scores) < state.target:
        return dealt(counted, chance)
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return replace(counted, outcome=Outcome(ranks, scores, "tripple_domino-target"))
