"""An interaction that another process has answered, of which only the token is known.

Relies on `Webhook.from_state`, and on the adapter in `discord.webhook.async_` that edits original responses.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

TOKEN_LIFE = timedelta(minutes=15)


class StoredInteraction:
    """Does with a token what discord.py's interaction does with its own."""

    def __init__(self, client: discord.Client, application: int, interaction: int, channel: int, token: str) -> None:
        self.id = interaction
        self.application_id = application
        self.channel_id = channel
        self.token = token
        self._state = client._connection

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
        return discord.Webhook.from_state(data, state=self._state)

    async def edit_original_response(
        self,
        *,
        view: discord.ui.LayoutView,
        attachments: Sequence[discord.File | discord.Attachment],
        allowed_mentions: discord.AllowedMentions,
    ) -> None:
        """Edits the message whose component was pressed. Raises discord.HTTPException."""
        http = self._state.http
        with handle_message_parameters(
            view=view,
            attachments=attachments,
            allowed_mentions=allowed_mentions,
            previous_allowed_mentions=self._state.allowed_mentions,
        ) as form:
            await async_context.get().edit_original_interaction_response(
                self.application_id,
                self.token,
                session=http._HTTPClient__session,  # type: ignore[attr-defined]  # as `Webhook.from_state` finds it
                proxy=http.proxy,
                proxy_auth=http.proxy_auth,
                payload=form.payload,
                multipart=form.multipart,
                files=form.files,
            )
