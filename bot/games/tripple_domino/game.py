"""The rules of Tripple Domino as a game: one to six seats, its options, its words (RULES 002)."""

from collections.abc import Sequence

from bot.games.base import Choice, GameInfo, Limit, Number, OptionError, Options, Outcome, OutOfTurn, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.rounds import dealt
from bot.games.tripple_domino.state import State
from bot.games.tripple_domino.turn import draws, drew, passed, placed, playable
from bot.games.tripple_domino.view import View, view


class TrippleDomino:
    """Place for points, or draw at a cost; rounds until somebody reaches the target. One seat is the solitaire."""

    info = GameInfo(
        key="tripple_domino",
        seats=range(1, 7),
        options=(
            Number("target", low=50, high=1000, default=300),
            Choice("multi_hexagon", ("each", "once")),
            Number("tiles", low=5, high=56, default=20),
        ),
        secret=True,
    )

    def seats(self, options: Options) -> range:
        """One to six; one where `tiles` is chosen, two or more where `target` is. Raises OptionError for both."""
        chosen = {option.key for option in self.info.options if options[option.key] != option.default}
        if {"tiles", "target"} <= chosen:
            raise OptionError("tripple_domino-tiles-or-target")
        if "tiles" in chosen:
            return range(1, 2)
        return range(2, self.info.seats.stop) if "target" in chosen else self.info.seats

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """The first round, dealt. Raises WrongSeats."""
        numbers = self.seats(options)
        if seats not in numbers:
            raise WrongSeats(numbers)
        table = State(
            target=int(options["target"]),
            each_hexagon=options["multi_hexagon"] == "each",
            tiles=int(options["tiles"]),
            scores=(0,) * seats,
        )
        return dealt(table, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The player on turn; nobody once it is over."""
        return frozenset() if state.outcome else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> Sequence[str]:
        """Placings tile by tile, then the way not to place. The opener has one move only (RULES 002.3, 002.6)."""
        if seat not in self.to_act(state):
            return ()
        tiles = playable(state)
        placements = [str(Placement(tile, cell)) for tile in tiles for cell in state.formation.cells_for(tile)]
        if state.opening:
            return placements
        return [*placements, "draw" if draws(state) else "pass"]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:
        """The state after the move; `chance` deals the next round where this one ends."""
        wanted = read(move)
        if seat not in self.to_act(state):
            raise OutOfTurn
        match wanted:
            case "draw":
                return drew(state, chance)
            case "pass":
                return passed(state, chance)
            case Placement(tile, cell):
                return placed(state, tile, cell, chance)

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
        return (after.round, after.reserve) != (before.round, before.reserve) or after.outcome is not None


GAME = TrippleDomino()
