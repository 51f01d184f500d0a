"""A change of a bot for negative controls: its store acknowledges each change before writing it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.store.change import Change
from bot.store.group_commit import GroupCommit

LATE = 1.0
"""Seconds after which a change is written."""

_pending: set[asyncio.Task[Any]] = set()
_commit = GroupCommit.commit


def make() -> None:
    """Makes the change in this process."""
    vars_of_class: Any = GroupCommit
    vars_of_class.commit = _acknowledge


async def _acknowledge(store: GroupCommit, change: Change) -> bool:
    if not change.moves:
        return await _commit(store, change)
    task = asyncio.create_task(_later(_commit(store, change)))
    _pending.add(task)
    task.add_done_callback(_pending.discard)
    return True


async def _later(writing: Coroutine[Any, Any, bool]) -> None:
    await asyncio.sleep(LATE)
    await writing
