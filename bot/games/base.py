"""The protocol of all games: pure rules over frozen states, with moves as words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NewType, Protocol, TypeAlias, TypeVar

from bot.games.chance import Chance

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play. Games do not know who sits there."""

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]
Args: TypeAlias = Mapping[str, str | int]


class RuleError(ValueError):
    """Something that the rules refuse, as the key of a text and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.text_args: Args = args

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.text_args.items())])


class OptionError(RuleError):
    """An option that the game does not have, or options that exclude one another or this number of seats."""


class WrongSeats(OptionError):
    """A number of players that the options do not allow.

    Sessions never start such a game, so there is no text for it in data/locales.

    Args:
        seats: the numbers of players that the options allow.
    """

    def __init__(self, seats: range) -> None:
        super().__init__("wrong-seats", low=seats.start, high=seats.stop - 1)


class MoveError(RuleError):
    """A move that is not accepted; the state is unchanged.

    If the text names a player (`$player`), the arguments include the `seat`.
    """


class UnreadableMove(MoveError):
    """The words are not in the game's notation."""


class IllegalMove(MoveError):
    """The move is well formed, but not allowed now."""


class OutOfTurn(IllegalMove):
    """The seat is not to act: another one is on turn, or the game is over.

    Sessions check `Game.to_act` first, so there is no text for it in data/locales. In a race they do not check: the
    game raises its own errors, which tell a seat why it may not act.
    """

    def __init__(self) -> None:
        super().__init__("out-of-turn")


@dataclass(frozen=True)
class Flag:
    """An option that is on or off."""

    key: str
    default: bool = False

    def accepts(self, value: Value) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True)
class Choice:
    """An option with a few named values, of which the first is the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def accepts(self, value: Value) -> bool:
        return isinstance(value, str) and value in self.values


@dataclass(frozen=True)
class Number:
    """An option that is a whole number from `low` to `high`, both included.

    Attributes:
        players: the fewest players for whom the option matters.
    """

    key: str
    low: int
    high: int
    default: int
    players: int = 1

    def accepts(self, value: Value) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


Option: TypeAlias = Flag | Choice | Number


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """A game's declaration.

    Attributes:
        key: the game's name in commands, modules and the store.
        seats: the numbers of players that the game's variants allow.
        rules: a version, raised only when an old list of moves would replay differently; a new option whose default
            keeps the old rules is no reason.
        state_format: a version of what states consist of, raised when their hashes change although games replay as
            before (`bot.games.state_hash`).
        race: whether several seats may act at the same time; then the game is a `Race`.
        secret: whether a seat knows something that spectators do not.
        private_moves: whether legal moves reveal a part of that, as a hand's tiles do; then moves are offered only to
            the seat, otherwise to all.
        costly: the first words of moves that cost something or end something, such as `draw` and `pass`; their
            buttons are never bright.
        arena_clock: seconds for a move in an arena whose organiser chooses no clock; one of CLOCKS.
        multi_choice: the first words of moves whose other words are chosen in any order, each with the number of
            those words.
        variants: the keys of the options that make the game another contest, so that people are compared separately;
            options that say who begins, or how long the game lasts, are not among them.
        solo_variants: the same for games for one; None if they are the same as `variants`.
    """

    key: str
    seats: range
    options: tuple[Option, ...] = ()
    variants: tuple[str, ...] = ()
    solo_variants: tuple[str, ...] | None = None
    rules: int = 1
    state_format: int = 1
    race: bool = False
    secret: bool = False
    private_moves: bool = False
    costly: frozenset[str] = frozenset()
    arena_clock: int = 120
    multi_choice: Mapping[str, int] = field(default_factory=dict, hash=False)

    def full_options(self, given: Options) -> dict[str, Value]:
        """Returns a value for every option: the given one, or the default.

        >>> hex = GameInfo(key="hex", seats=range(2, 3), options=(Flag("swap"), Number("size", 3, 19, 11)))
        >>> hex.full_options({"size": 7})
        {'swap': False, 'size': 7}

        Raises OptionError for an option or value that the game does not have.
        """
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known or not known[key].accepts(value):
                raise OptionError("option-unknown", option=key, value=str(value))
        return {key: given.get(key, option.default) for key, option in known.items()}

    def variant(self, options: Options, seats: int) -> str:
        """Returns which contest a game with these full options and number of players is, such as `strict=yes,tiles=20`.

        Empty if the game has no variants. The text must never change: results are stored under it.
        """
        keys = self.solo_variants if seats == 1 and self.solo_variants is not None else self.variants
        return ",".join(f"{key}={_value_text(options[key])}" for key in sorted(keys))


def _value_text(value: Value) -> str:
    """Returns an option's value as it is written in the text of a variant."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Event:
    """A statement about the game: the key of a text (`tris_2-rolled`), the seat it is about, and arguments.

    It says what happened, how a player stands, what a move would do, or what is where. Arguments are numbers,
    coordinates and fixed lower-case words (`east`, `x`), never prose.
    """

    key: str
    seat: Seat | None = None
    args: Args = field(default_factory=dict)

    def __str__(self) -> str:
        seat = [] if self.seat is None else [f"seat {self.seat}"]
        return f"{self.key}: {', '.join([*seat, *(f'{name} {value}' for name, value in self.args.items())])}"


@dataclass(frozen=True, slots=True)
class Key:
    """A button of a grid that mirrors the board (`View.keys`).

    Attributes:
        words: the words of a move up to the one that the key chooses. The key can be pressed if a legal move begins
            with them; otherwise it is shown disabled, so that other keys keep their places. Words that are a whole
            move make it at once. A gap in a row has no words.
        label: the key's text, such as the symbol on a taken cell; None for the label of the last word.
        chosen: whether the key shows a choice made already; its words then take the choice back.
        emoji: the name of the picture (`renderers.emoji`) that replaces `label`, or stands next to the label of the
            last word, if keys have pictures.
    """

    words: str = ""
    label: Event | None = None
    chosen: bool = False
    emoji: str = ""


KeyGrid: TypeAlias = tuple[tuple[Key, ...], ...]
"""Rows of keys, from top to bottom. A message has five rows of five: a longer row is split evenly into several of them,
so that a board of seven columns has rows of four and three. Each key of such a row has its own `label`."""


@dataclass(frozen=True)
class Outcome:
    """The result of a game.

    Attributes:
        ranks: per seat; 1 is best, and equal results share a rank.
        scores: per seat; None if the game has no points.
        reason: the key of a text.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; those with equal scores share the victory (RULES G1).

        Empty for a draw, which is a shared first rank in a game without points, and for a lost solitaire.
        """
        first = tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)
        drawn = self.scores is None and len(first) > 1
        return () if drawn else first


@dataclass(frozen=True)
class Limit:
    """A time limit set by the rules: after `seconds`, `move` is made for the seat."""

    seat: Seat
    seconds: int
    move: str


class View(Protocol):
    """A state as one reader may see it. `str(view)` is the position in plain text, for playthroughs and tests.

    It contains nothing that its reader may not know, so its methods cannot reveal a secret.
    """

    @property
    def round(self) -> int:
        """The number of the round, counted from 1; always 1 in games of a single round."""
        ...

    @property
    def round_end(self) -> "View | None":
        """The end of the round before, if the last move brought it and the next round has begun; otherwise None."""
        ...

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last move that this reader may know."""
        ...

    @property
    def standing(self) -> tuple[Event, ...]:
        """How each player stands, one event for each seat, in order; empty if the game counts nothing."""
        ...

    @property
    def description(self) -> tuple[Event, ...]:
        """The position for readers who do not see its picture, one event for each line, computed on access.

        Facts that only this reader knows come last, or replace the line that tells others they are hidden. Texts
        choose by the words among the arguments, but print only numbers, cells and tiles.
        """
        ...

    @property
    def legend(self) -> Event | None:
        """How to read the cells that the description names; None if their names are clear."""
        ...

    @property
    def open_places(self) -> tuple[Event, ...]:
        """Where something can be added and what it has to match, for readers who do not see the picture.

        This is too long for the picture's description. Empty if the description or the moves tell it.
        """
        ...

    def preview(self, words: str) -> Event | None:
        """Returns what a legal move, or the first words of one, would show and do by this reader's knowledge.

        Returns None if the words themselves say it all. For words that begin no legal move the result has no meaning,
        but there is no error. The argument `points` is the score of the move itself, without what the end of a round
        may add; the argument `wins` is `yes` if the move wins.
        """
        ...

    def keys(self, words: str) -> KeyGrid:
        """Returns the keys for what comes after the first words of a move, in rows that mirror the board.

        Returns () if the game has no such rows.

        The rows keep their number and length for the whole game; only labels change, and which keys can be pressed.
        Legal moves that no key leads to have separate buttons below.

        Args:
            words: the words chosen so far, "" at first. A word without an alternative counts as chosen.
        """
        ...

    def prompt(self, words: str) -> Event | None:
        """Returns the question that the player's next choice answers ("Die A: which way?"), None if there is none.

        Args:
            words: as in `keys`.
        """
        ...

    @property
    def private_summary(self) -> tuple[Event, ...]:
        """The most important facts that only this reader knows, such as a secret goal; empty for spectators."""
        ...


S = TypeVar("S")
V_co = TypeVar("V_co", bound=View, covariant=True)


class Game(Protocol[S, V_co]):
    """The rules of a game. States are frozen and compare by value. `bot.games.defaults.BaseGame` has defaults.

    >>> from bot.games import GAMES
    >>> game, chance = GAMES["tris_1"], Chance(bytes(32), ply=0)
    >>> state = game.start(2, game.info.full_options({}), chance)
    >>> state = game.play(state, Seat(0), "b2", chance)
    >>> print(game.view(state, None))
    Tris 1.
    Row 1: a1 empty, b1 empty, c1 empty.
    Row 2: a2 empty, b2 X, c2 empty.
    Row 3: a3 empty, b3 empty, c3 empty.
    Player 2 to write O.
    >>> game.legal_moves(state, Seat(1))[:3]
    ['a1', 'b1', 'c1']
    >>> game.play(state, Seat(1), "b2", chance)
    Traceback (most recent call last):
    bot.games.base.IllegalMove: tris_1-taken cell=b2 symbol=x

    No move begins with the words `takeback` or `overtaken`, which undo moves (bot/games/replay.py).
    """

    @property
    def info(self) -> GameInfo: ...

    def seats(self, options: Options) -> range:
        """Returns the numbers of players for full options. Raises OptionError if options exclude one another."""
        ...

    def rematch_options(self, options: Options) -> Options:
        """Returns the options of a rematch, for the full options of the game before it.

        In a game for two whose rules leave open who begins, the other player begins.
        """
        ...

    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """Returns the first state, for full options. Raises WrongSeats."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Returns the seats that may move now; none exactly when the game is over."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> Sequence[str]:
        """Returns every move that `play` accepts from this seat now, each in one spelling, in the order to offer them.

        A seat that may not act has none.
        """
        ...

    def closed(self, state: S, seat: Seat, move: str) -> str | None:
        """Returns why nobody may make this legal move any more, as a text key; None for every other move.

        `play` still accepts the move, since records of earlier games contain it.
        """
        ...

    def play(self, state: S, seat: Seat, move: str, chance: Chance) -> S:
        """Returns the state after the move. Raises UnreadableMove, OutOfTurn or IllegalMove."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Returns the result, or None while the game goes on."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Returns what the seat, or a spectator (None), may see."""
        ...

    def limit(self, state: S) -> Limit | None:
        """Returns the time limit that the rules set now, counted from the last move; None if they set none."""
        ...

    def irreversible(self, before: S, after: S) -> bool:
        """Returns whether the move between the two states drew luck, or revealed a secret that was not the mover's own.

        Such a move cannot be taken back: its player could use the knowledge gained from it.
        """
        ...


AnyGame: TypeAlias = Game[Any, View]
