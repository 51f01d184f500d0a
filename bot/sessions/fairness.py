"""Luck that nobody chose alone: the bot commits to a secret seed before it knows who will play."""

from collections.abc import Iterable
from hashlib import sha256
from hmac import digest

from bot.games.chance import ALGORITHM


def commitment(session_id: str, seed: bytes) -> str:
    """Returns the SHA-256 of the committed text, in hexadecimal.

    It is shown from the lobby on. When the game is over and the seed is shown, anyone can compute it again.
    """
    return sha256(committed_text(session_id, seed).encode()).hexdigest()


def committed_text(session_id: str, seed: bytes) -> str:
    """Returns the text `tavolino/1:<session id>:<seed>`, with the seed in hexadecimal."""
    return f"{ALGORITHM}:{session_id}:{seed.hex()}"


def luck(seed: bytes, users: Iterable[int]) -> bytes:
    """Returns the seed of the game's luck: the secret seed mixed with who sits where.

    HMAC-SHA256 under the secret seed of the text `tavolino/1:<user id>,<user id>...` in the order of the seats.
    """
    return digest(seed, f"{ALGORITHM}:{','.join(map(str, users))}".encode(), "sha256")
