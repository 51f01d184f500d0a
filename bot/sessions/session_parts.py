"""The parts of a session: its status and place, moves, offers and pings, lobby, clock, consent and result."""

import json
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import blake2b
from typing import NamedTuple

from bot.games.base import Outcome, Seat

LINK_BYTES = 16


class Status(StrEnum):
    """The stage of a session; FINISHED means ended with a result, ABANDONED without."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    @property
    def live(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True)
class Place:
    """Where a table is. A thread is a channel; guild is None in direct messages and group conversations.

    Attributes:
        user_install: whether the table was opened by somebody's own app, while the bot was no member of the guild.
        parent: the channel of a thread.
        locale: the guild's language as Discord names it (`en-GB`); outside of guilds, that of the person who opened the
            table. `parent` and `locale` are None in the records of older programs.
    """

    guild: int | None
    channel: int
    user_install: bool = field(default=False, compare=False)
    parent: int | None = field(default=None, compare=False)
    locale: str | None = field(default=None, compare=False)

    @property
    def direct(self) -> bool:
        """Whether this is one person's direct messages with the bot."""
        return self.guild is None and not self.user_install

    @property
    def server(self) -> int:
        """The guild, or outside of guilds the channel: the unit by which the computers' workers are shared."""
        return self.guild or self.channel


@dataclass(frozen=True, slots=True)
class Move:
    """One accepted move.

    Attributes:
        action: the id of the interaction that made it, if one did.
        at: ms since the epoch.
        state_hash: of the state after it; None in the records of older programs.
    """

    seat: Seat
    words: str
    action: int | None
    at: int
    state_hash: str | None = field(default=None, compare=False, repr=False)

    def link(self, before: bytes) -> bytes:
        """Returns the hash of this move and of all before it.

        Args:
            before: the link of the move before it; empty for the first one.
        """
        move = json.dumps([self.seat, self.words, self.action, self.at, self.state_hash])
        return blake2b(before + move.encode(), digest_size=LINK_BYTES).digest()


class OfferKind(StrEnum):
    """What an offer asks the other seats for.

    A draw, taking back the asker's last move, an end without a result, or allowing hints (the game then does not
    count).
    """

    DRAW = "draw"
    TAKEBACK = "takeback"
    END = "end"
    HINTS = "hints"


@dataclass(frozen=True)
class Offer:
    """A request that needs the consent of every other human seat; it lapses with the next move.

    Attributes:
        agreed: the seats that have agreed so far, without the seat that asks.
    """

    kind: OfferKind
    by: Seat
    ply: int
    agreed: frozenset[Seat] = frozenset()


class GaveUpReason(StrEnum):
    """Why a seat has given up."""

    RESIGNED = "resigned"
    RESIGNED_EARLY = "resigned-early"
    """Resigned before the seat's first move, or in a race before anybody's: a loss like others, noted separately."""
    OUT_OF_TIME = "out-of-time"
    WITHDREW = "withdrew"
    """Withdrew from the tournament that the game belongs to."""


@dataclass(frozen=True)
class GivenUp:
    """A seat whose player has left the game: a computer plays on, and the seat ranks last.

    A player who has run out of time in a game of three or more may take the seat back until the end: see
    `Session.away`.
    """

    seat: Seat
    why: GaveUpReason


@dataclass(frozen=True)
class Ping:
    """The messages that have notified players about a table; they are deleted once they are out of date.

    Attributes:
        ply, overdue: the session's values when the messages were sent.
        messages: pairs of a channel's and a message's id.
    """

    ply: int
    overdue: bool
    messages: tuple[tuple[int, int], ...]


class SeatPing(NamedTuple):
    """The message that tells a player that a computer plays their seat, and how to take it back."""

    seat: Seat
    channel: int
    message: int


@dataclass(frozen=True, kw_only=True)
class Lobby:
    """Who may sit down, and how the game starts."""

    rematch_of: str | None = None
    invited: tuple[int, ...] = ()
    """The former players of a rematch, in the order of their seats, computers too; it starts when all have joined."""
    guests: tuple[int, ...] | None = None
    """The users who may join besides the host; None means everybody."""
    freed: frozenset[int] = frozenset()
    """The users whose seats the host has freed, whether they had taken them or a rematch kept them.

    They may not join until the host invites them; a rematch then waits for its former players again.
    """
    auto_start: bool = True
    """Whether a lobby with exactly two seats starts when the second player sits down; otherwise its host starts it."""
    threaded: bool = False
    """Whether the game is played in a thread, which is created when the game starts."""

    def with_guests(self, *users: int) -> "Lobby":
        """Returns a copy with these users also invited, if only guests may join."""
        return self if self.guests is None else replace(self, guests=tuple(dict.fromkeys((*self.guests, *users))))

    def without_guest(self, user: int) -> "Lobby":
        """Returns a copy in which a user is no longer invited, if only guests may join."""
        return replace(self, guests=self.guests and tuple(guest for guest in self.guests if guest != user))


@dataclass(frozen=True, kw_only=True)
class Clock:
    """The time of a lobby or of a move, and which notices about it were sent."""

    seconds: int = 0
    """The time for a move, one of CLOCKS; 0 in races. It does not run in games for one: see `Session.timed`."""
    deadline: int | None = None
    """When a lobby expires, or the time to move is over; ms since the epoch. None if no timer runs."""
    reminders: bool = True
    """Whether the player on turn is reminded when a third of the time is left."""
    reminded: bool = False
    """Whether the reminder for this time to move was sent. An extension by the opponent has its own reminder."""
    overdue: bool = False
    """Whether, in a game of two, the player on turn has run out of time: the other may claim the win or wait.

    A move clears it. While it is set, the deadline is when the other player wins without a claim.
    """
    idle_since: int | None = None
    """When the game started or the last move was made (ms since the epoch), plus the time in which nobody could act
    since. None in lobbies."""
    closing_noticed: bool = False
    """Whether the players on turn were told that the game will soon be closed unless somebody moves."""

    @property
    def noticed(self) -> bool:
        """Whether the players on turn were sent any notice about their time."""
        return self.reminded or self.overdue or self.closing_noticed

    def stopped(self) -> "Clock":
        """Returns a copy without a timer."""
        return replace(self, deadline=None, overdue=False)

    def later(self, milliseconds: int) -> "Clock":
        """Returns a copy with this much more time left."""
        return replace(
            self,
            deadline=None if self.deadline is None else self.deadline + milliseconds,
            idle_since=None if self.idle_since is None else self.idle_since + milliseconds,
        )


@dataclass(frozen=True, kw_only=True)
class Pinged:
    """Who was notified of what."""

    started_by: int | None = None
    """The user who started the game, who needs no ping about the start."""
    start_pinged: bool = False
    """Whether the players were notified of the start, or need no notification."""
    pinged_turn: int | None = None
    """The first ply of the last turn whose player was pinged."""
    ping: Ping | None = None
    """The pings that are not deleted from Discord yet."""
    seats: tuple[SeatPing, ...] = ()
    """The messages that tell players who ran out of time how to get their seats back; kept until that is settled."""

    def with_ping(self, ping: Ping) -> "Pinged":
        """Returns a copy that notes the pings of a turn's players."""
        return replace(self, ping=ping)

    def without_ping(self, ping: Ping) -> "Pinged":
        """Returns a copy in which these pings are deleted; other pings stay noted."""
        return replace(self, ping=None) if self.ping == ping else self

    def with_seat(self, ping: SeatPing) -> "Pinged":
        """Returns a copy that notes one more message to a player about their seat."""
        return replace(self, seats=(*self.seats, ping))

    def without_seats(self, deleted: Collection[SeatPing]) -> "Pinged":
        """Returns a copy in which these messages are deleted; other messages stay noted."""
        return replace(self, seats=tuple(ping for ping in self.seats if ping not in deleted))


@dataclass(frozen=True, kw_only=True)
class Consent:
    """The offers that people have made each other, and the answers."""

    offer: Offer | None = None
    declined: frozenset[OfferKind] = frozenset()
    """The kinds of offers that were declined at this ply and may not be made again before the next."""
    hints: bool = False
    """Whether everybody has agreed to allow hints, so the game does not count: see `Session.counts`."""

    def asked(self, offer: Offer) -> "Consent":
        """Returns a copy with a pending offer."""
        return replace(self, offer=offer)

    def withdrawn(self) -> "Consent":
        """Returns a copy without a pending offer."""
        return replace(self, offer=None)

    def refusing(self, kind: OfferKind) -> "Consent":
        """Returns a copy in which an offer of this kind may not be made before the next ply."""
        return replace(self, declined=self.declined | {kind})

    def lapsed(self) -> "Consent":
        """Returns a copy for the next ply: no offer is pending, and every kind may be offered again."""
        return replace(self, offer=None, declined=frozenset())


@dataclass(frozen=True, kw_only=True)
class SessionResult:
    """How the game has ended, and who left it before."""

    outcome: Outcome | None = None
    """The outcome by the game's rules, by an agreed draw or by giving up. None for an abandoned session."""
    reason: str | None = None
    """Why it ended: the outcome's reason, or why it was abandoned (see `bot.sessions.rules`)."""
    given_up: tuple[GivenUp, ...] = ()
    """In the order in which they gave up."""
    ended_at: int | None = None
    """In ms since the epoch."""

    def after_giving_up(self, seat: Seat, why: GaveUpReason) -> "SessionResult":
        """Returns a copy in which the player of a seat has left the game."""
        return replace(self, given_up=(*self.given_up, GivenUp(seat, why)))

    def after_return(self, seat: Seat) -> "SessionResult":
        """Returns a copy in which the player of a seat has come back."""
        return replace(self, given_up=tuple(given for given in self.given_up if given.seat != seat))
