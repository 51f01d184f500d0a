"""Threads of tables: a starting game moves into a thread of its lobby's message, or a table is opened in a thread."""

from collections.abc import Iterable
from dataclasses import replace

import discord
import structlog

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session
from bot.sessions.transition import TableEvent, Transition
from bot.texts import Texts, clipped
from bot.ui.gateway.message_threads import ARCHIVE_AFTER, NAME_LIMIT
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.audience import person, place, public_texts
from bot.ui.reply.bot_permissions import can_create_thread, missing_thread_permissions
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.lobby_view import threaded_panel
from bot.ui.text.names import shown_name

log = structlog.get_logger()


async def drop_thread_if_impossible(sessions: Sessions, interaction: Interaction, lobby: Session) -> Session:
    """Drops the lobby's plan for a thread if its channel cannot have one; returns the lobby."""
    fits = lobby.place.channel == interaction.channel_id and can_create_thread(interaction)
    if not lobby.lobby.threaded or fits:
        return lobby
    return await sessions.lobbies.configure(lobby.id, lobby.host, threaded=False)


async def moved_to_thread(tables: TableContext, reply: Reply, transition: Transition) -> bool:
    """Creates the thread, moves the table there, and leaves a link to it in the lobby's message.

    The link answers the interaction, privately unless that is a press on the lobby's message. Returns False, without a
    change or an answer, unless this transition started a game that plans a thread, and one can be created.
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
        thread = await lobby.create_thread(
            name=_name(session.game_key, session.people, texts), auto_archive_duration=ARCHIVE_AFTER
        )
    except NOT_SENT as error:
        log.info("no thread for the table", session=session.id, why=error)
        return False
    tables.messages.refresh(reply, await tables.sessions.places.relocate(session.id, thread.id))
    if reply.message == lobby.id:
        await reply.edit_message(threaded_panel(session, texts, thread.id))
        return True
    await reply.send_private(threaded_panel(session, reply.texts, thread.id))
    link = threaded_panel(session, texts, thread.id)
    reply.interaction.client.outbox.send(f"thread-link {lobby.id}", lambda: lobby.edit(view=link, attachments=[]))
    return True


async def create_thread(interaction: Interaction, game_key: str, texts: Texts) -> int:
    """Creates a thread for a user's table, visible to everybody who sees the channel; returns its id.

    Refuses `no-thread-made` if Discord does not create it.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise TypeError("only text channels have such threads")
    name = _name(game_key, [person(interaction)], texts)
    try:
        async with interaction.client.limiter.reserved():
            thread = await channel.create_thread(
                name=name, auto_archive_duration=ARCHIVE_AFTER, type=discord.ChannelType.public_thread
            )
    except NOT_SENT as error:
        log.info("no thread for a table", why=error)
        raise Refusal("no-thread-made") from error
    return thread.id


def thread_place(interaction: Interaction, thread: int) -> Place:
    """Returns the place of a table in this thread of the channel of an interaction."""
    return replace(place(interaction), channel=thread, parent=interaction.channel_id)


def _name(game_key: str, people: Iterable[Person], texts: Texts) -> str:
    names = ", ".join(shown_name(one, texts) for one in people)
    return clipped(f"{texts(f'{game_key}-name')} · {names}", NAME_LIMIT)
