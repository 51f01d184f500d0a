"""Three cards shown: what a right claim earns and what an error costs (RULES 004.4, 5, 8, 12)."""

from dataclasses import replace
from typing import TypeVar

from bot.games.base import Seat
from bot.games.set.cards import Triple, odd_feature
from bot.games.set.deal import judged, refilled
from bot.games.set.state import Claim, State
from bot.games.set.table import SLOTS, emptied

T = TypeVar("T")


def shown(state: State, seat: Seat, slots: tuple[int, ...], cards: Triple) -> State:
    """The claim decided. `slots` are in reading order and hold the `cards`."""
    odd = odd_feature(cards)
    names = " ".join(SLOTS[state.variant.width][slot] for slot in slots)
    state = replace(state, caller=None, claim=Claim(seat, slots, cards, right=odd is None))
    if odd is not None:
        return erred(state.told("set-wrong", seat, slots=names, feature=odd), seat)
    before = len(state.cards)
    state = replace(state.told("set-found", seat, slots=names), table=emptied(state.table, slots))
    state = unlocked(rewarded(state, seat, cards))
    if state.variant.solitaire:
        return paired(state, seat, before)
    return judged(state) if state.variant.one_by_one else refilled(state)


def nothing_shown(state: State, seat: Seat) -> State:
    """A call without a SET is an error like any other (RULES 004.5)."""
    return erred(replace(state, caller=None).told("set-none-shown", seat), seat)


def rewarded(state: State, seat: Seat, cards: Triple) -> State:
    """The SET is the seat's, or pays one of its debts [D2]."""
    if not state.debts[seat]:
        return replace(state, won=at_seat(state.won, seat, (*state.won[seat], cards)))
    debts = at_seat(state.debts, seat, state.debts[seat] - 1)
    return replace(state, debts=debts, aside=(*state.aside, cards)).told("set-debt-paid", seat, debts=debts[seat])


def erred(state: State, seat: Seat) -> State:
    """An error costs a SET won before, or the next one (RULES 004.5); the solitaire just refuses it [D12].

    Who erred may call again at once [D4], except in the variant that locks him out.
    """
    if state.variant.solitaire:
        return state
    if state.variant.lockout:
        return locked(state, seat)
    if not state.won[seat]:
        debts = at_seat(state.debts, seat, state.debts[seat] + 1)
        return replace(state, debts=debts).told("set-debt", seat, debts=debts[seat])
    *kept, given = state.won[seat]
    won = at_seat(state.won, seat, tuple(kept))
    return replace(state, won=won, aside=(*state.aside, given)).told("set-given-back", seat, left=len(kept))


def locked(state: State, seat: Seat) -> State:
    """The seat sits out until another finds a SET; all are free where nobody would be left (RULES 004.8) [D7]."""
    state = replace(state.told("set-locked", seat), locked=state.locked | {seat})
    return state if state.playing else unlocked(state)


def unlocked(state: State) -> State:
    """Everybody back in the game."""
    return replace(state, locked=frozenset()).told("set-unlocked") if state.locked else state


def paired(state: State, seat: Seat, before: int) -> State:
    """The solitaire's bonus: a SET among the base's cards, then, unfilled, one among those left (RULES 004.12).

    `before` is how many cards lay there when this SET was found. Points may rise above zero [D13]. Where the pile is
    used up there is nothing to go without, and no bonus: a last table that is played out brings none [D14].
    """
    if state.pair_open:
        state = replace(state, pair_open=False, points=state.points + 1)
        return refilled(state.told("set-bonus", seat, points=state.points))
    if before == state.variant.base and state.pile:
        return replace(state.told("set-pair-open", seat), pair_open=True)
    return refilled(state)


def at_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The seats' values with this seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
