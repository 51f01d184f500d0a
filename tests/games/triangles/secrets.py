"""Worlds that one reader cannot tell apart: the same table, the tiles that this reader cannot know exchanged."""

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


def nothing(state: Table, tile: Tile) -> bool:
    """What a move shows of hidden tiles where whoever can place may as well draw."""
    return False


@dataclass(frozen=True)
class Secrets(Generic[S, V]):
    """A game with its secrets.

    face_down: the fields of its state that hold tiles face down, beside the hands. shown: what by the rules everybody
    may conclude about a hidden tile from the next move; it is true of the tile that takes its place in another world.
    """

    game: Game[S, V]
    face_down: tuple[str, ...]
    shown: Callable[[S, Tile], bool]

    def exchanged(self, state: S, reader: Seat | None, fancy: Random) -> S:
        """All tiles that the reader cannot know change places at random."""
        return self._exchanged(state, _shuffled(self._hidden(state, reader), fancy))

    def assert_views_alike(self, seats: int, seed: int) -> None:
        """In a random game nobody sees anything of the tiles that he cannot know."""
        for state, other, reader in self._tables(seats, seed, every=7):
            self._assert_seen_alike(state, other, reader)

    def assert_moves_tell_nothing(self, seats: int, seed: int) -> None:
        """In a random game every move shows and tells the others the same, whatever the tiles that they cannot know."""
        for _, state, other, reader in self.moves(seats, seed):
            self._assert_seen_alike(state, other, reader)

    def assert_answers_alike(self, seats: int, seed: int, tries: Sequence[str]) -> None:
        """Whatever a player tries in a random game, on turn or not, is allowed or refused alike."""
        for state, other, reader in self._tables(seats, seed, every=30):
            if reader is not None:
                assert self.game.legal_moves(other, reader) == self.game.legal_moves(state, reader)
                for words in tries:
                    assert self._answer(other, reader, words) == self._answer(state, reader, words)

    def assert_undone_moves_taught_nothing(self, seats: int, seed: int) -> None:
        """In a random game the mover learns nothing by a move that may be taken back, whatever he cannot know.

        A round that might have ended and does not is no more than what the others may conclude, too.
        """
        for step in random_game(self.game, seats, {}, seed):
            other = self.exchanged(step.before, step.seat, Random(seed))
            elsewhere = self.game.play(other, step.seat, step.move, Chance(b"", 0))
            ends = ((step.before, step.after), (other, elsewhere))
            if not any(self.game.irreversible(*end) for end in ends):
                self._assert_seen_alike(step.after, elsewhere, step.seat)

    def moves(self, seats: int, seed: int) -> Iterator[tuple[str, S, S, Seat | None]]:
        """From a random game: a move, where it leads in two worlds that the reader, not the mover, cannot tell apart.

        Moves that end the round are left out: then the hands are counted in the open.
        """
        for step in random_game(self.game, seats, {}, seed):
            for reader in (None, *map(Seat, range(seats))):
                if reader == step.seat:
                    continue
                other = self._played_elsewhere(step, reader, Random(seed))
                if other is not None and _goes_on(step.before, step.after) and _goes_on(step.before, other):
                    yield step.move, step.after, other, reader

    def _tables(self, seats: int, seed: int, every: int) -> Iterator[tuple[S, S, Seat | None]]:
        """From a random game: a state, another that the reader cannot tell from it, and the reader."""
        for step in [*random_game(self.game, seats, {}, seed)][::every]:
            for reader in (None, *map(Seat, range(seats))):
                yield step.after, self.exchanged(step.after, reader, Random(seed)), reader

    def _assert_seen_alike(self, state: S, other: S, reader: Seat | None) -> None:
        seen, elsewhere = self.game.view(state, reader), self.game.view(other, reader)
        assert elsewhere == seen
        assert str(elsewhere) == str(seen)
        assert elsewhere.standing == seen.standing
        assert elsewhere.description == seen.description
        for words in prefixes(self.game.legal_moves(state, state.turn)):
            assert elsewhere.preview(words) == seen.preview(words)

    def _answer(self, state: S, seat: Seat, words: str) -> str:
        """What the game says to these words."""
        try:
            self.game.play(state, seat, words, Chance(b"", 0))
        except MoveError as error:
            return str(error)
        return "accepted"

    def _played_elsewhere(self, step: Step[S], reader: Seat | None, fancy: Random) -> S | None:
        """The same move in the other world; None where it is not legal there."""
        state = step.before
        laid = {NAMED[word] for word in step.move.split() if word in NAMED}
        hidden = self._hidden(state, reader) - laid
        true = {tile for tile in hidden if self.shown(state, tile)}
        world = self._exchanged(state, _shuffled(true, fancy) | _shuffled(hidden - true, fancy))
        if step.move not in self.game.legal_moves(world, step.seat):
            return None
        return self.game.play(world, step.seat, step.move, Chance(b"", 0))

    def _hidden(self, state: S, reader: Seat | None) -> set[Tile]:
        held = {tile for seat, hand in enumerate(state.hands) for tile in hand if seat != reader}
        piled = {tile for name in self.face_down for tile in getattr(state, name)}
        return (held | piled) - set(() if reader is None else state.hands[reader])

    def _exchanged(self, state: S, other: dict[Tile, Tile]) -> S:
        def exchanged(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
            return tuple(other.get(tile, tile) for tile in tiles)

        piles: dict[str, Any] = {name: exchanged(getattr(state, name)) for name in self.face_down}
        return replace(state, hands=tuple(tuple(sorted(exchanged(hand))) for hand in state.hands), **piles)


def _goes_on(before: Table, after: Table) -> bool:
    """Whether the round does."""
    return after.outcome is None and after.round == before.round


def _shuffled(tiles: set[Tile], fancy: Random) -> dict[Tile, Tile]:
    """Each tile with the one that takes its place."""
    listed = sorted(tiles)
    return dict(zip(listed, fancy.sample(listed, len(listed)), strict=True))
