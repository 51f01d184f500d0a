"""Plays either of the tile games move by move in tests."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.base import Event, Game, Value, View
from bot.games.chance import Chance
from bot.games.triangles.table import Table

S = TypeVar("S", bound=Table)
V = TypeVar("V", bound=View)


def next_deal() -> Chance:
    """Returns the luck of a move that ends a round."""
    return Chance(b"the next deal", 1)


@dataclass(frozen=True)
class Playing(Generic[S, V]):
    """One of the two games, always played by the player on turn."""

    game: Game[S, V]

    def started(self, seats: int, seed: bytes = b"seed", **options: Value) -> S:
        """Returns a new game."""
        return self.game.start(seats, self.game.info.full_options(options), Chance(seed, 0))

    def played(self, state: S, *moves: str) -> S:
        """Returns the state after these moves."""
        for move in moves:
            state = self.game.play(state, state.turn, move, next_deal())
        return state

    def moves(self, state: S) -> set[str]:
        """Returns the legal moves of the player on turn."""
        return set(self.game.legal_moves(state, state.turn))

    def words(self, state: S) -> set[str]:
        """Returns the first words of the legal moves of the player on turn."""
        return {move.split()[0] for move in self.moves(state)}

    def events_of(self, state: S, key: str) -> list[Event]:
        """Returns the last move's events of this kind."""
        return [event for event in state.events if event.key == f"{self.game.info.key}-{key}"]
