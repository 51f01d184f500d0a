"""What is asked of a file beside play."""

import aiosql

from bot.store.row_reading import SQL

ADMINISTRATION = aiosql.from_path(SQL / "sqlite" / "administration.sql", "sqlite3")
VERSIONS = aiosql.from_path(SQL / "schema_versions.sql", "sqlite3")
