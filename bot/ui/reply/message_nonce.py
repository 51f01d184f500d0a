"""The nonces of messages that the bot sends of its own accord."""

import hashlib


def message_nonce(of: str) -> str:
    """Returns what marks a message, so that Discord doesn't post it twice if the answer to its request was lost.

    discord.py sends it with `enforce_nonce`. of: a text that no other message of the last minutes has.
    """
    return hashlib.blake2b(of.encode(), digest_size=12).hexdigest()
