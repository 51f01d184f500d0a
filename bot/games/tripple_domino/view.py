"""One reader's view: the table and the counts, and for a seat its own hand. Secrets are filtered only here."""

from dataclasses import dataclass

from bot.games.base import Args, Event, Seat
from bot.games.defaults import BaseView
from bot.games.triangles.cells import Cell
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import Place
from bot.games.triangles.table import Miss
from bot.games.triangles.tiles import Tile, name, names
from bot.games.tripple_domino.scoring import DRAW_COST
from bot.games.tripple_domino.state import State
from bot.games.tripple_domino.turn import pass_cost, playable, points

PRIVATE_EVENTS = frozenset({"tripple_domino-took"})
"""The keys of events that only their own seat may know."""


@dataclass(frozen=True)
class ScoredPlace:
    """A place for a tile of the hand, and what the tile would score there, bonus included."""

    place: Place
    points: int

    def __str__(self) -> str:
        return f"{self.place.cell} for {self.points}"

    def preview(self, tile: Tile, number: int, places: int) -> Event:
        """Returns what the tile does here; `number` is the place's among all `places` of the tile."""
        args: Args = {
            "tile": name(tile),
            "number": number,
            "places": places,
            "points": self.points,
            "hexagons": self.place.hexagons,
            "kind": self.place.kind.value,
        }
        return Event("tripple_domino-preview-place", args=args)


@dataclass(frozen=True)
class HandTile:
    """A tile of the reader's hand.

    Attributes:
        playable: whether the rules let it be placed now, should it fit.
    """

    tile: Tile
    places: tuple[ScoredPlace, ...]
    playable: bool

    def __str__(self) -> str:
        when = "fits" if self.playable else "would fit"
        return f"{name(self.tile)} {when} {', '.join(map(str, self.places))}"

    def description(self, *, tells_scores: bool) -> Event:
        """Returns where the tile fits, each place with its points; `now`: whether it may be placed at once."""
        scored = (
            f"{found.place.cell} +{found.points}" if tells_scores else f"{found.place.cell}" for found in self.places
        )
        places = "; ".join(scored)
        args: Args = {"tile": name(self.tile), "places": places, "now": "yes" if self.playable else "no"}
        return Event("tripple_domino-seen-fits", args=args)

    def preview(self) -> Event:
        """Returns how many places the tile has, and the points of the best."""
        best = max((found.points for found in self.places), default=0)
        args: Args = {"tile": name(self.tile), "places": len(self.places), "best": best}
        return Event("tripple_domino-preview-tile", args=args)

    def preview_on(self, cell: Cell) -> Event | None:
        """Returns what the tile does on a cell where it fits; the places count from 1 in their order."""
        places = enumerate(self.places, start=1)
        found = next(((number, found) for number, found in places if found.place.cell == cell), None)
        return None if found is None else found[1].preview(self.tile, found[0], len(self.places))


@dataclass(frozen=True, kw_only=True)
class View(BaseView):
    """The table as one reader sees it.

    Attributes:
        target: the points that end the game; None in the solitaire.
        each_hexagon: whether every hexagon closed at once counts.
        gained: each seat's points of this round.
        counts: tiles in each hand.
        reserve: tiles left to draw.
        drawn: how many tiles the player on turn has drawn this turn.
        idle: turns in a row that were passed with nothing to draw.
        placers: who placed each tile of the round.
        misses: all draws and passes of the round.
        to_act: None when the round is over.
        reader: a seat, or None for a spectator.
        hand: the reader's own, without places for its tiles when the round is over; empty for a spectator.
        tells_scores: whether previews and the description tell the points of tiles: not in a puzzle that asks for them.
    """

    target: int | None
    each_hexagon: bool
    round: int
    scores: tuple[int, ...]
    gained: tuple[int, ...]
    counts: tuple[int, ...]
    reserve: int
    formation: Formation
    drawn: int
    idle: int
    placers: tuple[Seat, ...]
    misses: tuple[Miss, ...]
    to_act: Seat | None
    reader: Seat | None
    hand: tuple[HandTile, ...]
    tells_scores: bool = True

    @property
    def standing(self) -> tuple[Event, ...]:
        """Each player's points, those `gained` in this round, and how many tiles are in the hand."""
        return tuple(
            Event("tripple_domino-stands", Seat(seat), {"score": score, "gained": gained, "tiles": tiles})
            for seat, (score, gained, tiles) in enumerate(zip(self.scores, self.gained, self.counts, strict=True))
        )

    def preview(self, words: str) -> Event | None:
        """Returns what a tile of the hand, or one of its places, scores; what drawing or passing costs."""
        hand = {name(hand_tile.tile): hand_tile for hand_tile in self.hand if self.tells_scores}
        match words.split(" "):
            case ["place", tile] if tile in hand:
                return hand[tile].preview()
            case ["place", tile, cell] if tile in hand:
                return hand[tile].preview_on(cell)
            case ["draw"]:
                return Event("tripple_domino-preview-draw", args={"points": -DRAW_COST, "reserve": self.reserve})
            case ["pass"] if cost := pass_cost(self.drawn):
                return Event("tripple_domino-preview-pass", args={"points": -cost})
        return None

    def prompt(self, words: str) -> Event | None:
        """Returns the question which tile the player chooses, or which place for the chosen tile."""
        if self.to_act is None or self.to_act != self.reader:
            return None
        match words.split(" "):
            case ["place", tile]:
                return Event("tripple_domino-prompt-place", args={"tile": tile})
            case [_] if not any(hand_tile.playable and hand_tile.places for hand_tile in self.hand):
                return Event("tripple_domino-prompt-none")
            case [_]:
                return Event("tripple_domino-prompt-drawn" if self.drawn else "tripple_domino-prompt-tile")
        return None

    @property
    def description(self) -> tuple[Event, ...]:
        """The round, the standing, whose turn it is or the result, the formation; then the reader's own hand."""
        return (
            Event("tripple_domino-seen-round", args={"round": self.round, "reserve": self.reserve}),
            *self.standing,
            *self._turn_or_result(),
            *self._table(),
            *self._own_hand(),
        )

    @property
    def legend(self) -> Event:
        """How cells and tiles are named."""
        return Event("tripple_domino-seen-legend")

    @property
    def open_places(self) -> tuple[Event, ...]:
        """The open edges: their numbers, the tile that has them, on which side of it."""
        return tuple(
            Event("tripple_domino-seen-edge", args={"edge": f"{a}-{b}", "tile": name(tile.values), "side": side})
            for tile, (a, b), side in self.formation.open_edges
        )

    def _turn_or_result(self) -> list[Event]:
        if self.to_act is not None:
            return [Event("tripple_domino-seen-turn", self.to_act, {"drawn": self.drawn})]
        return [Event(self.outcome.reason)] if self.outcome else []

    def _table(self) -> list[Event]:
        last = self.formation.last
        if last is None:
            return [Event("tripple_domino-seen-empty")]
        table = Event("tripple_domino-seen-table", args={"tiles": self.formation.in_reading_order})
        return [table, Event("tripple_domino-seen-last", args={"cell": last})]

    def _own_hand(self) -> list[Event]:
        if not self.hand:
            return []
        hand = Event("tripple_domino-seen-hand", args={"tiles": self._hand_names})
        fits = (one.description(tells_scores=self.tells_scores) for one in self.hand if one.places)
        return [hand, *fits]

    @property
    def _hand_names(self) -> str:
        return names(hand_tile.tile for hand_tile in self.hand)

    def __str__(self) -> str:
        return "\n".join([self._heading(), *map(self._player, range(len(self.scores))), *self._tiles()])

    def _heading(self) -> str:
        target = "" if self.target is None else f", target {self.target}"
        return f"round {self.round}, reserve {self.reserve}{target}{', game over' if self.outcome else ''}"

    def _player(self, seat: int) -> str:
        turn = f", to move, drawn {self.drawn}" if seat == self.to_act else ""
        return f"player {seat + 1}: score {self.scores[seat]}, tiles {self.counts[seat]}{turn}"

    def _tiles(self) -> list[str]:
        lines = [f"table: {self.formation}" if self.formation.tiles else "table: empty"]
        if self.hand:
            lines.append(f"your hand: {self._hand_names}")
        return lines + [str(hand_tile) for hand_tile in self.hand if hand_tile.places]


def view_for(state: State, reader: Seat | None, *, round_over: bool = False) -> View:
    """Returns what a seat, or a spectator (None), may see of the state.

    Args:
        round_over: whether the round has just ended.
    """
    over = round_over or state.outcome is not None
    return View(
        target=None if state.solitaire else state.target,
        each_hexagon=state.each_hexagon,
        round=state.round,
        round_end=None if state.round_end is None else view_for(state.round_end, reader, round_over=True),
        scores=state.scores,
        gained=state.gained,
        counts=tuple(map(len, state.hands)),
        reserve=len(state.reserve),
        formation=state.formation,
        drawn=len(state.drawn),
        idle=state.idle,
        placers=state.placers,
        misses=state.misses,
        to_act=None if over else state.turn,
        reader=reader,
        hand=() if reader is None else tuple(_hand_tile(state, tile, over=over) for tile in state.hands[reader]),
        outcome=state.outcome,
        events=state.events_for(reader, PRIVATE_EVENTS),
    )


def _hand_tile(state: State, tile: Tile, *, over: bool) -> HandTile:
    """Returns a tile of the reader's hand. Before the opening only the tile that must open has a place."""
    now = not over and tile in playable(state)
    places = state.formation.places(tile) if now or not (over or state.opening) else ()
    return HandTile(tile, tuple(ScoredPlace(place, points(state, place)) for place in places), now)
