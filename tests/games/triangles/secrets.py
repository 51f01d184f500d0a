"""States that one reader cannot distinguish: they differ in the tiles that this reader cannot know."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Generic, TypeVar

from bot.games.base import Game, MoveError, Seat, View
from bot.games.chance import Chance
from bot.games.triangles.table import Table
from bot.games.triangles.tiles import NAMED, Tile
from tests.contract.walk import prefixes
from tests.games.triangles.random_games import Step, random_game

S = TypeVar("S", bound=Table)
V = TypeVar("V", bound=View)


def reveals_nothing(state: Table, tile: Tile) -> bool:
    """Returns False: a move reveals nothing about hidden tiles if players who can place may draw instead."""
    return False


@dataclass(frozen=True)
class Secrets(Generic[S, V]):
    """A game and its secrets.

    face_down: the fields of its state that hold face-down tiles, besides the hands. revealed: a property of hidden
    tiles that a move reveals to everybody; a tile is replaced only by one with the same value of it.
    """

    game: Game[S, V]
    face_down: tuple[str, ...]
    revealed: Callable[[S, Tile], bool]

    def exchanged(self, state: S, reader: Seat | None, rng: Random) -> S:
        """Returns the state with all tiles that the reader cannot know exchanged at random."""
        return self.with_tiles(state, _shuffled(self.hidden(state, reader), rng))

    def assert_views_are_equal(self, seats: int, seed: int) -> None:
        """In a random game no view depends on tiles that its reader cannot know."""
        for state, other, reader in self._states(seats, seed, every=7):
            self._assert_equal_views(state, other, reader)

    def assert_moves_reveal_nothing(self, seats: int, seed: int) -> None:
        """In a random game no view or event after a move depends on tiles that its reader cannot know."""
        for _, state, other, reader in self.moves(seats, seed):
            self._assert_equal_views(state, other, reader)

    def assert_answers_are_equal(self, seats: int, seed: int, tries: Sequence[str]) -> None:
        """In a random game, whether a move is accepted or refused does not depend on hidden tiles."""
        for state, other, reader in self._states(seats, seed, every=30):
            if reader is not None:
                assert self.game.legal_moves(other, reader) == self.game.legal_moves(state, reader)
                for words in tries:
                    assert self._answer(other, reader, words) == self._answer(state, reader, words)

    def assert_taken_back_moves_reveal_nothing(self, seats: int, seed: int) -> None:
        """In a random game a move that may be taken back shows its player nothing that depends on hidden tiles.

        One thing is excepted: that the round does not end although it might have. The others may conclude this as well.
        """
        for step in random_game(self.game, seats, {}, seed):
            other = self.exchanged(step.before, step.seat, Random(seed))
            elsewhere = self.game.play(other, step.seat, step.move, Chance(b"", 0))
            ends = ((step.before, step.after), (other, elsewhere))
            if not any(self.game.irreversible(*end) for end in ends):
                self._assert_equal_views(step.after, elsewhere, step.seat)

    def moves(self, seats: int, seed: int) -> Iterator[tuple[str, S, S, Seat | None]]:
        """Yields moves of a random game, each with the resulting states from two states that a reader cannot
        distinguish.

        The reader is not the mover. Moves that end the round are left out: then all hands are shown.
        """
        for step in random_game(self.game, seats, {}, seed):
            for reader in (None, *map(Seat, range(seats))):
                if reader == step.seat:
                    continue
                other = self._played_in_other(step, reader, Random(seed))
                if other is not None and _goes_on(step.before, step.after) and _goes_on(step.before, other):
                    yield step.move, step.after, other, reader

    def _states(self, seats: int, seed: int, every: int) -> Iterator[tuple[S, S, Seat | None]]:
        """Yields a state of a random game, another that the reader cannot distinguish from it, and the reader."""
        for step in [*random_game(self.game, seats, {}, seed)][::every]:
            for reader in (None, *map(Seat, range(seats))):
                yield step.after, self.exchanged(step.after, reader, Random(seed)), reader

    def _assert_equal_views(self, state: S, other: S, reader: Seat | None) -> None:
        seen, elsewhere = self.game.view(state, reader), self.game.view(other, reader)
        assert elsewhere == seen
        assert str(elsewhere) == str(seen)
        assert elsewhere.standing == seen.standing
        assert elsewhere.description == seen.description
        for words in prefixes(self.game.legal_moves(state, state.turn)):
            assert elsewhere.preview(words) == seen.preview(words)

    def _answer(self, state: S, seat: Seat, words: str) -> str:
        """Returns the game's answer to these words."""
        try:
            self.game.play(state, seat, words, Chance(b"", 0))
        except MoveError as error:
            return str(error)
        return "accepted"

    def _played_in_other(self, step: Step[S], reader: Seat | None, rng: Random) -> S | None:
        """Returns the state after the same move with other hidden tiles; None if the move is not legal there."""
        state = step.before
        laid = {NAMED[word] for word in step.move.split() if word in NAMED}
        hidden = self.hidden(state, reader) - laid
        true = {tile for tile in hidden if self.revealed(state, tile)}
        world = self.with_tiles(state, _shuffled(true, rng) | _shuffled(hidden - true, rng))
        if step.move not in self.game.legal_moves(world, step.seat):
            return None
        return self.game.play(world, step.seat, step.move, Chance(b"", 0))

    def hidden(self, state: S, reader: Seat | None) -> set[Tile]:
        """Returns the tiles that the reader cannot know."""
        held = {tile for seat, hand in enumerate(state.hands) for tile in hand if seat != reader}
        piled = {tile for name in self.face_down for tile in getattr(state, name)}
        return (held | piled) - set(() if reader is None else state.hands[reader])

    def with_tiles(self, state: S, other: dict[Tile, Tile]) -> S:
        """Returns the state with these tiles replaced by others."""

        def exchanged(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
            return tuple(other.get(tile, tile) for tile in tiles)

        piles: dict[str, Any] = {name: exchanged(getattr(state, name)) for name in self.face_down}
        return replace(state, hands=tuple(tuple(sorted(exchanged(hand))) for hand in state.hands), **piles)


def _goes_on(before: Table, after: Table) -> bool:
    """Returns whether the round goes on."""
    return after.outcome is None and after.round == before.round


def _shuffled(tiles: set[Tile], rng: Random) -> dict[Tile, Tile]:
    """Returns for each tile the one that replaces it."""
    listed = sorted(tiles)
    return dict(zip(listed, rng.sample(listed, len(listed)), strict=True))
