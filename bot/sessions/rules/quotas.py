"""How many tables may be open at a time."""

from collections.abc import Collection

from bot.sessions.refusals import Refusal
from bot.sessions.session import Place
from bot.sessions.settings.guild_settings import GuildSettings


def check_quotas(place: Place, host: int, hosts: Collection[int], settings: GuildSettings) -> None:
    """Refuses a table `quota-user` or `quota-server` (most) where its guild has as many live tables as it allows.

    Direct messages have no quota: each is the place of one table at most.

    Args:
        host: of the table.
        hosts: the host of each of the guild's live tables; those of tournaments do not count.
    """
    if place.guild is None:
        return
    if not may_host_another(host, hosts, settings):
        raise Refusal("quota-user", most=settings.tables_per_user)
    if len(hosts) >= settings.tables_per_server:
        raise Refusal("quota-server", most=settings.tables_per_server)


def may_host_another(user: int, hosts: Collection[int], settings: GuildSettings) -> bool:
    """Returns whether the user may be the host of one more table of a guild: a new one, or one whose host leaves.

    Args:
        hosts: as for `check_quotas`.
    """
    return sum(host == user for host in hosts) < settings.tables_per_user
