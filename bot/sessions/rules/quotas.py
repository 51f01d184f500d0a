"""How many tables may be open at a time."""

from collections.abc import Iterable

from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import GuildSettings


def check_quotas(wanted: Session, live: Iterable[Session], settings: GuildSettings) -> None:
    """Refuses `quota-user` or `quota-server` (most) where the guild has as many live tables as it allows.

    Tables count for their host. Becoming host because another left a lobby is always allowed: one player's leaving must
    not cost another the seat. Direct messages have no quota: each is the place of one table at most.
    """
    guild = wanted.place.guild
    if guild is None:
        return
    hosts = [session.host for session in live if session.place.guild == guild]
    if hosts.count(wanted.host) >= settings.tables_per_user:
        raise Refusal("quota-user", most=settings.tables_per_user)
    if len(hosts) >= settings.tables_per_server:
        raise Refusal("quota-server", most=settings.tables_per_server)
