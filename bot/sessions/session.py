"""A session: a frozen snapshot of one table, from its lobby through its game to its result."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

from bot.games import GAMES
from bot.games.base import AnyGame, Event, Seat, Value, View
from bot.games.race import Race
from bot.games.replay import remaining_plies
from bot.players.base import DEFAULT_LEVEL, STRONGEST_LAST, Level
from bot.sessions.fairness import (
    ENTROPY_LUCK,
    SHARED_LUCK,
    USERS_LUCK,
    Luck,
    deal_of,
    luck_of_deal,
    luck_of_entropy,
    luck_of_users,
)
from bot.sessions.person import Person
from bot.sessions.session_parts import (
    Clock,
    Consent,
    GaveUpReason,
    GivenUp,
    Lobby,
    Move,
    Offer,
    OfferKind,
    Ping,
    Pinged,
    Place,
    SeatPing,
    SessionResult,
    Status,
)

__all__ = [
    "CLOCKS",
    "Clock",
    "Consent",
    "EventsByReader",
    "FindSession",
    "GaveUpReason",
    "GivenUp",
    "Lobby",
    "Luck",
    "Move",
    "Offer",
    "OfferKind",
    "Person",
    "Ping",
    "Pinged",
    "Place",
    "SeatPing",
    "Session",
    "SessionResult",
    "Status",
]

CLOCKS = (0, 30, 120, 600, 86_400, 259_200)
"""The times for a move, in seconds, that a host may choose from; 0 means no clock."""

LEAST_FOR_ABSENCE = 3
"""The fewest seats with which players may return after running out of time; in a game of two the opponent decides."""

EventsByReader: TypeAlias = Mapping[Seat | None, tuple[Event, ...]]
"""The events of a move: those that spectators know (None), and those of each seat that knows different ones."""


@dataclass(frozen=True, kw_only=True)
class Session:
    """One table at one moment: a secret seed, a list of moves, and what its people have agreed on.

    `ply` counts accepted moves; `state` is None in the lobby.
    """

    id: str
    game_key: str
    options: Mapping[str, Value]
    place: Place
    host: int
    people: tuple[Person, ...]
    """In the order of seats; in the lobby that is the order of arrival."""
    status: Status
    luck: Luck
    lobby: Lobby = field(default=Lobby())
    clock: Clock = field(default=Clock())
    pinged: Pinged = field(default=Pinged())
    consent: Consent = field(default=Consent())
    result: SessionResult = field(default=SessionResult())
    rules: int = 1
    """The game's rules number when the table was opened."""
    moves: tuple[Move, ...] = ()
    chain: bytes = field(default=b"", compare=False, repr=False)
    """The link of the last move: a hash chain over all moves. Empty before the first move."""
    ply: int = 0
    state: Any = field(default=None, repr=False)
    """The game's state after the moves. Also None for an ended session that today's rules cannot replay."""
    earlier_events: tuple[EventsByReader, ...] = field(default=(), repr=False, compare=False)
    """The events of consecutive moves up to the one before the last; the last move's events are in the state.

    If the table `tells_since_own_move`, at most EARLIER_KEPT moves; otherwise the last move by a person and the moves
    since, at most UNATTENDED_KEPT. Keeping the states instead would take most of a table's memory.
    """
    table_since: int = 0
    """In a race, the last ply that changed the shared table: a press made before it is too late.

    Not stored: replay computes it.
    """
    thinks_less: bool = False
    """Whether a computer's last move was chosen below its own level, to save CPU time."""
    tournament: str | None = None
    """The id of the tournament to which the game belongs; None outside of tournaments."""
    message: int | None = None
    """The table's message in the channel, once it is posted."""
    revision: int = 0
    """Counts visible changes that are not moves. Together with the ply it numbers what the message has to show."""
    opened_at: int = 0
    started_at: int | None = None

    @cached_property
    def game(self) -> AnyGame:
        return GAMES[self.game_key]

    @property
    def race(self) -> Race | None:
        """The game as a race; None if it is not one.

        Checks `info` first, since the class check takes 20 microseconds: a twentieth of the time that a move's rules
        take.
        """
        return self.game if self.game.info.race and isinstance(self.game, Race) else None

    @property
    def duration(self) -> int | None:
        """Milliseconds from the start to the end; None before the end, or if the clock was set back meanwhile."""
        if self.started_at is None or self.result.ended_at is None or self.result.ended_at < self.started_at:
            return None
        return self.result.ended_at - self.started_at

    @property
    def luck_seed(self) -> bytes:
        """The seed of the game's luck, once the game has started: see `bot.sessions.fairness`."""
        if self.luck.luck_version == ENTROPY_LUCK:
            return luck_of_entropy(self.luck.seed, self.id, self.joined_by, self.luck.entropy.start)
        if self.luck.luck_version == SHARED_LUCK:
            return luck_of_deal(self.luck.seed, self.deal)
        return luck_of_users(self.luck.seed, (person.id for person in self.people))

    @property
    def deal(self) -> str:
        """The id that the commitment is about: the session's own, or that of a deal that others also play."""
        return deal_of(self.id) if self.luck.luck_version == SHARED_LUCK else self.id

    @property
    def is_duel_result(self) -> bool:
        """Whether this is the result of a duel: it has no moves, and each player's game is a session of its own."""
        return self.luck.luck_version == SHARED_LUCK and self.started_at is None

    @property
    def luck_lost(self) -> bool:
        """Whether the luck followed from the ids of people and one of them has had their data deleted."""
        return self.luck.luck_version == USERS_LUCK and any(person.deleted for person in self.people)

    @property
    def joined_by(self) -> tuple[int | None, ...]:
        """The interactions by which the seats were taken, in their order: see `Entropy`."""
        return tuple(self.luck.entropy.joined.get(person.id) for person in self.people)

    @cached_property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may move now; none unless the game is on."""
        return self.game.to_act(self.state) if self.status is Status.PLAYING else frozenset()

    @cached_property
    def legal_moves(self) -> Mapping[Seat, Sequence[str]]:
        """The moves of each seat that may move now.

        Cached until the table's next change, which makes a new session: every press that chooses a move needs them.
        """
        return {seat: self.game.legal_moves(self.state, seat) for seat in sorted(self.to_act)}

    @property
    def turn_start(self) -> int:
        """The ply at which the current turn began: only seats that may act now have moved since."""
        start, to_act = self.ply, self.to_act
        for move in reversed(self.moves):
            if move.seat not in to_act:
                break
            start -= 1
        return start

    @property
    def timed(self) -> bool:
        """Whether the clock runs in this game."""
        return self.clock.seconds > 0 and len(self.people) > 1 and not self.game.info.race

    @property
    def remaining_plies(self) -> list[int]:
        """The plies of the moves that have been neither taken back nor overtaken."""
        return remaining_plies(move.words for move in self.moves)

    @cached_property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people who have not given up: those whose consent is needed, and for whom the clock runs."""
        out = {given.seat for given in self.result.given_up}
        return tuple(
            Seat(seat) for seat, person in enumerate(self.people) if not person.computer and Seat(seat) not in out
        )

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats of people who have run out of time, of three or more, and may take their seats back."""
        if self.status is not Status.PLAYING or len(self.people) < LEAST_FOR_ABSENCE:
            return ()
        return tuple(given.seat for given in self.result.given_up if given.why is GaveUpReason.OUT_OF_TIME)

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats of people who have not resigned, including players who are away: their consent is needed, too."""
        return tuple(sorted((*self.humans, *self.away)))

    @cached_property
    def computers(self) -> frozenset[Seat]:
        """The seats that a computer plays, from the start or for a player who has given up."""
        return frozenset(map(Seat, range(len(self.people)))).difference(self.humans)

    def level_of(self, seat: Seat) -> Level:
        """Returns the level at which a computer plays this seat.

        For a player who has given up, it plays at the level of the table's strongest computer, so the opponent is like
        those that the host has chosen. For a player who may come back to a game that counts, it plays at the lowest
        level, so that nobody gains by letting it play.
        """
        person = self.people[seat]
        if person.computer:
            return person.level
        if self.counts and seat in self.away:
            return STRONGEST_LAST[0]
        levels = [other.level for other in self.people if other.computer]
        return max(levels, key=STRONGEST_LAST.index, default=DEFAULT_LEVEL)

    @property
    def counts(self) -> bool:
        """Whether the game compares people, or a person with their own best: without computers and hints."""
        return not self.consent.hints and not any(person.computer for person in self.people)

    @property
    def absent_seat(self) -> Seat | None:
        """The seat whose player ran out of time without making a move; None if nobody did."""
        for given in self.result.given_up:
            if given.why is GaveUpReason.OUT_OF_TIME and all(move.seat != given.seat for move in self.moves):
                return given.seat
        return None

    @property
    def announces_wins(self) -> bool:
        """Whether keys and suggestions say which move wins: only for learners, since finding it is the game."""
        levels = {self.level_of(seat) for seat in self.computers}
        return self.consent.hints or (len(self.humans) == 1 and levels == {Level.EASY})

    @property
    def losers(self) -> tuple[Seat, ...]:
        """The players who lost by the reason of the end: those who gave up for it, else all who did not win."""
        gave_up = tuple(given.seat for given in self.result.given_up if given.why == self.result.reason)
        if gave_up or self.result.outcome is None:
            return gave_up
        return tuple(Seat(seat) for seat, rank in enumerate(self.result.outcome.ranks) if rank != 1)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people whom the open lobby of a rematch still waits for: the free seats are kept for them."""
        if self.status is not Status.LOBBY:
            return ()
        here = {person.id for person in self.people}
        return tuple(
            user for user in self.lobby.invited if user > 0 and user not in here and user not in self.lobby.freed
        )

    @property
    def two_seats(self) -> bool:
        """Whether the game takes exactly two players."""
        return self.game.seats(self.options) == range(2, 3)

    @property
    def starts_when_full(self) -> bool:
        """Whether the game starts by itself when somebody takes the second seat.

        A rematch starts when its former players have joined; if one of their seats was freed, the host starts it.
        """
        return self.lobby.auto_start and self.two_seats and not (self.lobby.invited and self.lobby.freed)

    @property
    def host_name(self) -> str:
        return next(person.name for person in self.people if person.id == self.host)

    def seat_of(self, user: int) -> Seat | None:
        """Returns the user's seat, or None."""
        return next((Seat(seat) for seat, person in enumerate(self.people) if person.id == user), None)

    def stays(self, user: int) -> bool:
        """Returns whether the user has a seat and has not resigned."""
        return self.seat_of(user) in self.staying

    def view_seat(self, user: int) -> Seat | None:
        """Returns the seat whose view this user may see.

        None for spectators, and for a player who has given up or is away: while a computer plays the seat, its secrets
        are hidden from everybody.
        """
        seat = self.seat_of(user)
        return None if self.status is Status.PLAYING and seat in self.computers else seat

    @property
    def tells_since_own_move(self) -> bool:
        """Whether readers are told what happened since their own last move: with three or more, outside of races."""
        return len(self.people) > 2 and not self.game.info.race

    def view(self, seat: Seat | None) -> View:
        """Returns what a seat, or a spectator (None), may see. Only for a session whose game has started."""
        return self.game.view(self.state, seat)


FindSession: TypeAlias = Callable[[str], Awaitable[Session | None]]
"""Returns the session of this id, live or ended. May raise a Refusal if the session cannot be used."""
