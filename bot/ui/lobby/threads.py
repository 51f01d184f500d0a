"""Moves a game that starts into a thread of its own, created from the message of its lobby."""

from typing import Final

import discord
import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.sessions.transition import TableEvent, Transition
from bot.texts import Texts
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.audience import public_texts
from bot.ui.reply.bot_permissions import can_create_thread, missing_thread_permissions
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.lobby_view import threaded_panel
from bot.ui.text.clipped import clipped
from bot.ui.text.names import shown_name

log = structlog.get_logger()

NAME_LIMIT = 100

ARCHIVE_AFTER: Final = 10_080
"""Minutes without a message, a week, until Discord archives the thread: longer than any clock."""


async def drop_thread_if_impossible(sessions: Sessions, interaction: Interaction, lobby: Session) -> Session:
    """Returns the lobby, which no longer plans a thread if this channel cannot have one."""
    if not lobby.lobby.threaded or can_create_thread(interaction):
        return lobby
    return await sessions.lobbies.configure(lobby.id, lobby.host, threaded=False)


async def moved_to_thread(tables: TableContext, reply: Reply, transition: Transition) -> bool:
    """Creates the thread, moves the table there, and leaves a link to it in the lobby's message.

    The link answers the interaction: where that is not a press on the lobby's message, privately. Returns False, with
    nothing changed and no answer, unless this started a game that plans a thread, and one can be created.
    """
    (session, event), channel = transition, reply.interaction.channel
    if event is not TableEvent.STARTED or not session.lobby.threaded or session.message is None:
        return False
    if not isinstance(channel, discord.TextChannel) or channel.id != session.place.channel:
        return False
    if missing_thread_permissions(reply.interaction):
        return False
    lobby = channel.get_partial_message(session.message)
    texts = public_texts(reply.interaction, tables.sessions.guild_settings)
    try:
        thread = await lobby.create_thread(name=_name(session, texts), auto_archive_duration=ARCHIVE_AFTER)
    except NOT_SENT as error:
        log.info("no thread for the table", session=session.id, why=error)
        return False
    tables.messages.refresh(reply, await tables.sessions.places.relocate(session.id, thread.id))
    if reply.message == lobby.id:
        await reply.edit_message(threaded_panel(session, texts, thread.id))
        return True
    await reply.send_private(threaded_panel(session, reply.texts, thread.id))
    try:
        await lobby.edit(view=threaded_panel(session, texts, thread.id), attachments=[])
    except NOT_SENT as error:
        log.info("no link left in the lobby", session=session.id, why=error)
    return True


def _name(session: Session, texts: Texts) -> str:
    people = ", ".join(shown_name(person, texts) for person in session.people)
    return clipped(f"{texts(f'{session.game_key}-name')} · {people}", NAME_LIMIT)
