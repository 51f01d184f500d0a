"""By how much an ended game changed the ratings of its players."""

from collections.abc import Mapping

import structlog

from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Session, Status

log = structlog.get_logger()


async def rating_changes(sessions: Sessions, session: Session) -> Mapping[int, int]:
    """Returns the change for each user who played, in points.

    Empty for a game that does not count, such as one with a computer or hints, outside of guilds, and where the store
    cannot be read.
    """
    guild = session.place.guild
    compared = len(session.people) > 1 and session.counts
    if guild is None or session.status is not Status.FINISHED or not compared:
        return {}
    try:
        careers = await sessions.history.careers(guild, session.game_key)
    except StoreUnavailable as error:
        log.warning("ratings not read", session=session.id, why=repr(error))
        return {}
    return careers.changes(session.id, (person.id for person in session.people))
