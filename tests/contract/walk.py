"""Random games: the states they pass through, the same ones on every run."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any, TypeVar

from bot.games.base import AnyGame, Event, MoveError, Options, Seat
from bot.games.chance import Chance
from tests.contract.players import Player, anyhow, mostly_onward
from tests.contract.variants import Variant

T = TypeVar("T")

PLIES = {"set": 1500, "tripple_domino": 3000, "triodomino": 1500, "tris_1": 9, "tris_2": 400, "tris_on_steroids": 3000}
"""Where a random game is cut. All end before that, by test_declaration.py, but Tris 2, whose rules set no bound."""


@dataclass(frozen=True)
class Moment:
    """A state, and what each seat may do in it."""

    state: Any
    legal: Mapping[Seat, Sequence[str]]


@dataclass(frozen=True)
class PartialMove:
    """The moments of one game from the start, and between each two the seat and its words."""

    moments: tuple[Moment, ...]
    moves: tuple[tuple[Seat, str], ...]

    @cached_property
    def known(self) -> tuple[str, ...]:
        """All moves that some seat might have made at some moment."""
        return tuple(sorted({move for moment in self.moments for moves in moment.legal.values() for move in moves}))


def sampled(items: Sequence[T], most: int) -> list[T]:
    """The first, the last and some between, the same ones on every run."""
    if len(items) <= most:
        return list(items)
    return [items[0], *Random(most).sample(items[1:-1], most - 2), items[-1]]


def random_game(
    game: AnyGame, seats: int, options: Options, seed: bytes, plies: int, *, player: Player = anyhow
) -> Iterator[tuple[Seat | None, str, Any]]:
    """Seat, words and the state they lead to, from the start (None, "", state) to the end or `plies` moves."""
    fancy = Random(seed)
    state = game.start(seats, options, Chance(seed, 0))
    yield None, "", state
    for ply in range(1, plies + 1):
        if not game.to_act(state):
            return
        seat, words = player(game, state, fancy)
        state = game.play(state, seat, words, Chance(seed, ply))
        yield seat, words, state


@cache
def walk(variant: Variant) -> PartialMove:
    """A random game of this variant, with its errors and detours, to its end."""
    game, seats = variant.game, [*map(Seat, range(variant.seats))]
    steps = list(
        random_game(game, variant.seats, variant.options, variant.seed, PLIES[variant.key], player=mostly_onward)
    )
    return PartialMove(
        tuple(Moment(state, {seat: tuple(game.legal_moves(state, seat)) for seat in seats}) for _, _, state in steps),
        tuple((seat, words) for seat, words, _ in steps if seat is not None),
    )


def refusal(variant: Variant, state: Any, seat: Seat, words: str) -> MoveError | None:
    """How the game refuses these words; None where it accepts them."""
    try:
        variant.game.play(state, seat, words, Chance(variant.seed, 1))
    except MoveError as error:
        return error
    return None


def beginnings(moves: Iterable[str]) -> list[str]:
    """The moves and the first words of them, each once."""
    spelled = (move.split(" ") for move in moves)
    return sorted({" ".join(words[:count]) for words in spelled for count in range(1, len(words) + 1)})


def previewed(variant: Variant, moment: Moment, moves: int) -> list[tuple[Seat, str, Event]]:
    """What seats to act are told beforehand of some of their moves, and of the words that those begin with."""
    views = {seat: variant.game.view(moment.state, seat) for seat in moment.legal}
    asked = [(seat, words) for seat, legal in moment.legal.items() for words in beginnings(sampled(legal, moves))]
    told = ((seat, words, views[seat].preview(words)) for seat, words in asked)
    return [(seat, words, event) for seat, words, event in told if event]


def events(game: AnyGame, seats: int, state: Any) -> list[Event]:
    """All that is told after the last move, to any reader: what happened, how the players stand, how it all lies."""
    views = [game.view(state, reader) for reader in (None, *map(Seat, range(seats)))]
    return [event for view in views for event in (*view.events, *view.standing, *view.description)]
