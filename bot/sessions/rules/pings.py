"""Pings: which players are notified that a game has started or that it is their turn, and when.

Edits of the table's message notify nobody, so players who are not at the table get a short message of their own: all of
them at the start, and the player on turn once a turn. A player counts as at the table for a while after acting in its
channel. A ping is noted in the session before it is sent, so that no restart sends it twice; a crash in between loses
it.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from bot.games.base import Seat
from bot.sessions.session import Pinged, SeatPing, Session, Status
from bot.sessions.settings.guild_settings import PingPreference
from bot.sessions.transition import TableEvent, Transition

START_DELAY = 1_000
"""Milliseconds from the start of a game to its ping: whoever started the game sees the board first."""

THREAD_DELAY = 15_000
"""The same delay for a table that moves into a thread when it starts: the ping should lead there."""

PRESENT_FOR = 60_000
"""Milliseconds for which a player counts as at the table after acting in its channel, or after the turn came."""

PreferenceOf: TypeAlias = Callable[[int], PingPreference]
"""Returns when a user wants to be pinged."""

ActedAt: TypeAlias = Callable[[int], int]
"""Returns when a user last acted in the table's channel, ms since the epoch; 0 if unknown."""


class DuePing(NamedTuple):
    """A ping to send at this time (ms since the epoch) unless the table changes before."""

    event: TableEvent
    at: int


def next_ping(session: Session, preference_of: PreferenceOf, acted_at: ActedAt) -> DuePing | None:
    """Returns the table's next ping; None while it has no message to lead to, or if there is nobody to ping."""
    if session.status is not Status.PLAYING or session.started_at is None or session.message is None:
        return None
    if session.clock.noticed:  # a ping that says more was already sent
        return None
    if not session.pinged.start_pinged and players_to_ping_at_start(session):
        return DuePing(
            TableEvent.START_PING, session.started_at + (THREAD_DELAY if session.lobby.threaded else START_DELAY)
        )
    seat = seat_to_ping(session)
    if seat is None or turn_pinged(session):
        return None
    user = session.people[seat].id
    came, acted = _turn_came_at(session), max(_last_move_at(session, seat), acted_at(user))
    match preference_of(user):
        case PingPreference.NEVER:
            return None
        case PingPreference.AT_ONCE:
            return DuePing(TableEvent.TURN_PING, max(came, acted + PRESENT_FOR))
        case PingPreference.AFTER_A_MINUTE | PingPreference.BY_DM:
            return DuePing(TableEvent.TURN_PING, max(came, acted) + PRESENT_FOR)


def apply_due_ping(session: Session, ply: int, now: int, preference_of: PreferenceOf, acted_at: ActedAt) -> Transition:
    """Notes the ping that is due by now, named by the event. Does nothing if none is due or the ply has changed."""
    due = next_ping(session, preference_of, acted_at)
    if due is None or now < due.at or session.ply != ply:
        return Transition(session, None)
    pinged = due.event is TableEvent.TURN_PING or seat_to_ping(session) in away_at_start(session, acted_at)
    turn = session.turn_start if pinged else session.pinged.pinged_turn
    return Transition(replace(session, pinged=replace(session.pinged, start_pinged=True, pinged_turn=turn)), due.event)


def recipients(session: Session, event: TableEvent, preference_of: PreferenceOf, acted_at: ActedAt) -> tuple[int, ...]:
    """Returns the users to ping because of this event, without those who want no pings; most events ping nobody."""
    match event:
        case TableEvent.START_PING:
            seats = away_at_start(session, acted_at)
        case TableEvent.TURN_PING | TableEvent.REMINDER:
            seats = session.to_act
        case TableEvent.OVERDUE:
            seats = frozenset(session.humans) - session.to_act
        case TableEvent.CLOSING:
            seats = session.to_act if session.clock.reminders else frozenset()
        case TableEvent.AWAY:
            users = (session.people[seat].id for seat in session.away[-1:])
            return tuple(user for user in users if preference_of(user) is not PingPreference.NEVER)
        case _:
            return ()
    users = (session.people[seat].id for seat in sorted(seats - session.computers))
    return tuple(user for user in users if preference_of(user) is not PingPreference.NEVER)


def players_to_ping_at_start(session: Session) -> frozenset[Seat]:
    """Returns the seats to ping at the start: those of people who neither started the game nor have moved since."""
    moved = {move.seat for move in session.moves}
    return frozenset(
        seat for seat in session.humans if seat not in moved and session.people[seat].id != session.pinged.started_by
    )


def away_at_start(session: Session, acted_at: ActedAt) -> frozenset[Seat]:
    """Returns the seats to ping at the start whose players were not at the table when the game began."""
    since = (session.started_at or 0) - PRESENT_FOR
    seats = players_to_ping_at_start(session)
    return frozenset(seat for seat in seats if acted_at(session.people[seat].id) <= since)


def seat_to_ping(session: Session) -> Seat | None:
    """Returns the seat whose turn another person waits for.

    None in a race, in which nobody waits, for computers, and for somebody who plays only with computers.
    """
    if session.game.info.race or len(session.humans) < 2 or len(session.to_act) != 1:
        return None
    (seat,) = session.to_act
    return None if seat in session.computers else seat


def _turn_came_at(session: Session) -> int:
    start = session.turn_start
    return session.moves[start - 1].at if start else session.started_at or 0


def _last_move_at(session: Session, seat: Seat) -> int:
    """Returns when the seat's player last moved or started the game; 0 if they did neither."""
    moved = next((move.at for move in reversed(session.moves) if move.seat == seat), 0)
    started = session.started_at if session.people[seat].id == session.pinged.started_by else 0
    return max(moved, started or 0)


def turn_pinged(session: Session) -> bool:
    """Returns whether the player of the current turn was pinged for it.

    After a takeback the turn may begin earlier than it did, but it is still the same one.
    """
    return session.pinged.pinged_turn is not None and session.pinged.pinged_turn >= session.turn_start


def ping_outdated(session: Session) -> bool:
    """Returns whether one of the table's pings has to be deleted, since the table has changed after it was sent."""
    return turn_ping_outdated(session) or bool(outdated_seat_pings(session.pinged, session.away))


def turn_ping_outdated(session: Session) -> bool:
    """Returns whether the table has changed since the ping for its turn was sent."""
    ping = session.pinged.ping
    if ping is None:
        return False
    return not session.status.live or (ping.ply, ping.overdue) != (session.ply, session.clock.overdue)


def outdated_seat_pings(pinged: Pinged, away: Collection[Seat]) -> tuple[SeatPing, ...]:
    """Returns the messages about seats that their players have taken back, or can no longer take back.

    Args:
        away: as in `Session.away`.
    """
    return tuple(ping for ping in pinged.seats if ping.seat not in away)
