"""Posts that must be sent only once, even after an attempt of unknown outcome: clips, and servers' scheduled posts."""

import asyncio
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

import discord
import structlog

from bot.sessions.clips import ClipKey
from bot.sessions.hourly_posts import UNREACHABLE, DuePost
from bot.sessions.service import Sessions
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT, has_refused
from bot.ui.reply.guild_rules import may_post
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.reply import Reply
from bot.ui.views.outgoing_message import OutgoingMessage, rewind

CLOCKS_DIFFER = timedelta(minutes=1)
"""How far Discord's clock may be behind this machine's."""

LOOKED_AT = 100
"""The number of messages that are searched for a post."""

log = structlog.get_logger()

RETRY_PAUSES = (1.0, 5.0)
"""Seconds before a post is sent again while Discord can't be reached."""


async def earlier_post(
    client: ReplyingClient, channel: int, begun_at: int, is_it: Callable[[Collection[str]], bool]
) -> int | None:
    """Returns the message that an attempt since this time (ms since the epoch) has posted; None if none did.

    Also None if the channel cannot be read: two posts are better than none. Raises the other errors of NOT_SENT.

    Args:
        is_it: returns whether a message with these texts is the post.
    """
    begun = datetime.fromtimestamp(begun_at / 1000, UTC) - CLOCKS_DIFFER
    try:
        async for message in client.get_partial_messageable(channel).history(limit=LOOKED_AT, after=begun):
            if is_it(shown_texts(discord.ui.LayoutView.from_message(message))):
                return message.id
    except (discord.Forbidden, discord.NotFound):
        pass
    return None


def shown_texts(view: discord.ui.LayoutView) -> list[str]:
    """Returns the texts of a message's components."""
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]


async def send_due(
    client: ReplyingClient, due: DuePost, message: OutgoingMessage, nonce: str, is_it: Callable[[Collection[str]], bool]
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


async def post_clip(reply: Reply, sessions: Sessions, key: ClipKey, message: OutgoingMessage) -> None:
    """Posts a clip; if the press may not post, shows it only to its user, which does not count as posted.

    Refuses as `Clips.post`.
    """
    if not may_post(reply.interaction, sessions):
        await reply.send_private(message)
        return
    texts = shown_texts(message.view)

    async def send() -> int:
        return await reply.send_public(message)

    async def find(begun_at: int) -> int | None:
        channel = reply.interaction.channel_id or 0
        return await earlier_post(reply.interaction.client, channel, begun_at, lambda shown: [*shown] == texts)

    await sessions.clips.post(key, send, find)
