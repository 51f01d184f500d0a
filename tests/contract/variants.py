"""Every way to play every game: all combinations of its options, with every number of players."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

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
    def changes(self) -> tuple[tuple[str, Value], ...]:
        """The options that are not left at their defaults."""
        defaults = {option.key: option.default for option in self.game.info.options}
        return tuple((key, value) for key, value in self.settled if value != defaults[key])

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{key}={value}" for key, value in self.changes)])


def values(option: Option) -> tuple[Value, ...]:
    """The settings of one option that are tried: all of them, or a number's ends and default."""
    match option:
        case Flag():
            return (False, True)
        case Choice():
            return option.values
    return tuple(sorted({option.low, option.default, option.high}))


def option_sets(game: AnyGame) -> Iterator[tuple[Options, range]]:
    """All combinations of options that go together, with the numbers of players each takes."""
    keys = [option.key for option in game.info.options]
    for combination in product(*map(values, game.info.options)):
        options = dict(zip(keys, combination, strict=True))
        try:
            yield options, game.seats(options)
        except OptionError:
            continue


VARIANTS = [
    Variant(key, tuple(options.items()), seats)
    for key, game in sorted(GAMES.items())
    for options, numbers in option_sets(game)
    for seats in numbers
]
