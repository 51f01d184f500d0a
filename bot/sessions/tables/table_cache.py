"""The tables in memory: live ones, and those that ended recently."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from bot.lru import LruCache
from bot.sessions.session import Session

ENDED_KEPT = 256
"""The number of ended sessions in memory, for the buttons of their last messages; others are read from the store."""

EXPIRED = -2
"""The version of a table whose last changes may be lost: it is read whole from the store before its next use."""


@dataclass(eq=False)
class Table:
    """A session, the lock that its actions take, and the channel under which it is found while it is live.

    Attributes:
        version: the session's, if several processes change it: see `bot.store.change.Change`; or EXPIRED.
        gone: whether the session was deleted.
    """

    session: Session
    version: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    channel: int | None = None
    gone: bool = False


class TableCache:
    """Tables by id, by channel and by guild.

    Args:
        most_live: how many live sessions are kept. Beyond that, the least recently used ones whose locks are free go.
    """

    def __init__(self, most_live: int) -> None:
        self._most_live = most_live
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._in_channel: dict[int, str] = {}
        self._in_guild: dict[int | None, dict[str, Table]] = {}
        self._ended: LruCache[str, Table] = LruCache(ENDED_KEPT)

    def get(self, session_id: str) -> Table | None:
        """Returns the table of this id, live or ended, and counts the call as a use."""
        table = self._live.get(session_id)
        if table is None:
            return self._ended.get(session_id)
        self._live.move_to_end(session_id)
        return table

    def peek(self, session_id: str) -> Table | None:
        """Like `get`, but does not count as a use of a live table. Any thread may call it."""
        return self._live.get(session_id) or self._ended.get(session_id)

    def live_table(self, session_id: str) -> Table | None:
        """Returns the table of this id if it is live."""
        return self._live.get(session_id)

    def at(self, channel: int) -> Table | None:
        """Returns the live table in this channel."""
        session_id = self._in_channel.get(channel)
        return None if session_id is None else self._live[session_id]

    def live(self) -> tuple[Session, ...]:
        """Returns all live sessions."""
        return tuple(table.session for table in self._live.values())

    def in_guild(self, guild: int) -> tuple[Session, ...]:
        """Returns the live sessions of this guild."""
        return tuple(table.session for table in self._in_guild.get(guild, {}).values())

    def file(self, table: Table) -> None:
        """Files a table as live or ended, and under its current channel."""
        session = table.session
        self._unfile(table)
        if session.status.live:
            table.channel = session.place.channel
            self._in_channel[table.channel] = session.id
            self._live[session.id] = table
            self._in_guild.setdefault(session.place.guild, {})[session.id] = table
            self._drop_unused()
        else:
            self.drop(table)
            self._ended[session.id] = table

    def expire_all(self) -> None:
        """Gives all tables the version EXPIRED, since their last changes may be lost."""
        for table in (*self._live.values(), *map(self._ended.get, self._ended)):
            if table is not None:
                table.version = EXPIRED

    def forget_ended(self) -> None:
        """Removes all ended tables: their next use reads them from the store."""
        for session_id in self._ended:
            self._ended.pop(session_id)

    def _unfile(self, table: Table) -> None:
        """Removes a table from its channel, and also a live table that is filed under the same id."""
        for filed in (table, self._live.get(table.session.id)):
            if filed is not None and filed.channel is not None:
                if self._in_channel.get(filed.channel) == filed.session.id:
                    del self._in_channel[filed.channel]
                filed.channel = None

    def drop(self, table: Table) -> None:
        """Removes a table."""
        self._unfile(table)
        self._ended.pop(table.session.id)
        self._live.pop(table.session.id, None)
        here = self._in_guild.get(table.session.place.guild, {})
        here.pop(table.session.id, None)
        if not here:
            self._in_guild.pop(table.session.place.guild, None)

    def _drop_unused(self) -> None:
        if len(self._live) > self._most_live:
            unused = next((table for table in self._live.values() if not table.lock.locked()), None)
            if unused is not None:
                self.drop(unused)
