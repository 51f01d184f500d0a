"""`python -m bot forget`: the operator deletes a user's data, or forgets a server, at once."""

import argparse
import asyncio

from bot.maintenance.report import Print
from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.settings import Settings
from bot.store.errors import UnfitStore
from bot.store.opening import inspect, open_store


def forget(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Deletes the data of a user, or of a guild, as `/privacy` and the removal of the bot do. Returns True.

    Where the command is killed, the next start of a bot goes on. With a SQLite file no bot may run.
    Raises UnfitStore, StoreNotReady and StoreUnavailable.
    """
    asyncio.run(_forget(settings, arguments.user, arguments.guild))
    who = f"user {arguments.user}" if arguments.user else f"server {arguments.guild}"
    print_line(f"nothing of {who} is stored any more")
    if settings.database_path is not None:
        print_line(f"backups hold what was deleted until they are deleted, too: {settings.backup_path}")
    return True


async def _forget(settings: Settings, user: int | None, guild: int | None) -> None:
    if await inspect(settings.database_url) is None:
        raise UnfitStore(f"there is no database {settings.database_name}")
    rater = ResultRater(Calendar(settings.season_months))  # of the games that the person is in: they are resigned
    store = await open_store(settings.database_url, rater, migrating=settings.migrate)
    sessions = Sessions(store, idle_limit=settings.idle_limit)
    try:
        await sessions.restore()
        if user is not None:
            await sessions.privacy.deletions.delete_now(user)
        if guild is not None:
            await sessions.privacy.removals.forget_now(guild)
    finally:
        await sessions.close()
        await store.close()
    if settings.database_path is not None:  # a start removes what is left in unused parts of the file
        await (await open_store(settings.database_url, rater)).close()
