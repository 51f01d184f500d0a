"""One reader's view: the table and the counts, and for a seat its own hand. Secrets are filtered only here."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.base import Args, Event, Seat
from bot.games.defaults import BaseView
from bot.games.triangles.formation import Formation
from bot.games.triangles.table import Miss
from bot.games.triangles.tiles import Tile, name, names, value
from bot.games.triodomino.hand import FormationPlace, HandTile
from bot.games.triodomino.state import State

PRIVATE_EVENTS = frozenset({"triodomino-took"})
"""The keys of events that only their own seat may know."""


@dataclass(frozen=True, kw_only=True)
class View(BaseView):
    """The table as one reader sees it.

    Attributes:
        gained: each seat's points of this round.
        counts: tiles in each hand.
        stock: tiles left to draw.
        drawn: how many the player on turn has drawn this turn.
        free: whether that player may open a new formation.
        laid: for each tile on the table, in the order in which they were placed, the number of its formation,
            counted from 1.
        idle: turns in a row without a placement.
        placers: who placed each tile of the round.
        misses: all draws and passes of the round.
        to_act: None when the round is over.
        reader: a seat, or None for a spectator.
        hand: the reader's own, without places for its tiles when the round is over; empty for a spectator.
    """

    rounds: int
    round: int
    topsy_turvy: bool
    scores: tuple[int, ...]
    gained: tuple[int, ...]
    counts: tuple[int, ...]
    stock: int
    formations: tuple[Formation, ...]
    laid: tuple[int, ...]
    drawn: int
    free: bool
    idle: int
    placers: tuple[Seat, ...]
    misses: tuple[Miss, ...]
    to_act: Seat | None
    reader: Seat | None
    hand: tuple[HandTile, ...]

    @property
    def standing(self) -> tuple[Event, ...]:
        """Each player's points, those `gained` in this round, how many tiles are in the hand, and the `penalty`.

        The `penalty` is whether the fewest points win.
        """
        penalty = "no" if self.topsy_turvy else "yes"
        return tuple(
            Event(
                "triodomino-stands", Seat(seat), {"score": score, "gained": gained, "tiles": tiles, "penalty": penalty}
            )
            for seat, (score, gained, tiles) in enumerate(zip(self.scores, self.gained, self.counts, strict=True))
        )

    def preview(self, words: str) -> Event | None:
        """Returns what placing a tile of the hand does, in a formation or as the first of one.

        With topsy-turvy it scores its value (RULES 003.12), otherwise nothing.
        """
        hand = {name(hand_tile.tile): hand_tile for hand_tile in self.hand}
        match words.split(" "):
            case ["open" | "free", tile] if tile in hand:
                hand_tile = hand[tile]
                return Event("triodomino-preview-open", args={**hand_tile.args, "points": self._points(hand_tile)})
            case ["place", tile] if tile in hand:
                return hand[tile].preview(self._points(hand[tile]))
            case ["place", tile, place] if tile in hand:
                return hand[tile].preview_on(place, self._points(hand[tile]), len(self.formations))
        return None

    def prompt(self, words: str) -> Event | None:
        """Returns the question which tile the player chooses, or which place for the chosen tile."""
        if self.to_act is None or self.to_act != self.reader:
            return None
        match words.split(" "):
            case ["place", tile]:
                return Event("triodomino-prompt-place", args={"tile": tile})
            case [_]:
                return Event(self._prompt_for_tile())
        return None

    def _prompt_for_tile(self) -> str:
        if not self.formations:
            return "triodomino-prompt-open"
        if self.free:
            return "triodomino-prompt-free"
        fits = any(hand_tile.places for hand_tile in self.hand)
        return "triodomino-prompt-tile" if fits else "triodomino-prompt-none"

    def _points(self, hand_tile: HandTile) -> int:
        return value(hand_tile.tile) if self.topsy_turvy else 0

    @property
    def description(self) -> tuple[Event, ...]:
        """The round, the standing, whose turn it is or the result, the formations; then the reader's own hand."""
        round_args: Args = {"round": self.round, "rounds": self.rounds, "stock": self.stock}
        formations = [
            Event("triodomino-seen-formation", args={"number": number, "tiles": formation.in_reading_order})
            for number, formation in enumerate(self.formations, start=1)
        ]
        return (
            Event("triodomino-seen-round", args=round_args),
            *self.standing,
            *self._turn_or_result(),
            *(formations or [Event("triodomino-seen-empty")]),
            *self._last_tile(),
            *self._own_hand(),
        )

    @property
    def legend(self) -> Event:
        """How cells and tiles are named."""
        return Event("triodomino-seen-legend")

    @property
    def open_places(self) -> tuple[Event, ...]:
        """The open edges: their numbers, the tile that has them, on which side of it.

        `formation` is 0 if there is only one.
        """
        several = len(self.formations) > 1
        return tuple(
            Event(
                "triodomino-seen-edge",
                args={
                    "edge": f"{a}-{b}",
                    "tile": name(tile.values),
                    "side": side,
                    "formation": number if several else 0,
                },
            )
            for number, formation in enumerate(self.formations, start=1)
            for tile, (a, b), side in formation.open_edges
        )

    def _turn_or_result(self) -> list[Event]:
        if self.to_act is not None:
            args: Args = {"drawn": self.drawn, "free": "yes" if self.free else "no"}
            return [Event("triodomino-seen-turn", self.to_act, args)]
        return [Event(self.outcome.reason)] if self.outcome else []

    def _last_tile(self) -> list[Event]:
        if not self.laid:
            return []
        number = self.laid[-1]
        cell = str(self.formations[number - 1].last)
        return [Event("triodomino-seen-last", args={"formation": number, "cell": cell})]

    def _own_hand(self) -> Iterator[Event]:
        if self.hand:
            yield Event("triodomino-seen-hand", args={"tiles": self._hand_names})
        for hand_tile in self.hand:
            yield from hand_tile.description

    @property
    def _hand_names(self) -> str:
        return names(hand_tile.tile for hand_tile in self.hand)

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
        formations = [f"formation {number}: {formation}" for number, formation in enumerate(self.formations, start=1)]
        lines = formations or ["table: empty"]
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
        rounds=state.rounds,
        round=state.round,
        round_end=None if state.round_end is None else view_for(state.round_end, reader, round_over=True),
        topsy_turvy=state.topsy_turvy,
        scores=state.scores,
        gained=state.gained,
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        formations=state.formations,
        laid=state.laid,
        drawn=state.drawn,
        free=state.free,
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
    formations = enumerate(() if over else state.formations, start=1)
    places = (FormationPlace(number, place) for number, formation in formations for place in formation.places(tile))
    return HandTile(tile, tuple(places))
