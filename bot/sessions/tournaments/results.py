"""How a pairing ends by its session."""

from bot.sessions.rules.tournament_games import ADJUDICATED, NO_SHOW, TIME_OVER
from bot.sessions.session import Session, Status
from bot.tournaments.tournament import Format, Reason, Result


def result_of(session: Session | None, format_: Format) -> tuple[Result, Reason] | None:
    """Returns the result of a pairing that is played in this session; None while the game is on.

    A game that ended without a result is a draw in rounds, and nothing in an arena; so is one in an arena at which a
    player was away. A player who gave a game up before the first move has lost.

    Args:
        session: None for one whose record is damaged, which has no result either.
    """
    without_result = Result.NEITHER if format_ is Format.ARENA else Result.DRAW, Reason.NOT_PLAYED
    if session is None:
        return without_result
    if session.status.live:
        return None
    if format_ is Format.ARENA and session.absent_seat is not None:
        return Result.NEITHER, Reason.NO_SHOW
    if session.status is Status.FINISHED and session.result.outcome is not None:
        first, second = session.result.outcome.ranks
        result = Result.DRAW if first == second else Result.FIRST if first < second else Result.SECOND
        return result, _reason(session, result)
    if session.result.given_up:
        return Result.SECOND if session.result.given_up[0].seat == 0 else Result.FIRST, Reason.NO_SHOW
    if session.result.reason == TIME_OVER:
        return Result.NEITHER, Reason.NO_SHOW
    return without_result


def _reason(session: Session, result: Result) -> Reason:
    """Returns why a finished game has its result: a player who gave up before the first move was not there."""
    if session.result.reason == NO_SHOW:
        return Reason.NO_SHOW
    if session.result.reason in (ADJUDICATED, TIME_OVER):
        return Reason.ADJUDICATED
    loser = {Result.FIRST: 1, Result.SECOND: 0}.get(result)
    gave_up = any(given.seat == loser for given in session.result.given_up)
    return Reason.NO_SHOW if gave_up and all(move.seat != loser for move in session.moves) else Reason.PLAYED
