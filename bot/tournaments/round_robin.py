"""Round robin: everybody meets everybody once, by Berger tables (FIDE Handbook C.05, annex 1)."""

from collections.abc import Iterator


def rounds_of(players: int) -> int:
    """Returns the number of rounds; if the number of players is odd, each has one bye."""
    return players - 1 + players % 2


def berger_pairs(players: int, round_number: int) -> Iterator[tuple[int, int | None]]:
    """Yields the pairs of a round (counted from 1): the numbers of the first and the second seat, None for a bye.

    With an odd number of players, whoever would meet the highest number of the table has the bye. For each player, the
    numbers of games in the first and the second seat differ by one at most.

    >>> [*berger_pairs(4, 1)], [*berger_pairs(3, 2)]
    ([(1, 4), (2, 3)], [(1, 2), (3, None)])
    """
    seats = players + players % 2
    turns, last = seats - 1, seats
    for low in range(1, last):
        high = (round_number + 1 - low) % turns or turns
        if high == low:
            first, second = (low, last) if low <= seats // 2 else (last, low)
            yield (first, second) if players == seats else (low, None)
        elif low < high:
            yield (low, high) if (low + high) % 2 else (high, low)
