"""What is asked of a database beside play."""

import aiosql

from bot.store.row_reading import SQL

ADMINISTRATION = aiosql.from_path(SQL / "postgres" / "administration.sql", "asyncpg")
