"""Who sits at a table: people, computers, and those whose data were deleted."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.players.base import DEFAULT_LEVEL, Level

DELETED = range(-(1 << 62), -(1 << 61))
"""The ids of people whose data were deleted: never those of Discord, which are positive, or of computers."""

DELETED_ID_BYTES = 8


@dataclass(frozen=True)
class Person:
    """Who sits at a table: a Discord user id and the sanitised name to show. Computers have negative ids from -1 down.

    A person whose data were deleted has one of the ids DELETED, and no name.

    Attributes:
        username: the one that Discord knows the user by, of Latin letters and digits; empty if it is not known.
        level: how strong a computer plays; it means nothing for people.
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


def deleted_id(token_bytes: Callable[[int], bytes]) -> int:
    """Draws an id of DELETED."""
    return DELETED[int.from_bytes(token_bytes(DELETED_ID_BYTES)) % len(DELETED)]
