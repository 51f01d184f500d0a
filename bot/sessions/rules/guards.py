"""Checks that raise a Refusal: who may act at a table, get a hint, or open another table."""

from collections.abc import Collection

from bot.games.base import Seat
from bot.sessions.refusals import AlreadyStarted, Away, NoGame, Refusal
from bot.sessions.session import Place, Session, Status
from bot.sessions.settings.guild_settings import GuildSettings

HOST_AWAITED = 5 * 60_000
"""Milliseconds for which a lobby waits for its host; then any player may go on without the host."""


def require_live(status: Status) -> None:
    """Refuses if the session has ended."""
    if not status.live:
        raise NoGame


def require_lobby(session: Session, user: int) -> None:
    """Refuses a user if the game has started or the session has ended."""
    if session.status is not Status.LOBBY:
        raise AlreadyStarted(seated=session.seat_of(user) is not None) if session.status.live else NoGame


def require_host(session: Session, user: int) -> None:
    """Refuses everybody but the host of a lobby."""
    require_lobby(session, user)
    if session.host != user:
        raise Refusal("not-host", host=session.host_name)


def anybody_may_host_at(opened_at: int) -> int:
    """Returns when every player of a lobby gets the host's rights. Both times are ms since the epoch."""
    return opened_at + HOST_AWAITED


def may_host(session: Session, user: int, now: int) -> bool:
    """Returns whether a user may start a lobby and choose its options: the host, and after a while every player."""
    return user == session.host or (session.seat_of(user) is not None and now >= anybody_may_host_at(session.opened_at))


def require_host_or_player(session: Session, user: int, now: int) -> None:
    """Refuses a user without the host's rights: see `may_host`."""
    require_lobby(session, user)
    if not may_host(session, user, now):
        if session.seat_of(user) is None:
            raise Refusal("not-host", host=session.host_name)
        when = anybody_may_host_at(session.opened_at) // 1000
        raise Refusal("not-host-yet", host=session.host_name, when=str(when))


def require_seat(session: Session, user: int) -> Seat:
    """Returns the user's seat; refuses a user without one."""
    seat = session.seat_of(user)
    if seat is not None:
        return seat
    if not session.status.live:
        raise Refusal("not-played")
    raise Refusal("not-joined" if session.status is Status.LOBBY else "not-seated")


def require_player(session: Session, user: int) -> Seat:
    """Returns the seat of a user who plays in a game that is on and has not given up; refuses all others."""
    require_live(session.status)
    seat = require_seat(session, user)
    if session.status is Status.LOBBY:
        raise Refusal("not-started-host" if user == session.host else "not-started")
    require_present(session, seat)
    return seat


def require_present(session: Session, seat: Seat) -> None:
    """Refuses `given-up` to a player whose seat a computer plays; raises Away if they may take it back."""
    if seat in session.away:
        raise Away(session.id)
    if seat in session.computers:
        raise Refusal("given-up")


def no_replay(session: Session) -> Refusal:
    """Returns why an ended session without a state cannot be shown again.

    It is `no-replay`, `no-replay-deleted`, or `no-replay-duel`.
    """
    if session.is_duel_result:
        return Refusal("no-replay-duel")
    return Refusal("no-replay-deleted" if session.luck_lost else "no-replay")


def name_on_turn(session: Session) -> str:
    """Returns the name of the player on turn; outside of a race there is exactly one."""
    return session.people[min(session.to_act)].name


def require_turn(session: Session, user: int) -> Seat:
    """Returns the user's seat. Refuses `not-your-turn`, and what `require_player` refuses."""
    seat = require_player(session, user)
    if seat not in session.to_act:
        raise Refusal("not-your-turn", player=name_on_turn(session))
    return seat


def hints_allowed(session: Session) -> bool:
    """Returns whether everybody has agreed to hints, or one person plays with computers, which never counts."""
    return session.consent.hints or (len(session.humans) == 1 and not session.counts)


def require_hint(session: Session, user: int) -> Seat:
    """Returns the seat of a user who may get a hint now. Refuses `hints-not-allowed`, and as `require_turn` does."""
    seat = require_turn(session, user)
    if not hints_allowed(session):
        raise Refusal("hints-not-allowed")
    return seat


def check_quotas(place: Place, host: int, hosts: Collection[int], settings: GuildSettings) -> None:
    """Refuses `quota-user` or `quota-server` (most) if the guild has as many live tables as it allows.

    Direct messages have no quota: each holds one table at most.

    Args:
        host: of the table.
        hosts: the host of each of the guild's live tables, except tournament tables.
    """
    if place.guild is None:
        return
    if not may_host_another(host, hosts, settings):
        raise Refusal("quota-user", most=settings.tables_per_user)
    if len(hosts) >= settings.tables_per_server:
        raise Refusal("quota-server", most=settings.tables_per_server)


def may_host_another(user: int, hosts: Collection[int], settings: GuildSettings) -> bool:
    """Returns whether the user may host one more table of a guild: a new one, or one whose host leaves.

    Args:
        hosts: as for `check_quotas`.
    """
    return sum(host == user for host in hosts) < settings.tables_per_user
