"""Counts sequences of rolls, as python-chess does in its perft."""

from bot.games.tris_2.position import Position


def perft(position: Position, depth: int) -> tuple[int, int]:
    """Returns how many sequences of exactly `depth` legal rolls there are, and how many of them end in a tris.

    No sequence continues after a tris.
    """
    leaves = wins = 0
    for die, direction in position.rolls():
        after = position.rolled(die, direction)
        if depth == 1:
            leaves += 1
            wins += bool(after.line)
        elif not after.line:
            below = perft(after, depth - 1)
            leaves += below[0]
            wins += below[1]
    return leaves, wins
