"""Notices: short messages between processes that share a store."""

from collections import Counter, defaultdict
from collections.abc import Collection

from bot.listeners import Listeners
from bot.store.shared import Notice, NoticeListener

__all__ = ["Notice", "Notices"]


class Notices:
    """Tells the other processes what happens here, and calls listeners for what they tell, by kind.

    `bot.sessions.coordination.shared` sends and receives them; the only process has nobody to tell. A notice may get
    lost, and processes that start later miss it: what must not be lost is kept in the store.

    Attributes:
        listen_to_told: calls a listener with each notice of this process and its topic. Only processes that follow the
            topic get the notice; None means all processes.
        listen_to_followed, listen_to_unfollowed: call a listener with each topic that this process begins, or ceases,
            to follow.
    """

    def __init__(self) -> None:
        told: Listeners[Notice, str | None] = Listeners()
        followed: Listeners[[str]] = Listeners()
        unfollowed: Listeners[[str]] = Listeners()
        self.listen_to_told, self._notify_of_told = told.add, told.notify
        self.listen_to_followed, self._notify_of_followed = followed.add, followed.notify
        self.listen_to_unfollowed, self._notify_of_unfollowed = unfollowed.add, unfollowed.notify
        self._listeners: defaultdict[object, Listeners[[Notice]]] = defaultdict(Listeners)
        self._followers: Counter[str] = Counter()
        """By topic: how many parts of this process follow it."""

    def on(self, kind: str, listener: NoticeListener) -> None:
        """Calls the listener with each notice of this kind from another process."""
        self._listeners[kind].add(listener)

    @property
    def followed(self) -> Collection[str]:
        """The topics that are followed."""
        return self._followers.keys()

    def follow(self, topic: str) -> None:
        """Begins, after a short delay, to receive notices about a topic, until `unfollow` is called as often.

        A session's id is the topic of its changes.
        """
        self._followers[topic] += 1
        if self._followers[topic] == 1:
            self._notify_of_followed(topic)

    def unfollow(self, topic: str) -> None:
        """Undoes one call of `follow`."""
        self._followers[topic] -= 1
        if not self._followers[topic]:
            del self._followers[topic]
            self._notify_of_unfollowed(topic)

    def tell(self, kind: str, topic: str | None = None, /, **fields: object) -> None:
        """Sends a notice of this kind, with these fields, in the background.

        Args:
            topic: only processes that follow it get the notice; None means all processes.
            fields: values that JSON can express.
        """
        self._notify_of_told({"kind": kind, **fields}, topic)

    def received(self, notice: Notice) -> None:
        """Calls the listeners for a notice of another process. One that does not understand it is logged."""
        if (listeners := self._listeners.get(notice.get("kind"))) is not None:
            listeners.notify(notice)
