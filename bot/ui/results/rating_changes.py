"""By how much an ended game changed the ratings of its players."""

from collections.abc import Mapping

import structlog

from bot.ratings.scopes import EVERYWHERE
from bot.sessions.history import RatingChangeRecord
from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Session, Status

log = structlog.get_logger()


async def rating_changes(sessions: Sessions, session: Session) -> Mapping[int, RatingChangeRecord]:
    """Returns the change of the rating in this game of each user who played, in its guild or outside of guilds.

    Empty for a game that does not count, such as one with a computer or hints, and where the store cannot be read.
    """
    if len(session.people) < 2 or not session.counts or session.status is not Status.FINISHED:
        return {}
    place = session.place
    guild = EVERYWHERE if place.guild is None or place.user_install else place.guild
    try:
        return await sessions.history.rating_changes(session.id, guild, session.game_key)
    except StoreUnavailable as error:
        log.warning("ratings not read", session=session.id, why=repr(error))
        return {}
