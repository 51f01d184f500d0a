"""Posts a clip to the channel of a press, once."""

from bot.sessions.clips import ClipKey
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.reply.earlier_posts import earlier_post, shown_texts
from bot.ui.reply.guild_rules import may_post
from bot.ui.reply.public_answers import look_of
from bot.ui.reply.reply import Reply
from bot.ui.views.outgoing_message import OutgoingMessage


def look_of_clips(reply: Reply, sessions: Sessions) -> tuple[Texts, str]:
    """Returns the texts and the theme of a clip: those of the post, or of the user where nothing may be posted."""
    return look_of(reply, sessions, public=may_post(reply.interaction, sessions))


async def post_clip(reply: Reply, sessions: Sessions, key: ClipKey, message: OutgoingMessage) -> None:
    """Posts a clip; where the press may not, shows it to its user alone, which does not count.

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
