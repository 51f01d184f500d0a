"""The compiled search plays by the rules of the game: the same moves lead to the same games.

A default run compares 2,000 random moves in all variants; `SLOW=1` compares 100,000.
"""

import os
from random import Random

import pytest

from bot.games.base import Options
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.cards import Card
from bot.games.tris_on_steroids.position import Position
from bot.games.tris_on_steroids.view import Face
from bot.players.compiled import available, compiled_search
from bot.players.tris_on_steroids.search import GAME as FORMAT
from bot.players.tris_on_steroids.search import MOST_SEATS, NONE, PACKAGE, UP, card_number, move_number

LEGAL_BYTES = 18
"""The bytes of a reply that hold the number of legal moves, and those."""

DRAWN = 254
"""The winner of a game that ends by its limit of turns."""

MOST_MOVES = 200
"""After so many moves a game is cut: longer replies would not fit in."""

VARIANTS = [(seats, grid, copies) for seats in (2, 3, 4) for grid in ("3x3", "4x4") for copies in (2, 4, 8)]
MOVES = (100_000 if "SLOW" in os.environ else 2_000) // len(VARIANTS)

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


class Unshuffled(Chance):
    """Leaves what is shuffled in its order, as the compiled engine does when it replays."""

    def below(self, bound: int) -> int:
        return bound - 1


@pytest.mark.parametrize(("seats", "grid", "copies"), VARIANTS)
def test_the_compiled_search_plays_by_the_rules_of_the_game(seats: int, grid: str, copies: int) -> None:
    rng, compared = Random(f"{seats} {grid} {copies}"), 0
    while compared < MOVES:
        options: Options = {"grid": grid, "copies": copies, "turn_limit": rng.choice((0, 0, 40))}
        compared += compare_game(GAME.start(seats, GAME.info.full_options(options), Chance(rng.randbytes(8), 0)), rng)


def compare_game(state: Position, rng: Random) -> int:
    """Plays a random game and compares each of its states. Returns the number of moves."""
    start, moves, expected = packed(state), list[int](), list[tuple[bytes, bytes]]()
    while state.outcome is None and len(moves) < MOST_MOVES:
        legal = GAME.legal_moves(state, state.on_turn)
        move = rng.choice(legal)
        state = GAME.play(state, state.on_turn, move, Unshuffled(b"", 0))
        moves.append(move_number(move, state.layout))
        expected.append((bytes(move_number(one, state.layout) for one in legal), packed(state)))
    reply = compiled_search(PACKAGE).call("replay", start + bytes(moves))
    size = LEGAL_BYTES + FORMAT.size
    assert len(reply) == size * len(moves)
    for number, (legal_numbers, after) in enumerate(expected):
        part = reply[number * size : (number + 1) * size]
        assert part[1 : 1 + part[0]] == legal_numbers
        assert without_drawn_cards(part[LEGAL_BYTES:]) == after
    return len(moves)


def packed(state: Position) -> bytes:
    """Returns the whole game as the compiled engine holds it."""
    seats, outcome = range(MOST_SEATS), state.outcome
    goals = [*state.goals, *[None] * (MOST_SEATS - len(state.goals))]
    return FORMAT.pack(
        state.side,
        len(state.goals),
        state.on_turn,
        NONE if state.acting is None else state.acting,
        NONE if outcome is None else (*outcome.winners, DRAWN)[0],
        outcome is not None,
        len(state.deck.pile),
        len(state.deck.discards),
        state.turn,
        state.turn_limit,
        sum(card.up << cell for cell, card in enumerate(state.grid)),
        *(sum((seat in card.known_by) << cell for cell, card in enumerate(state.grid)) for seat in seats),
        sum(goal.up << seat for seat, goal in enumerate(state.goals)),
        *(0 if goal is None else sum(1 << seat for seat in goal.known_by) for goal in goals),
        bytes(number(card.card) for card in state.grid),
        bytes(number(goal.card) for goal in state.goals),
        bytes(map(number, state.deck.pile)),
        bytes(number(card.card) | UP * card.up for card in state.deck.discards),
    )


def number(card: Card) -> int:
    return card_number(Face(card.symbol, card.action, up=True))


def without_drawn_cards(packed: bytes) -> bytes:
    """Returns the game without what lies beyond the ends of its piles: cards that were there before."""
    *fields, pile, discards = FORMAT.unpack(packed)
    return FORMAT.pack(*fields, pile[: fields[6]], discards[: fields[7]])
