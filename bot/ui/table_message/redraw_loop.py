"""The redraws of one table's message: sent when one is due, again after a failure, never two at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from enum import IntEnum

import discord
import structlog
from structlog.contextvars import clear_contextvars

from bot.sessions.service import StoreUnavailable
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.interaction_tokens import NoInteractionToken
from bot.ui.reply.replies import Replies

log = structlog.get_logger()

RETRY_PAUSES = (1.0, 3.0, 9.0)
"""Seconds before a failed redraw is tried again; after the last one it is given up until the next change."""


class Redraw(IntEnum):
    """A way to bring the message up to date. The greater one includes the other."""

    EDIT = 1
    """The message is edited in place."""
    REPOST = 2
    """A new message is posted at the end of the channel, and the old one loses its buttons."""


@dataclass(frozen=True)
class RedrawState:
    """The two halves that name the state: the redraw being sent, and the one that is due.

    | sending/due | requested(r) | answering()  | begun() | succeeded() | failed()     | abandoned() |
    |-------------|--------------|--------------|---------|-------------|--------------|-------------|
    | -/-         | -/r          | -/-          | error   | -/-         | -/-          | -/-         |
    | -/d         | -/max(d, r)  | -/REPOST, -  | d/-     | -/d         | -/d          | -/-         |
    | s/-         | s/r          | s/-          | error   | -/-         | -/s          | -/-         |
    | s/d         | s/max(d, r)  | s/REPOST, -  | error   | -/d         | -/max(s, d)  | -/d         |

    An answer to a press is another way to show the newest state: while it is `answering`, an edit that is due becomes
    needless, but not a repost. An answer that fails, or that overlaps with a redraw being sent (nobody knows which of
    the two Discord applies last), requests an edit.
    """

    sending: Redraw | None = None
    due: Redraw | None = None

    def requested(self, redraw: Redraw) -> "RedrawState":
        """Returns the state after a redraw was asked for."""
        return replace(self, due=max(redraw, self.due or redraw))

    def answering(self) -> "RedrawState":
        """Returns the state when an answer is about to show the newest state."""
        return replace(self, due=None) if self.due is Redraw.EDIT else self

    def begun(self) -> "RedrawState":
        """Returns the state when the due redraw is being sent. Raises ValueError if none is due or one is sent."""
        if self.due is None or self.sending is not None:
            raise ValueError(f"no redraw can begin: {self}")
        return RedrawState(sending=self.due)

    def succeeded(self) -> "RedrawState":
        """Returns the state after Discord accepted what was sent, or after nothing had to be sent."""
        return replace(self, sending=None)

    def failed(self) -> "RedrawState":
        """Returns the state after sending failed for now: what was sent is due again."""
        if self.sending is None:
            return self
        return RedrawState(due=max(self.sending, self.due or self.sending))

    def abandoned(self) -> "RedrawState":
        """Returns the state after giving up what was being sent; before that had begun, what was due."""
        return RedrawState(due=self.due if self.sending is not None else None)


class RedrawLoop:
    """A task that sends redraws while one is due.

    Attributes:
        state: what is being sent, and what is due.
        background: whether nobody waits for the redraw that is due, so that other requests go first.
    """

    def __init__(
        self,
        session_id: str,
        send: Callable[[], Awaitable[None]],
        idle: Callable[[], None],
        replies: Replies,
        turn: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        """Begins with nothing due.

        Args:
            send: sends what is due, and calls `begin` before.
            idle: is called when nothing is due any more.
            turn: waits, before it, until something may be sent.
        """
        self.state = RedrawState()
        self.background = False
        self._session_id = session_id
        self._send = send
        self._idle = idle
        self._replies = replies
        self._turn = turn
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def request(self, redraw: Redraw, *, background: bool) -> None:
        """Notes that a redraw is due, and sends it soon."""
        self.background = background and (self.background or self.state == RedrawState())
        self.state = self.state.requested(redraw)
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    def answering(self) -> None:
        """Notes that an answer to a press is about to show the newest state."""
        self.state = self.state.answering()

    def begin(self, *, repost: bool) -> Redraw:
        """Notes that what is due is sent now, as a repost if it has to be one; returns what it is."""
        if repost:
            self.state = self.state.requested(Redraw.REPOST)
        self.state = self.state.begun()
        return self.state.sending or Redraw.EDIT

    def close(self) -> None:
        """Cancels what is being sent, and sends nothing any more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        clear_contextvars()  # of the interaction that made the first redraw due
        pauses = iter(RETRY_PAUSES)
        while self.state.due is not None:
            await self._replies.answers_first()
            try:
                async with self._turn():
                    await self._send()
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("table not drawn", session=self._session_id, status=error.status, code=error.code)
                self.state = self.state.abandoned()
            except (*NOT_SENT, StoreUnavailable, NoInteractionToken) as error:
                log.warning("table not drawn yet", session=self._session_id, why=error)
                pause = next(pauses, None)
                if pause is None:
                    self.state = self.state.abandoned()
                else:
                    self.state = self.state.failed()
                    await asyncio.sleep(pause)
            except Exception:  # a defect of ours: the table goes on with the next change
                log.exception("table cannot be drawn", session=self._session_id)
                self.state = self.state.abandoned()
            else:
                self.state = self.state.succeeded()
        self._idle()
