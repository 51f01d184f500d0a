"""Sends a post of those that servers get at an hour of their choice, by the bot's own membership, and silently."""

import asyncio
from collections.abc import Callable, Collection

import discord
import structlog

from bot.sessions.hourly_posts import UNREACHABLE, DuePost
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT, has_refused
from bot.ui.reply.earlier_posts import earlier_post
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.views.outgoing_message import OutgoingMessage, rewind

log = structlog.get_logger()

RETRY_PAUSES = (1.0, 5.0)
"""Seconds before a post is sent again while Discord can't be reached."""


async def send_due(
    client: ReplyingClient,
    due: DuePost,
    message: OutgoingMessage,
    nonce: str,
    is_it: Callable[[Collection[str]], bool],
) -> str:
    """Sends a post, unless an earlier attempt has.

    Returns "", or why it failed: `forbidden`, `no-channel` or UNREACHABLE.

    Args:
        is_it: returns whether a message with these texts is this post.
    """
    for pause in (*RETRY_PAUSES, None):
        try:
            async with client.limiter.reserved(background):
                if due.begun_at is not None and await earlier_post(client, due.channel, due.begun_at, is_it):
                    return ""
                rewind(message.files)
                channel = client.get_partial_messageable(due.channel)
                await channel.send(view=message.view, files=message.files, nonce=nonce, silent=True)
        except NOT_SENT as error:
            log.info("post not sent", guild=due.guild, why=error)
            if has_refused(error):
                return "no-channel" if isinstance(error, discord.NotFound) else "forbidden"
            if pause is None:
                return UNREACHABLE
            await asyncio.sleep(pause)
        else:
            return ""
    return UNREACHABLE
