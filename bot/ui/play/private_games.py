"""Typed commands for private games, in a channel without a table: the user's own game of a duel."""

from typing import Protocol

from bot.sessions.session import Session
from bot.ui.reply.reply import Reply


class PrivateGames(Protocol):
    """Finds, shows and plays the games that people play in private."""

    async def current(self, user: int) -> Session | None:
        """Returns the user's game in play, the latest one if there are several."""

    async def show_game(self, reply: Reply, session: Session) -> None:
        """Answers privately with the user's game."""

    async def make(self, reply: Reply, session: Session, words: str) -> None:
        """Makes the user's move, and answers as `show_game` does."""


def is_private(session: Session) -> bool:
    """Returns whether this is a live game that belongs to no channel."""
    return session.status.live and session.deal != session.id
