"""What a session is: a frozen snapshot of one table, from lobby to result."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.games import GAMES
from bot.games.base import AnyGame, Args, Outcome, Seat, Value, View
from bot.sessions.fairness import luck


class Refusal(Exception):
    """A request at the table that cannot be granted: a text key and its arguments. Nothing has changed."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.particulars: Args = args


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    @property
    def live(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True)
class Person:
    """Who sits down: a Discord user id and the name to show, already made harmless."""

    id: int
    name: str


@dataclass(frozen=True)
class Place:
    """Where a table stands. A thread is a channel; guild is None in direct messages."""

    guild: int | None
    channel: int


@dataclass(frozen=True)
class Move:
    """One accepted move: by whom, in which words, through which interaction (if any), when (ms since the epoch)."""

    seat: Seat
    words: str
    action: int | None
    at: int


class Asking(StrEnum):
    """What an offer asks the other seats for."""

    DRAW = "draw"


@dataclass(frozen=True)
class Offer:
    """A request that needs the consent of every other human seat; it lapses when the ply moves on."""

    kind: Asking
    by: Seat
    ply: int
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Session:
    """One table as it stands. `ply` counts accepted moves; `state` is None in the lobby."""

    id: str
    game_key: str
    options: Mapping[str, Value]
    place: Place
    host: int
    people: tuple[Person, ...]
    """In the lobby in order of arrival; the index is the seat."""
    status: Status
    commitment: str
    """SHA-256, in hex, of version, session id and seed: shown in the lobby, provable when the seed is revealed."""
    seed: bytes = field(repr=False)
    """The 32 secret bytes that the commitment is about; to be shown when the session has ended, never before."""
    rules: int = 1
    """The game's rules number when the table was opened."""
    state: Any = field(default=None, repr=False)
    """None also for an ended session that the rules of today cannot replay."""
    ply: int = 0
    moves: tuple[Move, ...] = ()
    offer: Offer | None = None
    outcome: Outcome | None = None
    """The game's own, or the table's: an agreed draw, a resignation. None for an abandoned session."""
    reason: str | None = None
    """Why it ended: the outcome's reason, or why it was abandoned (see `bot.sessions.transitions`)."""
    message: int | None = None
    """The table's message in the channel, once it is posted."""
    rematch_of: str | None = None
    invited: tuple[int, ...] = ()
    """The users a rematch waits for, in the order of their seats; it starts when the last of them has joined."""
    opened_at: int = 0
    started_at: int | None = None
    ended_at: int | None = None

    @property
    def game(self) -> AnyGame:
        return GAMES[self.game_key]

    @property
    def luck(self) -> bytes:
        """The seed that the moves are played with, once the seats are settled: `bot.sessions.fairness`."""
        return luck(self.seed, (person.id for person in self.people))

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.game.to_act(self.state) if self.status is Status.PLAYING else frozenset()

    def seat_of(self, user: int) -> Seat | None:
        """Where this user sits, or None."""
        return next((Seat(seat) for seat, person in enumerate(self.people) if person.id == user), None)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may see. Only for a session whose game has started."""
        return self.game.view(self.state, seat)
