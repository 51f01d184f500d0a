"""The protocol that every game keeps: pure rules over frozen states, moves as words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NewType, Protocol, TypeAlias, TypeVar, runtime_checkable

from bot.games.chance import Chance

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play. Engines never see who sits there."""

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]
Args: TypeAlias = Mapping[str, str | int]


class RuleError(ValueError):
    """Something the rules refuse, as a text key with its arguments; the words are the reader's language's affair."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.text_args: Args = args

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.text_args.items())])


class OptionError(RuleError):
    """Options that this game does not have, or that exclude one another or this number of seats."""


class WrongSeats(OptionError):
    """A game for a number of players that its options do not take. seats: the numbers that they do.

    Sessions never start one, so there is no text for it in data/locales.
    """

    def __init__(self, seats: range) -> None:
        super().__init__("wrong-seats", low=seats.start, high=seats.stop - 1)


class MoveError(RuleError):
    """A move that is not accepted; the state is unchanged."""


class UnreadableMove(MoveError):
    """The words are not this game's notation."""


class IllegalMove(MoveError):
    """Well formed, but forbidden now."""


class OutOfTurn(IllegalMove):
    """The seat is not among those to act: another one is on turn, or the game is over.

    Sessions ask `Game.to_act` before, so there is no text for it in data/locales. While a race is on, they do not: its
    game tells a seat that may not act why, with an error of its own.
    """

    def __init__(self) -> None:
        super().__init__("out-of-turn")


@dataclass(frozen=True)
class Flag:
    """A variant that is on or off."""

    key: str
    default: bool = False

    def accepts(self, value: Value) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True)
class Choice:
    """One of a few named variants; the first is the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def accepts(self, value: Value) -> bool:
        return isinstance(value, str) and value in self.values


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`, both included."""

    key: str
    low: int
    high: int
    default: int

    def accepts(self, value: Value) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


Option: TypeAlias = Flag | Choice | Number


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """What a game is, declared before any rule.

    key: the name in commands, folders and the store. seats: the numbers of players that any of its variants takes.
    rules: bumped when an old move list would replay differently, and only then; an option more, whose default keeps
    the old ways, is no reason. race: all seats may act at once, and the game is a `Race`. secret: seats know
    what spectators do not. multi_choice: first words of moves, each with the number of
    different words that follow it in any order and are chosen all at once.
    """

    key: str
    seats: range
    options: tuple[Option, ...] = ()
    rules: int = 1
    race: bool = False
    secret: bool = False
    multi_choice: Mapping[str, int] = field(default_factory=dict, hash=False)

    def full_options(self, given: Options) -> dict[str, Value]:
        """The full options: `given` over the defaults. Raises OptionError for a key or value the game does not have."""
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known or not known[key].accepts(value):
                raise OptionError("option-unknown", option=key, value=str(value))
        return {key: given.get(key, option.default) for key, option in known.items()}


@dataclass(frozen=True, slots=True)
class Event:
    """One thing to be said: a text key (`tris_2-rolled`), who it is about, and its arguments.

    Mostly what just happened, for the narration; also how a player stands, and what a move would bring. Arguments are
    numbers, coordinates and stable lower-case words (`east`, `x`), never prose.
    """

    key: str
    seat: Seat | None = None
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How it ended.

    ranks: per seat, 1 = best, ties share. scores: per seat, where the game counts. reason: a text key.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that came first; those who tie by score share the victory [G1].

        Nobody won a draw, where two or more came first in a game that does not count, nor a solitaire that was lost.
        """
        first = tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)
        drawn = self.scores is None and len(first) > 1
        return () if drawn else first


@dataclass(frozen=True)
class Limit:
    """A time that the rules themselves set: when its `seconds` are over, `move` is made for the seat."""

    seat: Seat
    seconds: int
    move: str


class View(Protocol):
    """What one reader may see of a state. `str(view)` is the position in plain text, for playthroughs and tests.

    It holds nothing that its reader may not know, so whatever it answers can tell nothing more.
    """

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move brought, as far as this reader may know it."""
        ...

    @property
    def standing(self) -> tuple[Event, ...]:
        """How each player stands, one event a seat, in order; empty where the game does not count."""
        ...

    @property
    def description(self) -> tuple[Event, ...]:
        """The position for those who do not see its picture, one event a line, worked out when it is asked for.

        What only this reader knows comes last, or stands where others hear that it is hidden. Words among the
        arguments are for texts to choose by; what they print is numbers, cells and tiles.
        """
        ...

    def preview(self, words: str) -> Event | None:
        """What a legal move, or the first words of one, would show and do, as far as this reader can know.

        None where the bare words say it all. Of other words nothing is promised, but they are no error. Where it tells
        `points`, they are what the move itself scores, whatever the end of a round may add; where it tells that the
        move `wins`, it does.
        """
        ...


S = TypeVar("S")
V_co = TypeVar("V_co", bound=View, covariant=True)


class Game(Protocol[S, V_co]):
    """Rules without I/O, clock or global randomness. States are frozen and compare by value.

    No move begins with the word `takeback`: records have a use of their own for it (bot/games/replay.py).
    """

    @property
    def info(self) -> GameInfo: ...

    def seats(self, options: Options) -> range:
        """The numbers of players for settled `options`. Raises OptionError where the options exclude one another."""
        ...

    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """The first state. `options` are settled ones. Raises WrongSeats."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may move now; empty exactly when the game is over."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> Sequence[str]:
        """Every move that `play` accepts from this seat now, each spelled one way, in the order to offer them.

        None for a seat that is not to act.
        """
        ...

    def play(self, state: S, seat: Seat, move: str, chance: Chance) -> S:
        """The state after the move. Raises UnreadableMove or IllegalMove; then nothing has changed."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What `seat` may see, or a spectator (None)."""
        ...

    def limit(self, state: S) -> Limit | None:
        """The time that the rules set now, counted from the last move; None where they set none."""
        ...

    def irreversible(self, before: S, after: S) -> bool:
        """Whether the move between the two brought out luck, or a secret that was not the mover's own to show.

        Such a move cannot be taken back: it was made for what it has brought out, or would be made otherwise now.
        """
        ...


@runtime_checkable
class Race(Protocol):
    """What a game tells besides where all seats may act at once, so that a move may come late."""

    def changes_table(self, before: Any, after: Any) -> bool:
        """Whether the move between the two changed what all look at: who moved for the one did not mean the other."""
        ...


AnyGame: TypeAlias = Game[Any, View]
