"""Tris on Steroids as a game: players, options, setup, moves (RULES 000)."""

from dataclasses import replace

from bot.games.base import Choice, GameInfo, IllegalMove, Number, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.games.defaults import BaseGame
from bot.games.tris_on_steroids import turn
from bot.games.tris_on_steroids.cards import SYMBOLS, TableCard, deck
from bot.games.tris_on_steroids.notation import read
from bot.games.tris_on_steroids.position import Deck, Position, Step
from bot.games.tris_on_steroids.view import View, view_for

SIDES = {"3x3": 3, "4x4": 4}

OUT_OF_ORDER = {
    Step.CLEAR: "tris_on_steroids-clear-first",
    Step.REVEAL: "tris_on_steroids-reveal-first",
    Step.ACT: "tris_on_steroids-act-first",
}
"""The texts for a player who would skip a step."""


class TrisOnSteroids(BaseGame[Position, View]):
    """RULES 000 by the leaflet, on the grid of 3x3 or of the variant's 4x4 (RULES 000.21)."""

    info = GameInfo(
        key="tris_on_steroids",
        seats=range(2, 5),
        options=(
            Choice("grid", tuple(SIDES)),
            Number("copies", low=2, high=8, default=4),
            Number("turn_limit", low=0, high=1000, default=0),
        ),
        variants=("grid",),
        secret=True,
        costly=frozenset({"keep"}),
    )

    def start(self, seats: int, options: Options, chance: Chance) -> Position:
        """Deals a goal card to everyone and a face-down grid; the first player is random (RULES 000.3-6).

        The goals come from one card of each symbol, any of that symbol's [D2].
        """
        self.check_seats(seats, options)
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
        """Returns the player on turn (RULES 000.18); nobody once the game is over."""
        return frozenset() if state.outcome else frozenset({state.on_turn})

    def legal_moves(self, state: Position, seat: Seat) -> tuple[str, ...]:
        """Returns lines to clear, cards to reveal, or targets and `keep`, by the step that is due (RULES 000.8-11)."""
        if state.outcome or seat != state.on_turn:
            return ()
        layout = state.layout
        if state.acting is not None:
            return (*(f"act {layout.cells[cell]}" for cell in layout.neighbours[state.acting]), "keep")
        if state.step is Step.CLEAR:
            return tuple(f"clear {line}" for line in layout.lines)
        return tuple(f"reveal {layout.cells[cell]}" for cell, card in enumerate(state.grid) if not card.up)

    def play(self, state: Position, seat: Seat, move: str, chance: Chance) -> Position:
        """Makes one step of the turn (RULES 000.8-19). `chance` shuffles the discards if the pile runs out."""
        verb, place = read(move, state.layout)
        self.check_turn(state, seat)
        if verb not in state.step.verbs:
            raise IllegalMove(OUT_OF_ORDER[state.step])
        position = replace(state.with_move(move), used_action=None, events=())
        if state.acting is not None:
            return turn.use_action(position, state.acting, place, chance)
        if state.step is Step.CLEAR:
            return turn.clear(position, place, chance)
        return turn.reveal(position, place)

    def outcome(self, state: Position) -> Outcome | None:
        """Returns the victory of a line, or the end by the limit of turns (RULES 000.15, 000.20)."""
        return state.outcome

    def view(self, state: Position, seat: Seat | None) -> View:
        """Returns what the seat, or a spectator (None), may see (RULES 000.22)."""
        return view_for(state, seat)

    def irreversible(self, before: Position, after: Position) -> bool:
        """Returns whether a card was turned up or first seen, another's goal was shown, or the pile was shuffled."""
        return turn.irreversible(before, after)
