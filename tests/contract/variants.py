"""The ways to play every game that are tried: any two settings of its options meet, with every number of players."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

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
        """Of the random game that is looked at; no two variants have the same."""
        return str(self).encode()

    @property
    def changes(self) -> tuple[tuple[str, Value], ...]:
        """The options that are not left at their defaults."""
        defaults = {option.key: option.default for option in self.game.info.options}
        return tuple((key, value) for key, value in self.settled if value != defaults[key])

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{key}={value}" for key, value in self.changes)])


def values(option: Option) -> tuple[Value, ...]:
    """The settings of one option that are tried: all of them, or a number's least, its default and a great one.

    A great one is no more than thrice the default: what comes after that takes long and is more of the same.
    """
    match option:
        case Flag():
            return (False, True)
        case Choice():
            return option.values
    great = min(option.high, 3 * option.default or option.high)
    return tuple(sorted({option.low, option.default, great}))


def option_sets(game: AnyGame) -> Iterator[tuple[Options, range]]:
    """All combinations of options that go together, with the numbers of players each takes."""
    keys = [option.key for option in game.info.options]
    for combination in product(*map(values, game.info.options)):
        options = dict(zip(keys, combination, strict=True))
        try:
            yield options, game.seats(options)
        except OptionError:
            continue


def variants(key: str) -> Iterator[Variant]:
    """For any two settings that go together the plainest variants that have both, and the plainest of all.

    Each option is tried alone, if it stands alone, and with each other: an error of three at once is a rare one.
    """
    game = GAMES[key]
    ways = [(tuple(options.items()), numbers) for options, numbers in option_sets(game)]
    ways.sort(key=lambda way: len(Variant(key, way[0], 1).changes))
    met: set[tuple[object, ...]] = set()
    for settled, numbers in ways:
        pairs = {*combinations(settled, 2), settled[:1]}
        if not pairs <= met:
            met |= pairs
            yield from (Variant(key, settled, seats) for seats in numbers)


VARIANTS = [variant for key in sorted(GAMES) for variant in variants(key)]
