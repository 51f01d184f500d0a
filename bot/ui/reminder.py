"""The one reminder of a turn: a message of its own, for an edit rings nobody's bell."""

import aiohttp
import discord
import structlog

from bot.sessions.session import Session
from bot.texts import Words
from bot.ui.narration import called, title
from bot.ui.panels import page

log = structlog.get_logger()


async def remind(channel: discord.PartialMessageable, session: Session, words: Words) -> None:
    """Calls the player on turn, with a link to the table. A reminder that cannot be sent is done without."""
    seat = min(session.to_act, default=None)
    if seat is None or session.message is None or session.deadline is None:
        return
    said = words(
        "reminder",
        player=called(session, seat),
        title=title(session, words),
        deadline=f"<t:{session.deadline // 1000}:R>",
        link=channel.get_partial_message(session.message).jump_url,
    )
    user = discord.Object(session.people[seat].id)
    try:
        await channel.send(view=page(said), allowed_mentions=discord.AllowedMentions(users=[user]))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("nobody reminded", session=session.id, why=repr(error))
