"""The players of both tile games that search, in compiled code: rollouts over deals of the hidden tiles (search.h)."""

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.games.base import Seat, View
from bot.games.chance import Chance
from bot.games.triangles.table import Miss
from bot.games.triangles.tiles import Tile
from bot.players.base import Level, Player, best_move
from bot.players.compiled import compiled_search
from bot.players.triangles.messages import seed, tiles
from bot.players.triangles.overlooking import Overlooking


class HandTile(Protocol):
    """A tile of the seat's own hand."""

    @property
    def tile(self) -> Tile: ...


class TileView(View, Protocol):
    """The part of a seat's view that both games have."""

    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def to_act(self) -> Seat | None: ...
    @property
    def drawn(self) -> int: ...
    @property
    def idle(self) -> int: ...
    @property
    def placers(self) -> tuple[Seat, ...]: ...
    @property
    def misses(self) -> tuple[Miss, ...]: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def hand(self) -> Sequence[HandTile]: ...


V = TypeVar("V", bound=TileView)


@dataclass(frozen=True)
class Encoding(Generic[V]):
    """The encoding of a game's views and moves for its compiled search.

    Attributes:
        package: the package with the compiled search.
        pile: returns the number of tiles to draw.
        history: returns the tiles on the table, the draws and passes.
        own: returns the fields of the table that only this game has.
        move: returns a move's kind (the number in `Kind` of round.h), tile and cell.
    """

    package: str
    pile: Callable[[V], int]
    history: Callable[[V], bytes]
    own: Callable[[V], bytes]
    move: Callable[[str], tuple[int, int, int]]

    def request(self, view: V, legal: Sequence[str], chance: Chance, rollouts: int) -> bytes:
        """Returns all that the seat on turn knows."""
        hands = bytes(view.counts) + tiles(one.tile for one in view.hand)
        return seed(chance) + struct.pack("<I", rollouts) + self.table(view) + hands + self.moves(legal)

    def table(self, view: V) -> bytes:
        """Returns what everybody knows of the table."""
        turn = struct.pack("<5B", len(view.scores), view.to_act or 0, view.drawn, view.idle, self.pile(view))
        scores = struct.pack(f"<{len(view.scores)}h", *view.scores)
        return turn + scores + self.history(view) + self.own(view)

    def moves(self, words: Sequence[str]) -> bytes:
        """Returns the moves, after their count."""
        return struct.pack("<H", len(words)) + b"".join(struct.pack("<BBI", *self.move(move)) for move in words)


@dataclass(frozen=True)
class Telling:
    """How the share of rollouts that a seat wins becomes the chance that it is told.

    Rollouts are surer of the result than games are: the better the players, the more often they make up for a lead.
    The order of moves stays the same.

    Attributes:
        slope: 1 if results follow the logits of the shares; the smaller, the nearer the chance is to that of equals.
        optimism: the factor by which the odds are too high: the best of several moves looks better than it is.
        doubt: the part of the rollouts that is replaced by those of equals, since the deals are never all that may be.
    """

    slope: float = 1.0
    optimism: float = 1.0
    doubt: float = 0.0

    def chance(self, share: float, seats: int) -> float:
        """Returns the chance of winning; a share of 0 or 1 is certain, and with one seat the share is left as it is."""
        if seats == 1 or not 0 < share < 1:
            return share
        doubted = (1 - self.doubt) * share + self.doubt / seats
        odds: float = (doubted * (seats - 1) / (1 - doubted)) ** self.slope / (seats - 1) / self.optimism
        return odds / (1 + odds)


@dataclass(frozen=True)
class Search(Generic[V]):
    """A player that plays rounds to their end after each move, `rollouts` in all, and makes the best move.

    Attributes:
        telling: how the rollouts become chances.
        function: the name of the compiled function that rates moves.
    """

    encoding: Encoding[V]
    rollouts: int
    telling: Telling = Telling()
    function: str = "rate"

    def choose(self, view: V, legal: Sequence[str], chance: Chance) -> str:
        """Returns the best move; a single one needs no search."""
        return legal[0] if len(legal) == 1 else best_move(legal, self._shares(view, legal, chance), chance)

    def ratings(self, view: V, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the share of the match that the seat wins by each move, against players of this level.

        In the solitaire of Tripple Domino, where nobody wins, it is a measure of the points.
        """
        return [self.telling.chance(share, len(view.scores)) for share in self._shares(view, legal, chance)]

    def _shares(self, view: V, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the share of the match that the seat wins by each move in the rollouts."""
        request = self.encoding.request(view, legal, chance, self.rollouts)
        return struct.unpack(f"<{len(legal)}d", compiled_search(self.encoding.package).call(self.function, request))


def levels_without_search(simple: Player[V], overlooks: int) -> Mapping[Level, Player[V]]:
    """Returns the players of all levels for when compiled code cannot run: they look one move ahead, as `simple` does.

    Args:
        overlooks: how many of 100 moves the easy player overlooks.
    """
    return {**dict.fromkeys(Level, simple), Level.EASY: Overlooking(simple, overlooks)}
