"""Copies all rows of a SQLite file into an empty PostgreSQL database."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.postgres.copying import Copied, copied_rows
from bot.store.postgres.store import migrate_database
from bot.store.sqlite.inspection import AllRows

TABLES = (
    "sessions",
    "seats",
    "moves",
    "results",
    "ratings",
    "rating_changes",
    "best_scores",
    "achievements",
    "rating_rules",
    "analyses",
    "clips",
    "servers",
    "user_settings",
    "deletions",
    "removals",
    "presence",
    "registrations",
    "heartbeat",
    "dailies",
    "daily_attempts",
    "daily_moves",
    "daily_clips",
    "daily_posts",
    "practice_positions",
    "practice_streaks",
    "week_posts",
    "duels",
    "duel_players",
    "duel_moves",
    "tournaments",
    "tournament_players",
    "tournament_pairings",
)
"""All tables that both databases have, in the order that foreign keys need."""


@asynccontextmanager
async def copied_file(
    file: Path, url: str, kinds: Collection[str], *, tournament_kind: str, duel_kind: str, doors: Collection[str]
) -> AsyncIterator[Copied]:
    """Copies all rows in one transaction, which is committed at the end of the block. The file stays as it is.

    The transaction also writes what is due at live sessions, tournaments and duels (see `copied_rows`), and since when
    nobody could act, so that no game stands still afterwards or loses the time in between.

    The database gets its schema if it has none. Raises UnfitStore if it has rows already, if the file has another
    schema than this program, or a row that PostgreSQL does not accept; and StoreNotReady while a bot uses the file.
    """
    with AllRows.open(file) as source:
        await migrate_database(url)
        async with copied_rows(
            url,
            {table: source.columns(table) for table in TABLES},
            source.rows,
            kinds,
            tournament_kind=tournament_kind,
            duel_kind=duel_kind,
            doors=doors,
        ) as copied:
            yield copied
