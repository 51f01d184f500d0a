"""A tournament: a frozen snapshot, from its registration through its rounds to its final standings."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

MOST_PLAYERS = 64
"""The most players of a tournament."""

LEAST_PLAYERS = 2
"""The fewest players with which a tournament starts."""

MOST_ROUNDS = 63
"""The most rounds: those of a round robin of MOST_PLAYERS."""

OptionValue: TypeAlias = str | int | bool


class Format(StrEnum):
    """How players are paired. The values are in the store, so they never change."""

    ROUND_ROBIN = "round-robin"
    """Everybody plays everybody once, by Berger tables."""
    SWISS = "swiss"
    """A fixed number of rounds: in each, players with about the same points meet who have not met before."""
    ARENA = "arena"
    """For a fixed time everybody plays as often as they like."""


class Status(StrEnum):
    """Where a tournament is in its life. The values are in the store, so they never change."""

    REGISTRATION = "registration"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def live(self) -> bool:
        return self in (Status.REGISTRATION, Status.RUNNING)


class Result(StrEnum):
    """How a pairing ended. The values are in the store, so they never change."""

    FIRST = "first"
    """The player in the first seat has won."""
    SECOND = "second"
    """The player in the second seat has won."""
    DRAW = "draw"
    NEITHER = "neither"
    """Nobody gets points: both were away."""
    BYE = "bye"
    """The only player of the pairing has a round without an opponent, which counts as a win."""


class Reason(StrEnum):
    """Why a pairing has its result. The values are in the store, so they never change."""

    PLAYED = "played"
    """The game ended by its rules, by an agreed draw, by resigning, or by a clock that ran out."""
    BYE = "bye"
    NO_SHOW = "no-show"
    """At the deadline of the round, or when the game was closed, one player or both had not made a move."""
    ADJUDICATED = "adjudicated"
    """At the deadline of the round the game was on: the player who had used more time for their moves has lost."""
    WITHDRAWN = "withdrawn"
    """A player has withdrawn: during the round, or in a round robin before it."""
    NOT_PLAYED = "not-played"
    """The table could not be opened, or was ended without a result: a draw in rounds, nothing in an arena."""
    LATE = "late"
    """The time of the arena was over before the game, which is played on and does not count for it."""


UNPLAYED = frozenset({Reason.BYE, Reason.NO_SHOW, Reason.WITHDRAWN, Reason.NOT_PLAYED, Reason.LATE})
"""The reasons of results for which no game was played: in tie-breaks the opponent is a virtual one."""


@dataclass(frozen=True)
class Player:
    """Somebody who has joined.

    Attributes:
        number: counts from 1; it never changes, and pairings name players by it.
        name: the sanitised name on this server, username: the one that Discord knows the user by.
        withdrawn: whether the player is not paired any more; in an arena, and between the rounds of a Swiss
            tournament, they may come back.
        removed: whether the organiser has withdrawn them, so that they may not; their place is kept for that alone if
            they are removed before the start.
    """

    number: int
    person: int
    name: str
    username: str = ""
    withdrawn: bool = False
    removed: bool = False


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """A game of a tournament, or a bye.

    Attributes:
        number: counts from 1 in the tournament, in the order of pairing.
        round: counts from 1; in an arena 0.
        first, second: the numbers of the players in the first and the second seat; second is None for a bye.
        session: the id of the session in which it is played, known before its table is opened; None for a bye.
        result, reason: None until it is decided.
        at: when that was, ms since the epoch.
        channel: the thread of the table, once there is one.
    """

    number: int
    round: int
    first: int
    second: int | None
    session: str | None = None
    channel: int | None = None
    result: Result | None = None
    reason: Reason | None = None
    at: int | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of its players."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def open(self) -> bool:
        """Whether its result is not known yet."""
        return self.result is None

    @property
    def played(self) -> bool:
        """Whether a game has decided it."""
        return self.result is not None and self.reason not in UNPLAYED

    @property
    def never_began(self) -> bool:
        """Whether nobody has won it since a player was away."""
        return self.result is Result.NEITHER and self.reason is Reason.NO_SHOW

    def opponent_of(self, player: int) -> int | None:
        """Returns the number of the other player; None for a bye."""
        return self.second if player == self.first else self.first

    def points_of(self, player: int) -> float:
        """Returns the points that a player has from it in rounds: 1, 0.5 or 0; 0 while it is open."""
        match self.result:
            case Result.BYE:
                return 1.0
            case Result.DRAW:
                return 0.5
            case Result.FIRST | Result.SECOND:
                return 1.0 if self.winner == player else 0.0
            case _:
                return 0.0

    @property
    def winner(self) -> int | None:
        """The number of the player who has won a game; None for a bye, or where nobody has."""
        return {Result.FIRST: self.first, Result.SECOND: self.second}.get(self.result) if self.result else None


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """One tournament at one moment. Times are ms since the epoch, lengths of time are seconds.

    Attributes:
        organiser: the user who has created it.
        game, options: what is played, by two.
        clock: seconds for a move, as of any table; 0 is none.
        rounds: the number of rounds; 0 before the start where it follows from the number of players, and in an
            arena.
        round_time: the longest a round may take, in an arena how long it lasts.
        round: the one that is on, 0 before the first.
        starts_at: when it starts by itself, or was called off since too few had joined; None: when its organiser starts
            it.
        due_at: when the round's time is over, or the arena; of a finished one, until when its end is to be posted, None
            once it is.
        message: its message in the channel, once it is posted.
        event: its event on the server's calendar, while there is one.
        event_shows: what that shows: the note of a `CalendarEntry`; "" until there is one.
        players: in the order of their numbers.
        pairings: in the order of theirs.
    """

    id: str
    guild: int
    channel: int
    organiser: int
    name: str
    format: Format
    game: str
    options: Mapping[str, OptionValue]
    clock: int
    round_time: int
    rounds: int = 0
    most_players: int = MOST_PLAYERS
    locale: str | None = None
    status: Status = Status.REGISTRATION
    round: int = 0
    starts_at: int | None = None
    due_at: int | None = None
    message: int | None = None
    event: int | None = None
    event_shows: str = ""
    created_at: int = 0
    started_at: int | None = None
    ended_at: int | None = None
    players: tuple[Player, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    @property
    def done(self) -> bool:
        """Whether nothing is left to be done: its end is posted, and no event of it is on a calendar."""
        return not self.status.live and self.due_at is None and self.event is None

    @property
    def active(self) -> tuple[Player, ...]:
        """The players who have not withdrawn."""
        return tuple(player for player in self.players if not player.withdrawn)

    @property
    def open_pairings(self) -> tuple[Pairing, ...]:
        """The pairings whose results are not known yet."""
        return tuple(pairing for pairing in self.pairings if pairing.open)

    def player(self, number: int) -> Player:
        """Returns the player of this number."""
        return self.players[number - 1]

    def player_of(self, person: int) -> Player | None:
        """Returns the player who is this person, or None."""
        return next((player for player in self.players if player.person == person), None)

    def in_round(self, number: int) -> tuple[Pairing, ...]:
        """Returns the pairings of a round; those of an arena are in round 0."""
        return tuple(pairing for pairing in self.pairings if pairing.round == number)
