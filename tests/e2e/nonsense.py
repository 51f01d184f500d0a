"""Nonsense that people and modified clients may send: drawn from a seed, so that a failure can be repeated."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import GAMES
from bot.games.chance import Chance
from bot.ui.views.custom_id import MAX_LENGTH, Action
from sandbox.client import Message
from sandbox.protocol.command_types import SUBCOMMANDS, OptionType
from sandbox.protocol.encoding import Json

ARGUMENTS = (
    "", "draw", "takeback", "end", "takeback 0", "tris_1", "set", "language", "channels", "roles", "clock", "enders",
    "theme", "threads on", "threads off", "reminders off", "tables-per-user", "tables-per-server", "dark", "light",
    "contrast", "first", "grid", "rounds", "seconds", "0", "1", "9 place", "99999999999 take", "-1 x",
)  # fmt: skip
"""Words that some action accepts as its argument."""
ALPHABET = "ab1-_:v\u00a0\u200b\u202eé漢🎲\t\"'`*<@>{}%\\/ "


def moves_of_all_games() -> tuple[str, ...]:
    """Returns legal moves of all games, at the start and later."""
    found: dict[str, None] = {}
    for game in GAMES.values():
        dice, seed = random.Random(game.info.key), bytes(32)
        state = game.start(max(2, game.info.seats.start), game.info.full_options({}), Chance(seed, 0))
        for ply in range(1, 9):
            if not (able := sorted(game.to_act(state))):
                break
            seat = dice.choice(able)
            legal = game.legal_moves(state, seat)
            found |= dict.fromkeys([*legal[:40], *legal[-3:]])
            state = game.play(state, seat, dice.choice(legal), Chance(seed, ply))
    return tuple(found)


@dataclass(frozen=True)
class Nonsense:
    """A source of forged ids, garbled words and odd values."""

    dice: random.Random
    moves: Sequence[str]

    def garbage(self, most: int = MAX_LENGTH) -> str:
        """Returns meaningless text of 1 to `most` characters."""
        return "".join(self.dice.choice(ALPHABET) for _ in range(self.dice.randint(1, most)))

    def words(self) -> str:
        """Returns a move, the beginning of one, two at once, an argument, or garbage."""
        move = self.dice.choice(self.moves)
        made: Callable[[], str] = self.dice.choice(
            [
                lambda: move,
                lambda: " ".join(move.split()[:-1]),
                lambda: f"{move} {self.dice.choice(self.moves)}",
                move.upper,
                lambda: self.dice.choice(ARGUMENTS),
                self.garbage,
            ]
        )
        return made()

    def number(self) -> int:
        return self.dice.choice([0, 1, -1, 2, 7, 10**5, 999_999, 2**31, self.dice.randint(0, 60)])

    def custom_id(self, known: Sequence[str], sessions: Sequence[str]) -> str:
        """Returns a known custom id with some parts replaced, a made-up one, or garbage; 1 to 100 characters."""
        chance = self.dice.random()
        if chance < 0.1:
            return self.garbage()
        if known and chance < 0.6:
            parts = (self.dice.choice(known).split(":", 4) + [""] * 5)[:5]
        else:
            parts = ["v1", self.dice.choice([*Action]).value, self.dice.choice([*sessions, "", "0000"]), "0", ""]
        fields: tuple[Callable[[], str], ...] = (
            lambda: self.dice.choice(["v1", "v2", ""]),
            lambda: self.dice.choice([*Action]).value,
            lambda: self.dice.choice([*sessions, self.garbage(20)]),
            lambda: str(self.number()),
            self.words,
        )
        for at in self.dice.sample((1, 2, 3, 4), self.dice.randint(0, 2)) + ([0] if self.dice.random() < 0.02 else []):
            parts[at] = fields[at]()
        return ":".join(parts)[:MAX_LENGTH] or "v1"

    def values(self, message: Message | None) -> list[str] | None:
        """Returns the values of a select that was allegedly used; None for a button."""
        chance = self.dice.random()
        if chance < 0.5:
            return None
        offered = [option.value for select in (message.selects if message else ()) for option in select.options]
        if offered and chance < 0.8:
            return self.dice.sample(offered, self.dice.randint(0, min(4, len(offered))))
        return [
            self.dice.choice([self.words(), self.garbage(30), str(self.number())])
            for _ in range(self.dice.choice([0, 1, 1, 1, 2, 3, 25]))
        ]

    def option(self, option: Json, ids: Sequence[str]) -> Any:
        """Returns a value for a command's option within the bounds that Discord's client enforces."""
        if option.get("choices") and self.dice.random() < 0.8:
            return self.dice.choice(option["choices"])["value"]
        match OptionType(option["type"]):
            case OptionType.BOOLEAN:
                return self.dice.random() < 0.5
            case OptionType.INTEGER | OptionType.NUMBER:
                low, high = option.get("min_value", -100), option.get("max_value", 10**6)
                return self.dice.choice([low, high, self.dice.randint(int(low), int(high))])
            case OptionType.STRING:
                return self.dice.choice([self.words(), self.garbage(option.get("max_length", 200))])
            case _:
                return self.dice.choice(ids)


def leaves(command: Json, name: str = "") -> list[tuple[str, list[Json]]]:
    """Returns the ways to type a command, such as `play tris_1`, each with its options."""
    name = f"{name} {command['name']}".strip()
    branches = [one for one in command.get("options", ()) if one["type"] in SUBCOMMANDS]
    if not branches:
        return [(name, command.get("options", []))]
    return [leaf for branch in branches for leaf in leaves(branch, name)]
