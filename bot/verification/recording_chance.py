"""A source of luck that notes what was drawn from it, so that a record can show it."""

from bot.games.chance import Chance


class RecordingChance(Chance):
    """As `Chance`. draws: the bound and the number of each draw, in order."""

    def __init__(self, seed: bytes, ply: int) -> None:
        super().__init__(seed, ply)
        self.draws: list[tuple[int, int]] = []

    def below(self, bound: int) -> int:
        """Returns what `Chance.below` returns, and notes it."""
        number = super().below(bound)
        self.draws.append((bound, number))
        return number
