"""The right to edit and delete one message for 15 minutes, which an interaction brings with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Self

import discord

from bot.ui.gateway.answered_interaction import AnsweredInteraction
from bot.ui.gateway.raw_interactions import AnyInteraction
from bot.ui.views.outgoing_message import AnyFile

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class InteractionToken:
    """An interaction whose token can edit and delete one message.

    Attributes:
        follow_up: the message's id if it is a follow-up of the interaction; None for the original response, which
            after a press that edited or deferred is the pressed message.
    """

    interaction: AnsweredInteraction
    follow_up: int | None = None

    @classmethod
    def of(cls, interaction: AnyInteraction, follow_up: int | None = None) -> Self:
        """Returns the token of an interaction, without the rest of it."""
        return cls(AnsweredInteraction.of(interaction), follow_up)

    @property
    def id(self) -> int:
        """The id of the interaction."""
        return self.interaction.id

    @property
    def channel(self) -> int:
        """The id of the channel of the interaction."""
        return self.interaction.channel_id

    @property
    def age(self) -> timedelta:
        """The time since the interaction."""
        return discord.utils.utcnow() - self.interaction.created_at

    @property
    def expires_at(self) -> datetime:
        """15 minutes after the interaction."""
        return self.interaction.expires_at

    @property
    def expired(self) -> bool:
        """Whether 15 minutes have passed since the interaction."""
        return self.interaction.is_expired()

    async def edit(
        self, view: discord.ui.LayoutView, attachments: Sequence[AnyFile], mentions: discord.AllowedMentions = NOBODY
    ) -> None:
        """Edits the message.

        Args:
            attachments: all its files from now on.

        Raises:
            discord.HTTPException
        """
        if self.follow_up is None:
            await self.interaction.edit_original_response(view=view, attachments=attachments, allowed_mentions=mentions)
        else:
            await self.interaction.followup.edit_message(
                self.follow_up, view=view, attachments=attachments, allowed_mentions=mentions
            )

    async def delete(self) -> None:
        """Deletes the message. Raises discord.HTTPException."""
        if self.follow_up is None:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.follow_up)
