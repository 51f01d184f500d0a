"""The game as the house plays it: setup, whose move, which moves, what they lead to."""

from dataclasses import replace

from bot.games.base import Choice, GameInfo, IllegalMove, Number, OptionError, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids import turn
from bot.games.tris_on_steroids.cards import SYMBOLS, Laid, deck
from bot.games.tris_on_steroids.notation import read
from bot.games.tris_on_steroids.position import Deck, Position, Step
from bot.games.tris_on_steroids.view import View, seen

SIDES = {"3x3": 3, "4x4": 4}

DEMANDS = {
    Step.CLEAR: "tris_on_steroids-clear-first",
    Step.REVEAL: "tris_on_steroids-reveal-first",
    Step.ACT: "tris_on_steroids-act-first",
}
"""What is said to a player who would skip a step."""


class TrisOnSteroids:
    """RULES 000 by the leaflet, on the grid of 3x3 or of the variant's 4x4 (RULES 000.21)."""

    info = GameInfo(
        key="tris_on_steroids",
        seats=range(2, 5),
        options=(
            Choice("grid", tuple(SIDES)),
            Number("copies", low=2, high=8, default=4),
            Number("turn_limit", low=0, high=1000, default=0),
        ),
        secret=True,
    )

    def seats(self, options: Options) -> range:  # noqa: ARG002 - every variant takes as many
        return self.info.seats

    def start(self, seats: int, options: Options, chance: Chance) -> Position:
        """A goal for everyone, a face-down grid and a random first player (RULES 000.3-6).

        The goals come from one card of each symbol, any of that symbol's [D2].
        """
        if seats not in self.seats(options):
            raise OptionError("tris_on_steroids-seats", low=2, high=4)
        cards = deck(int(options["copies"]))
        one_of_each = [chance.pick([card for card in cards if card.symbol == symbol]) for symbol in SYMBOLS]
        dealt = chance.shuffled(one_of_each)[:seats]
        rest = list(cards)
        for card in dealt:
            rest.remove(card)
        side = SIDES[str(options["grid"])]
        pile = chance.shuffled(rest)
        return Position(
            side=side,
            turn_limit=int(options["turn_limit"]),
            grid=tuple(Laid(card) for card in pile[: side**2]),
            goals=tuple(Laid(card).looked_at(Seat(seat)) for seat, card in enumerate(dealt)),
            deck=Deck(pile[side**2 :]),
            on_turn=Seat(chance.below(seats)),
        )

    def to_act(self, state: Position) -> frozenset[Seat]:
        return frozenset() if state.outcome else frozenset({state.on_turn})

    def legal_moves(self, state: Position, seat: Seat) -> tuple[str, ...]:
        if state.outcome or seat != state.on_turn:
            return ()
        layout = state.layout
        if state.acting is not None:
            return (*(f"act {layout.cells[cell]}" for cell in layout.neighbours[state.acting]), "keep")
        if state.step is Step.CLEAR:
            return tuple(f"clear {line}" for line in layout.lines)
        return tuple(f"reveal {layout.cells[cell]}" for cell, laid in enumerate(state.grid) if not laid.up)

    def play(self, state: Position, seat: Seat, move: str, chance: Chance) -> Position:
        verb, place = read(move, state.layout)
        if state.outcome:
            raise IllegalMove("tris_on_steroids-over")
        if seat != state.on_turn:
            raise IllegalMove("tris_on_steroids-not-your-turn")
        if verb not in state.step.verbs:
            raise IllegalMove(DEMANDS[state.step])
        position = replace(state, deed=None, events=())
        if state.acting is not None:
            return used(position, state.acting, place, chance)
        if state.step is Step.CLEAR:
            return turn.cleared(position, place, chance)
        return opened(position, place)

    def outcome(self, state: Position) -> Outcome | None:
        return state.outcome

    def view(self, state: Position, seat: Seat | None) -> View:
        return seen(state, seat)


def opened(position: Position, place: str) -> Position:
    """The reveal, which may win before its action (RULES 000.9-10). Raises IllegalMove for a card already face up."""
    cell = position.layout.number[place]
    if position.grid[cell].up:
        raise IllegalMove("tris_on_steroids-face-up", cell=place)
    return turn.judged(turn.revealed(position, cell))


def used(position: Position, cell: int, place: str, chance: Chance) -> Position:
    """The end of the turn: the action of the card on `cell`, or none where `place` is empty (RULES 000.11, 000.15).

    Raises IllegalMove for a target that isn't one of the neighbours [D5].
    """
    if not place:
        return turn.passed(turn.kept(position, cell))
    layout = position.layout
    target = layout.number[place]
    if target not in layout.neighbours[cell]:
        raise IllegalMove("tris_on_steroids-not-next-to-it", cell=layout.cells[cell], target=place)
    after = turn.judged(turn.acted(position, cell, target, chance))
    return after if after.outcome else turn.passed(after)
