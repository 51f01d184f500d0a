"""A position that somebody practises, and how the search judges an answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from bot.games.base import Seat, View
from bot.games.chance import Chance
from bot.players.base import RatedMove
from bot.players.choosing import MoveRequest
from bot.sessions.analysis import rating_request, with_other_luck
from bot.sessions.session import Session
from bot.sessions.states import states_of
from bot.store.practice import PracticeRecord, PracticeStreakRecord

MARGIN = 0.05
"""How far below the best move a right answer may be rated: smaller differences may be the search's luck."""


@dataclass(frozen=True)
class Exercise:
    """The position before a move of a finished game.

    Attributes:
        record: identifies the position, and says when it is due; its ply is the one after the move.
        session: the whole game.
        seat: the person's.
    """

    record: PracticeRecord
    session: Session
    seat: Seat

    @property
    def played(self) -> str:
        """The words of the move that was made in the game."""
        return self.session.moves[self.record.ply - 1].words

    @property
    def view(self) -> View:
        """What the person saw."""
        return self.session.game.view(self._state, self.seat)

    @property
    def legal(self) -> Sequence[str]:
        return self.session.game.legal_moves(self._state, self.seat)

    @property
    def request(self) -> MoveRequest:
        """The request to rate the moves, based only on what the person saw."""
        return with_other_luck(rating_request(self.session, self.record.ply, self.seat, self.view, self.legal))

    @property
    def _state(self) -> Any:
        return states_of(self.session)[self.record.ply - 1]

    def move_of(self, words: str) -> str:
        """Returns the legal move that these words mean; words whose order is free may come in any order.

        Raises the game's MoveError.
        """
        legal, game = self.legal, self.session.game
        words = " ".join(words.lower().split())
        verb, *others = words.split(" ")
        if words not in legal and len(others) == game.info.multi_choice.get(verb):
            orders = (" ".join([verb, *order]) for order in permutations(others))
            words = next((order for order in orders if order in legal), words)
        if words not in legal:
            game.play(self._state, self.seat, words, Chance(bytes(32), self.record.ply))
            raise ValueError(f"{self.session.game_key}: legal, and not among the legal moves: {words}")
        return words


@dataclass(frozen=True)
class Answer:
    """An answer, judged.

    Attributes:
        exercise: the position, with its record after the answer.
        right: whether the answer is rated at most MARGIN below the best move.
        played, better: the compared moves: a wrong answer and the best move, or the game's move and the right answer.
    """

    exercise: Exercise
    right: bool
    played: RatedMove
    better: RatedMove
    streak: PracticeStreakRecord


def judged(exercise: Exercise, words: str, ratings: Sequence[float]) -> tuple[bool, RatedMove, RatedMove]:
    """Returns whether a legal move is right, and the two compared moves: see `Answer`."""
    legal = exercise.legal
    given = RatedMove(words, ratings[legal.index(words)])
    best_rating = max(ratings)
    if given.rating >= best_rating - MARGIN:
        return True, RatedMove(exercise.played, ratings[legal.index(exercise.played)]), given
    return False, given, RatedMove(legal[ratings.index(best_rating)], best_rating)
