"""The rules of Tris 1 (RULES 001.17)."""

from dataclasses import dataclass, replace
from functools import cached_property

from bot.games.base import Choice, Event, GameInfo, IllegalMove, Options, Outcome, Seat, UnreadableMove
from bot.games.chance import Chance
from bot.games.defaults import FIRST_SEAT, SECOND_SEAT, BaseGame, other_player_first
from bot.games.tris_1.view import CELLS, EMPTY, MARKS, View, winning_cells, with_mark


@dataclass(frozen=True)
class State:
    """The nine marks in reading order, `/` for an empty cell, the cell written last, and the seat that began."""

    cells: str = EMPTY * 9
    last: int | None = None
    first: Seat = Seat(0)  # noqa: RUF009 - a number

    @property
    def turn(self) -> Seat:
        """The seat that writes next, by the number of marks."""
        return Seat((9 - self.cells.count(EMPTY) + self.first) % 2)

    @property
    def marks(self) -> str:
        """The mark of each seat [D10]."""
        return MARKS if self.first == 0 else MARKS[::-1]

    @cached_property
    def line(self) -> tuple[int, ...]:
        """All cells in lines of three equal marks."""
        return winning_cells(self.cells)

    @cached_property
    def over(self) -> bool:
        return bool(self.line) or EMPTY not in self.cells


class Tris1(BaseGame[State, View]):
    """Two players take turns to write their mark into one of nine cells; three in a line win."""

    info = GameInfo(
        key="tris_1", seats=range(2, 3), options=(Choice("first", (FIRST_SEAT, SECOND_SEAT, "lot")),), arena_clock=30
    )

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """Returns the empty board. The option `first` names the seat that begins, or lots are drawn [D11]."""
        self.check_seats(seats, options)
        if options["first"] == "lot":
            return State(first=chance.pick((Seat(0), Seat(1))))
        return State(first=Seat(0) if options["first"] == FIRST_SEAT else Seat(1))

    def rematch_options(self, options: Options) -> Options:
        """Returns options with which the other player begins; lots are drawn again [D11]."""
        return other_player_first(options)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> list[str]:
        if seat not in self.to_act(state):
            return []
        return [name for name, mark in zip(CELLS, state.cells, strict=True) if mark == EMPTY]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:  # noqa: ARG002 - there is no luck
        if move not in CELLS:
            raise UnreadableMove("tris_1-unreadable")
        self.check_turn(state, seat)
        at = CELLS.index(move)
        if state.cells[at] != EMPTY:
            raise IllegalMove("tris_1-taken", cell=move, symbol=state.cells[at])
        return replace(state, cells=with_mark(state.cells, at, state.marks[seat]), last=at)

    def outcome(self, state: State) -> Outcome | None:
        """A line wins for the seat that wrote last; a full board without a line is a draw [D10]."""
        if state.line:
            return Outcome((2, 1) if state.turn == 0 else (1, 2), None, "tris_1-by-line")
        return Outcome((1, 1), None, "tris_1-by-full-board") if state.over else None

    def view(self, state: State, seat: Seat | None) -> View:  # noqa: ARG002 - all readers see the same
        return View(
            cells=tuple(state.cells),
            marks=state.marks,
            last=state.last,
            line=state.line,
            to_act=None if state.over else state.turn,
            outcome=self.outcome(state),
            events=_events(state),
        )


def _events(state: State) -> tuple[Event, ...]:
    """Returns what the last move did."""
    if state.last is None:
        return (Event("tris_1-begins", state.turn),)
    seat = Seat(1 - state.turn)
    written = Event("tris_1-written", seat, {"cell": CELLS[state.last], "symbol": state.cells[state.last]})
    ending = [Event("tris_1-line", seat)] if state.line else [Event("tris_1-full")] if state.over else []
    return (written, *ending)
