"""Decides who takes over a lobby whose host leaves."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from bot.sessions.rules import lobby
from bot.sessions.rules.guards import may_host_another
from bot.sessions.session import Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Transition


class Leaving:
    """Passes a lobby to the next person who has acted there lately and may host one more table."""

    def __init__(self, tables: Tables, guild_settings: GuildSettingsCache, pings: PlayerPings, *, now: Now) -> None:
        self._tables = tables
        self._guild_settings = guild_settings
        self._pings = pings
        self._now = now
        self._hosts = asyncio.Lock()
        """Held while a lobby passes to another host, so that two at a time do not exceed a quota."""

    @asynccontextmanager
    async def counting_hosts(self, session_id: str) -> AsyncIterator[tuple[int, ...]]:
        """Returns a block in which no other lobby of the same guild passes to another host, in any process.

        Yields the hosts of the guild's tables: see `Tables.hosts_in`.
        """
        found = await self._tables.find(session_id)
        guild = None if found is None else found.place.guild
        async with self._tables.counting(guild), self._hosts:
            yield await self._tables.hosts_in(guild)

    def closes(self, session: Session, user: int) -> bool:
        """Returns whether this lobby closes if the user leaves it now."""
        if session.status is not Status.LOBBY or session.seat_of(user) is None:
            return False
        return not self.leave(session, user, self._tables.known_hosts_in(session.place.guild)).session.status.live

    def leave(self, session: Session, user: int, hosts: Collection[int], interaction: int | None = None) -> Transition:
        """Returns the lobby without this user; it ends if nobody can take it over.

        Args:
            hosts: see `counting_hosts`.
        """
        settings = self._guild_settings.of(session.place.guild)

        def may_host(other: int) -> bool:
            return self._pings.acted_lately(session, other) and may_host_another(other, hosts, settings)

        return lobby.leave(session, user, self._now(), may_host, interaction)
