"""Luck that nobody chose alone: the bot commits to a secret seed before it knows who will play."""

from collections.abc import Iterable
from hashlib import sha256
from hmac import digest

from bot.games.chance import ALGORITHM


def commitment(session_id: str, seed: bytes) -> str:
    """Returns the SHA-256, in hexadecimal, of the text `tavolino/1:<session id>:<seed>`, the seed in hexadecimal.

    The lobby shows it. When the game is over and the seed is shown, anyone can compute it again.
    """
    return sha256(f"{ALGORITHM}:{session_id}:{seed.hex()}".encode()).hexdigest()


def luck(seed: bytes, users: Iterable[int]) -> bytes:
    """Returns the seed of the game's luck: the secret seed mixed with who sits where.

    HMAC-SHA256 under the secret seed of the text `tavolino/1:<user id>,<user id>...` in the order of the seats.
    """
    return digest(seed, f"{ALGORITHM}:{','.join(map(str, users))}".encode(), "sha256")
