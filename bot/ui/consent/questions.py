"""The private questions before a user resigns, or ends the game of everybody."""

import discord

from bot.sessions.rules import endings
from bot.sessions.rules.consent import two_suffice
from bot.sessions.session import GaveUpReason, OfferKind, Session, Status
from bot.sessions.transition import TableEvent
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.reply.reply import Reply
from bot.ui.text.narration import title
from bot.ui.views.components import question_panel
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import AnyMessage


async def ask_to_resign(reply: Reply, session: Session) -> None:
    """Asks the user whether to resign, so that nobody does so by accident. Refuses as resigning does."""
    user, texts = reply.user, reply.texts

    async def lay_out(newest: Session, last: bool) -> AnyMessage | None:  # noqa: ARG001  its presses are checked
        if newest.status is not Status.PLAYING or newest.view_seat(user) is None:
            return None
        return resign_question(newest, user, texts)

    await reply.show_private(resign_question(session, user, texts), follow=Follow.of(session, lay_out))


async def ask_to_end(reply: Reply, session: Session) -> None:
    """Asks the user whether to end the game of everybody."""
    texts = reply.texts

    async def lay_out(newest: Session, last: bool) -> AnyMessage | None:  # noqa: ARG001  its presses are checked
        return end_question(newest, texts) if newest.status.live else None

    await reply.show_private(end_question(session, texts), follow=Follow.of(session, lay_out))


def asked_key(session: Session) -> str:
    """Returns the key of the text that tells the person who asks for an end that the others have to agree."""
    return "end-asked-one" if two_suffice(session, OfferKind.END) else "end-asked"


def resign_question(session: Session, user: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question, which tells what resigning leads to. Refuses as resigning does."""
    after, event = endings.resign(session, user, 0)
    given_up = after.result.given_up
    early = bool(given_up) and given_up[-1].why is GaveUpReason.RESIGNED_EARLY
    if after.status is Status.ABANDONED:
        effect = "resign-abandons"
    elif event is TableEvent.GIVEN_UP:
        effect = "resign-early-computer-plays-on" if early else "resign-computer-plays-on"
    else:
        effect = "resign-early-loses" if early else "resign-loses"
    question = f"### {title(session, texts)}\n{texts('resign-question')} {texts(effect)}"
    confirm = Press(Action.CONFIRM_RESIGN, session.id, session.ply)
    return question_panel(question, texts("button-confirm-resign"), texts("button-play-on"), confirm)


def end_question(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question."""
    question = f"### {title(session, texts)}\n{texts('end-question')}"
    confirm = Press(Action.CONFIRM_END, session.id, session.ply)
    return question_panel(question, texts("button-confirm-end"), texts("button-play-on"), confirm)
