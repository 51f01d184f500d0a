"""The order in which the players of a tournament are numbered, drawn by chance."""

from collections.abc import Callable

from bot.games.chance import Chance

SEED_BYTES = 32


def draw_order(token_bytes: Callable[[int], bytes], players: int) -> list[int]:
    """Returns the numbers from 1 to `players` in an order of which each is as likely as any other."""
    return [*Chance(token_bytes(SEED_BYTES), 0).shuffled(range(1, players + 1))]
