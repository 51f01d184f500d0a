"""Positions with given cards, and moves made in them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from bot.games.base import Seat, Value
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.cards import COLOURS, DECK, NUMBERS, SHADINGS, SHAPES, Card, Triple, odd_feature
from bot.games.set.state import State
from tests.games.scripted import Scripted

ANNA, BEN, CARL = map(Seat, range(3))
NO_LUCK = Scripted([])

SET_FREE = "0110 0111 0121 0201 0202 0221 1002 1010 1012 1102 1120 1210 1212 1220 2001 2020 2021 2101 2111 2112"
"""Twenty cards without a SET, the largest such set [D6]."""

BEGINNERS_FREE = "0010 0020 0120 1000 1010 1110 2110 2120 2220"
"""Nine of the beginners' cards without a SET, the largest such set."""


@cache
def all_sets() -> Sequence[Triple]:
    """Returns every SET of the deck."""
    return [three for three in combinations(DECK, 3) if odd_feature(three) is None]


def card(digits: str) -> Card:
    """Returns a card: `0120` has the first number, the second colour, the third shape and the first shading."""
    number, colour, shape, shading = map(int, digits)
    return Card(NUMBERS[number], COLOURS[colour], SHAPES[shape], SHADINGS[shading])


def digits(one: Card | None) -> str:
    """Returns the four digits of a card, or a dot for a hole."""
    if one is None:
        return "."
    values = (
        NUMBERS.index(one.number),
        COLOURS.index(one.colour),
        SHAPES.index(one.shape),
        SHADINGS.index(one.shading),
    )
    return "".join(map(str, values))


def game(seats: int, table: str, pile: str = "", **options: Value) -> State:
    """Returns a game with these cards on the table (a dot is a hole) and in the pile (top card first)."""
    state = GAME.start(seats, GAME.info.full_options(options), Chance(b"", 0))
    laid = tuple(None if one == "." else card(one) for one in table.split())
    return replace(state, table=laid, pile=tuple(map(card, pile.split())))


def shown(state: State) -> str:
    """Returns the cards on the table in the notation of `game`."""
    return " ".join(map(digits, state.table))


def play(state: State, *moves: tuple[Seat, str] | str) -> State:
    """Returns the state after these moves; those without a seat are made by Anna."""
    for move in moves:
        seat, words = (ANNA, move) if isinstance(move, str) else move
        state = GAME.play(state, seat, words, NO_LUCK)
    return state


def event_keys(state: State) -> list[str]:
    """Returns the keys of the last move's events, without the game's name."""
    return [event.key.removeprefix("set-") for event in state.events]
