"""`python -m bot move-store`: moves everything that is stored from a SQLite file to PostgreSQL, and compares it."""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

from bot.maintenance.report import Print, listed
from bot.sessions.coordination.shared.doors import HTTP, door_of
from bot.sessions.persistence.replay import faults
from bot.sessions.shard import ONLY_SHARD
from bot.sessions.timers.due import DueKind
from bot.settings import IN_A_FILE, Settings
from bot.store.errors import DamagedRecord
from bot.store.interface import Reading
from bot.store.opening import inspect, open_beside
from bot.store.sessions import SavedSession

DUE = (DueKind.TIMER, DueKind.COMPUTER, DueKind.MESSAGE)
"""The kinds that are due at every live session when the first process starts. Pings from before the move are lost."""

DOORS = (HTTP, door_of(ONLY_SHARD))
"""The doors through which people will act."""

AT_ONCE = 50
"""The number of sessions that are compared at once."""

MOVED = "move-store"
"""The name under which the time of the move itself is credited."""


def move_store(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Copies all rows, compares every session, and replays the live ones. Returns whether the copy is the same.

    All of it is one transaction: a move that is cut short, even by SIGKILL, leaves an empty database. The bot must not
    run. Raises UnfitStore and StoreNotReady.
    """
    source, target = arguments.source, arguments.target or settings.database_url
    if not source.startswith(IN_A_FILE):
        print_line(f"not moved: {source} is not {IN_A_FILE}FILE")
        return False
    if target.startswith(IN_A_FILE):
        print_line("not moved: say where to, postgresql://..., after the file or as DATABASE_URL")
        return False
    return asyncio.run(_move(source, target, print_line))


class Different(Exception):
    """A copy differs from the file; the message says in what."""

    def __init__(self, what: list[str]) -> None:
        super().__init__(listed(what))


async def _move(source: str, target: str, print_line: Print) -> bool:
    # Imported only here, since it needs the drivers of both databases.
    from bot.store.moving import copied_file  # noqa: PLC0415

    begun = time.perf_counter()
    if await inspect(source) is None:
        print_line(f"not moved: there is no database {source}")
        return False
    copying = copied_file(
        Path(source.removeprefix(IN_A_FILE)),
        target,
        DUE,
        tournament_kind=DueKind.TOURNAMENT,
        duel_kind=DueKind.DUEL,
        doors=DOORS,
    )
    try:
        async with copying as (rows, after), open_beside(source) as before:
            print_line(f"copied: {', '.join(f'{count:,} {table}' for table, count in rows.items())}")
            if different := [one async for one in differences(before, after)]:
                raise Different(different)  # so that the copy is undone
            broken = [one async for one in faults(after, await after.sessions.live_ids())]
            alive_at = await after.sessions.alive_at()
    except Different as what:
        print_line(f"not the same: {what}. The PostgreSQL database is empty, as before")
        return False
    print_line("compared: all sessions, with their state hashes, and settings are the same")
    if broken:
        print_line(f"live sessions that do not replay to their state hashes, in the file neither: {listed(broken)}")
    await credit_the_move(target, alive_at)
    print_line(f"moved in {time.perf_counter() - begun:.1f} s; now set DATABASE_URL. {source} is as it was")
    return True


async def differences(before: Reading, after: Reading) -> AsyncIterator[str]:
    """Yields the differences between two stores in sessions, including moves and state hashes, and in settings."""
    ids, aside = await before.sessions.ids(), await before.sessions.set_aside()
    if await after.sessions.ids() != ids or await after.sessions.set_aside() != aside:
        yield "the sessions"
    names = (*ids, *(one.session for one in aside))
    for first in range(0, len(names), AT_ONCE):
        some = names[first : first + AT_ONCE]
        one, other = await asyncio.gather(
            *(asyncio.gather(*(_session(store, name) for name in some)) for store in (before, after))
        )
        for name, session, copy in zip(some, one, other, strict=True):
            if session != copy:
                yield name
    if set(await before.settings.of_guilds()) != set(await after.settings.of_guilds()):
        yield "the settings of guilds"
    if set(await before.settings.of_users()) != set(await after.settings.of_users()):
        yield "the settings of users"
    if await before.sessions.shown() != await after.sessions.shown():
        yield "what messages show"


async def _session(store: Reading, session_id: str) -> SavedSession | str | None:
    """Returns a session without its version, which only one of the stores has; or why it is damaged."""
    try:
        saved = await store.sessions.find(session_id)
    except DamagedRecord as why:
        return str(why)
    return None if saved is None else replace(saved, version=0)


async def credit_the_move(target: str, alive_at: int | None) -> None:
    """Credits the time since the bot was stopped; the first process to start credits the rest."""
    from bot.store.postgres.store import PostgresStore  # noqa: PLC0415  as above

    store = await PostgresStore.open(target)
    try:
        await store.doors.note_open([MOVED], alive_at)
        await store.doors.open(MOVED, 0)
        await store.doors.note_open(DOORS)
    finally:
        await store.close()
