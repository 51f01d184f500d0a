"""How many tables may be open at a time."""

from collections.abc import Iterable

from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import GuildSettings


def check_quotas(wanted: Session, live: Iterable[Session], settings: GuildSettings) -> None:
    """Refuses `quota-user` or `quota-server` (most) where the guild has as many live tables as it allows.

    Tables count for their host; those of tournaments do not count. Direct messages have no quota: each is the place of
    one table at most.
    """
    guild = wanted.place.guild
    if guild is None:
        return
    here = [session for session in live if session.place.guild == guild and session.tournament is None]
    if not may_host_another(wanted.host, here, settings):
        raise Refusal("quota-user", most=settings.tables_per_user)
    if len(here) >= settings.tables_per_server:
        raise Refusal("quota-server", most=settings.tables_per_server)


def may_host_another(user: int, in_guild: Iterable[Session], settings: GuildSettings) -> bool:
    """Returns whether the user may be the host of one more table of a guild: a new one, or one whose host leaves.

    in_guild: the guild's live tables.
    """
    return sum(session.host == user and session.tournament is None for session in in_guild) < settings.tables_per_user
