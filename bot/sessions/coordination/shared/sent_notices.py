"""Notices on their way between the processes that share a database."""

import asyncio

import structlog

from bot.sessions.notices import Notice, Notices
from bot.store.errors import StoreUnavailable
from bot.store.shared import NoticeStore

log = structlog.get_logger()


class SentNotices:
    """Sends this process's notices in the background, and receives those of the others."""

    def __init__(self, notices: Notices, store: NoticeStore) -> None:
        self._store = store
        self._sending: set[asyncio.Task[None]] = set()
        notices.listen_to_told(self._send)
        notices.listen_to_followed(store.follow)
        notices.listen_to_unfollowed(store.unfollow)
        store.listen(notices.received)

    async def close(self) -> None:
        """Waits for notices that are being sent. The store is closed afterwards."""
        await asyncio.gather(*self._sending)

    def _send(self, notice: Notice, topic: str | None) -> None:
        task = asyncio.create_task(self._tell(notice, topic))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _tell(self, notice: Notice, topic: str | None) -> None:
        try:
            if topic is None:
                await self._store.tell(notice)
            else:
                self._store.tell_followers(topic, notice)
        except StoreUnavailable as error:
            log.info("notice lost", notice=notice["kind"], why=error)
        except ValueError as error:  # too long
            log.error("notice not sent", notice=notice["kind"], why=error)
