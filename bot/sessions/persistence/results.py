"""The results of a session as the store's records, and back: who has won, and whether it counts."""

from bot.games.base import Outcome, Seat
from bot.games.replay import is_undoing
from bot.sessions.session import Session
from bot.store.results import ResultRecord
from bot.store.sessions import SavedSession


def result_records(session: Session) -> tuple[ResultRecord, ...]:
    """Returns each seat's result; none while there is no outcome.

    Games with a computer or with hints do not count, nor do games that ended before everybody had moved, unless
    somebody gave up, since the deal was seen by then. A tournament game whose player never appeared does not count.
    """
    outcome, at = session.result.outcome, session.result.ended_at
    if outcome is None or at is None:
        return ()
    seats = len(session.people)
    place = session.place
    began = session.tournament is None or session.absent_seat is None
    counts = session.counts and began and (bool(session.result.given_up) or _everyone_moved(session))
    return tuple(
        ResultRecord(
            session=session.id,
            seat=seat,
            seats=seats,
            person=person.id,
            name=person.name,
            username=person.username,
            guild=None if place.user_install else place.guild,
            game=session.game_key,
            rank=outcome.ranks[seat],
            score=outcome.scores[seat] if outcome.scores else None,
            outcome=win_loss_or_draw(outcome, Seat(seat)),
            at=at,
            counts=counts,
            variant=session.game.info.variant(session.options, seats),
            duration=session.duration,
        )
        for seat, person in enumerate(session.people)
    )


def _everyone_moved(session: Session) -> bool:
    """Returns whether each player has made a move, or in a race had the chance to."""
    if session.game.info.race:
        return True
    moved = {move.seat for move in session.moves if not is_undoing(move.words)}
    return len(moved) == len(session.people)


def win_loss_or_draw(outcome: Outcome, seat: Seat) -> str:
    """Returns `win`, `loss` or `draw`: sharing the first rank is a win, unless everybody shares it."""
    if outcome.ranks[seat] != 1:
        return "loss"
    return "win" if outcome.winners else "draw"


def outcome_of(saved: SavedSession) -> Outcome | None:
    """Restores the outcome from which the results were made."""
    if not saved.results or saved.session.reason is None:
        return None
    scores = tuple(result.score for result in saved.results if result.score is not None)
    return Outcome(tuple(result.rank for result in saved.results), scores or None, saved.session.reason)
