"""A whole game as text: its input, and everything that follows from it.

The input is the lines before the first blank line and the lines `ply 7, seat 0: roll e north`; all other lines are
generated from them. So a file can be started by hand and completed by `tests.playthroughs.record`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.games.base import AnyGame, Flag, Number, Options, Seat, Value, View
from bot.games.replay import history
from bot.games.state_hash import state_hash

FOLDER = Path(__file__).parent

MOVE = re.compile(r"^ply \d+, seat (\d+): (.+)$", re.MULTILINE)

MANY = 12
"""The most legal moves that are listed; of more, only the number is given."""


def files() -> list[Path]:
    """Returns the recorded playthroughs."""
    return sorted(FOLDER.glob("*.txt"))


@dataclass(frozen=True, kw_only=True)
class Playthrough:
    """A game, all its options, the secret seed, and the moves as (seat, words)."""

    key: str
    seats: int
    options: Options
    seed: bytes
    moves: tuple[tuple[Seat, str], ...]

    @classmethod
    def read(cls, text: str) -> "Playthrough":
        """Returns the game in a file. Raises ValueError or KeyError if the text is not a playthrough."""
        head = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
        return cls(
            key=head["game"],
            seats=int(head["seats"]),
            options=settings(GAMES[head["game"]], head.get("options", "").split()),
            seed=bytes.fromhex(head["seed"]),
            moves=tuple((Seat(int(seat)), words) for seat, words in MOVE.findall(text)),
        )

    def __str__(self) -> str:
        """The whole file. Raises MoveError or OptionError if the rules refuse the game."""
        moves = (f"ply {ply}, seat {seat}: {words}" for ply, (seat, words) in enumerate(self.moves, start=1))
        titles = chain(["start"], moves)
        parts = (
            [title, *state_lines(self.game, self.seats, state)]
            for title, state in zip(titles, self.states, strict=True)
        )
        return "\n\n".join("\n".join(lines) for lines in chain([self._head()], parts, [[self._hash_line()]])) + "\n"

    def _hash_line(self) -> str:
        """The last line of the file: a hash of the state hashes that the store would keep."""
        hashes = " ".join(state_hash(self.game.info, state) for state in self.states)
        return f"hash of all states: {sha256(hashes.encode()).hexdigest()[:16]}"

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key]

    @property
    def states(self) -> tuple[Any, ...]:
        """The states at the start and after each move. Raises MoveError or OptionError if the rules refuse the game."""
        return history(self.game, self.seats, self.options, self.seed, self.moves)

    def _head(self) -> list[str]:
        options = " ".join(f"{key}={str(value).lower()}" for key, value in self.options.items())
        head = {"game": self.key, "seats": self.seats, "options": options, "seed": self.seed.hex()}
        return [f"{name}: {value}" for name, value in head.items() if value]


def settings(game: AnyGame, given: list[str]) -> dict[str, Value]:
    """Returns full options from words like `rule_of_4=true`. Raises OptionError for what the game does not have."""
    options = {option.key: option for option in game.info.options}
    chosen: dict[str, Value] = {}
    for key, _, value in (word.partition("=") for word in given):
        match options.get(key):
            case Flag():
                chosen[key] = {"true": True, "false": False}.get(value, value)
            case Number():
                chosen[key] = int(value)
            case _:
                chosen[key] = value
    return game.info.full_options(chosen)


def state_lines(game: AnyGame, seats: int, state: Any) -> Iterator[str]:
    """Yields the lines about a state: the views of everyone and of each seat, the legal moves and the time limit, the
    outcome.
    """
    yield from view_lines(game.view(state, None), "  ")
    for seat in map(Seat, range(seats if game.info.secret else 0)):
        yield f"  seat {seat} sees"
        yield from view_lines(game.view(state, seat), "    ")
    for seat in sorted(game.to_act(state)):
        moves = game.legal_moves(state, seat)
        yield f"  seat {seat} may: {', '.join(moves) if len(moves) <= MANY else f'{len(moves)} moves'}"
    if limit := game.limit(state):
        yield f"  after {limit.seconds} seconds, seat {limit.seat}: {limit.move}"
    if outcome := game.outcome(state):
        scores = f", scores {outcome.scores}" if outcome.scores is not None else ""
        yield f"  outcome: {outcome.reason}, ranks {outcome.ranks}{scores}"


def view_lines(view: View, margin: str) -> Iterator[str]:
    """Yields the events and the position that one reader sees."""
    yield from (f"{margin}{event}" for event in view.events)
    yield from (f"{margin}| {line}".rstrip() for line in str(view).splitlines())
