"""What processes that share a store tell each other, beside what is in the store."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence

import structlog

from bot.store.records import StoreUnavailable
from bot.store.shared import Notice, NoticeListener, SharedStore

__all__ = ["Notice", "Notices"]

log = structlog.get_logger()


class Notices:
    """Sends notices to the other processes, and calls a listener for those of its kind that come from them.

    A notice may get lost, and a process that starts later has missed it: what must not be lost is in the store.
    """

    def __init__(self, stores: Sequence[SharedStore] = ()) -> None:
        """stores: over which other processes are reached; none for the only process."""
        self._stores = stores
        self._listeners: defaultdict[object, list[NoticeListener]] = defaultdict(list)
        self._sending: set[asyncio.Task[None]] = set()
        for store in stores:
            store.notices.listen(self._received)

    def on(self, kind: str, listener: NoticeListener) -> None:
        """Calls the listener with each notice of this kind from another process."""
        self._listeners[kind].append(listener)

    def tell(self, kind: str, **fields: object) -> None:
        """Sends a notice of this kind, with these fields, soon.

        Args:
            fields: as in JSON.
        """
        for store in self._stores:
            task = asyncio.create_task(self._send(store, {"kind": kind, **fields}))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Waits for what is being sent. The store is closed after it."""
        await asyncio.gather(*self._sending)

    async def _send(self, store: SharedStore, notice: Notice) -> None:
        try:
            await store.notices.tell(notice)
        except StoreUnavailable as error:
            log.info("notice lost", notice=notice["kind"], why=error)
        except ValueError as error:  # it is too long
            log.error("notice not sent", notice=notice["kind"], why=error)

    def _received(self, notice: Notice) -> None:
        for listener in self._listeners.get(notice.get("kind"), ()):
            try:
                listener(notice)
            except Exception:  # of another version of the program, or a defect of ours: it counts as lost
                log.exception("notice not understood", notice=notice.get("kind"))
