"""The players at tables: people, computers, and people whose data were deleted."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.players.base import DEFAULT_LEVEL, Level

DELETED = range(-(1 << 62), -(1 << 61))
"""The ids for people whose data were deleted. Discord's ids are positive, and computers' ids are never this low."""

DELETED_ID_BYTES = 8


@dataclass(frozen=True)
class Person:
    """A player at a table: a Discord user id and the sanitised name to show. Computers have negative ids from -1 down.

    A person whose data were deleted has one of the ids DELETED, and no name.

    Attributes:
        username: the user's Discord username, of Latin letters and digits; empty if unknown.
        level: how strong a computer plays; meaningless for people.
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
        """Whether this person's data were deleted: the seat remains, but not whose it was."""
        return self.id in DELETED


def deleted_id(token_bytes: Callable[[int], bytes]) -> int:
    """Draws an id of DELETED."""
    return DELETED[int.from_bytes(token_bytes(DELETED_ID_BYTES)) % len(DELETED)]
