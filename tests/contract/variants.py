"""The variants of every game that are tested, and a decorator that tries a promise on all variants of a game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, product

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Flag, Option, OptionError, Options, Value
from tests.examples import SLOW


@dataclass(frozen=True)
class Variant:
    """One game with its full options and a number of players."""

    key: str
    settings: tuple[tuple[str, Value], ...]
    seats: int

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key]

    @property
    def options(self) -> Options:
        return dict(self.settings)

    @property
    def seed(self) -> bytes:
        """The seed of the variant's random game; no two variants have the same."""
        return str(self).encode()

    @property
    def changes(self) -> tuple[tuple[str, Value], ...]:
        """The options that are not left at their defaults."""
        defaults = {option.key: option.default for option in self.game.info.options}
        return tuple((key, value) for key, value in self.settings if value != defaults[key])

    @property
    def values(self) -> frozenset[object]:
        """All settings of this variant; the number of players is a setting too."""
        return frozenset((*self.settings, ("", self.seats)))

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{key}={value}" for key, value in self.changes)])


def values(option: Option) -> tuple[Value, ...]:
    """Returns the values of an option that are tested: all of them, or a number's lowest, its default and a high one.

    The high value is at most three times the default: longer games take long and test nothing new.
    """
    match option:
        case Flag():
            return (False, True)
        case Choice():
            return option.values
    high = min(option.high, 3 * option.default or option.high)
    return tuple(sorted({option.low, option.default, high}))


def option_sets(game: AnyGame) -> Iterator[tuple[Options, range]]:
    """Yields all valid combinations of options, each with its possible numbers of players."""
    keys = [option.key for option in game.info.options]
    for combination in product(*map(values, game.info.options)):
        options = dict(zip(keys, combination, strict=True))
        try:
            yield options, game.seats(options)
        except OptionError:
            continue


def possible(key: str) -> list[Variant]:
    """Returns all variants of a game, those with the fewest changes first."""
    every = [
        Variant(key, tuple(options.items()), seats) for options, numbers in option_sets(GAMES[key]) for seats in numbers
    ]
    return sorted(every, key=lambda variant: len(variant.changes))


def few_values(key: str) -> Iterator[Variant]:
    """Yields the default variant, then a few in which all other values and numbers of players occur.

    The next variant is always the one with the most new values, and among equals the one with the fewest changes.
    """
    candidates = possible(key)
    missing = {value for variant in candidates for value in variant.values}
    variant = candidates[0]
    while missing:
        missing -= variant.values
        yield variant
        variant = max(candidates, key=lambda one: len(one.values & missing))


def many_pairs(key: str) -> Iterator[Variant]:
    """Yields, for any two values of options, the simplest variants that have both, with every number of players."""
    met: set[tuple[object, ...]] = set()
    for variant in possible(key):
        pairs = {(*pair, variant.seats) for pair in (*combinations(variant.settings, 2), variant.settings[:1])}
        if not pairs <= met:
            met |= pairs
            yield variant


VARIANTS = [variant for key in sorted(GAMES) for variant in (many_pairs if SLOW else few_values)(key)]
"""The variants that are tested; many times as many with `SLOW=1`."""


def of_every_variant(promise: Callable[[Variant], None]) -> Callable[[str], None]:
    """Makes one test for each game that tries the promise on all its variants; a failure names the variant.

    One test per variant would be slower, since pytest takes milliseconds for each of thousands of tests.
    """

    @pytest.mark.parametrize("key", sorted(GAMES))
    def test(key: str) -> None:
        for variant in VARIANTS:
            if variant.key == key:
                try:
                    promise(variant)
                except BaseException as error:
                    error.add_note(f"The variant is {variant}.")
                    raise

    test.__name__, test.__qualname__ = promise.__name__, promise.__qualname__
    test.__doc__, test.__module__ = promise.__doc__, promise.__module__
    return test
