"""The parts of a session: its status, its people and place, its moves, offers and pings."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.base import Seat
from bot.players.base import DEFAULT_LEVEL, Level

DELETED = range(-(1 << 62), -(1 << 61))
"""The ids of people whose data were deleted: never those of Discord, which are positive, or of computers."""

DELETED_ID_BYTES = 8


def deleted_id(token_bytes: Callable[[int], bytes]) -> int:
    """Draws an id of DELETED."""
    return DELETED[int.from_bytes(token_bytes(DELETED_ID_BYTES)) % len(DELETED)]


class Status(StrEnum):
    """Where a session is in its life; FINISHED ends with a result, ABANDONED without."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    @property
    def live(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True)
class Person:
    """Who sits at a table: a Discord user id and the sanitised name to show. Computers have negative ids from -1 down.

    A person whose data were deleted has one of the ids DELETED, and no name.

    username: the one that Discord knows the user by, of Latin letters and digits; empty if it is not known. level: how
    strong a computer plays; of people it means nothing.
    """

    id: int
    name: str
    username: str = ""
    level: Level = DEFAULT_LEVEL

    @property
    def computer(self) -> bool:
        return self.id < 0 and not self.deleted

    @property
    def deleted(self) -> bool:
        """Whether this person's data were deleted: the seat stays, and nobody knows whose it was."""
        return self.id in DELETED


@dataclass(frozen=True)
class Place:
    """Where a table is. A thread is a channel; guild is None in direct messages and group conversations.

    user_install: whether the bot was no member of the guild when the table was opened, but somebody's own app.
    parent: the channel of a thread. locale: the language as Discord names it (`en-GB`), of the guild, or outside of
    guilds of who opened the table. Both are None in the records of older programs.
    """

    guild: int | None
    channel: int
    user_install: bool = field(default=False, compare=False)
    parent: int | None = field(default=None, compare=False)
    locale: str | None = field(default=None, compare=False)

    @property
    def direct(self) -> bool:
        """Whether only one person is here, who writes to the bot in direct messages."""
        return self.guild is None and not self.user_install


@dataclass(frozen=True, slots=True)
class Move:
    """One accepted move. action: the id of the interaction that made it, if one did. at: ms since the epoch.

    state_hash: of the state after it; None in the records of older programs.
    """

    seat: Seat
    words: str
    action: int | None
    at: int
    state_hash: str | None = field(default=None, compare=False, repr=False)


class OfferKind(StrEnum):
    """What an offer asks the other seats for.

    A draw; to take back the asker's last move; an end without a result; that hints are allowed, which makes the game
    one that does not count.
    """

    DRAW = "draw"
    TAKEBACK = "takeback"
    END = "end"
    HINTS = "hints"


@dataclass(frozen=True)
class Offer:
    """A request that needs the consent of every other human seat; it lapses with the next move.

    agreed: the seats that have agreed so far, without the one that asks.
    """

    kind: OfferKind
    by: Seat
    ply: int
    agreed: frozenset[Seat] = frozenset()


class GaveUpReason(StrEnum):
    """Why a seat has given up."""

    RESIGNED = "resigned"
    RESIGNED_EARLY = "resigned-early"
    """Before the seat's first move, or in a race before anybody's: that is no loss."""
    OUT_OF_TIME = "out-of-time"


@dataclass(frozen=True)
class GivenUp:
    """A seat whose player has left the game: a computer plays it on, and it ranks last."""

    seat: Seat
    why: GaveUpReason


@dataclass(frozen=True)
class Ping:
    """The messages that have notified players about a table; they are deleted once they are out of date.

    ply, overdue: those of the session when they were sent. messages: pairs of a channel's and a message's id.
    """

    ply: int
    overdue: bool
    messages: tuple[tuple[int, int], ...]
