"""Looks for a message that an earlier attempt may have posted, where nobody knows what became of it."""

from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

import discord

from bot.ui.reply.interaction import ReplyingClient

CLOCKS_DIFFER = timedelta(minutes=1)
"""How much Discord's clock may be behind this machine's."""

LOOKED_AT = 100
"""Messages among which a post is looked for."""


async def earlier_post(
    client: ReplyingClient, channel: int, begun_at: int, is_it: Callable[[Collection[str]], bool]
) -> int | None:
    """Returns the message that an attempt from this time (ms since the epoch) on has posted; None if it did not.

    None also where the channel cannot be read: two posts are better than none. Raises what NOT_SENT has.

    Args:
        is_it: is given the texts of a message's components.
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
