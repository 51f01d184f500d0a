"""A yardstick: a player by rollouts that shares nothing with the searches but the rules of the games.

It plays the games themselves, in Python, deals hidden cards and tiles evenly (`tests.torture.hidden`, without
conclusions from others' moves), lets a careful beginner play each deal on, and compares points or first places. Matches
against it thus show what the searches gain by their own code, deals and conclusions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players.base import AnyPlayer
from tests.torture.hidden import HIDDEN


@dataclass(frozen=True)
class Rollouts:
    """Plays each deal on after each move, and makes the move that is best on average.

    It is given the state, and first deals again whatever its seat does not know.

    Attributes:
        policy: who plays all seats to the end of the round.
        rollouts: the number of rollouts, divided among the moves.
        plies: the plies after which a rollout is cut.
    """

    key: str
    policy: AnyPlayer
    rollouts: int
    plies: int = 60

    def choose_in(self, state: Any, seat: Seat, legal: Sequence[str], chance: Chance) -> str:
        """Returns the best move, the first if several are equal."""
        if len(legal) == 1:
            return legal[0]
        dice = Random(chance.below(1 << 32))
        values: Mapping[str, list[float]] = {move: [] for move in legal}
        for _ in range(max(1, self.rollouts // len(legal))):
            deal, luck = HIDDEN[self.key].exchange(state, seat, dice), dice.randbytes(8)
            for move, found in values.items():
                found.append(self._value(deal, seat, move, luck))
        return max(legal, key=lambda move: fmean(values[move]))

    def _value(self, state: Any, seat: Seat, move: str, luck: bytes) -> float:
        """Returns the seat's lead over the best other seat after the round: in points, or 1, 0 or -1 by who has won."""
        game = GAMES[self.key]
        state = game.play(state, seat, move, Chance(luck, 0))
        for ply in range(1, self.plies):
            if not game.to_act(state) or getattr(state, "round_end", None) is not None:
                break
            (turn,) = game.to_act(state)
            chosen = self.policy.choose(
                game.view(state, turn), game.legal_moves(state, turn), Chance(luck + b"player", ply)
            )
            state = game.play(state, turn, chosen, Chance(luck, ply))
        scores = getattr(state, "scores", None)
        if scores is None:
            outcome = game.outcome(state)
            return 0.0 if outcome is None else 1.0 if seat in outcome.winners else -1.0
        sign = -1 if self.key == "triodomino" and not state.topsy_turvy else 1
        lead: int = sign * scores[seat] - max(sign * score for other, score in enumerate(scores) if other != seat)
        return lead
