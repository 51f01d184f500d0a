"""Takes a game that begins into a thread of its own, made from the message of its lobby."""

from typing import Final

import discord
import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.board_message.lobby_view import threaded_panel
from bot.ui.reply.audience import own_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.permissions import lacking_for_threads, may_thread
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.views.components import clipped

log = structlog.get_logger()

NAME_LIMIT = 100

AWAKE: Final = 10_080
"""Minutes of silence, a week, until Discord puts the thread to sleep: longer than any clock."""


async def unless_in_vain(sessions: Sessions, interaction: Interaction, lobby: Session) -> Session:
    """The lobby of a table that shall go into a thread; of one that stays where that cannot be."""
    if not lobby.threaded or may_thread(interaction):
        return lobby
    return await sessions.configure(lobby.id, lobby.host, threaded=False)


async def taken_into_thread(tables: TableContext, reply: Reply, session: Session, texts: Texts) -> bool:
    """Opens the thread, moves the table there, and leaves its link behind; who did not press there gets it privately.

    False where the game is not to be played in one, or where that cannot be: then the table stays, and nothing is lost.
    """
    here, begins = reply.interaction.channel, session.status is Status.PLAYING and session.ply == 0
    if not begins or not session.threaded or session.message is None:
        return False
    if not isinstance(here, discord.TextChannel) or here.id != session.place.channel:
        return False
    if lacking_for_threads(reply.interaction):
        return False
    lobby = here.get_partial_message(session.message)
    try:
        thread = await lobby.create_thread(name=_name(session, texts), auto_archive_duration=AWAKE)
    except discord.HTTPException as error:
        log.info("no thread for the table", session=session.id, status=error.status, code=error.code)
        return False
    tables.refresh(reply, await tables.sessions.relocate(session.id, thread.id))
    if reply.message == lobby.id:
        await reply.edit_message(threaded_panel(session, texts, thread.id))
        return True
    await reply.send_private(threaded_panel(session, own_texts(reply.interaction), thread.id))
    try:
        await lobby.edit(view=threaded_panel(session, texts, thread.id))
    except discord.HTTPException as error:
        log.info("no link left in the lobby", session=session.id, status=error.status, code=error.code)
    return True


def _name(session: Session, texts: Texts) -> str:
    people = ", ".join(person.name for person in session.people)
    return clipped(f"{texts(f'{session.game_key}-name')} · {people}", NAME_LIMIT)
