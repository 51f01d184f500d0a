"""Who may have a hint: players on turn, where nobody is put at a disadvantage by it."""

from bot.games.base import Seat
from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import name_on_turn, require_player
from bot.sessions.session import Session


def require_turn(session: Session, user: int) -> Seat:
    """Returns the user's seat. Refuses `not-your-turn`, and what `require_player` refuses."""
    seat = require_player(session, user)
    if seat not in session.to_act:
        raise Refusal("not-your-turn", player=name_on_turn(session))
    return seat


def hints_allowed(session: Session) -> bool:
    """Returns whether everybody has agreed to hints, or nobody needs to: alone with computers the game never counts."""
    return session.consent.hints or (len(session.humans) == 1 and not session.counts)


def require_hint(session: Session, user: int) -> Seat:
    """Returns the seat of a user who may have a hint now. Refuses `hints-not-allowed`, and what `require_turn` does."""
    seat = require_turn(session, user)
    if not hints_allowed(session):
        raise Refusal("hints-not-allowed")
    return seat
