"""A hint: the moves that a computer player would make instead of a player."""

from dataclasses import dataclass

from bot.players.compiled import available
from bot.sessions.analysis import Rate, rating_request, server_of
from bot.sessions.rules.hints import require_hint
from bot.sessions.session import Session

MOST_MOVES = 3


@dataclass(frozen=True)
class RatedMove:
    """A legal move, and what the player can expect of it: a share of wins, 0 to 1."""

    words: str
    rating: float


@dataclass(frozen=True)
class Hint:
    """The best moves at a ply, the best one first: at most MOST_MOVES.

    searched: whether a search has found the ratings; without one they only compare the moves.
    """

    ply: int
    moves: tuple[RatedMove, ...]
    searched: bool


async def hint_for(session: Session, user: int, rate: Rate) -> Hint:
    """Returns a hint for this user, from what the own seat sees. Refuses what `require_hint` does."""
    seat = require_hint(session, user)
    view, legal = session.view(seat), session.game.legal_moves(session.state, seat)
    ratings = await rate(server_of(session), rating_request(session, session.ply + 1, seat, view, legal))
    rated = [RatedMove(words, rating) for words, rating in zip(legal, ratings, strict=True)]
    best = sorted(rated, key=lambda move: move.rating, reverse=True)
    return Hint(session.ply, tuple(best[:MOST_MOVES]), searched=available() and not session.game.info.race)
