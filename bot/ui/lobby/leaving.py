"""How a user leaves a lobby: at once, or if that closes it, once they have confirmed it."""

import discord

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.sessions.transition import TableEvent, Transition
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.reply.reply import Reply
from bot.ui.text.narration import title
from bot.ui.views.components import question_panel
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import AnyMessage


async def ask_to_leave(sessions: Sessions, reply: Reply, session: Session) -> None:
    """Asks a person without whom a lobby closes whether to leave it."""
    user, texts = reply.user, reply.texts

    async def lay_out(newest: Session, last: bool) -> AnyMessage | None:  # noqa: ARG001  its presses are checked
        return leave_question(newest, user, texts) if sessions.lobbies.leaving.closes(newest, user) else None

    await reply.show_private(leave_question(session, user, texts), follow=Follow.of(session, lay_out))


def leave_question(session: Session, user: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question, which tells why the lobby closes."""
    others = any(person.id != user and not person.computer for person in session.people)
    question = f"### {title(session, texts)}\n{texts('leave-question-no-host' if others else 'leave-question')}"
    confirm = Press(Action.CONFIRM_LEAVE, session.id)
    return question_panel(question, texts("button-confirm-leave"), texts("button-stay"), confirm)


def left_key(left: Transition) -> str:
    """Returns the key of the text that confirms that a user has left a lobby."""
    if left.event is not TableEvent.ENDED:
        return "leave-done"
    return "leave-closed-no-host" if left.session.people else "leave-closed"
