"""How a session ends: by its game, by giving up, or without a result."""

from dataclasses import replace

from bot.games.base import Outcome, Seat
from bot.sessions.refusals import EndNotAllowed, Refusal
from bot.sessions.rules.deadlines import unattended
from bot.sessions.rules.guards import live, playing
from bot.sessions.session import GaveUpReason, GivenUp, Session, Status
from bot.sessions.settings.guild_settings import EndPermission


def resigned(session: Session, user: int, now: int) -> Session:
    """The user gives the game up. A game for one is abandoned."""
    seat = playing(session, user)
    if len(session.people) == 1:
        return abandoned(session, GaveUpReason.RESIGNED.value, now)
    return given_up(session, seat, GaveUpReason.RESIGNED, now)


def given_up(session: Session, seat: Seat, why: GaveUpReason, now: int) -> Session:
    """A computer plays the seat on, and it ranks last; what was asked lapses, and may be asked of the others anew.

    The last person wins at once, unless against a real computer; where nobody is left, the game ends.
    """
    after = replace(session, given_up=(*session.given_up, GivenUp(seat, why)), offer=None, refused=frozenset())
    alone = len(after.humans) == 1 and not any(person.computer for person in after.people)
    if alone or not after.humans:
        level = Outcome((1,) * len(after.people), None, why.value)
        return finished(after, ranked_last(after, level), now)
    return unattended(after, seat)


def ranked_last(session: Session, outcome: Outcome) -> Outcome:
    """The outcome with those behind who have given up, the earlier the lower.

    The others keep the order that the game has given them: where a computer has come first for one who gave up, the
    best of them wins, and where they are equal in a game that does not count, it is a draw among them.
    """
    late = [given.seat for given in session.given_up]
    if not late:
        return outcome
    others = [rank for seat, rank in enumerate(outcome.ranks) if seat not in late]
    ranks = tuple(
        len(others) + len(late) - late.index(Seat(seat)) if seat in late else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(outcome.ranks)
    )
    return replace(outcome, ranks=ranks)


def claimed(session: Session, user: int, now: int) -> Session:
    """Of two, the one whose opponent has run out of time takes the win."""
    playing(session, user)
    return given_up(session, late(session, user), GaveUpReason.OUT_OF_TIME, now)


def late(session: Session, user: int) -> Seat:
    """The seat whose time is over, for the opponent to decide about."""
    if not session.overdue:
        raise Refusal("not-overdue")
    seat = min(session.to_act)
    if seat == session.seat_of(user):
        raise Refusal("own-time")
    return seat


def ended(session: Session, user: int, now: int, *, moderator: bool, enders: EndPermission) -> Session:
    """Somebody ends it for all. enders: who may on this server; outside of servers, who plays with computers alone.

    It is not for one who has given up to end the others' game.
    """
    live(session)
    if moderator:
        return abandoned(session, "ended-by-moderator", now)
    seat = session.seat_of(user)
    alone = session.place.guild is None and session.humans == (seat,)
    players = alone or enders is EndPermission.PLAYERS
    if not ((players and seat is not None) or (enders is EndPermission.HOST and user == session.host)):
        raise EndNotAllowed(who=enders.value)
    if seat not in session.humans:
        raise Refusal("given-up")
    return abandoned(session, "ended-by-player", now)


def place_gone(session: Session, now: int) -> Session:
    """Where it stood is no more; what has ended before stays as it ended."""
    return abandoned(session, "place-gone", now) if session.status.live else session


def concluded(session: Session, now: int) -> Session:
    """Finished, if the game says so."""
    outcome = session.game.outcome(session.state)
    return session if outcome is None else finished(session, ranked_last(session, outcome), now)


def finished(session: Session, outcome: Outcome, now: int) -> Session:
    """It ends with a result."""
    return replace(over(session, outcome.reason, now), status=Status.FINISHED, outcome=outcome)


def abandoned(session: Session, reason: str, now: int) -> Session:
    """It ends without a result."""
    return replace(over(session, reason, now), status=Status.ABANDONED)


def over(session: Session, reason: str, now: int) -> Session:
    """Nothing is asked and no time runs any more."""
    return replace(session, offer=None, deadline=None, overdue=False, reason=reason, ended_at=now)
