"""Positions of SET, played by its rules."""

from collections.abc import Iterator
from itertools import combinations, count
from random import Random

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.cards import odd_feature
from bot.games.set.state import State


def dealt(seats: int = 4, number: int = 0, **options: bool) -> State:
    """Returns a game at its start. number: chooses the deal."""
    return GAME.start(seats, GAME.info.full_options(options), Chance(number.to_bytes(2, "big"), 0))


def claims(state: State, *, right: bool) -> list[str]:
    """Returns the right claims, or with `right` false the wrong ones."""
    cards = {name: card for name, (_, card) in state.cards_by_slot.items()}
    threes = combinations(cards, 3)
    return [f"take {a} {b} {c}" for a, b, c in threes if (odd_feature((cards[a], cards[b], cards[c])) is None) == right]


def after(state: State, *moves: tuple[int, str]) -> State:
    """Returns the state after these seats' moves; `right` and `wrong` stand for the first right or wrong claim."""
    for seat, move in moves:
        words = claims(state, right=move == "right")[0] if move in ("right", "wrong") else move
        state = GAME.play(state, Seat(seat), words, Chance(b"", 0))
    return state


def all_ask(state: State, word: str = "more", times: int = 1) -> State:
    """Returns the state after everybody has asked for cards this many times; one vote is enough if there is no SET."""
    for _ in range(times):
        before = state.pile
        for seat in sorted(state.playing):
            if state.pile == before:
                state = after(state, (seat, word))
    return state


def finished(seats: int, number: int = 0) -> State:
    """Returns the end of a beginners' game in which the seats find SETs one after the other."""
    state = dealt(seats, number, beginners=True)
    for round_number in count():
        if state.outcome:
            return state
        finder = round_number * round_number % seats
        state = after(state, (finder, "call"), (finder, "right")) if claims(state, right=True) else all_ask(state)
    raise AssertionError


def random_tables(seats: int, options: Options) -> Iterator[State]:
    """Yields the states of random games, one game after the other, without end."""
    for number in count():
        luck = Random(number)
        state = GAME.start(seats, GAME.info.full_options(options), Chance(number.to_bytes(2, "big"), 0))
        for _ in range(60):
            yield state
            acting = sorted(GAME.to_act(state))
            if not acting:
                break
            seat = luck.choice(acting)
            moves = GAME.legal_moves(state, seat)
            right = claims(state, right=True) if state.caller is not None else []
            move = luck.choice(right) if right and luck.random() < 0.6 else moves[luck.randrange(len(moves))]
            state = GAME.play(state, seat, move, Chance(b"", 0))


FOUND = after(dealt(), (1, "call"), (1, "right"))
LOCKED = all_ask(dealt(8, lockout=True), times=2)
HOLES = all_ask(dealt(3, one_by_one=True), "next", 14)
ALONE = dealt(1, solitaire=True)
