"""Luck with numbers that a test chooses."""

from collections.abc import Iterable

from bot.games.chance import Chance


class Scripted(Chance):
    """Luck that gives these numbers in turn; fails if the game needs more numbers, or if one is out of bounds."""

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__(b"", 0)
        self._numbers = iter(numbers)

    def below(self, bound: int) -> int:
        number = next(self._numbers)
        assert 0 <= number < bound
        return number

    @property
    def spent(self) -> bool:
        """Whether all numbers have been used; reading this property consumes one."""
        return next(self._numbers, None) is None
