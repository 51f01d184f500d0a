"""The players of Tris on Steroids that search, in compiled code, over deals of the unknown cards (search.c)."""

import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.base import Seat
from bot.games.chance import NUMBERS, Chance
from bot.games.tris_on_steroids.cards import ACTIONS, SYMBOLS
from bot.games.tris_on_steroids.history import PastMove
from bot.games.tris_on_steroids.layout import LAYOUTS, Layout
from bot.games.tris_on_steroids.notation import read
from bot.games.tris_on_steroids.view import Face, View
from bot.players.base import best_move
from bot.players.compiled import compiled_search

PACKAGE = "bot.players.tris_on_steroids"

MOST_SEATS = 4

NONE = 255
"""Stands for an unknown card, for no cell, and for no winner."""

UP = 0x80
"""Added to a discarded card that lies face up."""

QUESTION = struct.Struct("<4QI3Bx")
"""Seed, games, seat, the seats with their first goal, the number of past moves."""

GAME = struct.Struct(f"<8B2HH{MOST_SEATS}HB{MOST_SEATS}B16s{MOST_SEATS}s96s96sx")
"""Side, seats, seat on turn, acting cell, winner, whether it is over, pile, discards; turn, limit; the cells face up;
for each seat the cells that it knows; the goals face up; for each goal the seats that know it; grid, goals, pile,
discards. Sets of cells and seats are bits."""

PAST_MOVE = struct.Struct(f"<4B16s{MOST_SEATS}s")
"""Seat, move, acting cell, its action, the symbols in the grid and of the goals."""


@dataclass(frozen=True)
class Search:
    """A player that tries `games` games until its next turn, each with a random deal of the cards it does not know.

    Attributes:
        infers: whether it draws conclusions about the goals of the others from their moves.
    """

    games: int
    infers: bool = True

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns the best move; a single one needs no search."""
        return legal[0] if len(legal) == 1 else best_move(legal, self.ratings(view, legal, chance), chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the share of games that the seat wins after each move."""
        reply = compiled_search(PACKAGE).call("rate", self._request(view, chance))
        return struct.unpack(f"<{len(legal)}f", reply)

    def _request(self, view: View, chance: Chance) -> bytes:
        """Returns the question, the game as the seat sees it, and moves of others. Raises ValueError after the end."""
        if view.to_act is None:
            raise ValueError("nobody is to move")
        seed = (chance.below(NUMBERS) for _ in range(4))
        first = seats_bits(Seat(seat) for seat in range(len(view.goals)) if seat not in view.changed_goals)
        telling = [*telling_moves(view)] if self.infers else []
        question = QUESTION.pack(*seed, self.games, view.to_act, first, len(telling))
        return question + packed_game(view, view.to_act) + b"".join(packed_move(move, view.side) for move in telling)


def telling_moves(view: View) -> Iterator[PastMove]:
    """Yields the moves that others with hidden goals made with the goals that they have now."""
    hidden = {seat for seat, goal in enumerate(view.goals) if goal.symbol is None}
    last_change = {past.seat: number for number, past in enumerate(view.history) if past.changes_goal}
    for number, past in enumerate(view.history):
        if past.seat in hidden and number > last_change.get(past.seat, -1):
            yield past


def packed_game(view: View, seat: Seat) -> bytes:
    """Returns the game as the seat on turn sees it. The others know their own goals, and the face-up cards."""
    seats = [*map(Seat, range(MOST_SEATS))]
    known = [cells_bits(face.known for face in view.grid) if one == seat else 0 for one in seats]
    goals = [*view.goals, *[Face(None, None, up=False)] * (MOST_SEATS - len(view.goals))]
    known_goals = [0 if goal.up else 1 << owner | goal.known << seat for owner, goal in zip(seats, goals, strict=True)]
    return GAME.pack(
        view.side,
        len(view.goals),
        seat,
        NONE if view.acting is None else view.acting,
        NONE,
        False,  # noqa: FBT003 - it is not over
        view.pile,
        len(view.discards),
        view.turn,
        view.turn_limit,
        cells_bits(face.up for face in view.grid),
        *known,
        cells_bits(goal.up for goal in view.goals),
        *known_goals,
        bytes(map(card_number, view.grid)),
        bytes(map(card_number, view.goals)),
        b"",
        bytes(card_number(face) | UP * face.up for face in view.discards),
    )


def cells_bits(cells: Iterator[bool]) -> int:
    """Returns the bits of the cells, or seats, whose value is true."""
    return sum(true << number for number, true in enumerate(cells))


def seats_bits(seats: Iterator[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def card_number(face: Face) -> int:
    """Returns the number of a card; NONE for an unknown one."""
    if face.symbol is None or face.action is None:
        return NONE
    return SYMBOLS.index(face.symbol) * len(ACTIONS) + ACTIONS.index(face.action)


def packed_move(past: PastMove, side: int) -> bytes:
    """Returns a past move, with the symbols that lay face up before it."""
    return PAST_MOVE.pack(
        past.seat,
        move_number(past.move, LAYOUTS[side]),
        NONE if past.acting is None else past.acting,
        0 if past.action is None else ACTIONS.index(past.action),
        symbol_numbers(past.grid, 16),
        symbol_numbers(past.goals, MOST_SEATS),
    )


def symbol_numbers(symbols: Sequence[str | None], length: int) -> bytes:
    numbers = bytes(NONE if symbol is None else SYMBOLS.index(symbol) for symbol in symbols)
    return numbers.ljust(length, bytes([NONE]))


FIRST_NUMBERS: Mapping[str, int] = {"clear": 0, "reveal": 16, "act": 32, "keep": 48}


def move_number(move: str, layout: Layout) -> int:
    """Returns the number of a move: that of its line or cell, after the first number of its verb."""
    verb, place = read(move, layout)
    places = [*layout.lines] if verb == "clear" else [*layout.cells]
    return FIRST_NUMBERS[verb] + (places.index(place) if place else 0)
