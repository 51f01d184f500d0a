"""Whether a press comes from the table that its custom id names: a modified client sends any id from anywhere."""

from bot.sessions.refusals import OutdatedRequest, Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.reply.reply import Reply
from bot.ui.views.custom_id import Press


async def require_own_message(sessions: Sessions, reply: Reply, press: Press) -> None:
    """Refuses a press that names a table of another channel, or one to which the pressed message does not belong.

    The messages of a table are its own one, each that shows a component of it (an earlier one of the table, a replay),
    one that leads to it since it was posted again (its buttons may be pressed before the client has seen them go), and
    private panels, which only the bot can have sent. Refuses `button-elsewhere` and `unknown-button`. An unknown
    session is left to the handler.
    """
    session = await sessions.tables.find(press.session) if press.names_session else None
    if session is None:
        return
    if session.place.channel != reply.interaction.channel_id and not _is_panel_beside_thread(reply, session):
        raise OutdatedRequest("button-elsewhere")
    if not (
        reply.in_private or reply.message == session.message or _shows(reply, session) or _leads_to(reply, session)
    ):
        raise Refusal("unknown-button")


def _is_panel_beside_thread(reply: Reply, session: Session) -> bool:
    """Returns whether this is a private panel from before the game has moved into a thread of the channel."""
    parent = session.place.parent
    return reply.in_private and parent is not None and parent == reply.interaction.channel_id


def _shows(reply: Reply, session: Session) -> bool:
    """Returns whether a component of the pressed message belongs to this session, according to Discord."""
    presses = map(Press.parse, reply.message_custom_ids)
    return any(press is not None and press.session == session.id for press in presses)


def _leads_to(reply: Reply, session: Session) -> bool:
    """Returns whether the pressed message has no components to press, and a link to this table's own message."""
    return not reply.message_custom_ids and f"/{session.message})" in reply.message_text
