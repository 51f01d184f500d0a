"""Two small games that follow the protocol, so that the rules of the table can be tested without any real game."""

# ruff: noqa: ARG002 - the protocol passes arguments that these small games do not use

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.base import (
    Event,
    Flag,
    GameInfo,
    IllegalMove,
    KeyGrid,
    Limit,
    Number,
    OptionError,
    Options,
    Outcome,
    Seat,
    UnreadableMove,
)
from bot.games.chance import Chance
from bot.games.race import Lateness


@dataclass(frozen=True)
class Heap:
    """Nim's position. luck: random numbers from the start and each move, to show that a replay draws the same ones."""

    left: int
    turn: int
    seats: int
    luck: tuple[int, ...]


@dataclass(frozen=True)
class HeapView:
    heap: Heap
    events: tuple[Event, ...] = ()
    standing: tuple[Event, ...] = ()
    description: tuple[Event, ...] = ()
    private_summary: tuple[Event, ...] = ()
    legend: Event | None = None
    open_places: tuple[Event, ...] = ()
    round: int = 1
    round_end: None = None

    def preview(self, words: str) -> Event | None:
        return None

    def prompt(self, words: str) -> Event | None:
        return None

    def keys(self, words: str) -> KeyGrid:
        return ()

    def __str__(self) -> str:
        return f"{self.heap.left} left"


class Nim:
    """Players take 1 to 3 stones in turn; whoever takes the last one wins. A single player always wins."""

    def __init__(self, rules: int = 1) -> None:
        self.info = GameInfo(
            key="nim", seats=range(1, 5), options=(Number("stones", 1, 50, 5), Flag("crowd")), rules=rules
        )

    def seats(self, options: Options) -> range:
        if options["crowd"] and options["stones"] == 1:
            raise OptionError("nim-one-stone-is-no-crowd")
        return range(3, 5) if options["crowd"] else range(1, 4)

    def rematch_options(self, options: Options) -> Options:
        return options

    def start(self, seats: int, options: Options, chance: Chance) -> Heap:
        return Heap(int(options["stones"]), 0, seats, (chance.below(1000),))

    def to_act(self, state: Heap) -> frozenset[Seat]:
        return frozenset({Seat(state.turn)}) if state.left else frozenset()

    def legal_moves(self, state: Heap, seat: Seat) -> Sequence[str]:
        return [f"take {number}" for number in range(1, min(3, state.left) + 1)] if seat == state.turn else []

    def play(self, state: Heap, seat: Seat, move: str, chance: Chance) -> Heap:
        verb, _, number = move.partition(" ")
        if verb != "take" or number not in {"1", "2", "3"}:
            raise UnreadableMove("nim-unreadable")
        if int(number) > state.left:
            raise IllegalMove("nim-too-many", left=state.left)
        return Heap(
            state.left - int(number), (state.turn + 1) % state.seats, state.seats, (*state.luck, chance.below(1000))
        )

    def outcome(self, state: Heap) -> Outcome | None:
        if state.left:
            return None
        winner = (state.turn - 1) % state.seats
        return Outcome(tuple(1 if seat == winner else 2 for seat in range(state.seats)), None, "nim-last-stone")

    def view(self, state: Heap, seat: Seat | None) -> HeapView:
        return HeapView(state, (Event("nim-left", args={"left": state.left, "reader": -1 if seat is None else seat}),))

    def closed(self, state: Heap, seat: Seat, move: str) -> str | None:
        return None

    def limit(self, state: Heap) -> Limit | None:
        return None

    def irreversible(self, before: Heap, after: Heap) -> bool:
        """Taking three stones reveals what is under them."""
        return before.left - after.left == 3


@dataclass(frozen=True)
class Round:
    """The position of the quiz: the seat that has called, if any, and the points."""

    caller: Seat | None
    points: tuple[int, ...]


@dataclass(frozen=True)
class RoundView:
    position: Round
    events: tuple[Event, ...] = ()
    standing: tuple[Event, ...] = ()
    description: tuple[Event, ...] = ()
    round: int = 1
    round_end: None = None

    def preview(self, words: str) -> Event | None:
        return None

    def __str__(self) -> str:
        return f"points {self.position.points}"


class Buzz:
    """A race: the first to call answers within ten seconds, and nobody else may move until then.

    Two points win.
    """

    info = GameInfo(key="buzz", seats=range(2, 4), race=True)

    def seats(self, options: Options) -> range:
        return self.info.seats

    def rematch_options(self, options: Options) -> Options:
        return options

    def start(self, seats: int, options: Options, chance: Chance) -> Round:
        return Round(None, (0,) * seats)

    def to_act(self, state: Round) -> frozenset[Seat]:
        if 2 in state.points:
            return frozenset()
        return frozenset(map(Seat, range(len(state.points)))) if state.caller is None else frozenset({state.caller})

    def legal_moves(self, state: Round, seat: Seat) -> Sequence[str]:
        if seat not in self.to_act(state):
            return []
        return ["call"] if state.caller is None else ["answer", "pass"]

    def play(self, state: Round, seat: Seat, move: str, chance: Chance) -> Round:
        if state.caller is not None and seat != state.caller:
            raise IllegalMove("buzz-wait")
        match move:
            case "call" if state.caller is None:
                return replace(state, caller=seat)
            case "answer" if state.caller == seat:
                points = tuple(had + (other == seat) for other, had in enumerate(state.points))
                return Round(None, points)
            case "pass" if state.caller == seat:
                return replace(state, caller=None)
            case _:
                raise IllegalMove("buzz-not-now")

    def outcome(self, state: Round) -> Outcome | None:
        if 2 not in state.points:
            return None
        return Outcome(tuple(1 if had == 2 else 2 for had in state.points), state.points, "buzz-two-points")

    def view(self, state: Round, seat: Seat | None) -> RoundView:
        return RoundView(state)

    def closed(self, state: Round, seat: Seat, move: str) -> str | None:
        return None

    def limit(self, state: Round) -> Limit | None:
        return None if state.caller is None else Limit(state.caller, 10, "pass")

    def irreversible(self, before: Round, after: Round) -> bool:
        return False

    def changes_table(self, before: Round, after: Round) -> bool:
        """Whether the question has ended: every answer changes the points."""
        return after.points != before.points

    def lateness(self, seen: Round, now: Round, move: str) -> Lateness | None:
        """A call is late if the question that its player saw has ended."""
        return Lateness.CHANGED if move == "call" and now.points != seen.points else None
