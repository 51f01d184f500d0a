"""The rules of Triodomino as a game: two to four seats, its options, what each seat may do (RULES 003)."""

from collections.abc import Sequence

from bot.games.base import Flag, GameInfo, Limit, Number, Options, Outcome, OutOfTurn, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.triodomino.notation import Opening, Placement, read
from bot.games.triodomino.rounds import dealt
from bot.games.triodomino.state import State
from bot.games.triodomino.turn import drew, freed, opened, passed, placed, skipped
from bot.games.triodomino.view import View, view


class Triodomino:
    """Whoever is rid of all tiles ends the round; after some rounds the fewest points win, or the most (topsy-turvy).

    [D12] Three rounds are usual, any number from one may be agreed (here up to a hundred). The starter is an option,
    since who is the youngest is not known here (RULES 003.2).
    """

    info = GameInfo(
        key="triodomino",
        seats=range(2, 5),
        options=(
            Number("rounds", low=1, high=100, default=3),
            Flag("topsy_turvy"),
            Number("first", low=1, high=4, default=1),
        ),
        secret=True,
    )

    def seats(self, options: Options) -> range:
        """Two to four, but never fewer than the number of the player who opens."""
        return range(max(self.info.seats.start, int(options["first"])), self.info.seats.stop)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """The first round, dealt. Raises WrongSeats."""
        numbers = self.seats(options)
        if seats not in numbers:
            raise WrongSeats(numbers)
        table = State(
            rounds=int(options["rounds"]),
            topsy_turvy=bool(options["topsy_turvy"]),
            starter=Seat(int(options["first"]) - 1),
            scores=(0,) * seats,
        )
        return dealt(table, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The player on turn; nobody once it is over."""
        return frozenset() if state.outcome else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> Sequence[str]:
        """Tile by tile; drawing or passing only where nothing fits (RULES 003.3-7)."""
        if seat not in self.to_act(state):
            return ()
        if state.opening:
            return [str(Opening("open", tile)) for tile in state.hand]
        if state.free:
            return [*(str(Opening("free", tile)) for tile in state.hand), "skip"]
        return _placements(state) or ["draw" if state.stock else "pass"]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:
        """The state after the move; `chance` deals the next round where this one ends."""
        wanted = read(move)
        if seat not in self.to_act(state):
            raise OutOfTurn
        match wanted:
            case Placement(tile, formation, cell):
                return placed(state, tile, formation, cell, chance)
            case Opening("open", tile):
                return opened(state, tile, chance)
            case Opening("free", tile):
                return freed(state, tile, chance)
            case "draw":
                return drew(state, chance)
            case "pass":
                return passed(state, chance)
            case _:
                return skipped(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        """The ranking by points; equal points share a rank."""
        return state.outcome

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see."""
        return view(state, seat)

    def limit(self, state: State) -> Limit | None:  # noqa: ARG002 - there never is one
        """None: nobody is hurried."""
        return None

    def irreversible(self, before: State, after: State) -> bool:
        """Whether a tile was drawn, or the round is over: then the hands are counted in the open and dealt anew."""
        return (after.round, after.stock) != (before.round, before.stock) or after.outcome is not None


def _placements(state: State) -> list[str]:
    """Every tile of the hand at every place of every formation."""
    formations = enumerate(state.formations, start=1)
    spots = [
        (tile, number, cell) for number, laid in formations for tile in state.hand for cell in laid.cells_for(tile)
    ]
    return [str(Placement(*spot)) for spot in sorted(spots, key=lambda spot: spot[:2])]


GAME = Triodomino()
