"""Notifications: which user a message has notified, and when."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Notification:
    """One notification of one user. `user`, `channel` and `message` are ids; `at` is in Unix seconds.

    preview: the text that a phone shows: the message's content, without its components (discord-api-docs 7854).
    """

    user: str
    channel: str
    message: str
    at: float
    preview: str
