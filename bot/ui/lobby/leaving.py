"""How a user leaves a lobby: at once, or if that closes it, once they have confirmed it."""

import discord

from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.reply.reply import Reply
from bot.ui.text.narration import title
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.ui.views.question import question_panel


def closes_lobby(session: Session, user: int) -> bool:
    """Returns whether the lobby closes if this user leaves it: nobody else sits there but computers."""
    people = [person.id for person in session.people if not person.computer]
    return session.status is Status.LOBBY and people == [user]


async def ask_to_leave(reply: Reply, session: Session) -> None:
    """Asks the last person in a lobby whether to leave and so close it."""
    user, texts = reply.user, reply.texts

    async def lay_out(newest: Session, last: bool) -> OutgoingMessage | None:  # noqa: ARG001  its presses are checked
        return OutgoingMessage(leave_question(newest, texts)) if closes_lobby(newest, user) else None

    await reply.show_private(leave_question(session, texts), follow=Follow.of(session, lay_out))


def leave_question(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question."""
    question = f"### {title(session, texts)}\n{texts('leave-question')}"
    confirm = Press(Action.CONFIRM_LEAVE, session.id)
    return question_panel(question, texts("button-confirm-leave"), texts("button-stay"), confirm)
