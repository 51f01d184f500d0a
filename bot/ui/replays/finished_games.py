"""The finished games of a channel, by their ids."""

from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status


async def finished_here(sessions: Sessions, channel: int, game: str) -> Session | None:
    """Returns the finished game of this id, however old; None where there is none.

    The option may hold any text, and a game of another channel is not shown in this one.
    """
    session = await sessions.tables.find(game.strip().lower())
    found = session is not None and session.status is Status.FINISHED and session.place.channel == channel
    return session if found else None
