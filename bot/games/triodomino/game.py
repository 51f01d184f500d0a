"""Triodomino as a game: players, options, moves (RULES 003)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.base import Flag, GameInfo, Number, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.games.defaults import BaseGame
from bot.games.triodomino import turn
from bot.games.triodomino.notation import FirstTile, Placement, read
from bot.games.triodomino.rounds import deal_round
from bot.games.triodomino.state import State
from bot.games.triodomino.view import View, view_for


class Triodomino(BaseGame[State, View]):
    """A player without tiles ends the round; after the last one the fewest points win, or the most (topsy-turvy).

    [D12] Three rounds are usual, any number from one may be agreed (here up to a hundred). The starter is an option,
    since the youngest player is not known here (RULES 003.2).
    """

    info = GameInfo(
        key="triodomino",
        seats=range(2, 5),
        options=(
            Number("rounds", low=1, high=100, default=3),
            Flag("topsy_turvy"),
            Number("first", low=1, high=4, default=1),
        ),
        variants=("topsy_turvy",),
        secret=True,
        private_moves=True,
        costly=frozenset({"draw", "pass", "skip"}),
    )

    def seats(self, options: Options) -> range:
        """Returns two to four, but no fewer than the number of the player who opens."""
        return range(max(self.info.seats.start, int(options["first"])), self.info.seats.stop)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """Deals the first round. Raises WrongSeats."""
        self.check_seats(seats, options)
        table = State(
            rounds=int(options["rounds"]),
            topsy_turvy=bool(options["topsy_turvy"]),
            starter=Seat(int(options["first"]) - 1),
            scores=(0,) * seats,
        )
        return deal_round(table, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns the player on turn; nobody once the game is over."""
        return frozenset() if state.outcome else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> Sequence[str]:
        """Returns placements tile by tile; drawing or passing only where no tile fits (RULES 003.3-7)."""
        if seat not in self.to_act(state):
            return ()
        if state.opening:
            return [str(FirstTile("open", tile)) for tile in state.hand]
        if state.free:
            return [*(str(FirstTile("free", tile)) for tile in state.hand), "skip"]
        return _placements(state) or ["draw" if state.stock else "pass"]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:
        """Returns the state after the move; `chance` deals the next round where this one ends."""
        wanted = read(move)
        self.check_turn(state, seat)
        state = replace(state, round_end=None)
        match wanted:
            case Placement(tile, formation, cell):
                return turn.place(state, tile, formation, cell, chance)
            case FirstTile("open", tile):
                return turn.open_round(state, tile, chance)
            case FirstTile("free", tile):
                return turn.place_free_tile(state, tile, chance)
            case "draw":
                return turn.draw(state, chance)
            case "pass":
                return turn.pass_turn(state, chance)
            case _:
                return turn.skip_free_tile(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Returns the ranking by points; equal points share a rank."""
        return state.outcome

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what the seat, or a spectator (None), may see."""
        return view_for(state, seat)

    def irreversible(self, before: State, after: State) -> bool:
        """Returns whether a tile was drawn or the round ended: then the hands are shown, and dealt again."""
        return (after.round, after.stock) != (before.round, before.stock) or after.outcome is not None


def _placements(state: State) -> list[str]:
    """Returns every tile of the hand at every place of every formation, sorted by tile and formation."""
    formations = enumerate(state.formations, start=1)
    placements = [
        (tile, number, cell)
        for number, formation in formations
        for tile in state.hand
        for cell in formation.cells_for(tile)
    ]
    return [str(Placement(*placement)) for placement in sorted(placements, key=lambda placement: placement[:2])]


GAME = Triodomino()
