"""The events of moves before the last one, which are told together with it: see `Session.earlier_events`."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.games.base import Event, Seat
from bot.games.replay import is_undoing
from bot.sessions.session import EventsByReader, Move, Session

UNATTENDED_KEPT = 7
"""The number of moves before the last one whose events are kept, to show what computers did since a person moved."""

EARLIER_KEPT = 16
"""The same number with three or more players, to show each player what happened since their own last move."""


def events_kept(session: Session, *, attended: bool) -> tuple[EventsByReader, ...]:
    """Returns the events that are shown with those of the next move.

    Args:
        attended: whether a person makes it.
    """
    if session.tells_since_own_move:
        return (*session.earlier_events, last_events(session))[-EARLIER_KEPT:]
    return () if attended else (*session.earlier_events, last_events(session))[-UNATTENDED_KEPT:]


def last_events(session: Session) -> EventsByReader:
    """Returns the events of the last move: for spectators, and for the seats that know different ones."""
    watched = session.view(None).events
    seats = {seat: session.view(seat).events for seat in session.humans}
    return {None: watched, **{seat: events for seat, events in seats.items() if events != watched}}


def earlier_events(session: Session, states: Sequence[object]) -> tuple[EventsByReader, ...]:
    """Returns the `earlier_events` of a session, given the states at the start and after each move."""
    if session.tells_since_own_move:
        plies = range(max(0, session.ply - EARLIER_KEPT), session.ply)
    else:
        plies = range(max(0, session.ply - UNATTENDED_KEPT), session.ply)
        attended = [ply for ply in plies if not is_unattended(session.moves, ply + 1)]
        if attended:
            plies = range(attended[-1] + 1, session.ply)
    return tuple(last_events(replace(session, state=states[ply])) for ply in plies)


def is_unattended(moves: tuple[Move, ...], ply: int) -> bool:
    """Returns whether no person asked for the move of this ply, neither directly nor as the opening of their move."""
    move, following = moves[ply - 1], moves[ply : ply + 1]
    opening = any(one.action is not None and (one.seat, one.at) == (move.seat, move.at) for one in following)
    return move.action is None and not is_undoing(move.words) and not opening


def earlier_events_for(earlier: Iterable[EventsByReader], seat: Seat | None) -> tuple[Event, ...]:
    """Returns, in order, the `earlier_events` that a seat or a spectator (None) knows."""
    return tuple(event for events in earlier for event in events.get(seat, events[None]))


def seen_ply(session: Session, reader: Seat | None) -> int:
    """Returns the ply up to which a reader knows what happened: that of their last move before a turn in progress.

    Returns -1 if they have not moved yet, so that the start is told, too.

    Args:
        reader: None means everybody, for whom the player on turn stands.
    """
    if reader is None and len(session.to_act) == 1:
        (reader,) = session.to_act
    ply = session.ply
    if reader is None or not ply or (session.moves[-1].seat == reader and reader not in session.to_act):
        return ply - 1
    while ply and session.moves[ply - 1].seat == reader:
        ply -= 1
    while ply and session.moves[ply - 1].seat != reader:
        ply -= 1
    return ply or -1
