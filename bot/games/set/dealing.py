"""Cards from the pile to the table, the votes for more, and the end (RULES 004.4, 6, 7, 9, 11, 13)."""

from dataclasses import replace

from bot.games.base import Outcome, Seat
from bot.games.set.cards import holds_set
from bot.games.set.state import State
from bot.games.set.table import with_cards, without_holes


def deal(state: State, count: int) -> State:
    """Turns up to `count` cards from the pile onto the table; then the game may be over."""
    new, pile = state.pile[:count], state.pile[count:]
    if new:
        state = replace(state, pile=pile, table=with_cards(state.table, new))
        state = state.with_event("set-dealt", cards=len(new), pile=len(pile))
    return end_if_exhausted(state)


def refill(state: State) -> State:
    """Fills the table up to the base's cards until the pile is used up, and closes the other holes (RULES 004.4)."""
    state = deal(state, max(0, state.variant.base - len(state.cards)))
    return replace(state, table=without_holes(state.table))


def vote_for_more(state: State, seat: Seat) -> State:
    """Counts a seat's vote for more cards, which come once all agree (RULES 004.6) [D9].

    Nobody checks whether there is a SET, unless the table is strict [D5], and only the pile sets a limit [D6] [D11]:
    once it is used up, agreeing ends the game. Seats that are locked out have no vote [D8]. With fewer than three
    cards nobody could claim anything, so one vote is enough.
    """
    votes = state.votes | {seat}
    missing = len(state.playing - votes)
    if missing and len(state.cards) >= 3:
        return replace(state, votes=votes).with_event("set-vote", seat, missing=missing)
    state = replace(state, votes=frozenset())
    if state.variant.strict and holds_set(state.cards):
        return state.with_event("set-look-again")
    if not state.pile:
        return end(state, "set-agreed")
    if state.variant.solitaire:
        state = replace(state, points=state.points - 1).with_event("set-fined", seat, points=state.points - 1)
    return deal(state, 1 if state.variant.one_by_one else 3)


def end_if_exhausted(state: State) -> State:
    """Ends the game if the pile is used up and the table holds no SET (RULES 004.7).

    The solitaire ends with its last card, unless the table has to be played out [D14].
    """
    if state.pile:
        return state
    to_the_last_card = state.variant.solitaire and not state.variant.play_out
    if to_the_last_card or not holds_set(state.cards):
        return end(state, "set-exhausted")
    return state


def end(state: State, reason: str) -> State:
    """Ends the game: most SETs win, unpaid debts are void [D3]; the solitaire is won at zero or more (RULES 004.13)."""
    if state.variant.solitaire:
        win = state.points >= 0
        result = Outcome((1 if win else 2,), (state.points,), "set-solitaire-won" if win else "set-solitaire-lost")
    else:
        scores = tuple(map(len, state.won))
        result = Outcome(tuple(1 + sum(other > score for other in scores) for score in scores), scores, reason)
    return replace(state, outcome=result)
