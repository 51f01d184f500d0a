"""Begins and ends rounds, and ends the game (RULES 002.1-3, 002.13-16)."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.base import Event, Outcome, Seat
from bot.games.chance import Chance
from bot.games.triangles.formation import EMPTY
from bot.games.triangles.tiles import TILES, Tile, is_triple, names, value
from bot.games.tripple_domino.scoring import OUT, blocked_gains
from bot.games.tripple_domino.state import State


def hand_size(seats: int) -> int:
    """Returns how many tiles each of two or more players gets (RULES 002.1)."""
    return 10 if seats == 2 else 8 if seats <= 4 else 6


def opening_rank(tile: Tile) -> tuple[bool, int, tuple[int, ...]]:
    """Returns a key that orders tiles for the opening: triples first, then by value (RULES 002.3).

    [D1] Equal values without a triple compare their numbers from the highest down.
    """
    return is_triple(tile), value(tile), tile[::-1]


def opening_tile(hand: Iterable[Tile]) -> Tile:
    """Returns the tile that opens if this hand does: the opener has no choice (RULES 002.3)."""
    return max(hand, key=opening_rank)


def deal_round(state: State, chance: Chance) -> State:
    """Shuffles and deals the next round. [D2] In every round the highest tile decides who opens."""
    deck = chance.shuffled(TILES)
    if state.solitaire:  # [D11] the opening tile is drawn face down and is one of the tiles in play
        hands, reserve = [deck[:1]], deck[1 : state.tiles]
    else:
        size = hand_size(state.seats)
        hands = [tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(state.seats)]
        reserve = deck[state.seats * size :]
    opener = Seat(max(range(state.seats), key=lambda seat: opening_rank(opening_tile(hands[seat]))))
    number = state.round + 1
    events = (Event("tripple_domino-round", None, {"round": number}), Event("tripple_domino-opens", opener))
    return replace(
        state,
        round=number,
        dealt_scores=state.scores,
        hands=tuple(hands),
        reserve=reserve,
        formation=EMPTY,
        turn=opener,
        drawn=(),
        idle=0,
        placers=(),
        misses=(),
        events=(*state.events, *events),
    )


def is_out(state: State) -> bool:
    """Returns whether the player on turn has placed the last tile (RULES 002.13).

    [D12] In the solitaire an empty hand counts only when the reserve is empty too.
    """
    return not state.hand and not (state.solitaire and state.reserve)


def is_blocked(state: State) -> bool:
    """Returns whether the reserve is empty and nobody's tiles fit anywhere (RULES 002.14).

    [D10] Also when everybody has had a turn on an empty reserve and passed, though somebody could have placed.
    """
    if state.reserve:
        return False
    return state.idle >= state.seats or all(map(state.formation.takes.isdisjoint, state.hands))


def end_without_tiles(state: State, chance: Chance) -> State:
    """Gives the player on turn 20 and the value of the others' hands; they lose nothing (RULES 002.13)."""
    if state.solitaire:
        return end_complete_solitaire(state)
    left = sum(state.remaining)
    events = (*_hands_left(state), Event("tripple_domino-out", state.turn, {"bonus": OUT, "left": left}))
    return _end_round(state, state.scores_with(OUT + left), events, chance)


def end_blocked(state: State, chance: Chance) -> State:
    """Gives the lowest hand the value of the others, less its own, and no 20 (RULES 002.14)."""
    if state.solitaire:
        return end_blocked_solitaire(state)
    gains = blocked_gains(state.remaining)
    lowest = [Seat(seat) for seat, own in enumerate(state.remaining) if own == min(state.remaining)]
    events = (
        Event("tripple_domino-blocked"),
        *_hands_left(state),
        *(Event("tripple_domino-lowest", seat, {"points": gains[seat]}) for seat in lowest),
    )
    scores = tuple(score + gain for score, gain in zip(state.scores, gains, strict=True))
    return _end_round(state, scores, events, chance)


def _hands_left(state: State) -> tuple[Event, ...]:
    """Returns the tiles and the value of each hand, which everybody may know when the round is over."""
    hands = enumerate(zip(state.hands, state.remaining, strict=True))
    return tuple(
        Event("tripple_domino-left", Seat(seat), {"held": names(hand), "value": own})
        for seat, (hand, own) in hands
        if hand
    )


def _end_round(state: State, scores: tuple[int, ...], events: tuple[Event, ...], chance: Chance) -> State:
    """Deals the next round, unless somebody has reached the target (RULES 002.15)."""
    counted = replace(state, scores=scores, drawn=(), events=(*state.events, *events))
    if max(scores) < state.target:
        return replace(deal_round(counted, chance), round_end=counted)
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return replace(counted, outcome=Outcome(ranks, scores, "tripple_domino-target"))


def end_complete_solitaire(state: State) -> State:
    """Adds 20 points for placing every tile; there are no other hands (RULES 002.16). [D11]"""
    return _end_solitaire(
        state, Event("tripple_domino-all-laid", state.turn, {"bonus": OUT}), OUT, "tripple_domino-complete"
    )


def end_blocked_solitaire(state: State) -> State:
    """Subtracts the hand: the reserve is empty and no more tile is placed (RULES 002.16). [D11]"""
    (left,) = state.remaining
    event = Event("tripple_domino-subtracted", state.turn, {"value": left})
    return _end_solitaire(state, event, -left, "tripple_domino-incomplete")


def _end_solitaire(state: State, event: Event, points: int, reason: str) -> State:
    """Ends the game after its only round, whatever the points."""
    scores = state.scores_with(points)
    return replace(state, scores=scores, drawn=(), events=(*state.events, event), outcome=Outcome((1,), scores, reason))
