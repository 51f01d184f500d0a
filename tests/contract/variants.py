"""The ways to play every game that are tried, and what makes one test of each game out of a promise about a variant."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, product

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Flag, Option, OptionError, Options, Value


@dataclass(frozen=True)
class Variant:
    """One game with its settled options and a number of players."""

    key: str
    settled: tuple[tuple[str, Value], ...]
    seats: int

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key]

    @property
    def options(self) -> Options:
        return dict(self.settled)

    @property
    def seed(self) -> bytes:
        """The seed of the variant's random game; no two variants have the same."""
        return str(self).encode()

    @property
    def changes(self) -> tuple[tuple[str, Value], ...]:
        """The options that are not left at their defaults."""
        defaults = {option.key: option.default for option in self.game.info.options}
        return tuple((key, value) for key, value in self.settled if value != defaults[key])

    @property
    def pairs(self) -> frozenset[object]:
        """Any two settings that meet in this variant, the number of players being one of them."""
        return frozenset(combinations((*self.settled, ("", self.seats)), 2))

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{key}={value}" for key, value in self.changes)])


def values(option: Option) -> tuple[Value, ...]:
    """The settings of one option that are tried: all of them, or a number's lowest, its default and a high one.

    The high one is at most three times the default: longer games take long and bring nothing new.
    """
    match option:
        case Flag():
            return (False, True)
        case Choice():
            return option.values
    high = min(option.high, 3 * option.default or option.high)
    return tuple(sorted({option.low, option.default, high}))


def option_sets(game: AnyGame) -> Iterator[tuple[Options, range]]:
    """All combinations of options that go together, with the numbers of players each takes."""
    keys = [option.key for option in game.info.options]
    for combination in product(*map(values, game.info.options)):
        options = dict(zip(keys, combination, strict=True))
        try:
            yield options, game.seats(options)
        except OptionError:
            continue


def possible(key: str) -> list[Variant]:
    """All variants of a game, the plainest first."""
    every = [
        Variant(key, tuple(options.items()), seats) for options, numbers in option_sets(GAMES[key]) for seats in numbers
    ]
    return sorted(every, key=lambda variant: len(variant.changes))


def few(key: str) -> Iterator[Variant]:
    """The game without changes, then few variants in which any two settings meet (all-pairs testing).

    A number of players counts as a setting. Each next variant is the one that brings most new pairs, the plainest of
    these: most errors take one setting or two that meet, and hardly any takes three.
    """
    candidates = possible(key)
    missing = {pair for variant in candidates for pair in variant.pairs}
    plain = [variant for variant in candidates if not variant.changes]
    while missing:
        variant = plain.pop(0) if plain else max(candidates, key=lambda one: len(one.pairs & missing))
        missing -= variant.pairs
        yield variant
    yield from plain


def many(key: str) -> Iterator[Variant]:
    """For any two settings of options the plainest variants that have both, with every number of players."""
    met: set[tuple[object, ...]] = set()
    for variant in possible(key):
        pairs = {(*pair, variant.seats) for pair in (*combinations(variant.settled, 2), variant.settled[:1])}
        if not pairs <= met:
            met |= pairs
            yield variant


VARIANTS = [variant for key in sorted(GAMES) for variant in (many if os.environ.get("SLOW") else few)(key)]
"""Those that are tried; `SLOW=1` tries three times as many."""


def of_every_variant(promise: Callable[[Variant], None]) -> Callable[[str], None]:
    """Makes a test of each game that tries the promise on all its variants; a failure names the variant.

    One test of a game and not of each variant: pytest takes milliseconds for each test, thousands of times.
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
