"""The rules of Tris 2: setup, turns, events, result (RULES 001)."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.games.base import Choice, Event, Flag, GameInfo, IllegalMove, OptionError, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.games.defaults import FIRST_SEAT, SECOND_SEAT, BaseGame, other_player_first
from bot.games.tris_2.die import LETTERS, SYMBOLS, cell_name
from bot.games.tris_2.notation import Move, Placement, Roll, read
from bot.games.tris_2.position import Position
from bot.games.tris_2.setup import SetupBlock, random_start
from bot.games.tris_2.view import Past, View

Table: TypeAlias = SetupBlock | Position

Events: TypeAlias = tuple[Event, ...]

KEPT_POSITIONS = 40
"""The number of rolls that `past` goes back."""

STRENGTH = {"o": 0, "x": 1, "/": 2}
"""The ranks of symbols when dice are thrown for the first player."""

FIXED = {FIRST_SEAT: Seat(0), SECOND_SEAT: Seat(1)}
"""The seats that an option can name as first, without dice."""


@dataclass(frozen=True)
class State:
    """The dice, whose turn it is (or would be, if the game were not over), and the events of the last move.

    Attributes:
        past: the dice before each of the last rolls, oldest first.
    """

    table: Table
    turn: Seat
    events: Events = field(hash=False)
    past: Past = field(default=(), hash=False, compare=False)

    @property
    def over(self) -> bool:
        return isinstance(self.table, Position) and bool(self.table.line)


class Tris2(BaseGame[State, View]):
    """Two players take turns to roll one of nine dice; three equal tops in a line win.

    Every move can be taken back: the dice are thrown at the start, and from then on everything is open (RULES 001.7).
    """

    info = GameInfo(
        key="tris_2",
        seats=range(2, 3),
        options=(
            Flag("rule_of_4"),
            Flag("advanced"),
            Flag("advanced_mid_edge"),
            Choice("first", ("dice", FIRST_SEAT, SECOND_SEAT)),
        ),
        variants=("rule_of_4", "advanced", "advanced_mid_edge"),
    )

    def seats(self, options: Options) -> range:
        """Returns two. Raises OptionError for the mid-side rule without the advanced setup it belongs to [D8]."""
        if options["advanced_mid_edge"] and not options["advanced"]:
            raise OptionError("tris_2-mid-edge-alone")
        return self.info.seats

    def rematch_options(self, options: Options) -> Options:
        """Returns options with which the other player begins, unless the dice decide it (RULES 001.6)."""
        return other_player_first(options)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """Throws the block, or leaves it to be built, and finds the first player (RULES 001.5, 001.6, 001.16)."""
        self.check_seats(seats, options)
        first, begins = first_player(str(options["first"]), chance)
        rule_of_4 = bool(options["rule_of_4"])
        if options["advanced"]:
            return State(SetupBlock(bool(options["advanced_mid_edge"]), rule_of_4), first, (begins,))
        return State(random_start(chance, rule_of_4=rule_of_4), first, (begins,))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns the player on turn; nobody once there is a tris."""
        return frozenset() if state.over else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> list[str]:
        """Returns every roll or placement: there is no passing (RULES 001.7-10, 001.16) [D3]."""
        if seat not in self.to_act(state):
            return []
        if isinstance(state.table, SetupBlock):
            return [str(Placement(*placement)) for placement in state.table.placements()]
        return [str(Roll(die.letter, direction)) for die, direction in state.table.rolls()]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:  # noqa: ARG002 - rolls hold no luck
        """Makes one roll or placement; then the turn is the other's."""
        wanted = read(move, placing=isinstance(state.table, SetupBlock))
        self.check_turn(state, seat)
        table, events = _apply(state.table, seat, wanted)
        past = (*state.past, state.table.dice)[-KEPT_POSITIONS:] if isinstance(wanted, Roll) else ()
        return State(table, Seat(1 - seat), events, past)

    def outcome(self, state: State) -> Outcome | None:
        """Whoever rolled a tris has won (RULES 001.11). Draws are agreed by the players and are no move here [D4]."""
        if not state.over:
            return None
        return Outcome((1, 2) if state.turn == 1 else (2, 1), None, "tris_2-by-tris")

    def view(self, state: State, seat: Seat | None) -> View:  # noqa: ARG002 - all readers see the same
        """Returns the dice, the last roll and the tris: everything, for everyone (RULES 001.7)."""
        table = state.table
        return View(
            dice=table.dice,
            placing=isinstance(table, SetupBlock),
            rule_of_4=table.rule_of_4,
            mid_edge=isinstance(table, SetupBlock) and table.mid_edge,
            last=table.last if isinstance(table, Position) else None,
            line=tuple(table.line) if isinstance(table, Position) else (),
            to_act=None if state.over else state.turn,
            past=state.past,
            outcome=self.outcome(state),
            events=state.events,
        )


def _apply(table: Table, seat: Seat, move: Move) -> tuple[Table, Events]:
    """Returns the table after the move, and the events. Raises IllegalMove."""
    match table, move:
        case Position(), Roll():
            return _roll(table, seat, move)
        case SetupBlock(), Placement():
            return _place(table, seat, move)
        case SetupBlock(), _:
            raise IllegalMove("tris_2-still-placing", missing=9 - len(table.dice))
    raise IllegalMove("tris_2-all-placed")


def _roll(position: Position, seat: Seat, move: Roll) -> tuple[Position, Events]:
    """Rolls a die (RULES 001.7-001.11). Raises IllegalMove."""
    die = position.dice[LETTERS.index(move.letter)]
    if reason := position.obstacle(die, move.direction):
        raise IllegalMove(reason, die=move.letter, direction=move.direction)
    after = position.rolled(die, move.direction)
    now = after.dice[LETTERS.index(move.letter)]
    roll = Event(
        "tris_2-rolled",
        seat,
        {
            "die": die.letter,
            "direction": move.direction,
            "cell": cell_name(now.row, now.col),
            "was": die.top,
            "now": now.top,
        },
    )
    if not after.line:
        return after, (roll,)
    return after, (roll, Event("tris_2-tris", seat, {"symbol": now.top, "dice": len(after.line)}))


def _place(block: SetupBlock, seat: Seat, move: Placement) -> tuple[Table, Events]:
    """Places a die of the advanced setup. Raises IllegalMove.

    After the last die the turns simply go on, so the second player makes the first roll [D9].
    """
    cell = cell_name(*move.cell)
    if reason := block.obstacle(move.cell, move.top):
        raise IllegalMove(reason, cell=cell, symbol=move.top)
    after = block.with_die(move.cell, move.top, move.ns)
    placement = Event("tris_2-placed", seat, {"cell": cell, "top": move.top, "ns": move.ns})
    if isinstance(after, SetupBlock):
        return after, (placement,)
    return after, (placement, Event("tris_2-set-up", Seat(1 - seat)))


def first_player(first: str, chance: Chance) -> tuple[Seat, Event]:
    """Returns the seat that plays first by the option `first` (RULES 001.6), and the event that says so."""
    if first not in FIXED:
        return _throw_dice(chance)
    return FIXED[first], Event("tris_2-begins", FIXED[first])


def _throw_dice(chance: Chance, equal: int = 0) -> tuple[Seat, Event]:
    """Throws a die for each seat: / beats X, X beats O, and equal ones are thrown again [D2].

    The event names the two dice that decided, the better one first.

    Args:
        equal: how many throws were equal so far.
    """
    symbols = chance.pick(SYMBOLS), chance.pick(SYMBOLS)
    one, two = (STRENGTH[symbol] for symbol in symbols)
    if one == two:
        return _throw_dice(chance, equal + 1)
    seat = Seat(0) if one > two else Seat(1)
    better, worse = symbols if one > two else symbols[::-1]
    return seat, Event("tris_2-begins-by-dice", seat, {"better": better, "worse": worse, "equal": equal})
