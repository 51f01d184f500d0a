"""Who may ask at all: those who sit where they say, while there is something to do."""

from bot.games.base import Seat
from bot.sessions.refusals import AlreadyStarted, NoGame, Refusal
from bot.sessions.session import Session, Status


def live(session: Session) -> None:
    """Refuses where the session has ended."""
    if not session.status.live:
        raise NoGame


def in_lobby(session: Session) -> None:
    """Refuses where seats are settled."""
    if session.status is not Status.LOBBY:
        raise AlreadyStarted if session.status.live else NoGame


def hosting(session: Session, user: int) -> None:
    """Refuses all but the host of a lobby."""
    in_lobby(session)
    if session.host != user:
        raise Refusal("not-host", host=session.host_name)


def seated(session: Session, user: int) -> Seat:
    """The user's seat; refuses a stranger."""
    seat = session.seat_of(user)
    if seat is None:
        raise Refusal("not-joined" if session.status is Status.LOBBY else "not-seated")
    return seat


def playing(session: Session, user: int) -> Seat:
    """The seat of a user who plays on in a game that is on."""
    live(session)
    seat = seated(session, user)
    if session.status is Status.LOBBY:
        raise Refusal("not-started-host" if user == session.host else "not-started")
    if seat in session.computers:
        raise Refusal("given-up")
    return seat


def on_turn(session: Session) -> str:
    """The name of the one to act; outside a race there is exactly one."""
    return session.people[min(session.to_act)].name
