"""How a round begins and ends, and when the match does (RULES 003.1-2, 003.9-12)."""

from dataclasses import replace

from bot.games.base import Event, Outcome, Seat
from bot.games.chance import Chance
from bot.games.triangles.tiles import TILES
from bot.games.triodomino.state import State


def hand_size(seats: int) -> int:
    """How many tiles each of two to four players gets (RULES 003.1)."""
    return 10 if seats == 2 else 8


def dealt(state: State, chance: Chance) -> State:
    """The next round, shuffled and dealt; the opener's place goes round clockwise (RULES 003.1, 003.2)."""
    deck = chance.shuffled(TILES)
    size = hand_size(state.seats)
    number = state.round + 1
    opener = Seat((state.starter + number - 1) % state.seats)
    told = (
        Event("triodomino-round", None, {"round": number, "rounds": state.rounds}),
        Event("triodomino-opens", opener),
    )
    return replace(
        state,
        round=number,
        hands=tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(state.seats)),
        stock=deck[state.seats * size :],
        formations=(),
        last=None,
        turn=opener,
        drawn=0,
        free=False,
        idle=0,
        events=(*state.events, *told),
    )


def gone_out(state: State, chance: Chance) -> State:
    """The player on turn has no tile left: he scores nothing more, the others what they hold (RULES 003.9)."""
    return _round_over(state, Event("triodomino-out", state.turn), chance)


def stuck(state: State, chance: Chance) -> State:
    """Everybody in turn was unable to place: all score what they hold, the lowest too (RULES 003.10).

    [D10] Also while the stock still has tiles.
    """
    return _round_over(state, Event("triodomino-stuck"), chance, won=_lowest_told(state))


def _lowest_told(state: State) -> tuple[Event, ...]:
    """Who has won a stuck round. [D11] Equal lowest sums share it. In the topsy-turvy world no hand wins it."""
    if state.topsy_turvy:
        return ()
    least = min(state.remaining)
    lowest = [Seat(seat) for seat, own in enumerate(state.remaining) if own == least]
    return tuple(Event("triodomino-lowest", seat, {"value": least, "winners": len(lowest)}) for seat in lowest)


def _round_over(state: State, end: Event, chance: Chance, won: tuple[Event, ...] = ()) -> State:
    """The hands are counted in the open; in the topsy-turvy world they count nothing (RULES 003.9, 003.10, 003.12)."""
    told = (*state.events, end, *_left_told(state), *won)
    gains = (0,) * state.seats if state.topsy_turvy else state.remaining
    scores = tuple(score + gain for score, gain in zip(state.scores, gains, strict=True))
    counted = replace(state, scores=scores, drawn=0, free=False, events=told)
    return dealt(counted, chance) if state.round < state.rounds else _match_over(counted)


def _left_told(state: State) -> tuple[Event, ...]:
    """What each player was left with: its value where that counts, else how many tiles."""
    holding = [Seat(seat) for seat, hand in enumerate(state.hands) if hand]
    if state.topsy_turvy:
        return tuple(Event("triodomino-unlaid", seat, {"tiles": len(state.hands[seat])}) for seat in holding)
    return tuple(Event("triodomino-left", seat, {"value": state.remaining[seat]}) for seat in holding)


def _match_over(state: State) -> State:
    """The lowest total wins, in the topsy-turvy world the highest; equal totals share (RULES 003.11, 003.12)."""
    totals = [-score for score in state.scores] if state.topsy_turvy else state.scores
    ranks = tuple(1 + sum(other < own for other in totals) for own in totals)
    reason = "triodomino-most-points" if state.topsy_turvy else "triodomino-fewest-points"
    return replace(state, outcome=Outcome(ranks, state.scores, reason))
