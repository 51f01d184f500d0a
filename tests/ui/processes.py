"""Process notices between simulated processes within one test."""

import json
from dataclasses import dataclass, field

from bot.sessions.coordination.shared.sent_notices import SentNotices
from bot.sessions.notices import Notices
from bot.store.shared import Notice, NoticeListener


@dataclass
class NoticeBoard:
    """Passes the notices of each process on to all others, as JSON."""

    listeners: dict[str, NoticeListener] = field(default_factory=dict)
    followed: set[tuple[str, str]] = field(default_factory=set)
    """Pairs of a process and a topic that it follows."""

    sent: list[SentNotices] = field(default_factory=list)

    def process(self, name: str) -> Notices:
        """Returns the notices of another process."""
        notices = Notices()
        self.sent.append(SentNotices(notices, _Process(name, self)))
        return notices

    async def settled(self) -> None:
        """Waits until all notices have been passed on."""
        for one in self.sent:
            await one.close()


@dataclass
class _Process:
    name: str
    board: NoticeBoard

    def listen(self, listener: NoticeListener) -> None:
        self.board.listeners[self.name] = listener

    def follow(self, topic: str) -> None:
        self.board.followed.add((self.name, topic))

    def unfollow(self, topic: str) -> None:
        self.board.followed.discard((self.name, topic))

    async def tell(self, notice: Notice) -> None:
        self._pass_on(notice)

    def tell_followers(self, topic: str, notice: Notice) -> None:
        self._pass_on(notice, topic)

    def _pass_on(self, notice: Notice, topic: str | None = None) -> None:
        for name, listener in self.board.listeners.items():
            if name != self.name and (topic is None or (name, topic) in self.board.followed):
                listener(json.loads(json.dumps(notice)))
