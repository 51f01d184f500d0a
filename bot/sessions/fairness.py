"""Luck that no single party chose: the bot commits to a secret seed, which is then mixed with ids that Discord chooses.

docs/records.md describes all of it for people who verify a game.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import digest
from typing import Self

from bot.games.chance import ALGORITHM
from bot.sessions.ids import new_id

SEED_BYTES = 32
"""The length of a seed, for a game's luck or a computer's."""

USERS_LUCK, ENTROPY_LUCK, SHARED_LUCK = 1, 2, 3
"""Versions of how a game's luck follows from its seed: mixed with who sits where, with the players' entropy, or, in
daily puzzles and duels, only with the deal's id, so that it is the same for everybody.

Each game keeps the version with which it was opened.
"""

ENTROPY_ALGORITHM, DEAL_ALGORITHM = "tavolino/2", "tavolino/3"

TABLE = "u"
"""The separator between a deal's id and the number of a table at which it is played."""


@dataclass(frozen=True)
class Entropy:
    """The players' part of the luck: ids of interactions that Discord chose after the commitment was fixed.

    Attributes:
        joined: by user id, the interaction with which the user took a seat; no entry if there was none, or if it came
            before the commitment.
        start: the interaction that started the game.
    """

    joined: Mapping[int, int] = field(default_factory=dict)
    start: int | None = None

    def with_joined(self, user: int, interaction: int | None) -> Self:
        """Returns the entropy after this user took a seat, with an interaction or (None) without one."""
        others = self.without(user)
        return others if interaction is None else replace(others, joined={**others.joined, user: interaction})

    def without(self, user: int) -> Self:
        """Returns the entropy after this user gave up the seat."""
        return replace(self, joined={one: joined for one, joined in self.joined.items() if one != user})


NO_ENTROPY = Entropy()


@dataclass(frozen=True)
class SessionSeed:
    """The id of a session and its secret seed, drawn together; a rematch's exist before it is opened."""

    session: str
    seed: bytes = field(repr=False)

    @property
    def commitment(self) -> str:
        """The session's commitment."""
        return commitment(self.session, self.seed)


@dataclass(frozen=True, kw_only=True)
class Luck:
    """The values that determine a game's luck."""

    commitment: str
    """SHA-256, in hex, of version, session id and seed: shown in the lobby, verifiable when the seed is revealed."""
    seed: bytes = field(repr=False)
    """The 32 secret bytes that the commitment is about; shown when the session has ended, never before."""
    luck_version: int = USERS_LUCK
    """How the luck follows from the seed."""
    entropy: Entropy = NO_ENTROPY
    """The players' part of the luck, in a session of the version ENTROPY_LUCK."""
    rematch_seed: SessionSeed | None = None
    """The rematch's id and seed, once the game has ended; None if it ended at a restart or under an older program."""

    def joined(self, user: int, interaction: int | None) -> "Luck":
        """Returns the luck after a user took a seat, with an interaction or (None) without one."""
        return replace(self, entropy=self.entropy.with_joined(user, interaction))

    def left(self, user: int) -> "Luck":
        """Returns the luck after a user gave up the seat."""
        return replace(self, entropy=self.entropy.without(user))


def draw_seed(now: int, token_bytes: Callable[[int], bytes]) -> SessionSeed:
    """Draws a new session's id and secret seed.

    Args:
        now: ms since the epoch.
    """
    return SessionSeed(new_id(now, token_bytes), token_bytes(SEED_BYTES))


def commitment(session_id: str, seed: bytes) -> str:
    """Returns the SHA-256 of the committed text, in hexadecimal.

    It is shown from the lobby on. When the game is over and the seed is shown, anyone can recompute it.
    """
    return sha256(committed_text(session_id, seed).encode()).hexdigest()


def committed_text(session_id: str, seed: bytes) -> str:
    """Returns the text `tavolino/1:<session id>:<seed>`, with the seed in hexadecimal."""
    return f"{ALGORITHM}:{session_id}:{seed.hex()}"


def luck_of_users(seed: bytes, users: Iterable[int]) -> bytes:
    """Returns the seed of the luck of a game of the version USERS_LUCK: the secret seed mixed with who sits where.

    It is the HMAC-SHA256, under the secret seed, of `tavolino/1:<user id>,<user id>...` in the order of the seats.
    """
    return digest(seed, f"{ALGORITHM}:{','.join(map(str, users))}".encode(), "sha256")


def luck_of_entropy(seed: bytes, session_id: str, joined: Iterable[int | None], start: int | None) -> bytes:
    """Returns the seed of the luck of a game of the version ENTROPY_LUCK: the HMAC-SHA256 of `entropy_text`."""
    return digest(seed, entropy_text(session_id, joined, start).encode(), "sha256")


def entropy_text(session_id: str, joined: Iterable[int | None], start: int | None) -> str:
    """Returns the text `tavolino/2:<session id>:<interaction id>,<interaction id>...:<interaction id>`.

    Args:
        joined: the interactions with which the seats were taken, in the order of the seats.
        start: the interaction that started the game. A missing interaction is written `-`, as for a computer.
    """
    return f"{ENTROPY_ALGORITHM}:{session_id}:{','.join(map(_or_dash, joined))}:{_or_dash(start)}"


def luck_of_deal(seed: bytes, deal: str) -> bytes:
    """Returns the seed of the luck of a shared deal: the HMAC-SHA256 of `tavolino/3:<id>` under the seed."""
    return digest(seed, f"{DEAL_ALGORITHM}:{deal}".encode(), "sha256")


def table_of_deal(deal: str, number: int) -> str:
    """Returns the id of one of the tables at which a deal is played: `<deal>u<number>`. No other id has a `u`."""
    return f"{deal}{TABLE}{number}"


def deal_of(session_id: str) -> str:
    """Returns the id of the deal that is played at a table, in a session of the version SHARED_LUCK."""
    return session_id.partition(TABLE)[0]


def _or_dash(interaction: int | None) -> str:
    return "-" if interaction is None else str(interaction)
