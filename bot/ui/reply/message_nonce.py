"""The nonces of messages that the bot sends with its token.

If the answer to a request is lost, the request is sent again with the same nonce. Discord then posts nothing, but
answers with the message that it has already posted.

Follow-ups, which are sent by an interaction's token, may be posted twice: their requests have no field for a nonce
(discord-api-docs 6647), and discord.py repeats them after a status of 5xx or a connection that was reset. Nothing tells
whether the first one was posted: a follow-up can be read only by its id, which was in the lost answer, and among the
messages of a channel there are no private ones, and none at all for a bot that only a user has installed. Without
repetition, every answer that was not posted would be lost. A second message does no harm: a press on it counts if its
ply is the current one, as on an earlier message of its table. Edits can be repeated safely, so answers are edits where
possible: the deferred answer to a command, and all changes of known messages.
"""

import hashlib
import secrets


def message_nonce(of: str) -> str:
    """Returns a message's nonce, so that Discord doesn't post it twice if the answer to the first request was lost.

    discord.py sends it with `enforce_nonce`.

    Args:
        of: a text that differs from that of every other message of the last minutes.
    """
    return hashlib.blake2b(of.encode(), digest_size=12).hexdigest()


class PostAttempts:
    """The nonce for attempts to post a message, and whether an earlier attempt may have posted it.

    A message that an earlier attempt has posted may show an old state, so it has to be edited. Each object has its own
    nonces: of a message that another process has posted, nothing here knows what it shows.

    Attributes:
        repeated: whether an earlier attempt to post this very message has not been confirmed.
    """

    def __init__(self) -> None:
        self.repeated = False
        self._own = secrets.token_hex(8)
        self._last: str | None = None

    def begin(self, of: str) -> str:
        """Returns the nonce for an attempt.

        Args:
            of: what is posted, and in place of which message.
        """
        self.repeated = of == self._last
        self._last = of
        return message_nonce(f"{self._own} {of}")

    def confirm(self) -> None:
        """Notes that the message is known: the next one has another nonce."""
        self._last = None
