"""Games that are typed in a channel without a table, though they are played in private: the user's own, in a duel."""

from typing import Protocol

from bot.sessions.session import Session
from bot.ui.reply.reply import Reply


class PrivateGames(Protocol):
    """The games that people play in private."""

    async def current(self, user: int) -> Session | None:
        """Returns the user's game that is on, the one that was begun last if there are several."""

    async def show_game(self, reply: Reply, session: Session) -> None:
        """Answers with the user's game, which nobody else sees."""

    async def make(self, reply: Reply, session: Session, words: str) -> None:
        """Makes the user's move, and answers as `show_game` does."""


def is_private(session: Session) -> bool:
    """Returns whether a game is on that stands in no channel."""
    return session.status.live and session.deal != session.id
