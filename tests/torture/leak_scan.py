"""Compares what each reader sees of a state with what they see after all hidden parts are dealt again."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import cycle
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.base import Seat
from bot.texts import LANGUAGES, texts_in
from renderers.pictures import Pictures
from tests.contract.players import mostly_purposeful_move
from tests.contract.variants import VARIANTS
from tests.contract.walk import prefixes, random_game
from tests.torture.figures import Figures
from tests.torture.hidden import HIDDEN
from tests.torture.shown import Position, by_rules, chosen_moves, in_messages, in_pictures

PERMUTATIONS = 12
"""The number of states with which each state is compared, per reader."""

EVERY = 5
"""One position in this number is compared."""

WORDS = 4
"""The number of moves' beginnings that are previewed and tried in each position."""

PLIES = 600


@dataclass(frozen=True)
class Rates:
    """How often each view beyond the rules is compared: once per this number of pairs of a position and a reader."""

    messages: int = 20
    choices: int = 60
    pictures: int = 40


RATES = Rates()


def positions(key: str, dice: Random) -> Iterator[Position]:
    """Yields positions of random games of all variants, without end; none of an ended game, which hides nothing."""
    variants = [variant for variant in VARIANTS if variant.key == key]
    while True:
        variant, seed = dice.choice(variants), dice.randbytes(8)
        game = GAMES[key]
        steps = random_game(game, variant.seats, variant.options, seed, PLIES, player=mostly_purposeful_move)
        for ply, (_, _, state) in enumerate(steps):
            if dice.randrange(EVERY) == 0 and game.to_act(state):
                yield Position(game, variant.seats, variant.options, ply, state, seed)


def _words(position: Position, dice: Random) -> tuple[str, ...]:
    game, state = position.game, position.state
    seat = dice.choice(sorted(game.to_act(state)))
    moves = game.legal_moves(state, seat)
    first_words = prefixes(dice.sample(list(moves), min(len(moves), WORDS)))
    return tuple(dice.sample(first_words, min(WORDS, len(first_words))))


def others(position: Position, reader: Seat | None, dice: Random) -> Iterator[Position]:
    """Yields positions that the reader cannot distinguish from this one, each with another seed."""
    exchange = HIDDEN[position.game.info.key].exchange
    for _ in range(PERMUTATIONS):
        state = exchange(position.state, reader, dice)
        if state != position.state:
            yield replace(position, state=state, seed=dice.randbytes(32))


@dataclass(frozen=True)
class Scan:
    """A scan of random positions. rates: how often views beyond the rules are compared."""

    dice: Random
    figures: Figures
    rates: Rates = RATES
    pictures: Pictures = field(default_factory=Pictures)

    async def run(self, states: int, keys: Iterable[str] = HIDDEN) -> list[str]:
        """Compares this number of states of these games; returns the differences found."""
        games = cycle([positions(key, self.dice) for key in keys])
        found: list[str] = []
        pairs = 0
        while self.figures["states"] < states:
            position = next(next(games))
            words = _words(position, self.dice)
            for reader in position.readers:
                pairs += 1
                also = frozenset(name for name, rate in vars(self.rates).items() if pairs % rate == 0)
                found += await self._compared(Look(position, reader, words, self.dice.choice(LANGUAGES), also))
        return found

    async def _compared(self, look: "Look") -> list[str]:
        """Compares a position with others; returns the differences that its reader sees."""
        expected = await look.shown(self.pictures)
        found = []
        for other in others(look.position, look.reader, self.dice):
            shown = await replace(look, position=other).shown(self.pictures)
            self.figures.add("states")
            for name in look.also:
                self.figures.add(f"with {name}")
            leaks = [what for what, one in shown.items() if one != expected[what]]
            self.figures.add("leaks", len(leaks))
            found += [f"{look}: {what}" for what in leaks]
        return found


@dataclass(frozen=True)
class Look:
    """A reader's look at a position. words: as in `by_rules`. also: which views beyond the rules are included."""

    position: Position
    reader: Seat | None
    words: tuple[str, ...]
    language: str
    also: frozenset[str]

    def __str__(self) -> str:
        return f"{self.position.game.info.key}, ply {self.position.ply}, reader {self.reader}"

    async def shown(self, pictures: Pictures) -> Mapping[str, Any]:
        """Returns everything that the reader sees, by kind."""
        position, reader, texts = self.position, self.reader, texts_in(self.language)
        shown: dict[str, Any] = {"rules": by_rules(position, reader, self.words)}
        if "messages" in self.also:
            shown["messages"] = list(in_messages(position, reader, texts, self.words))
        if "pictures" in self.also:
            shown["pictures"] = await in_pictures(position, reader, texts, pictures)
        if "choices" in self.also and reader is not None and reader in position.game.to_act(position.state):
            shown["choices"] = chosen_moves(position, reader)
        return shown
