"""Connections to the PostgreSQL server, with the settings that durability depends on."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import aiosql
import asyncpg
import structlog

from bot.store.errors import StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.queries import SQL

ADMINISTRATION = aiosql.from_path(SQL / "postgres" / "administration.sql", "asyncpg")


log = structlog.get_logger()

Connect: TypeAlias = Callable[[], Awaitable[asyncpg.Connection]]
"""Opens a connection. Raises UnfitStore and StoreNotReady."""

OLDEST = 15
"""The oldest version of PostgreSQL that the tests run on."""

CONNECT_WITHIN = 5.0
"""Seconds for opening a connection."""

ANSWER_WITHIN = 10.0
"""Seconds for a statement; a server that takes longer is taken to be gone."""

NO_LIMIT = 86_400.0
"""Seconds for a statement that may take long. asyncpg would read None as ANSWER_WITHIN."""

READING_CONNECTIONS = 4
"""The most connections of a process, besides the two that write and the one that listens."""

SETTINGS: Mapping[str, str] = {
    "synchronous_commit": "on",  # a commit returns when it is on the disk
    "lock_timeout": "2s",  # less than the three seconds in which Discord wants an answer
    "idle_in_transaction_session_timeout": "3s",  # releases the locks of a process that has died
    "tcp_keepalives_idle": "10",  # and those of a machine that has vanished
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "jit": "off",  # no query is so long that compiling it pays
}
WRITING_SETTINGS: Mapping[str, str] = {
    "lock_timeout": "1s",  # one connection of two that write waits, so half of all commits wait with it
    # Rows are found by their keys. A plan made while a table was small would scan all of it ever after.
    "enable_seqscan": "off",
}
"""The settings that differ from SETTINGS on the connections that write."""

DISCONNECTED = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server stops or starts, an administrator ends the connection
    asyncpg.ReadOnlySQLTransactionError,  # the server has become another one's replica
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""Errors after which a connection is of no use."""

UNFIT = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.SyntaxOrAccessError,  # no permission, or a schema that is not as this program has made it
)
"""Errors that last until the operator changes something."""


UNSUPPORTED = "unsupported startup parameter"
"""PgBouncer's words for a parameter of DATABASE_URL that it does not know; all its errors have the same code."""

DATABASE_ERRORS = (asyncpg.PostgresError, *DISCONNECTED)
"""All errors of the database and of its connections."""


AWAY = (
    *DISCONNECTED,
    StoreNotReady,  # this one and the next come from opening a connection
    UnfitStore,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.InsufficientResourcesError,
)
"""Errors that say that the database is away or busy, and nothing about the statement."""


def unavailable(error: BaseException) -> StoreUnavailable:
    """Returns what to raise for an error of a running store."""
    return StoreUnavailable(described(error))


def described(error: BaseException) -> str:
    """Returns an error as one line of text, without the values of rows, which may be secret."""
    if isinstance(error, asyncpg.DataError):
        return f"{type(error).__name__}: a value does not fit"
    if isinstance(error, asyncpg.PostgresError):  # its full text includes the row
        return error.args[0] if error.args else type(error).__name__
    return " ".join(str(error).split()) or type(error).__name__


async def connect(
    url: str, process: str, *, answer_within: float = ANSWER_WITHIN, **settings: str
) -> asyncpg.Connection:
    """Opens a connection.

    Args:
        process: the name under which PostgreSQL lists it.
        answer_within: seconds for a statement.
        settings: these override SETTINGS.

    Raises:
        UnfitStore, StoreNotReady
    """
    try:
        connection = await asyncpg.connect(
            url, timeout=CONNECT_WITHIN, command_timeout=answer_within, server_settings={"application_name": process}
        )
    except ValueError as error:  # its text may show the password
        raise UnfitStore("DATABASE_URL is no URL of a PostgreSQL database") from error
    except DATABASE_ERRORS as error:
        raise unusable("the database cannot be used", error) from error
    try:
        settings = {**SETTINGS, **settings}  # PgBouncer refuses connections that start with them
        await connection.execute(ADMINISTRATION.set_all.sql, [*settings], [*settings.values()], timeout=CONNECT_WITHIN)
    except BaseException as error:
        connection.terminate()
        if isinstance(error, DATABASE_ERRORS):
            raise unusable("the database cannot be used", error) from error
        raise
    return connection


async def open_pool(url: str, process: str) -> asyncpg.Pool:
    """Opens a pool of connections that read. Raises UnfitStore and StoreNotReady, as its connections do later."""
    return await asyncpg.create_pool(
        connect=lambda *_, **__: connect(url, process),
        min_size=0,  # else the pool logs a traceback with each attempt to connect while the server is away
        max_size=READING_CONNECTIONS,
        reset=_leave_as_it_is,
    )


async def _leave_as_it_is(_: object) -> None:
    """Resets nothing when a connection returns to the pool: no query changes its state, and this saves a message."""


async def check(connection: asyncpg.Connection) -> None:
    """Raises UnfitStore for a server that this program cannot use."""
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise UnfitStore(f"the server is PostgreSQL {version.major}; {OLDEST} is the oldest that can be used")
    encoding = await ADMINISTRATION.encoding(connection)
    if encoding != "UTF8":
        raise UnfitStore(f"the database has the encoding {encoding}; create it with ENCODING 'UTF8'")
    if await ADMINISTRATION.fsync(connection) != "on":
        log.warning("fsync is off: a crash of the server's machine can lose moves and damage the database")


def unusable(what: str, error: BaseException) -> UnfitStore | StoreNotReady:
    """Returns what to raise for an error while a store is opened: StoreNotReady if the error may pass."""
    refused = isinstance(error, asyncpg.ProtocolViolationError) and UNSUPPORTED in described(error)
    lasting = isinstance(error, UNFIT) or refused
    return (UnfitStore if lasting else StoreNotReady)(f"{what}: {described(error)}")
