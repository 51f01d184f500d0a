"""Messages in a place: by its channel where the bot is a member, by somebody's leave where it is a visitor."""

from collections.abc import Sequence

import discord

from bot.sessions.session import Place
from bot.ui.reply.reply import Reply, mention_only


class Messages:
    """Posts and changes messages whose answers to interactions, if they were any, are long given."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def visited(self, place: Place) -> bool:
        """Whether the bot is no member there; of a conversation it knows that from the first press after a restart."""
        return Reply.leaves.visits(place.channel) or (
            place.guild is not None and self._client.get_guild(place.guild) is None
        )

    async def change(
        self, place: Place, message: int, view: discord.ui.LayoutView, pictures: Sequence[discord.File]
    ) -> bool:
        """Edits a message, which rings nobody. False where that takes a leave and none is left.

        pictures: as `Reply.update` takes them. Raises discord.HTTPException.
        """
        leave = Reply.leaves.to_change(message)
        if leave is not None:
            await leave.change(view, pictures, mention_only())
        elif self.visited(place):
            return False
        else:
            there = self.channel(place).get_partial_message(message)
            await there.edit(view=view, attachments=pictures, allowed_mentions=mention_only())
        return True

    async def post(
        self,
        place: Place,
        view: discord.ui.LayoutView,
        pictures: Sequence[discord.File],
        mentions: discord.AllowedMentions,
    ) -> int:
        """Posts a message and returns its id. Raises discord.HTTPException; NoInteractionToken where that takes one."""
        if self.visited(place):
            return await Reply.leaves.post(place.channel, view, pictures, mentions)
        sent = await self.channel(place).send(view=view, files=pictures, allowed_mentions=mentions)
        return sent.id

    def channel(self, place: Place) -> discord.PartialMessageable:
        """The place as its members reach it."""
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)
