"""The reward of a right claim of three cards, the cost of an error, and which calls and claims come late.

RULES 004.4, 5, 8, 12, [D18].
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.games.base import Seat, UnreadableMove
from bot.games.race import Lateness
from bot.games.set.cards import Card, Triple, holds_set, odd_feature
from bot.games.set.dealing import end_if_exhausted, refill
from bot.games.set.notation import read
from bot.games.set.state import Claim, State
from bot.games.set.table import SLOTS, current_names, without_cards

T = TypeVar("T")


def claim(state: State, seat: Seat, slots: tuple[int, ...], cards: Triple) -> State:
    """Decides a claim. `slots` are in ascending order and hold the `cards`."""
    odd = odd_feature(cards)
    names = " ".join(SLOTS[state.variant.width][slot] for slot in slots)
    claimed = Claim(seat, slots, cards, right=odd is None)
    state = replace(state, caller=None, claim=claimed)
    if odd is not None:
        return penalize(state.with_event("set-wrong", seat, slots=names, feature=odd), seat)
    before = len(state.cards)
    state = replace(state.with_event("set-found", seat, slots=names), table=without_cards(state.table, slots))
    state = replace(state, last_set=claimed)
    state = free_all(reward(state, seat, cards))
    if state.variant.solitaire:
        return check_pair(state, seat, before)
    return end_if_exhausted(state) if state.variant.one_by_one else refill(state)


def claim_none(state: State, seat: Seat) -> State:
    """Decides a call without a claim, which is an error like any other (RULES 004.5)."""
    return penalize(replace(state, caller=None).with_event("set-none-shown", seat), seat)


def claim_too_late(state: State, seat: Seat) -> State:
    """Decides a call whose time is over, which is an error like a call without a claim (RULES 004.5)."""
    return penalize(replace(state, caller=None).with_event("set-out-of-time", seat), seat)


def reward(state: State, seat: Seat, cards: Triple) -> State:
    """Gives the SET to the seat, or uses it to pay one of the seat's debts [D2]."""
    if not state.debts[seat]:
        return replace(state, won=with_value(state.won, seat, (*state.won[seat], cards)))
    debts = with_value(state.debts, seat, state.debts[seat] - 1)
    return replace(state, debts=debts, aside=(*state.aside, cards)).with_event("set-debt-paid", seat, debts=debts[seat])


def penalize(state: State, seat: Seat) -> State:
    """Takes back a SET won before, or the next one (RULES 004.5); the solitaire has no penalty [D12].

    The seat may call again at once [D4], except in the variant that locks it out.
    """
    if state.variant.solitaire:
        return state
    if state.variant.lockout:
        return lock_out(state, seat)
    if not state.won[seat]:
        debts = with_value(state.debts, seat, state.debts[seat] + 1)
        return replace(state, debts=debts).with_event("set-debt", seat, debts=debts[seat])
    *kept, given = state.won[seat]
    won = with_value(state.won, seat, tuple(kept))
    return replace(state, won=won, aside=(*state.aside, given)).with_event("set-given-back", seat, left=len(kept))


def lock_out(state: State, seat: Seat) -> State:
    """Locks the seat out until another finds a SET; frees all if nobody would be left (RULES 004.8) [D7]."""
    state = replace(state.with_event("set-locked", seat), locked=state.locked | {seat})
    return state if state.playing else free_all(state)


def free_all(state: State) -> State:
    """Ends all lock-outs."""
    return replace(state, locked=frozenset()).with_event("set-unlocked") if state.locked else state


def check_pair(state: State, seat: Seat, before: int) -> State:
    """Gives the solitaire's bonus for two SETs: one among the base's cards, one among those left (RULES 004.12).

    The table is not refilled between the two. `before` is how many cards there were when this SET was found. Points may
    rise above zero [D13]. With an empty pile no refill is forgone, so there is no bonus: a last table that is played
    out brings none [D14].
    """
    if state.pair_open:
        state = replace(state, pair_open=False, points=state.points + 1)
        return refill(state.with_event("set-bonus", seat, points=state.points))
    if before == state.variant.base and state.pile:
        return replace(state.with_event("set-pair-open", seat), pair_open=True)
    return refill(state)


def with_value(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Returns the seats' values with this seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def lateness(seen: State, now: State, move: str) -> Lateness | None:
    """Returns why a move chosen at the table `seen` is not judged at the table `now`; None if it is judged.

    A claim that is right now counts, and so does a claim whose cards have not moved. A claim that names a slot that no
    longer exists, as in a column that has closed up, is GONE. A call is RIGHT as long as a SET that was seen is still
    there, else OVERTAKEN once any card is gone. Votes are never late.
    """
    try:
        verb, names = read(move)
    except UnreadableMove:
        return None
    if verb == "call":
        return _lateness_of_call({*seen.cards}, {*now.cards})
    if verb != "take":
        return None
    before, after = _named_cards(seen, names), _named_cards(now, names)
    if before == after or _is_set(after):
        return None
    if any(left is None and then is not None for then, left in zip(before, after, strict=True)):
        return Lateness.GONE
    return Lateness.OVERTAKEN if _is_set(before) and set(before) - set(now.cards) else Lateness.CHANGED


def _lateness_of_call(seen: set[Card], now: set[Card]) -> Lateness | None:
    if holds_set(seen & now):
        return Lateness.RIGHT
    return Lateness.OVERTAKEN if seen - now else None


def _named_cards(state: State, names: tuple[str, ...]) -> list[Card | None]:
    """Returns the card in each of these slots; None for an empty one."""
    cards = state.cards_by_slot
    return [cards[name][1] if name in cards else None for name in current_names(names, state.variant.width)]


def _is_set(cards: Sequence[Card | None]) -> bool:
    """Returns whether these are three different cards that are a SET."""
    one, two, three = cards
    if one is None or two is None or three is None or len({one, two, three}) < 3:
        return False
    return odd_feature((one, two, three)) is None
