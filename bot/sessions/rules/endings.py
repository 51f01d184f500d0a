"""How a session ends: by its game, because players give up, or without a result."""

from dataclasses import replace

from bot.games.base import Outcome, Seat
from bot.sessions.refusals import EndNotAllowed, Refusal
from bot.sessions.rules.deadlines import stop_move_timer
from bot.sessions.rules.guards import require_live, require_player, require_present
from bot.sessions.session import GaveUpReason, Session, SessionResult, Status
from bot.sessions.settings.guild_settings import EndPermission
from bot.sessions.transition import TableEvent, Transition


def resign(session: Session, user: int, now: int) -> Transition:
    """Lets the user resign. A game for one is abandoned."""
    seat = require_player(session, user)
    if len(session.people) == 1:
        return abandon(session, GaveUpReason.RESIGNED.value, now)
    begun = any(session.game.info.race or move.seat == seat for move in session.moves)
    return give_up(session, seat, GaveUpReason.RESIGNED if begun else GaveUpReason.RESIGNED_EARLY, now)


def give_up(session: Session, seat: Seat, why: GaveUpReason, now: int) -> Transition:
    """Lets a computer take over the seat, which then ranks last. A pending offer lapses, and may be made again.

    The last person wins at once, unless real computers play; if no person is left, the game ends. That holds even
    before the first move: a player who could leave a bad deal without a loss would play only good ones. While somebody
    who may come back is away, the game goes on.
    """
    after = replace(session, result=session.result.after_giving_up(seat, why), consent=session.consent.lapsed())
    alone = len(after.humans) == 1 and not any(person.computer for person in after.people)
    if (alone or not after.humans) and not after.away:
        level = Outcome((1,) * len(after.people), None, why.value)
        return finish(after, rank_given_up_last(after.result, level), now)
    return Transition(replace(after, clock=stop_move_timer(after, seat)), TableEvent.GIVEN_UP)


def rank_given_up_last(result: SessionResult, outcome: Outcome) -> Outcome:
    """Returns the outcome with the seats that have given up ranked last; the earlier they gave up, the lower.

    The other seats keep the order of the game's outcome: if a computer came first for a seat that gave up, the best of
    the others wins, and if they are equal in a game that does not count, it is a draw among them.
    """
    late = [given.seat for given in result.given_up]
    if not late:
        return outcome
    others = [rank for seat, rank in enumerate(outcome.ranks) if seat not in late]
    ranks = tuple(
        len(others) + len(late) - late.index(Seat(seat)) if seat in late else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(outcome.ranks)
    )
    return replace(outcome, ranks=ranks)


def claim_win(session: Session, user: int, now: int) -> Transition:
    """Lets the opponent of an overdue player take the win."""
    require_player(session, user)
    return give_up(session, overdue_seat(session, user), GaveUpReason.OUT_OF_TIME, now)


def overdue_seat(session: Session, user: int) -> Seat:
    """Returns the seat that has run out of time, about which the opponent may decide.

    Refuses `no-clock`, `not-overdue`, `own-time`.
    """
    if not session.timed:
        raise Refusal("no-clock")
    if not session.clock.overdue:
        raise Refusal("not-overdue")
    seat = min(session.to_act)
    if seat == session.seat_of(user):
        raise Refusal("own-time")
    return seat


def end_table(session: Session, user: int, now: int, *, moderator: bool, enders: EndPermission) -> Transition:
    """Abandons the session for everybody. Refuses as `require_may_end` does."""
    require_may_end(session, user, moderator=moderator, enders=enders)
    if session.seat_of(user) not in session.humans:
        return abandon(session, "ended-by-moderator", now)
    return abandon(session, "ended-by-host" if user == session.host else "ended-by-player", now)


def require_may_end(session: Session, user: int, *, moderator: bool, enders: EndPermission) -> None:
    """Refuses a user who may not end the session for everybody.

    Outside of guilds, the only person at a table may end it. In tournaments only moderators may, and not their own
    games, which they may be about to lose. A player who has given up may not end the others' game.

    Args:
        enders: who may end tables in this guild.

    Raises:
        EndNotAllowed
    """
    require_live(session.status)
    seat = session.seat_of(user)
    if moderator and (session.tournament is None or seat is None):
        return
    if session.tournament is not None:
        raise EndNotAllowed(who=EndPermission.MODERATORS.value)
    alone = session.place.guild is None and session.staying == (seat,)
    players = alone or enders is EndPermission.PLAYERS
    if not ((players and seat is not None) or (enders is EndPermission.HOST and user == session.host)):
        raise EndNotAllowed(who=enders.value)
    if seat is not None and session.status is Status.PLAYING:
        require_present(session, seat)


def abandon_deleted_place(session: Session, now: int) -> Transition:
    """Abandons a session whose place was deleted, unless it has ended."""
    return abandon(session, "place-gone", now) if session.status.live else Transition(session, None)


def finish_if_over(transition: Transition, now: int) -> Transition:
    """Finishes the session if its game is over. A game that everybody has left has no winner."""
    session = transition.session
    outcome = session.game.outcome(session.state)
    if outcome is None:
        return transition
    if len(session.result.given_up) == len(session.people):
        return abandon(session, "deserted", now)
    return finish(session, rank_given_up_last(session.result, outcome), now)


def finish(session: Session, outcome: Outcome, now: int) -> Transition:
    """Ends the session with a result."""
    stopped = _stop(session, outcome.reason, now)
    return Transition(
        replace(stopped, status=Status.FINISHED, result=replace(stopped.result, outcome=outcome)), TableEvent.ENDED
    )


def abandon(session: Session, reason: str, now: int) -> Transition:
    """Ends the session without a result."""
    return Transition(replace(_stop(session, reason, now), status=Status.ABANDONED), TableEvent.ENDED)


def _stop(session: Session, reason: str, now: int) -> Session:
    """Clears offer and timers, and notes why and when the session ended."""
    return replace(
        session,
        consent=session.consent.withdrawn(),
        clock=session.clock.stopped(),
        result=replace(session.result, reason=reason, ended_at=now),
    )
