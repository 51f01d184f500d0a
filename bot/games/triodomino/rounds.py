"""Begins and ends rounds, and ends the game (RULES 003.1-2, 003.9-12)."""

from dataclasses import replace

from bot.games.base import Event, Outcome, Seat
from bot.games.chance import Chance
from bot.games.triangles.tiles import TILES, names
from bot.games.triodomino.state import State


def hand_size(seats: int) -> int:
    """Returns how many tiles each of two to four players gets (RULES 003.1)."""
    return 10 if seats == 2 else 8


def deal_round(state: State, chance: Chance) -> State:
    """Shuffles and deals the next round; the right to open passes on clockwise (RULES 003.1, 003.2)."""
    deck = chance.shuffled(TILES)
    size = hand_size(state.seats)
    number = state.round + 1
    opener = Seat((state.starter + number - 1) % state.seats)
    events = (
        Event("triodomino-round", None, {"round": number, "rounds": state.rounds}),
        Event("triodomino-opens", opener),
    )
    return replace(
        state,
        round=number,
        dealt_scores=state.scores,
        hands=tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(state.seats)),
        stock=deck[state.seats * size :],
        formations=(),
        laid=(),
        turn=opener,
        drawn=0,
        free=False,
        idle=0,
        placers=(),
        misses=(),
        events=(*state.events, *events),
    )


def end_without_tiles(state: State, chance: Chance) -> State:
    """Ends the round when the player on turn has no tiles: the others score their hands (RULES 003.9)."""
    return _end_round(state, Event("triodomino-out", state.turn), chance)


def end_stuck(state: State, chance: Chance) -> State:
    """Ends a round in which nobody could place: all score their hands, the lowest too (RULES 003.10).

    [D10] Also while the stock still has tiles.
    """
    return _end_round(state, Event("triodomino-stuck"), chance, won=_lowest_hands(state))


def _lowest_hands(state: State) -> tuple[Event, ...]:
    """Returns who has won a stuck round. [D11] Equal lowest sums share the win. With topsy-turvy no hand wins."""
    if state.topsy_turvy:
        return ()
    least = min(state.remaining)
    lowest = [Seat(seat) for seat, own in enumerate(state.remaining) if own == least]
    return tuple(Event("triodomino-lowest", seat, {"value": least, "winners": len(lowest)}) for seat in lowest)


def _end_round(state: State, end: Event, chance: Chance, won: tuple[Event, ...] = ()) -> State:
    """Shows and counts the hands; with topsy-turvy they count nothing (RULES 003.9, 003.10, 003.12)."""
    events = (*state.events, end, *_hands_left(state), *won)
    gains = (0,) * state.seats if state.topsy_turvy else state.remaining
    scores = tuple(score + gain for score, gain in zip(state.scores, gains, strict=True))
    counted = replace(state, scores=scores, drawn=0, free=False, events=events)
    if state.round == state.rounds:
        return _end_game(counted)
    return replace(deal_round(counted, chance), round_end=counted)


def _hands_left(state: State) -> tuple[Event, ...]:
    """Returns the tiles that each player has left, and their value if that counts, else their number."""
    holders = [(Seat(seat), hand) for seat, hand in enumerate(state.hands) if hand]
    if state.topsy_turvy:
        return tuple(
            Event("triodomino-unlaid", seat, {"held": names(hand), "tiles": len(hand)}) for seat, hand in holders
        )
    return tuple(
        Event("triodomino-left", seat, {"held": names(hand), "value": state.remaining[seat]}) for seat, hand in holders
    )


def _end_game(state: State) -> State:
    """The lowest total wins, with topsy-turvy the highest; equal totals share the rank (RULES 003.11, 003.12)."""
    totals = [-score for score in state.scores] if state.topsy_turvy else state.scores
    ranks = tuple(1 + sum(other < own for other in totals) for own in totals)
    reason = "triodomino-most-points" if state.topsy_turvy else "triodomino-fewest-points"
    return replace(state, outcome=Outcome(ranks, state.scores, reason))
