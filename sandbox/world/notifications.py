"""Notifications: which user a message has notified, and when."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Notification:
    """One notification of one user. `user`, `channel` and `message` are ids; `at` is in Unix seconds."""

    user: str
    channel: str
    message: str
    at: float
