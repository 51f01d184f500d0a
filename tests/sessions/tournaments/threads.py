"""A fake of Discord that creates threads for the tables of tournaments."""

from bot.sessions.tournaments.events import ThreadRefused
from bot.tournaments.tournament import Pairing, Tournament


class Threads:
    """Creates one thread per pairing, however often it is requested. refusing: whether Discord refuses them."""

    def __init__(self) -> None:
        self.made: dict[int, int] = {}
        """The threads, by their pairings' numbers."""
        self.asked = 0
        self.refusing = False

    async def make(self, _: Tournament, pairing: Pairing) -> int:
        self.asked += 1
        if self.refusing:
            raise ThreadRefused("no permission")
        return self.made.setdefault(pairing.number, 5_000 + pairing.number)
