"""The nonces of messages that the bot sends with its token.

A request whose answer is lost is sent again with the same nonce, and Discord then posts nothing, but answers with the
message that it has posted.

Follow-ups, which are sent by an interaction's token, may be there twice: their requests have no field for a nonce
(discord-api-docs 6647), and discord.py repeats them after a status of 5xx or a connection that was reset. Nothing tells
whether the first one was posted: a follow-up can be read only by its id, which was in the lost answer, and among the
messages of a channel there are no private ones, and none at all for a bot that only a user has installed. Not to repeat
them would lose every answer that was not posted. A second message does no harm: as on an earlier message of its table,
a press on it counts if its ply is the current one. Wherever an edit will do, which can be repeated, the answer is one:
the deferred answer to a command, and whatever changes a message that is known.
"""

import hashlib
import secrets


def message_nonce(of: str) -> str:
    """Returns what marks a message, so that Discord doesn't post it twice if the answer to its request was lost.

    discord.py sends it with `enforce_nonce`.

    Args:
        of: a text that no other message of the last minutes has.
    """
    return hashlib.blake2b(of.encode(), digest_size=12).hexdigest()


class PostAttempts:
    """The nonce of a message that follows something, and whether it may have been posted by an earlier attempt.

    A message that an earlier attempt has posted shows what was newest then, so it has to be edited. Each object has
    nonces of its own: where another process has posted the message, nobody here knows what it shows.

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
