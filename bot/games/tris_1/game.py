"""Tris 1: the whole game (RULES 001.17)."""

from dataclasses import dataclass

from bot.games.base import (
    Event,
    GameInfo,
    IllegalMove,
    Limit,
    Options,
    Outcome,
    OutOfTurn,
    Seat,
    UnreadableMove,
    WrongSeats,
)
from bot.games.chance import Chance
from bot.games.tris_1.board import CELLS, EMPTY, MARKS, in_line, written
from bot.games.tris_1.view import View


@dataclass(frozen=True)
class State:
    """The nine tops in reading order, `/` where nothing is written yet, and the cell written last."""

    cells: str = EMPTY * 9
    last: int | None = None

    @property
    def turn(self) -> Seat:
        """The seat that writes next, by the number of marks."""
        return Seat((9 - self.cells.count(EMPTY)) % 2)

    @property
    def line(self) -> tuple[int, ...]:
        """All cells in lines of three equal marks."""
        return in_line(self.cells)

    @property
    def over(self) -> bool:
        return bool(self.line) or EMPTY not in self.cells


class Tris1:
    """Two players in turn write their mark into one of nine cells; three in a line win."""

    info = GameInfo(key="tris_1", seats=range(2, 3))

    def seats(self, options: Options) -> range:  # noqa: ARG002 - there are no options
        return self.info.seats

    def start(self, seats: int, options: Options, chance: Chance) -> State:  # noqa: ARG002 - nor is there luck
        if seats not in self.seats(options):
            raise WrongSeats(self.seats(options))
        return State()

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> list[str]:
        if seat not in self.to_act(state):
            return []
        return [name for name, mark in zip(CELLS, state.cells, strict=True) if mark == EMPTY]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:  # noqa: ARG002 - nor is there luck
        if move not in CELLS:
            raise UnreadableMove("tris_1-unreadable")
        if seat not in self.to_act(state):
            raise OutOfTurn
        at = CELLS.index(move)
        if state.cells[at] != EMPTY:
            raise IllegalMove("tris_1-taken", cell=move, symbol=state.cells[at])
        return State(written(state.cells, at, MARKS[seat]), at)

    def outcome(self, state: State) -> Outcome | None:
        """A line wins for whoever wrote last; a full board without one is a draw [D10]."""
        if state.line:
            return Outcome((2, 1) if state.turn == 0 else (1, 2), None, "tris_1-by-line")
        return Outcome((1, 1), None, "tris_1-by-full-board") if state.over else None

    def view(self, state: State, seat: Seat | None) -> View:  # noqa: ARG002 - all see the same
        return View(
            cells=tuple(state.cells),
            last=state.last,
            line=state.line,
            to_act=None if state.over else state.turn,
            outcome=self.outcome(state),
            events=events(state),
        )

    def limit(self, state: State) -> Limit | None:  # noqa: ARG002 - there never is one
        """None: nobody is hurried."""
        return None

    def irreversible(self, before: State, after: State) -> bool:  # noqa: ARG002 - nor a secret
        """Never: everything is open."""
        return False


def events(state: State) -> tuple[Event, ...]:
    """What the last move brought."""
    if state.last is None:
        return (Event("tris_1-begins", state.turn),)
    seat = Seat(1 - state.turn)
    written = Event("tris_1-written", seat, {"cell": CELLS[state.last], "symbol": state.cells[state.last]})
    ending = [Event("tris_1-line", seat)] if state.line else [Event("tris_1-full")] if state.over else []
    return (written, *ending)
