"""Notices: what processes tell each other through the database, by NOTIFY and LISTEN.

They are sent on the listening connection, after the commit that they tell of: a NOTIFY within a transaction has all
commits of the server wait for each other.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager

import asyncpg
import structlog

from bot.store.postgres.clock import DatabaseClock
from bot.store.postgres.connection import DATABASE_ERRORS, DISCONNECTED, unavailable
from bot.store.postgres.reading import PostgresRows
from bot.store.records import StoreNotReady, UnfitStore
from bot.store.shared import Notice, NoticeListener, SessionVersion

log = structlog.get_logger()

CHANNEL = "tavolino"
MOST_BYTES = 7_900
"""PostgreSQL takes less than 8,000 bytes."""

SESSIONS_PER_NOTICE = 100
"""Each takes up to 70 bytes."""

SENT_EVERY = 0.1
"""Seconds between two notices of sessions' versions, so that their number does not grow with that of commits."""

CHECKED_AFTER = 15.0
"""Seconds without a sign of life, after which the connection is tried: one that was lost may look open."""

RECONNECT_AFTER = 0.5
"""Seconds between two attempts to open a connection that was lost."""


class Notices:
    """Sends notices to the other processes and receives theirs, on a connection that is opened again if it is lost."""

    def __init__(self, process: str, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._process = process
        self._connect = connect
        self.clock = DatabaseClock()
        """Is measured whenever the connection is opened or tried, since another server may have another clock."""
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()
        self._versions: dict[str, SessionVersion] = {}
        self._changed = asyncio.Event()
        self._sending = asyncio.Lock()
        self._listeners: list[NoticeListener] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to listen. Raises UnfitStore and StoreNotReady."""
        await self._listen()
        self._tasks = [
            asyncio.create_task(self._stay_connected(), name="store notices"),
            asyncio.create_task(self._send_versions(), name="store versions"),
        ]

    def listen(self, listener: NoticeListener) -> None:
        """Calls the listener with each notice of another process from now on.

        `{"kind": "missed"}` says that some may have been lost, while there was no connection.
        """
        self._listeners.append(listener)

    def changed(self, versions: Iterable[SessionVersion]) -> None:
        """Tells the other processes of the new versions of sessions, soon or once there is a connection again."""
        self._versions |= {version.session: version for version in versions}
        self._changed.set()

    async def tell(self, notice: Notice) -> None:
        """Tells the other processes. Raises ValueError for a notice that is too long, and asyncpg's errors."""
        text = json.dumps({**notice, "process": self._process}, separators=(",", ":"))
        if len(text.encode()) > MOST_BYTES:
            raise ValueError("a notice is too long")
        await self._execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def close(self) -> None:
        """Sends what is not sent yet, and stops."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._send()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _listen(self) -> None:
        connection = await self._connect()
        try:
            await self.clock.measure(connection)
            async with self._sending:  # what is to be sent waits until the connection listens
                await connection.add_listener(CHANNEL, self._received)
                connection.add_termination_listener(self._terminated)
                if connection.is_closed():
                    raise asyncpg.ConnectionDoesNotExistError("the listening connection is lost")
                self._lost.clear()
                self._connection = connection
        except DATABASE_ERRORS as error:
            connection.terminate()
            raise StoreNotReady(str(error)) from error
        except asyncio.CancelledError:
            connection.terminate()
            raise

    def _terminated(self, connection: object) -> None:
        if connection is self._connection:
            self._lost.set()

    async def _stay_connected(self) -> None:
        while True:
            if await self._is_lost():
                log.warning("no notices of other processes arrive")
                await self._listen_again()
                log.info("notices of other processes arrive again")
                self._changed.set()
                self._call_listeners({"kind": "missed"})

    async def _is_lost(self) -> bool:
        """Returns once the connection is lost, or has been tried."""
        try:
            async with asyncio.timeout(CHECKED_AFTER):
                return await self._lost.wait()
        except TimeoutError:
            pass
        try:
            async with self._idle_connection() as connection:
                await self.clock.measure(connection)
        except DATABASE_ERRORS:
            return True
        return False

    async def _listen_again(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
        while self._connection is None:
            await asyncio.sleep(RECONNECT_AFTER)
            try:
                await self._listen()
            except (StoreNotReady, UnfitStore) as error:
                log.info("not connected", why=unavailable(error))

    async def _execute(self, statement: str, *parameters: object) -> None:
        async with self._idle_connection() as connection:
            await connection.execute(statement, *parameters)

    @asynccontextmanager
    async def _idle_connection(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._sending:  # one connection executes one statement at a time
            if self._connection is None:
                raise asyncpg.ConnectionDoesNotExistError("the listening connection is lost")
            yield self._connection

    async def _send_versions(self) -> None:
        while await self._changed.wait():
            self._changed.clear()
            await self._send()
            await asyncio.sleep(SENT_EVERY)

    async def _send(self) -> None:
        """Sends the new versions of sessions; where that fails or is cancelled, all of them are sent again later."""
        versions, self._versions = self._versions, {}
        unsent = versions
        try:
            for notice in _notices([*versions.values()]):
                await self.tell(notice)
            unsent = {}
        except DATABASE_ERRORS as error:
            log.info("notice not sent", why=unavailable(error))
            if isinstance(error, DISCONNECTED):
                self._lost.set()
        finally:
            self._versions = unsent | self._versions

    def _received(self, _connection: object, _pid: int, _channel: str, text: object) -> None:
        notice = json.loads(str(text))
        if notice.pop("process", None) != self._process:
            self._call_listeners(notice)

    def _call_listeners(self, notice: Notice) -> None:
        for listener in self._listeners:
            try:
                listener(notice)
            except Exception:
                log.exception("notice not handled", kind=notice.get("kind"))


class NoticesWhileAvailable:
    """Notices, with errors of the database as StoreUnavailable. It is a `bot.store.shared.NoticeStore`."""

    def __init__(self, rows: PostgresRows, notices: Notices) -> None:
        self._rows = rows
        self._notices = notices
        self.listen = notices.listen

    async def tell(self, notice: Notice) -> None:
        with self._rows.available():
            await self._notices.tell(notice)


def _notices(versions: Sequence[SessionVersion]) -> Iterator[Notice]:
    """Yields notices of these versions, each short enough to be sent."""
    for first in range(0, len(versions), SESSIONS_PER_NOTICE):
        some = versions[first : first + SESSIONS_PER_NOTICE]
        yield {"kind": "session", "sessions": [[one.session, one.version, one.channel] for one in some]}
