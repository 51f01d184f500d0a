"""Where the bot is only somebody's own app: in servers that have not added it, and in conversations of others.

There it is a visitor and may not touch a channel. It can change a message with the leave of an interaction that posted
it or was answered on it, and post one with that of any that was answered, each for a quarter of an hour; so tables
stand there by what their players press and type.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.sessions.refusals import Refusal
from bot.ui.reply.interaction import Interaction

Given = TypeVar("Given")

KEPT = 1000
"""Of so many messages and places, those used last, the leave is remembered."""


class NoInteractionToken(Exception):
    """Nobody has pressed or typed anything lately by whose leave something could be posted."""


def visiting(interaction: Interaction) -> bool:
    """Whether the bot is no member where the interaction comes from."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def let_in(interaction: Interaction) -> None:
    """Refuses `no-outside-apps` where what a visitor says to this person would be seen by nobody else."""
    if visiting(interaction) and not _heard_by_all(interaction):
        raise Refusal("no-outside-apps")


def _heard_by_all(interaction: Interaction) -> bool:
    return interaction.guild_id is None or interaction.permissions.use_external_apps


@dataclass(frozen=True)
class InteractionToken:
    """To change a message: what the interaction was answered with or on, or what followed its answer."""

    interaction: Interaction
    follow_up: int | None = None

    async def change(
        self, view: discord.ui.LayoutView, pictures: Sequence[discord.File], mentions: discord.AllowedMentions
    ) -> None:
        """pictures: as `Reply.update` takes them. Raises discord.HTTPException."""
        if self.follow_up is None:
            await self.interaction.edit_original_response(view=view, attachments=pictures, allowed_mentions=mentions)
        else:
            await self.interaction.followup.edit_message(
                self.follow_up, view=view, attachments=pictures, allowed_mentions=mentions
            )


class InteractionTokens:
    """What interactions in places that are only visited give leave to."""

    def __init__(self) -> None:
        self._to_change: OrderedDict[int, InteractionToken] = OrderedDict()
        self._to_post: OrderedDict[int, Interaction | None] = OrderedDict()
        """Of each place that is known to be visited."""

    def asked(self, interaction: Interaction) -> None:
        """An interaction has come, and gives no leave yet."""
        if visiting(interaction):
            place = interaction.channel_id or 0
            _keep(self._to_post, place, self._to_post.get(place))

    def answered(self, interaction: Interaction, message: int | None = None) -> None:
        """It has its answer. message: what was posted with it, or on which it was answered."""
        if not visiting(interaction):
            return
        if message is not None:
            _keep(self._to_change, message, InteractionToken(interaction))
        if _heard_by_all(interaction):
            _keep(self._to_post, interaction.channel_id or 0, interaction)

    def visits(self, channel: int) -> bool:
        """Whether the bot is known to be a visitor there."""
        return channel in self._to_post

    def to_change(self, message: int) -> InteractionToken | None:
        """What the message can be changed with; None where there is nothing, or its time is over."""
        leave = self._to_change.get(message)
        return None if leave is None or leave.interaction.is_expired() else leave

    async def post(
        self,
        channel: int,
        view: discord.ui.LayoutView,
        pictures: Sequence[discord.File],
        mentions: discord.AllowedMentions,
    ) -> int:
        """Posts a message and returns its id. Raises NoInteractionToken, discord.HTTPException."""
        interaction = self._to_post.get(channel)
        if interaction is None or interaction.is_expired():
            raise NoInteractionToken
        sent = await interaction.followup.send(view=view, files=pictures, allowed_mentions=mentions, wait=True)
        _keep(self._to_change, sent.id, InteractionToken(interaction, sent.id))
        return sent.id


def _keep(kept: OrderedDict[int, Given], key: int, given: Given) -> None:
    kept[key] = given
    kept.move_to_end(key)
    while len(kept) > KEPT:
        kept.popitem(last=False)
