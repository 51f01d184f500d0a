"""Interaction tokens stored with their session, so that every process that shares a database can use the newest one.

A token is stored after its press was answered, and removed after its 15 minutes. It can be read only with the bot's
token. A process that has no token of its own for a table's message takes over the stored one.
"""

import hashlib
import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from functools import cached_property

from bot.sessions.service import StoreUnavailable, TokenExchange
from bot.sessions.session import Session
from bot.ui.gateway.interaction_token import InteractionToken
from bot.ui.gateway.raw_interactions import AnyInteraction, UserInput
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.views.custom_id import Press


@dataclass(frozen=True)
class StoredToken:
    """The data with which another process can use an interaction's token on a table's message.

    Attributes:
        interaction, application, channel, message: their ids.
    """

    interaction: int
    application: int
    channel: int
    message: int
    token: str


class TokenBox:
    """Encrypts tokens with XChaCha20-Poly1305 and a key that is derived from the bot's token."""

    def __init__(self, bot_token: str) -> None:
        from nacl.secret import Aead  # noqa: PLC0415  PyNaCl is installed only for a shared database

        key = hashlib.blake2b(bot_token.encode(), digest_size=Aead.KEY_SIZE, person=b"press tokens")
        self._aead = Aead(key.digest())

    def sealed(self, session: str, token: StoredToken) -> str:
        """Returns a token as text that can be opened only for the same session."""
        return b64encode(self._aead.encrypt(json.dumps(vars(token)).encode(), session.encode())).decode()

    def opened(self, session: str, sealed: str) -> StoredToken | None:
        """Returns a token; None if it was sealed for another session or with another bot token, or is damaged."""
        from nacl.exceptions import CryptoError  # noqa: PLC0415  as above

        try:
            return StoredToken(**json.loads(self._aead.decrypt(b64decode(sealed), session.encode())))
        except (CryptoError, ValueError, TypeError):
            return None


class StoredTokens:
    """Stores the tokens of presses for other processes, and uses theirs if this one has none."""

    def __init__(self, client: ReplyingClient, exchange: TokenExchange) -> None:
        self._client = client
        self._exchange = exchange
        client.replies.tokens.listen(self._kept)

    async def load(self, session: Session) -> None:
        """Loads the stored token for a table's message, if this process has none for it."""
        tokens, message = self._client.replies.tokens, session.message
        if message is None or tokens.for_message(message) is not None:
            return
        try:
            sealed = await self._exchange.newest(session.id)
        except StoreUnavailable:
            return  # the bot's own token is used
        token = None if sealed is None else self._box.opened(session.id, sealed)
        if token is not None:
            state = self._client._connection
            taken = InteractionToken(token.interaction, token.application, token.channel, token.token, state)
            tokens.taken_over(taken, token.message)

    def _kept(self, token: InteractionToken, interaction: AnyInteraction, message: int) -> None:
        """Stores the token of a press on a table's message."""
        press = Press.parse(UserInput(interaction).custom_id)
        if press is None or not press.names_session:
            return
        stored = StoredToken(token.id, token.application, token.channel, message, token.token)
        sealed = self._box.sealed(press.session, stored)
        self._exchange.keep(press.session, sealed, round(token.expires_at.timestamp() * 1000))

    @cached_property
    def _box(self) -> TokenBox:
        """Created on first use, since the client's token is known only after the login."""
        return TokenBox(self._client.http.token or "")
