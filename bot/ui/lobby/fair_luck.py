"""The private panel about the luck of a table: its commitment, and its seed once the table has ended."""

import discord

from bot.sessions.fairness import committed_text
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.reply.reply import Reply
from bot.ui.text.narration import title
from bot.ui.views.components import panel, text
from bot.ui.views.outgoing_message import OutgoingMessage


async def show_luck(reply: Reply, session: Session) -> None:
    """Shows the panel, which is brought up to date when the table ends."""
    texts = reply.texts

    async def lay_out(newest: Session, last: bool) -> OutgoingMessage:  # noqa: ARG001  it has no buttons
        return OutgoingMessage(luck_panel(newest, texts))

    await reply.show_private(luck_panel(session, texts), follow=Follow.of(session, lay_out))


def luck_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out what the luck follows from, the commitment and the table's id; the seed of a table that has ended."""
    pieces = [
        f"### {texts('button-luck')}\n-# {title(session, texts)}\n{texts('luck-explained')}",
        texts("luck-commitment", commitment=session.commitment, session=session.id),
    ]
    if session.status.live:
        pieces.append(texts("luck-secret"))
    else:
        sealed = committed_text(session.id, session.seed)
        pieces.append(texts("luck-revealed", seed=session.seed.hex(), sealed=sealed))
    return panel(map(text, pieces))
