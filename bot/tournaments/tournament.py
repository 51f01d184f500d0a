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
"""The most rounds: as many as a round robin of MOST_PLAYERS has."""

OptionValue: TypeAlias = str | int | bool


class Format(StrEnum):
    """How players are paired. The values are in the store, so they never change."""

    ROUND_ROBIN = "round-robin"
    """Everybody plays everybody once, by Berger tables."""
    SWISS = "swiss"
    """A fixed number of rounds: in each, players with about the same points who have not met before meet."""
    ARENA = "arena"
    """For a fixed time, everybody plays as often as they like."""


class Stage(StrEnum):
    """The stage of a tournament. The values are in the store, so they never change."""

    REGISTRATION = "registration"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def live(self) -> bool:
        return self in (Stage.REGISTRATION, Stage.RUNNING)


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
    """A pairing with only one player: a round without an opponent, which counts as a win."""


class Reason(StrEnum):
    """Why a pairing has its result. The values are in the store, so they never change."""

    PLAYED = "played"
    """The game ended by its rules, by an agreed draw, by resignation, or by a clock that ran out."""
    BYE = "bye"
    NO_SHOW = "no-show"
    """When the round ended or the game was closed, one or both players had not made a move."""
    ADJUDICATED = "adjudicated"
    """The game was in progress when the round ended: the player who had used more time has lost."""
    WITHDRAWN = "withdrawn"
    """A player has withdrawn: during the round, or in a round robin before it."""
    NOT_PLAYED = "not-played"
    """The table could not be opened, or was ended without a result: a draw in rounds, nothing in an arena."""
    LATE = "late"
    """The arena ended before the game, which is played on but does not count for the arena."""


UNPLAYED = frozenset({Reason.BYE, Reason.NO_SHOW, Reason.WITHDRAWN, Reason.NOT_PLAYED, Reason.LATE})
"""The reasons of results without a game: tie-breaks then use a virtual opponent."""


@dataclass(frozen=True)
class Player:
    """A player who has joined.

    Attributes:
        number: counted from 1; fixed after the start, and used by pairings.
        name, username: the sanitised name on this server, and the user's Discord username.
        withdrawn: whether the player is no longer paired; in an arena or a Swiss tournament they may come back.
        removed: whether the organiser has removed them, so that they may not come back. Players removed before the
            start stay in the list only for this.
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
        number: counted from 1 within the tournament, in the order of pairing.
        round: counted from 1; 0 in an arena.
        first, second: the numbers of the players in the first and the second seat; second is None for a bye.
        session: the id of the game's session, known before its table is opened; None for a bye.
        result, reason: None until the pairing is decided.
        at: when it was decided, ms since the epoch.
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
        """Whether a game has decided the result."""
        return self.result is not None and self.reason not in UNPLAYED

    @property
    def never_began(self) -> bool:
        """Whether it has no winner because a player was away."""
        return self.result is Result.NEITHER and self.reason is Reason.NO_SHOW

    def opponent_of(self, player: int) -> int | None:
        """Returns the number of the other player; None for a bye."""
        return self.second if player == self.first else self.first

    def points_of(self, player: int) -> float:
        """Returns a player's points from it in rounds: 1, 0.5 or 0; 0 while it is open."""
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
        """The number of the player who has won; None for a bye, or if nobody has won."""
        return {Result.FIRST: self.first, Result.SECOND: self.second}.get(self.result) if self.result else None


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """One tournament at one moment. Times are ms since the epoch, lengths of time are seconds.

    Attributes:
        organiser: the user who created it.
        game, options: the game for two that is played.
        clock: seconds for a move; 0 means no clock.
        rounds: the number of rounds; 0 in an arena, and before the start if it depends on the number of players.
        round_time: how long a round may take, or how long an arena lasts.
        round: the current round; 0 before the first.
        starts_at: when it starts automatically, or was called off because too few players had joined; None if its
            organiser starts it.
        due_at: when the time of the round or the arena is over. In a finished tournament, until when its end has to be
            posted; None once it is.
        message: its message in the channel, once it is posted.
        event: its event on the server's calendar, while there is one.
        event_shows: the contents of the event: the note of a `CalendarEntry`; "" until there is one.
        players: in the order of their numbers.
        pairings: in the order of their numbers.
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
    status: Stage = Stage.REGISTRATION
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
        """Whether nothing is left to do: it is over, its end is posted, and it has no calendar event."""
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
