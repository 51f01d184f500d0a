"""A change of a watched bot: each request leaves a task behind."""

import asyncio
from contextlib import AbstractAsyncContextManager

from bot.ui.reply.replies import Replies
from tests.torture import watched_bot

_left: set[asyncio.Task[bool]] = set()
_fair_share = Replies.fair_share


def _leaving_a_task(replies: Replies, user: int, server: int) -> AbstractAsyncContextManager[None]:
    _left.add(asyncio.create_task(asyncio.Event().wait()))
    return _fair_share(replies, user, server)


def make() -> None:
    """Makes the change in this process."""
    watched_bot.make()
    Replies.fair_share = _leaving_a_task  # type: ignore[method-assign, assignment]  # which is the change
