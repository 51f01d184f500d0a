"""Checks of the database, the sessions in it, and its backups. A bot may be using it meanwhile."""

import time
from datetime import UTC, datetime, timedelta

from bot.installation import command
from bot.maintenance.report import Finding, listed, size
from bot.ratings.periods import Calendar
from bot.sessions.daily.reading import attempt_faults
from bot.sessions.duels.reading import SavedDuels
from bot.sessions.persistence.replay import faults
from bot.sessions.persistence.result_rater import ResultRater
from bot.settings import Settings
from bot.store.opening import inspect, open_beside
from bot.store.sqlite.backup.files import BackupFolder

NONE_YET = Finding(fine=True, text="no database yet, the first start makes it")


async def check_store(settings: Settings, *, thorough: bool = False) -> Finding:
    """Finds the schema, the size, the result of the database's own check, unreadable rows, and ratings to compute.

    Args:
        thorough: whether to compare a server's tables with their indexes, too.
    """
    found = await inspect(settings.database_url, thorough=thorough)
    if found is None:
        return NONE_YET
    text = f"schema {found.schema} of {found.known}, {size(found.size)}, {found.check}"
    if found.schema > found.known:
        return Finding(fine=False, text=f"{text}; it is newer than this program: update the program")
    if found.schema < found.known:
        return Finding(fine=not found.damaged, text=f"{text}; {_next_step(settings)} brings it up to date")
    async with open_beside(settings.database_url) as store:
        rows = await store.settings.left_out()
        unfinished = await store.settings.unfinished(round(time.time() * 1000))
        ratings = await store.results.rating_state()
    computed = not ratings.sessions or ratings.rules == ResultRater(Calendar(settings.season_months)).rules
    if not computed:
        text += f"; the ratings of {ratings.sessions:,} finished games are not computed: `{command('recompute')}`"
    if unfinished:
        text += f"; {listed(unfinished)}: a bot goes on with that as it starts"
    return Finding(fine=computed and not found.damaged and not rows, text=f"{text}; {listed(rows)}" if rows else text)


async def check_sessions(settings: Settings, *, ended: bool = False) -> Finding:
    """Finds live sessions, duels and attempts at puzzles that do not match their records, and sessions set aside.

    Args:
        ended: whether to look at ended sessions and finished attempts, too.
    """
    found = await inspect(settings.database_url)
    if found is None:
        return NONE_YET
    if found.schema != found.known:
        return Finding(fine=True, text="not replayed, since the schema is not this program's")
    async with open_beside(settings.database_url) as store:
        ids = await (store.sessions.ids() if ended else store.sessions.live_ids())
        aside = [f"{one.session} is set aside: {one.why}" for one in await store.sessions.set_aside()]
        broken = [fault async for fault in faults(store, ids)]
        duels = await SavedDuels(store.duels).faults()
        attempts = await attempt_faults(store.dailies, ended=ended)
    what = "sessions" if ended else "live sessions"
    text = f"{len(ids) - len(broken):,} of {len(ids):,} {what} replay"
    wrong = [*aside, *broken, *duels, *attempts]
    return Finding(fine=not wrong, text="; ".join(filter(None, [text, listed(wrong)])))


async def check_backups(settings: Settings) -> Finding:
    """Finds how old the newest backup is."""
    database = settings.database_path
    if database is None:
        return Finding(fine=True, text="PostgreSQL's own: pg_dump, or its archive of the WAL")
    folder = BackupFolder(settings.backup_path, database)
    backups, newest = folder.backups(), folder.newest_at()
    if newest is None:
        unneeded = not settings.backup_hours or not database.exists()
        return Finding(fine=unneeded, text=f"none in {folder.folder}; a bot takes the first a minute after its start")
    age = datetime.now(UTC) - newest
    late = bool(settings.backup_hours) and age > timedelta(hours=2 * settings.backup_hours)
    text = f"{len(backups)} in {folder.folder}, the newest {age.total_seconds() / 3600:.1f} hours old"
    return Finding(fine=not late, text=f"{text}: that is too old" if late else text)


def _next_step(settings: Settings) -> str:
    """Returns, for a sentence, what will apply the versions of the schema that the database lacks."""
    return "the next start" if settings.migrate or settings.database_path is not None else f"`{command('migrate')}`"
