"""The right to edit and delete one message for 15 minutes: what is kept of an answered interaction.

discord.py's `Interaction` holds its user, channel, options and payload as well, ten kilobytes together.

Relies on `Webhook.from_state`, and on the adapter in `discord.webhook.async_` that edits and deletes original
responses.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Self

import discord
from discord.http import handle_message_parameters
from discord.state import ConnectionState
from discord.webhook.async_ import async_context

from bot.ui.gateway.raw_interactions import AnyInteraction

TOKEN_LIFE = timedelta(minutes=15)

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class AnsweredInteraction:
    """Does with a token what discord.py's interaction does with its own. Also for one that another process answered."""

    id: int
    application_id: int
    channel_id: int
    token: str
    state: "ConnectionState[discord.Client]"
    """The state of the client that makes the requests."""

    @classmethod
    def of(cls, interaction: AnyInteraction) -> Self:
        """Keeps what is needed of an interaction."""
        return cls(
            interaction.id,
            interaction.application_id,
            interaction.channel_id or 0,
            interaction.token,
            interaction.client._connection,
        )

    @property
    def created_at(self) -> datetime:
        """When the interaction was created."""
        return discord.utils.snowflake_time(self.id)

    @property
    def expires_at(self) -> datetime:
        """When the token expires."""
        return self.created_at + TOKEN_LIFE

    def is_expired(self) -> bool:
        """Returns whether the token is no longer valid."""
        return discord.utils.utcnow() >= self.expires_at

    @property
    def followup(self) -> discord.Webhook:
        """The webhook that sends follow-ups."""
        data: Any = {"id": self.application_id, "type": 3, "token": self.token}
        return discord.Webhook.from_state(data, state=self.state)

    async def edit_original_response(
        self,
        *,
        view: discord.ui.LayoutView,
        attachments: Sequence[discord.File | discord.Attachment],
        allowed_mentions: discord.AllowedMentions,
    ) -> None:
        """Edits the answer, or the message whose component was pressed. Raises discord.HTTPException."""
        with handle_message_parameters(
            view=view,
            attachments=attachments,
            allowed_mentions=allowed_mentions,
            previous_allowed_mentions=self.state.allowed_mentions,
        ) as form:
            await async_context.get().edit_original_interaction_response(
                self.application_id,
                self.token,
                payload=form.payload,
                multipart=form.multipart,
                files=form.files,
                **self._connection,
            )

    async def delete_original_response(self) -> None:
        """Deletes the same message. Raises discord.HTTPException."""
        await async_context.get().delete_original_interaction_response(
            self.application_id, self.token, **self._connection
        )

    @property
    def _connection(self) -> dict[str, Any]:
        """By what the adapter sends, as `Webhook.from_state` finds it."""
        http = self.state.http
        return {
            "session": http._HTTPClient__session,  # type: ignore[attr-defined]  # a name that Python has mangled
            "proxy": http.proxy,
            "proxy_auth": http.proxy_auth,
        }


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
        self,
        view: discord.ui.LayoutView,
        attachments: Sequence[discord.File | discord.Attachment],
        mentions: discord.AllowedMentions = NOBODY,
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
