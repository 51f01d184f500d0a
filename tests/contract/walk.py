"""Random games and the states they pass through, the same ones on every run."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any, TypeVar

from bot.games.base import AnyGame, Event, MoveError, Options, Seat
from bot.games.chance import Chance
from tests.contract.facts import Player, facts
from tests.contract.players import mostly_purposeful_move, random_move
from tests.contract.variants import Variant

T = TypeVar("T")


@dataclass(frozen=True)
class Snapshot:
    """A state, and the legal moves of each seat in it."""

    state: Any
    legal: Mapping[Seat, Sequence[str]]


@dataclass(frozen=True)
class Walk:
    """A random game: its snapshots from the start, and the moves between them, each with its seat."""

    snapshots: tuple[Snapshot, ...]
    moves: tuple[tuple[Seat, str], ...]

    @cached_property
    def known_moves(self) -> tuple[str, ...]:
        """All moves that some seat could have made at some time."""
        return tuple(
            sorted({move for snapshot in self.snapshots for moves in snapshot.legal.values() for move in moves})
        )


def sample(items: Sequence[T], most: int) -> list[T]:
    """Returns the first item, the last and some in between, the same ones on every run."""
    if len(items) <= most:
        return list(items)
    return [items[0], *Random(most).sample(items[1:-1], most - 2), items[-1]]


def random_game(
    game: AnyGame, seats: int, options: Options, seed: bytes, plies: int, *, player: Player = random_move
) -> Iterator[tuple[Seat | None, str, Any]]:
    """Yields seat, move and the resulting state, from the start (None, "", state) to the end or `plies` moves."""
    rng = Random(seed)
    state = game.start(seats, options, Chance(seed, 0))
    yield None, "", state
    for ply in range(1, plies + 1):
        if not game.to_act(state):
            return
        seat, words = player(game, state, rng)
        state = game.play(state, seat, words, Chance(seed, ply))
        yield seat, words, state


@cache
def walk(variant: Variant) -> Walk:
    """Returns a random game of this variant, with errors and detours, to its end or until it is cut."""
    game, seats = variant.game, [*map(Seat, range(variant.seats))]
    plies = facts(variant.key).plies
    steps = list(random_game(game, variant.seats, variant.options, variant.seed, plies, player=mostly_purposeful_move))
    return Walk(
        tuple(Snapshot(state, {seat: tuple(game.legal_moves(state, seat)) for seat in seats}) for _, _, state in steps),
        tuple((seat, words) for seat, words, _ in steps if seat is not None),
    )


def refusal(variant: Variant, state: Any, seat: Seat, words: str) -> MoveError | None:
    """Returns the error with which the game refuses these words; None if it accepts them."""
    try:
        variant.game.play(state, seat, words, Chance(variant.seed, 1))
    except MoveError as error:
        return error
    return None


def prefixes(moves: Iterable[str]) -> list[str]:
    """Returns every move and every beginning of one, by whole words and without duplicates."""
    split = (move.split(" ") for move in moves)
    return sorted({" ".join(words[:count]) for words in split for count in range(1, len(words) + 1)})


def previews(variant: Variant, snapshot: Snapshot, moves: int) -> list[tuple[Seat, str, Event]]:
    """Returns the previews that seats see of some of their legal moves, and of the words with which these begin."""
    views = {seat: variant.game.view(snapshot.state, seat) for seat in snapshot.legal}
    pairs = [(seat, words) for seat, legal in snapshot.legal.items() for words in prefixes(sample(legal, moves))]
    found = ((seat, words, views[seat].preview(words)) for seat, words in pairs)
    return [(seat, words, event) for seat, words, event in found if event]


def key_texts(game: AnyGame, snapshot: Snapshot, moves: int) -> Iterator[Event]:
    """Yields the key labels and prompts that appear before each word of some of the moves."""
    for seat, legal in snapshot.legal.items():
        if legal:
            view = game.view(snapshot.state, seat if game.info.private_moves else None)
            for words in ("", *prefixes(sample(legal, moves))):
                yield from (key.label for row in view.keys(words) for key in row if key.label is not None)
                if (prompt := view.prompt(words)) is not None:
                    yield prompt


def all_events(game: AnyGame, readers: Iterable[Seat | None], state: Any) -> list[Event]:
    """Returns the events, standings, descriptions and summaries that readers get after the last move."""
    views = [game.view(state, reader) for reader in readers]
    shown = (
        (*view.events, *view.standing, *view.description, *view.open_places, *view.private_summary) for view in views
    )
    return [event for events in shown for event in events]
