"""Notices: what processes tell each other through the database, by NOTIFY and LISTEN.

They are sent on the listening connection, after the commit that they tell of: a NOTIFY within a transaction makes all
commits of the server wait for each other. Each process listens to a channel for all processes, and to one of its own
for the topics that it follows, which the database notes. A channel for each topic would need no table, but a LISTEN
for each, which takes both sides three times as long (docs/performance.md).
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress

import aiosql
import asyncpg
import structlog

from bot.store.errors import StoreNotReady, UnfitStore
from bot.store.postgres.connection import ADMINISTRATION, DATABASE_ERRORS, DISCONNECTED, unavailable
from bot.store.queries import SQL
from bot.store.shared import Notice, NoticeListener, SessionVersion

SAMPLES = 3


class DatabaseClock:
    """Measures by how much the database's clock is ahead of this process's."""

    def __init__(self) -> None:
        self.offset = 0
        """Milliseconds to add to this process's time."""

    async def measure(self, connection: asyncpg.Connection) -> None:
        """Asks the database for its time. Raises asyncpg's errors.

        The database read its clock at some time between question and answer, so a slow answer says little: the offset
        changes only by as much as it is certainly wrong, and stays 0 if both clocks agree.
        """
        for _ in range(SAMPLES):
            asked = _now_ms()
            there = await ADMINISTRATION.now(connection)
            least, most = there - _now_ms() - 1, there - asked + 1
            self.offset = min(max(self.offset, least), most)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


log = structlog.get_logger()

CHANNEL = "tavolino"
MOST_BYTES = 7_900
"""PostgreSQL takes less than 8,000 bytes."""

SENT_EVERY = 0.1
"""Seconds between two statements that tell followers. There must not be one for each commit, since PostgreSQL wakes
every listening process for each of these statements."""

QUERIES = aiosql.from_path(SQL / "postgres" / "followers.sql", "asyncpg")

CHECKED_AFTER = 15.0
"""Seconds after which the connection is tested, since one that was lost may look open."""

RECONNECT_AFTER = 0.5
"""Seconds between two attempts to open a connection that was lost."""


class PostgresNotices:
    """Sends notices to the other processes and receives theirs, on a connection that is opened again if it is lost.

    It is a `bot.store.shared.NoticeStore`.
    """

    def __init__(self, process: str, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._process = process
        self._connect = connect
        self.clock = DatabaseClock()
        """Measured whenever the connection is opened or tested, since another server may have another clock."""
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()
        self._versions: dict[str, SessionVersion] = {}
        self._untold: list[tuple[str, str]] = []
        """Topic and text of all notices for followers but those of versions."""
        self._changed = asyncio.Event()
        self._followed: set[str] = set()
        self._noted: set[str] = set()
        """The topics that the database has noted for this process."""
        self._sending = asyncio.Lock()
        self._listeners: list[NoticeListener] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to listen. Raises UnfitStore and StoreNotReady."""
        await self._listen()
        self._tasks = [
            asyncio.create_task(self._stay_connected(), name="store notices"),
            asyncio.create_task(self._tell_regularly(), name="store followers"),
        ]

    def listen(self, listener: NoticeListener) -> None:
        """Calls the listener with each notice of another process from now on: see `bot.store.shared.NoticeStore`."""
        self._listeners.append(listener)

    def follow(self, topic: str) -> None:
        """Begins to receive notices about a topic, shortly or once the connection is back."""
        self._followed.add(topic)
        self._changed.set()

    def unfollow(self, topic: str) -> None:
        """Stops receiving notices about a topic, shortly or once the connection is back."""
        self._followed.discard(topic)
        self._changed.set()

    def changed(self, versions: Iterable[SessionVersion]) -> None:
        """Tells the followers of these sessions about the new versions, shortly or once the connection is back."""
        self._versions |= {version.session: version for version in versions}
        self._changed.set()

    def tell_followers(self, topic: str, notice: Notice) -> None:
        """Tells the followers of a topic, shortly. Raises ValueError for a notice that is too long."""
        self._untold.append((topic, self._text(notice)))
        self._changed.set()

    async def tell(self, notice: Notice) -> None:
        """Tells all other processes. Raises ValueError for a notice that is too long, and StoreUnavailable."""
        text = self._text(notice)
        try:
            async with self._idle_connection() as connection:
                await connection.execute(QUERIES.tell_all.sql, CHANNEL, text)
        except DATABASE_ERRORS as error:
            raise unavailable(error) from error

    async def close(self) -> None:
        """Sends what is not sent yet, and stops."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._send()
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*DATABASE_ERRORS):  # another process removes it
                await QUERIES.remove(connection, process=self._process)
            connection.terminate()

    async def _listen(self) -> None:
        connection = await self._connect()
        try:
            await self.clock.measure(connection)
            async with self._sending:  # sending waits until the connection listens
                await QUERIES.remove_dead(connection)
                self._noted = set[str]()
                await self._note(connection)
                for channel in (self._process, CHANNEL):
                    await connection.add_listener(channel, self._received)
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

    async def _note(self, connection: asyncpg.Connection) -> Collection[str]:
        """Notes the topics that this process follows; returns the new ones."""
        begun, ended = self._followed - self._noted, self._noted - self._followed
        if begun or ended:
            await QUERIES.update(connection, process=self._process, begun=[*begun], ended=[*ended])
            self._noted = (self._noted | begun) - ended
        return begun

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
        """Waits until the connection is lost or has been tested; returns whether it is lost."""
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

    @asynccontextmanager
    async def _idle_connection(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._sending:  # one connection executes one statement at a time
            if self._connection is None:
                raise asyncpg.ConnectionDoesNotExistError("the listening connection is lost")
            yield self._connection

    async def _tell_regularly(self) -> None:
        while await self._changed.wait():
            self._changed.clear()
            await self._note_followed()
            await self._send()
            await asyncio.sleep(SENT_EVERY)

    async def _note_followed(self) -> None:
        try:
            async with self._idle_connection() as connection:
                begun = await self._note(connection)
        except DATABASE_ERRORS as error:
            self._failed("topics not followed", error)
        else:
            if begun:
                self._call_listeners({"kind": "followed", "topics": [*begun]})

    async def _send(self) -> None:
        """Sends new notices to followers; if that fails or is cancelled, all of them are sent again later."""
        versions, self._versions = self._versions, {}
        told, self._untold = self._untold, []
        unsent = bool(versions or told)
        try:
            if unsent:
                topics, texts = zip(*told, *map(self._of_version, versions.values()), strict=True)
                async with self._idle_connection() as connection:
                    async for _ in QUERIES.tell(connection, process=self._process, topics=topics, notices=texts):
                        pass
            unsent = False
        except DATABASE_ERRORS as error:
            self._failed("notices not sent", error)
        finally:
            if unsent:
                self._versions, self._untold = versions | self._versions, told + self._untold

    def _failed(self, what: str, error: Exception) -> None:
        log.info(what, why=unavailable(error))
        if isinstance(error, DISCONNECTED):
            self._lost.set()

    def _of_version(self, one: SessionVersion) -> tuple[str, str]:
        """Returns the topic and the text of the notice of a version."""
        return one.session, self._text({"kind": "session", "session": one.session, "version": one.version})

    def _text(self, notice: Notice) -> str:
        text = json.dumps({**notice, "process": self._process}, separators=(",", ":"))
        if len(text.encode()) > MOST_BYTES:
            raise ValueError("a notice is too long")
        return text

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
