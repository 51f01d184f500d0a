"""Tripple Domino as a game: players, options, moves (RULES 002)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.base import Choice, GameInfo, Number, OptionError, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.games.defaults import BaseGame
from bot.games.tripple_domino import turn
from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.rounds import deal_round
from bot.games.tripple_domino.state import State
from bot.games.tripple_domino.view import View, view_for


class TrippleDomino(BaseGame[State, View]):
    """Players place tiles for points, or draw at a cost, until one reaches the target. One seat plays the solitaire."""

    info = GameInfo(
        key="tripple_domino",
        seats=range(1, 7),
        options=(
            Number("target", low=50, high=1000, default=300),
            Choice("multi_hexagon", ("each", "once")),
            Number("tiles", low=5, high=56, default=20),
        ),
        variants=("multi_hexagon",),
        solo_variants=("multi_hexagon", "tiles"),
        secret=True,
        private_moves=True,
        costly=frozenset({"draw", "pass"}),
    )

    def seats(self, options: Options) -> range:
        """Returns one to six; one if `tiles` is set, two or more if `target` is set. Raises OptionError for both."""
        chosen = {option.key for option in self.info.options if options[option.key] != option.default}
        if {"tiles", "target"} <= chosen:
            raise OptionError("tripple_domino-tiles-or-target")
        if "tiles" in chosen:
            return range(1, 2)
        return range(2, self.info.seats.stop) if "target" in chosen else self.info.seats

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """Deals the first round. Raises WrongSeats."""
        self.check_seats(seats, options)
        table = State(
            target=int(options["target"]),
            each_hexagon=options["multi_hexagon"] == "each",
            tiles=int(options["tiles"]),
            scores=(0,) * seats,
        )
        return deal_round(table, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns the player on turn; nobody once the game is over."""
        return frozenset() if state.outcome else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> Sequence[str]:
        """Returns placements tile by tile, then `draw` or `pass`. The opener has one move only (RULES 002.3, 002.6)."""
        if seat not in self.to_act(state):
            return ()
        tiles = turn.playable(state)
        placements = [str(Placement(tile, cell)) for tile in tiles for cell in state.formation.cells_for(tile)]
        if state.opening:
            return placements
        return [*placements, "draw" if turn.may_draw(state) else "pass"]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:
        """Returns the state after the move; `chance` deals the next round where this one ends."""
        wanted = read(move)
        self.check_turn(state, seat)
        state = replace(state, round_end=None)
        match wanted:
            case "draw":
                return turn.draw(state, chance)
            case "pass":
                return turn.pass_turn(state, chance)
            case Placement(tile, cell):
                return turn.place(state, tile, cell, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Returns the ranking by points; equal points share a rank."""
        return state.outcome

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what the seat, or a spectator (None), may see."""
        return view_for(state, seat)

    def irreversible(self, before: State, after: State) -> bool:
        """Returns whether a tile was drawn or the round ended: then the hands are shown, and dealt again."""
        return (after.round, after.reserve) != (before.round, before.reserve) or after.outcome is not None


GAME = TrippleDomino()
