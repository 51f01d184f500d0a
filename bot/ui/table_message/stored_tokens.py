"""Interaction tokens that travel with their session, so that every process that shares a database may use the newest.

A token is stored after its press was answered, encrypted, and removed when its 15 minutes are over. A process that has
no token of its own for a table's message takes over the stored one.
"""

from typing import TYPE_CHECKING

from bot.sessions.service import StoreUnavailable, TokenExchange
from bot.sessions.session import Session
from bot.ui.gateway.interaction_token import AnsweredInteraction, InteractionToken
from bot.ui.gateway.raw_interactions import AnyInteraction, UserInput
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.views.custom_id import Press

if TYPE_CHECKING:
    from bot.ui.reply.token_box import TokenBox


class StoredTokens:
    """Stores the tokens of presses for other processes, and takes over theirs where this one has none."""

    def __init__(self, client: ReplyingClient, exchange: TokenExchange) -> None:
        self._client = client
        self._exchange = exchange
        self._box_of_bot: TokenBox | None = None
        client.replies.tokens.listener = self._kept

    async def load(self, session: Session) -> None:
        """Takes over the stored token for a table's message, if this process has none for it."""
        tokens, message = self._client.replies.tokens, session.message
        if message is None or tokens.for_message(message) is not None:
            return
        try:
            sealed = await self._exchange.newest(session.id)
        except StoreUnavailable:
            return  # the bot's own token is used
        token = None if sealed is None else self._box().opened(session.id, sealed)
        if token is not None:
            answered = AnsweredInteraction(
                token.interaction, token.application, token.channel, token.token, self._client._connection
            )
            tokens.taken_over(InteractionToken(answered), token.message)

    def _kept(self, token: InteractionToken, interaction: AnyInteraction, message: int) -> None:
        """Stores the token of a press on a table's message."""
        press = Press.parse(UserInput(interaction).custom_id)
        if press is None or not press.names_session:
            return
        from bot.ui.reply.token_box import StoredToken  # noqa: PLC0415  PyNaCl is there with a shared database alone

        stored = StoredToken(
            token.id, token.interaction.application_id, token.channel, message, token.interaction.token
        )
        sealed = self._box().sealed(press.session, stored)
        self._exchange.keep(press.session, sealed, round(token.expires_at.timestamp() * 1000))

    def _box(self) -> "TokenBox":
        if self._box_of_bot is None:
            from bot.ui.reply.token_box import TokenBox  # noqa: PLC0415  as above

            self._box_of_bot = TokenBox(self._client.http.token or "")
        return self._box_of_bot
