"""Ids of sessions: short, sortable by time, and hard to guess."""

from collections.abc import Callable

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
TIME = 9
CHANCE = 7


def new_id(now: int, token_bytes: Callable[[int], bytes]) -> str:
    """Returns 16 base-32 digits: the time `now` in milliseconds since the epoch, then 35 random bits.

    Time comes first, as in a UUID of version 7, so that the rows of the tables in play are neighbours in every index
    and a commit writes a third as many pages. A table is never protected by its id, but by who sits there.
    """
    time = (DIGITS[now >> 5 * place & 31] for place in reversed(range(TIME)))
    chance = (DIGITS[byte & 31] for byte in token_bytes(CHANCE))
    return "".join([*time, *chance])


def time_of(id_: str) -> int:
    """Returns when an id was made, ms since the epoch.

    >>> time_of(new_id(1_790_000_000_123, bytes))
    1790000000123
    """
    time = 0
    for digit in id_[:TIME]:
        time = time << 5 | DIGITS.index(digit)
    return time
