"""Where a table is: its channel, and its message there."""

from dataclasses import replace

from bot.sessions.refusals import ChannelBusy
from bot.sessions.rules.guards import require_live
from bot.sessions.session import Session
from bot.sessions.transition import TableEvent, Transition


def relocate(session: Session, channel: int, *, busy: bool) -> Transition:
    """Moves the table to that thread of its channel, where it has no message yet.

    Args:
        busy: a live table is there.
    """
    require_live(session.status)
    if session.place.channel == channel:
        return Transition(session, None)
    if busy:
        raise ChannelBusy
    place = replace(session.place, channel=channel, parent=session.place.channel)
    return Transition(
        replace(session, place=place, message=None, lobby=replace(session.lobby, threaded=False)), TableEvent.RELOCATED
    )


def set_message(session: Session, message: int) -> Transition:
    """Notes the table's message, also that of an ended session."""
    return Transition(replace(session, message=message), TableEvent.POSTED)
