"""The puzzle of positions: find every SET on the table (RULES 004.1)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from bot.games.base import Seat
from bot.games.multi_choice import MultiChoiceMoves
from bot.games.position_puzzle import RIGHT, WRONG, PositionPuzzle, Progress
from bot.games.set.cards import Triple, odd_feature
from bot.games.set.game import claimed_cards
from bot.games.set.notation import read
from bot.games.set.state import Claim, State
from bot.games.set.table import SLOTS
from bot.games.set.variant import SECONDS, Variant

ALONE = Seat(0)

CARDS = 12
"""A full table without holes."""

FEWEST, MOST = 3, 6
"""One or two SETs are found in any race; more than six are rare, and tiring to find."""

POSED = Variant(
    beginners=False,
    lockout=False,
    one_by_one=False,
    solitaire=True,
    play_out=True,
    strict=False,
    seconds=SECONDS.default,
)


def is_good(state: State, seat: Seat) -> bool:
    """Returns whether the table is full, has several SETs, and nobody has called."""
    ordinary = not state.variant.beginners and not state.variant.one_by_one and not state.variant.solitaire
    full = len(state.table) == CARDS and None not in state.table
    return ordinary and full and state.caller is None and FEWEST <= len(solution(state, seat)) <= MOST


def pose(state: State, seat: Seat) -> tuple[State, Seat]:  # noqa: ARG001 - all see the same
    """Returns the table for a single player, who takes without a call."""
    return State(variant=POSED, pile=(), table=state.table, won=((),), debts=(0,)), ALONE


def solution(state: State, seat: Seat) -> list[str]:  # noqa: ARG001 - all see the same
    """Returns the moves that take the SETs."""
    slots = zip(SLOTS[state.variant.width], state.table, strict=False)
    cards = [(slot, card) for slot, card in slots if card is not None]
    return [
        f"take {' '.join(slot for slot, _ in three)}"
        for three in combinations(cards, 3)
        if odd_feature((three[0][1], three[1][1], three[2][1])) is None
    ]


def answered(state: State, seat: Seat, answers: Sequence[str]) -> Progress:
    """Returns how an attempt stands: each SET is a point, three other cards cost one. All cards stay where they are."""
    most, found, wrong, marks, shown = len(solution(state, seat)), dict[str, Triple](), 0, "", state
    for words in answers:
        _, names = read(words)
        slots, cards = claimed_cards(state, names)
        odd = odd_feature(cards)
        in_order = " ".join(SLOTS[state.variant.width][slot] for slot in slots)
        if odd is None:
            found[in_order] = cards
            shown = state.with_event("set-found", seat, slots=in_order)
        else:
            wrong += 1
            shown = replace(state, claim=Claim(seat, slots, cards, right=False))
            shown = shown.with_event("set-wrong", seat, slots=in_order, feature=odd)
        marks += RIGHT if odd is None else WRONG
    score = max(0, len(found) - wrong)
    shown = replace(shown, won=(tuple(found.values()),), points=score)
    return Progress(shown, score, most, len(found) == most, marks, tuple(found))


POSITION_PUZZLE = PositionPuzzle(
    kind="all-sets",
    verb="take",
    is_good=is_good,
    pose=pose,
    answers=lambda state, _: MultiChoiceMoves("take", tuple(state.cards_by_slot), 3, ()),
    answered=answered,
    solution=solution,
    alone=True,
)
