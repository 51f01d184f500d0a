"""Random games: the states they pass through, the same ones on every run."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.games.base import AnyGame, Event, MoveError, Options, Seat
from bot.games.chance import Chance
from tests.contract.variants import Variant

SEED = bytes(range(32))


@dataclass(frozen=True)
class Walk:
    """The states of one game from the start, and between each two the seat and its words."""

    states: tuple[Any, ...]
    moves: tuple[tuple[Seat, str], ...]


def random_game(
    game: AnyGame, seats: int, options: Options, seed: bytes, plies: int
) -> Iterator[tuple[Seat | None, str, Any]]:
    """Seat, words and the state they lead to, from the start (None, "", state) to the end or `plies` moves."""
    fancy = Random(seed)
    state = game.start(seats, options, Chance(seed, 0))
    yield None, "", state
    for ply in range(1, plies + 1):
        to_act = sorted(game.to_act(state))
        if not to_act:
            return
        seat = fancy.choice(to_act)
        words = fancy.choice(game.legal_moves(state, seat))
        state = game.play(state, seat, words, Chance(seed, ply))
        yield seat, words, state


@cache
def walk(variant: Variant, plies: int = 60) -> Walk:
    """A random game of this variant, cut after `plies` moves: some games may go on for ever."""
    steps = list(random_game(variant.game, variant.seats, variant.options, SEED, plies))
    moves = tuple((seat, words) for seat, words, _ in steps if seat is not None)
    return Walk(tuple(state for _, _, state in steps), moves)


def refusal(variant: Variant, state: Any, seat: Seat, words: str) -> MoveError | None:
    """How the game refuses these words; None where it accepts them."""
    try:
        variant.game.play(state, seat, words, Chance(SEED, 1))
    except MoveError as error:
        return error
    return None


def events(variant: Variant, state: Any) -> list[Event]:
    """All that is told after the last move, to any reader."""
    readers = [None, *map(Seat, range(variant.seats))]
    return [event for reader in readers for event in variant.game.view(state, reader).events]
