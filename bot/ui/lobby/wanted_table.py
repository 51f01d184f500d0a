"""The table that somebody asks for, in a form that fits the button that opens it later."""

from dataclasses import dataclass, field

from bot.games import GAMES
from bot.games.base import Choice, Flag, Options, Value
from bot.players.base import Level
from bot.sessions.refusals import Refusal
from bot.sessions.session import CLOCKS

NONE = "-"


@dataclass(frozen=True)
class WantedTable:
    """A game, and how it is to be played.

    Attributes:
        options: the chosen options; the others have their defaults.
        clock: the seconds for a move, None for the guild's default.
        auto_start: whether a table for two starts once both seats are taken.
        level: the level of the computers to seat at once, as many as the game needs; None for no computers, except in
            direct messages, where nobody else can join.
        guest: the only user who may join; None for everybody.
    """

    game: str
    options: Options = field(default_factory=dict)
    clock: int | None = None
    auto_start: bool = True
    level: Level | None = None
    guest: int | None = None

    @property
    def argument(self) -> str:
        """The table as the argument of a press; each option without its default value is two numbers, key and value."""
        options = [
            f"{number}={_number(option, self.options[option.key])}"
            for number, option in enumerate(GAMES[self.game].info.options)
            if self.options.get(option.key, option.default) != option.default
        ]
        parts = (self.clock, int(self.auto_start), self.level, self.guest, ",".join(options) or None)
        return " ".join([self.game, *(NONE if part is None else str(part) for part in parts)])

    @classmethod
    def parse(cls, argument: str) -> "WantedTable":
        """Reads `argument`. Refuses `unknown-button` for anything else, which a modified client may send."""
        try:
            game, clock, auto_start, level, guest, options = argument.split(" ")
            known = GAMES[game].info.options
            numbered = [one.split("=") for one in options.split(",")] if options != NONE else []
            wanted = cls(
                game,
                {known[int(number)].key: _value(known[int(number)], int(value)) for number, value in numbered},
                clock=None if clock == NONE else CLOCKS[CLOCKS.index(int(clock))],
                auto_start=auto_start == "1",
                level=None if level == NONE else Level(level),
                guest=None if guest == NONE else int(guest),
            )
        except (KeyError, IndexError, ValueError):
            raise Refusal("unknown-button") from None
        if wanted.argument != argument:
            raise Refusal("unknown-button")
        return wanted


def _number(option: object, value: Value) -> int:
    return option.values.index(str(value)) if isinstance(option, Choice) else int(value)


def _value(option: object, number: int) -> Value:
    if isinstance(option, Choice):
        return option.values[number]
    return bool(number) if isinstance(option, Flag) else number
