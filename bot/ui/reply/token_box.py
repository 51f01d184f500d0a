"""Interaction tokens as they are stored for other processes: only those who know the bot's token can read them."""

import hashlib
import json
from base64 import b64decode, b64encode
from dataclasses import dataclass

from nacl.exceptions import CryptoError
from nacl.secret import Aead


@dataclass(frozen=True)
class StoredToken:
    """What another process needs of an interaction to use its token on a table's message.

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
        key = hashlib.blake2b(bot_token.encode(), digest_size=Aead.KEY_SIZE, person=b"press tokens")
        self._aead = Aead(key.digest())

    def sealed(self, session: str, token: StoredToken) -> str:
        """Returns a token as text that can be opened for the same session alone."""
        return b64encode(self._aead.encrypt(json.dumps(vars(token)).encode(), session.encode())).decode()

    def opened(self, session: str, sealed: str) -> StoredToken | None:
        """Returns a token; None where it was sealed for another session, with another bot token, or is damaged."""
        try:
            return StoredToken(**json.loads(self._aead.decrypt(b64decode(sealed), session.encode())))
        except (CryptoError, ValueError, TypeError):
            return None
