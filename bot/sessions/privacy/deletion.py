"""Deletes people's data some time after they asked for it, exactly once, even if a process dies meanwhile."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

import structlog

from bot.listeners import Listeners
from bot.sessions.notices import Notices
from bot.sessions.person import deleted_id
from bot.sessions.refusals import SetAside
from bot.sessions.session import Session
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.timers import Lock, Now
from bot.store.erasing import DeletionRecord
from bot.store.errors import StoreUnavailable
from bot.store.interface import Store

__all__ = ["DeletionRecord", "Deletions"]

log = structlog.get_logger()

DELETED_AFTER = 1_800_000
"""Milliseconds from the request to the deletion, during which it can be cancelled. Due deletions are looked for every
minute, so each is done within the hour."""

NOTICE = "person-deleted"
"""The kind of the notices that tell other processes that a user's data were deleted."""


class DeletePerson(Protocol):
    """Removes a user from a live session, and returns it. An ended session stays as it is."""

    async def __call__(self, session_id: str, user: int, stand_in: int) -> Session: ...


class Deletions:
    """The deletions that people have asked for. Methods raise StoreUnavailable.

    A deletion is a row of the store until it is done. A process that finds it due takes a lock that one process at a
    time holds, and checks that the row is still there. The deletion is done in steps of some sessions each. A process
    that dies between two steps leaves the row, which has the stand-in's id, and the next process continues.

    Attributes:
        listen: calls a listener with each user whose data any process has deleted, so that it also forgets them.
        listen_to_done: calls a listener with each deletion that was asked for and this process has done.

    Args:
        leave: removes the person from a live session.
        leave_tournaments: replaces a user by another id in tournaments.
        leave_others: each removes a user from something else that is live, such as the daily puzzles.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        settings: UserSettingsCache,
        notices: Notices,
        leave: DeletePerson,
        *,
        leave_tournaments: Callable[[int, int], Awaitable[None]],
        leave_others: Sequence[Callable[[int], Awaitable[None]]],
        now: Now,
        lock: Lock,
        token_bytes: Callable[[int], bytes],
    ) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings
        self._notices = notices
        self._leave = leave
        self._leave_tournaments = leave_tournaments
        self._leave_others = leave_others
        self._now = now
        self._lock = lock
        self._token_bytes = token_bytes
        deleted: Listeners[[int]] = Listeners()
        done: Listeners[DeletionRecord] = Listeners()
        self.listen, self._notify = deleted.add, deleted.notify
        self.listen_to_done, self._notify_of_done = done.add, done.notify
        notices.on(NOTICE, lambda notice: deleted.notify(int(str(notice["user"]))))

    async def ask(self, person: int, language: str) -> DeletionRecord:
        """Schedules the deletion of a person's data after DELETED_AFTER, unless one is already scheduled.

        Args:
            language: of the message that tells the person when it is done.
        """
        await self._store.erasing.ask_deletion(
            DeletionRecord(person, self._stand_in(), self._now() + DELETED_AFTER, language)
        )
        asked = await self.of(person)
        if asked is None:  # it was due at once, or cancelled meanwhile
            raise RuntimeError("a deletion was not noted")
        return asked

    async def cancel(self, person: int) -> None:
        """Cancels the deletion of a person's data, unless it is done."""
        await self._store.erasing.cancel_deletion(person)

    async def of(self, person: int) -> DeletionRecord | None:
        """Returns the deletion that a person has asked for, if it is not done yet."""
        return await self._store.erasing.deletion_of(person)

    async def do_due(self) -> None:
        """Does the deletions that are due. A deletion that fails is logged and stays due; the others are done."""
        for due in await self._store.erasing.due_deletions(self._now()):
            try:
                await self._do(due)
            except StoreUnavailable as why:
                log.warning("deletion waits for the store", why=why)
            except Exception:  # the deletions of others go on, and this one is tried again
                log.exception("deletion failed")

    async def _do(self, due: DeletionRecord) -> None:
        async with self._lock(f"deletion of {due.person}"):
            deletion = await self.of(due.person)
            if deletion is None or deletion.at > self._now():
                return  # another process has done it, or it was cancelled
            await self._delete(deletion)
        self._notify_of_done(due)

    async def delete_now(self, person: int) -> None:
        """Deletes a person's data at once."""
        asked = await self.of(person) or DeletionRecord(person, self._stand_in(), self._now(), "")
        await self._store.erasing.ask_deletion(asked)
        async with self._lock(f"deletion of {person}"):
            await self._delete(asked)

    async def _delete(self, deletion: DeletionRecord) -> None:
        person, erasing = deletion.person, self._store.erasing
        for leave in self._leave_others:  # first, so that nothing becomes a session after the search
            await leave(person)
        await self._leave_tournaments(person, deletion.stand_in)
        seen: set[str] = set()
        while sessions := set(await erasing.sessions_of_person(person)) - seen:
            seen |= sessions
            await self._remove(deletion, sessions)
        after = ""
        while (found := await erasing.mentions(person, after)).last:
            await self._remove(deletion, found.sessions)
            after = found.last
        await self._leave_tournaments(person, deletion.stand_in)  # again, for those joined meanwhile
        await erasing.delete_person(person, deletion.stand_in)
        self._settings.drop(person)
        self._notify(person)
        self._notices.tell(NOTICE, user=person)
        log.info("a person's data deleted", sessions=len(seen))

    async def _remove(self, deletion: DeletionRecord, sessions: Collection[str]) -> None:
        """Removes the person from live sessions, and renames them in ended ones.

        Each live session gets a stand-in of its own, other than the one of ended sessions: its result is then rated
        like a new person's, even if all ratings are recomputed.
        """
        ended = []
        for session_id in sessions:
            try:
                session = await self._tables.find(session_id)
            except SetAside:
                session = None
            if session is not None and session.status.live:
                session = await self._leave(session_id, deletion.person, self._stand_in())
            if session is None or not session.status.live:
                ended.append(session_id)
        if ended:
            async with self._tables.rewritten(ended):
                await self._store.erasing.rename_person(deletion.person, deletion.stand_in, ended)

    def _stand_in(self) -> int:
        return deleted_id(self._token_bytes)
