"""The game as the house plays it: setup, whose move, which moves, what they lead to."""

from dataclasses import replace

from bot.games.base import Choice, GameInfo, IllegalMove, Limit, Number, Options, Outcome, OutOfTurn, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.tris_on_steroids import turn
from bot.games.tris_on_steroids.cards import SYMBOLS, TableCard, deck
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
        """Two to four, whatever the options."""
        return self.info.seats

    def start(self, seats: int, options: Options, chance: Chance) -> Position:
        """A goal for everyone, a face-down grid and a random first player (RULES 000.3-6).

        The goals come from one card of each symbol, any of that symbol's [D2].
        """
        if seats not in self.seats(options):
            raise WrongSeats(self.seats(options))
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
            grid=tuple(TableCard(card) for card in pile[: side**2]),
            goals=tuple(TableCard(card).shown_to(Seat(seat)) for seat, card in enumerate(dealt)),
            deck=Deck(pile[side**2 :]),
            on_turn=Seat(chance.below(seats)),
        )

    def to_act(self, state: Position) -> frozenset[Seat]:
        """The player on turn (RULES 000.18); nobody once it is over."""
        return frozenset() if state.outcome else frozenset({state.on_turn})

    def legal_moves(self, state: Position, seat: Seat) -> tuple[str, ...]:
        """What the step that is due allows: lines to clear, cards to reveal, or targets and `keep` (RULES 000.8-11)."""
        if state.outcome or seat != state.on_turn:
            return ()
        layout = state.layout
        if state.acting is not None:
            return (*(f"act {layout.cells[cell]}" for cell in layout.neighbours[state.acting]), "keep")
        if state.step is Step.CLEAR:
            return tuple(f"clear {line}" for line in layout.lines)
        return tuple(f"reveal {layout.cells[cell]}" for cell, laid in enumerate(state.grid) if not laid.up)

    def play(self, state: Position, seat: Seat, move: str, chance: Chance) -> Position:
        """One step of the turn (RULES 000.8-19). `chance` shuffles the discards where the pile runs out."""
        verb, place = read(move, state.layout)
        if seat not in self.to_act(state):
            raise OutOfTurn
        if verb not in state.step.verbs:
            raise IllegalMove(DEMANDS[state.step])
        position = replace(state, used_action=None, events=())
        if state.acting is not None:
            return turn.use(position, state.acting, place, chance)
        if state.step is Step.CLEAR:
            return turn.clear(position, place, chance)
        return turn.reveal(position, place)

    def outcome(self, state: Position) -> Outcome | None:
        """The victory of a line, or the end by the limit of turns (RULES 000.15, 000.20)."""
        return state.outcome

    def view(self, state: Position, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see (RULES 000.22)."""
        return seen(state, seat)

    def limit(self, state: Position) -> Limit | None:  # noqa: ARG002 - there never is one
        """None: nobody is hurried."""
        return None

    def irreversible(self, before: Position, after: Position) -> bool:
        """Whether a card was turned up or looked at for the first time, another's goal shown, the discards shuffled."""
        return turn.irreversible(before, after)
