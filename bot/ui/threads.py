"""Takes a game that begins into a thread of its own, made from the message of its lobby."""

import discord
import structlog

from bot.sessions.session import Session, Status
from bot.texts import Words
from bot.ui.lobby import threaded_panel
from bot.ui.panels import clipped
from bot.ui.permissions import lacking_for_threads
from bot.ui.pressed import Pressed
from bot.ui.reply import Reply

log = structlog.get_logger()

NAME_LIMIT = 100


async def taken_into_thread(pressed: Pressed, reply: Reply, session: Session, words: Words) -> bool:
    """Opens the thread, moves the table there, and leaves its link behind.

    False where the game is not to be played in one, or where that cannot be: then the table stays, and nothing is lost.
    """
    here, begins = reply.interaction.channel, session.status is Status.PLAYING and session.ply == 0
    if not begins or not session.threaded or session.message is None:
        return False
    if not isinstance(here, discord.TextChannel) or here.id != session.place.channel:
        return False
    if lacking_for_threads(reply.interaction):
        return False
    try:
        thread = await here.get_partial_message(session.message).create_thread(name=_name(session, words))
    except discord.HTTPException as error:
        log.info("no thread for the table", session=session.id, status=error.status, code=error.code)
        return False
    pressed.refresh(reply, await pressed.sessions.relocate(session.id, thread.id))
    await reply.update(threaded_panel(session, words, thread.id))
    return True


def _name(session: Session, words: Words) -> str:
    people = ", ".join(person.name for person in session.people)
    return clipped(f"{words(f'{session.game_key}-name')} · {people}", NAME_LIMIT)
