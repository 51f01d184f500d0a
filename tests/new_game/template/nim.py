"""Nim: players take one to three matches in turn, and whoever takes the last one wins. Rules: tradition."""

from dataclasses import dataclass, replace

from bot.games.base import Event, Game, GameInfo, IllegalMove, Number, Options, Outcome, Seat, UnreadableMove
from bot.games.chance import Chance
from bot.games.defaults import BaseGame, BaseState, BaseView

MOVES = {"take 1": 1, "take 2": 2, "take 3": 3}
"""The number of matches that each move takes, by its words."""


@dataclass(frozen=True, kw_only=True)
class State(BaseState):
    """seats: the number of players. matches: how many are left. turn: who takes next."""

    seats: int
    matches: int
    turn: Seat


@dataclass(frozen=True, kw_only=True)
class View(BaseView):
    """The view of every reader, since there are no secrets. to_act: who takes next; None when the game is over."""

    matches: int
    to_act: Seat | None

    def preview(self, words: str) -> Event | None:
        """Returns how many matches a move leaves."""
        left = self.matches - MOVES.get(words, 0)
        if words not in MOVES or left < 0:
            return None
        return Event("nim-preview", args={"left": left, "wins": "no" if left else "yes"})

    @property
    def description(self) -> tuple[Event, ...]:
        """The matches, then whose turn it is or the result."""
        last = [Event(self.outcome.reason)] if self.outcome else [Event("nim-seen-turn", self.to_act)]
        return (Event("nim-seen-matches", args={"matches": self.matches}), *last)


class Nim(BaseGame[State, View]):
    """Nim for two to four players."""

    info = GameInfo(key="nim", seats=range(2, 5), options=(Number("matches", low=5, high=50, default=21),))

    def start(self, seats: int, options: Options, chance: Chance) -> State:  # noqa: ARG002 - there is no luck
        self.check_seats(seats, options)
        return State(seats=seats, matches=int(options["matches"]), turn=Seat(0))

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.outcome else frozenset({state.turn})

    def legal_moves(self, state: State, seat: Seat) -> list[str]:
        return [move for move, number in MOVES.items() if number <= state.matches and seat in self.to_act(state)]

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:  # noqa: ARG002 - there is no luck
        if move not in MOVES:
            raise UnreadableMove("nim-unreadable")
        self.check_turn(state, seat)
        number, left = MOVES[move], state.matches - MOVES[move]
        if left < 0:
            raise IllegalMove("nim-too-many", matches=state.matches)
        after = replace(state, matches=left, turn=Seat((seat + 1) % state.seats), events=())
        after = after.with_event("nim-taken", seat, number=number)
        if left:
            return after
        ranks = tuple(1 if other == seat else 2 for other in range(state.seats))
        return replace(after, outcome=Outcome(ranks, None, "nim-last-match"))

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def view(self, state: State, seat: Seat | None) -> View:  # noqa: ARG002 - all readers see the same
        to_act = None if state.outcome else state.turn
        return View(matches=state.matches, to_act=to_act, outcome=state.outcome, events=state.events)


GAME: Game[State, View] = Nim()
