"""What one reader may see: everybody the table and the counts, a seat its own hand too. Secrets are filtered here."""

from dataclasses import dataclass, field

from bot.games.base import Event, Outcome, Seat
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import Place
from bot.games.triangles.tiles import Tile, name
from bot.games.triodomino.state import State

PRIVATE_EVENTS = frozenset({"triodomino-took"})
"""Events that only their own seat hears of."""


@dataclass(frozen=True)
class Spot:
    """Where a tile of the hand fits: the formation's number, counted from 1, and the place in it."""

    formation: int
    place: Place

    def __str__(self) -> str:
        hexagon = " closing a hexagon" if self.place.hexagons else ""
        return f"{self.formation}:{self.place.cell}{hexagon}"


@dataclass(frozen=True)
class Held:
    """A tile of the reader's hand, and where it could be attached."""

    tile: Tile
    spots: tuple[Spot, ...]

    def __str__(self) -> str:
        return f"{name(self.tile)} fits {', '.join(map(str, self.spots))}"


@dataclass(frozen=True, kw_only=True)
class View:
    """The table as one reader sees it.

    counts: tiles in each hand. stock: tiles left to draw. drawn: how many the player on turn has drawn this turn. free:
    whether that player may open a new formation. last: the number of the formation laid to last, counted from 1; its
    own `last` tells the cell. reader: the seat that looks on, or None for a spectator. hand: the reader's own; empty
    for a spectator.
    """

    rounds: int
    round: int
    topsy_turvy: bool
    scores: tuple[int, ...]
    counts: tuple[int, ...]
    stock: int
    formations: tuple[Formation, ...]
    last: int | None
    drawn: int
    free: bool
    to_act: Seat | None
    reader: Seat | None
    hand: tuple[Held, ...]
    outcome: Outcome | None
    events: tuple[Event, ...] = field(hash=False)

    def __str__(self) -> str:
        return "\n".join([self._heading(), *map(self._player, range(len(self.scores))), *self._tiles()])

    def _heading(self) -> str:
        topsy_turvy, over = ", topsy-turvy" * self.topsy_turvy, ", game over" if self.outcome else ""
        return f"round {self.round} of {self.rounds}, stock {self.stock}{topsy_turvy}{over}"

    def _player(self, seat: int) -> str:
        line = f"player {seat + 1}: score {self.scores[seat]}, tiles {self.counts[seat]}"
        if seat != self.to_act:
            return line
        return f"{line}, to move, " + ("may open a formation" if self.free else f"drawn {self.drawn}")

    def _tiles(self) -> list[str]:
        formations = [f"formation {number}: {laid}" for number, laid in enumerate(self.formations, start=1)]
        lines = formations or ["table: empty"]
        if self.hand:
            lines.append(f"your hand: {', '.join(name(held.tile) for held in self.hand)}")
        return lines + [str(held) for held in self.hand if held.spots]


def view(state: State, reader: Seat | None) -> View:
    """What `reader` may see of the state; None is a spectator."""
    return View(
        rounds=state.rounds,
        round=state.round,
        topsy_turvy=state.topsy_turvy,
        scores=state.scores,
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        formations=state.formations,
        last=state.last,
        drawn=state.drawn,
        free=state.free,
        to_act=None if state.outcome else state.turn,
        reader=reader,
        hand=() if reader is None else tuple(_held(state, tile) for tile in state.hands[reader]),
        outcome=state.outcome,
        events=state.heard_by(reader, PRIVATE_EVENTS),
    )


def _held(state: State, tile: Tile) -> Held:
    formations = enumerate(state.formations, start=1)
    return Held(tile, tuple(Spot(number, place) for number, laid in formations for place in laid.places(tile)))
