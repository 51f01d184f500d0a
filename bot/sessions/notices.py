"""Notices: short messages between processes that share a store."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection

import structlog

from bot.store.errors import StoreUnavailable
from bot.store.shared import Notice, NoticeListener, SharedStore

__all__ = ["Notice", "Notices"]

log = structlog.get_logger()


class Notices:
    """Sends notices to the other processes, and calls listeners for received notices by kind.

    A notice may get lost, and processes that start later miss it: what must not be lost is kept in the store.

    Args:
        store: connects the processes; None for the only process.
    """

    def __init__(self, store: SharedStore | None = None) -> None:
        self._store = store
        self._listeners: defaultdict[object, list[NoticeListener]] = defaultdict(list)
        self._followers: Counter[str] = Counter()
        """By topic: how many parts of this process follow it."""
        self._sending: set[asyncio.Task[None]] = set()
        if store is not None:
            store.notices.listen(self._received)

    def on(self, kind: str, listener: NoticeListener) -> None:
        """Calls the listener with each notice of this kind from another process."""
        self._listeners[kind].append(listener)

    @property
    def followed(self) -> Collection[str]:
        """The topics that are followed."""
        return self._followers.keys()

    def follow(self, topic: str) -> None:
        """Begins, after a short delay, to receive notices about a topic, until `unfollow` is called as often.

        A session's id is the topic of its changes.
        """
        self._followers[topic] += 1
        if self._followers[topic] == 1 and self._store is not None:
            self._store.notices.follow(topic)

    def unfollow(self, topic: str) -> None:
        """Undoes one call of `follow`."""
        self._followers[topic] -= 1
        if not self._followers[topic]:
            del self._followers[topic]
            if self._store is not None:
                self._store.notices.unfollow(topic)

    def tell(self, kind: str, topic: str | None = None, /, **fields: object) -> None:
        """Sends a notice of this kind, with these fields, in the background.

        Args:
            topic: only processes that follow it get the notice; None means all processes.
            fields: values that JSON can express.
        """
        if self._store is not None:
            task = asyncio.create_task(self._send(self._store, {"kind": kind, **fields}, topic))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Waits for notices that are being sent. The store is closed afterwards."""
        await asyncio.gather(*self._sending)

    async def _send(self, store: SharedStore, notice: Notice, topic: str | None) -> None:
        try:
            if topic is None:
                await store.notices.tell(notice)
            else:
                store.notices.tell_followers(topic, notice)
        except StoreUnavailable as error:
            log.info("notice lost", notice=notice["kind"], why=error)
        except ValueError as error:  # too long
            log.error("notice not sent", notice=notice["kind"], why=error)

    def _received(self, notice: Notice) -> None:
        for listener in self._listeners.get(notice.get("kind"), ()):
            try:
                listener(notice)
            except Exception:  # of another version of the program, or a defect of ours: it counts as lost
                log.exception("notice not understood", notice=notice.get("kind"))
