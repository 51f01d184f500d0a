"""The redraws of one table's message: sent when one is due, again after a failure, never two at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from enum import IntEnum

import discord
import structlog

from bot.sessions.service import StoreUnavailable
from bot.ui.gateway.outbox import Outbox
from bot.ui.gateway.send_errors import NOT_SENT, has_refused
from bot.ui.reply.interaction_tokens import NoInteractionToken
from bot.ui.reply.replies import Replies

log = structlog.get_logger()

RETRY_PAUSES = (1.0, 3.0, 9.0)
"""Seconds before each retry of a redraw that Discord refuses, or for which the store is unavailable; after the last
retry it is given up until the next change. While Discord is away, the outbox retries it."""


class Redraw(IntEnum):
    """A way to update the message. The greater one includes the other."""

    EDIT = 1
    """The message is edited in place."""
    REPOST = 2
    """A new message is posted at the end of the channel, and the old one loses its buttons."""


@dataclass(frozen=True)
class RedrawState:
    """The redraw that is being sent, and the one that is due.

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
        """Returns the state while an answer is about to show the newest state."""
        return replace(self, due=None) if self.due is Redraw.EDIT else self

    def begun(self) -> "RedrawState":
        """Returns the state while the due redraw is being sent. Raises ValueError if none is due or one is sent."""
        if self.due is None or self.sending is not None:
            raise ValueError(f"no redraw can begin: {self}")
        return RedrawState(sending=self.due)

    def succeeded(self) -> "RedrawState":
        """Returns the state after Discord accepted the redraw, or after nothing had to be sent."""
        return replace(self, sending=None)

    def failed(self) -> "RedrawState":
        """Returns the state after sending failed for now: the redraw is due again."""
        if self.sending is None:
            return self
        return RedrawState(due=max(self.sending, self.due or self.sending))

    def abandoned(self) -> "RedrawState":
        """Returns the state after giving up the redraw that was being sent, or if none was, the one that was due."""
        return RedrawState(due=self.due if self.sending is not None else None)


class RedrawLoop:
    """Sends redraws in a task while one is due. If Discord is away the task ends, and the outbox restarts it.

    Attributes:
        state: the redraw being sent, and the one that is due.
        background: whether nobody waits for the redraw that is due, so that other requests go first.
        late: whether the due redraw was delayed because Discord was away: then, too, other requests go first.
    """

    def __init__(
        self,
        session_id: str,
        send: Callable[[], Awaitable[None]],
        idle: Callable[[], None],
        replies: Replies,
        *,
        outbox: Outbox,
        turn: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        """Begins with nothing due.

        Args:
            send: calls `begin`, and sends the due redraw.
            idle: is called when nothing is due.
            outbox: runs the task, and repeats it while Discord is away.
            turn: waits, before `send`, until a request may be sent.
        """
        self.state = RedrawState()
        self.background = False
        self.late = False
        self._session_id = session_id
        self._send = send
        self._idle = idle
        self._replies = replies
        self._outbox = outbox
        self._turn = turn
        self._running = False
        self._closed = False

    @property
    def is_waiting_for_discord(self) -> bool:
        """Whether a due redraw waits until Discord is back."""
        return self._key in self._outbox

    def request(self, redraw: Redraw, *, background: bool) -> None:
        """Notes that a redraw is due, and sends it soon."""
        self.background = background and (self.background or self.state == RedrawState())
        self.state = self.state.requested(redraw)
        self.late = False
        if not self._closed and not self._running:
            self._running = True
            self._outbox.send(self._key, self._run)

    def answering(self) -> None:
        """Notes that an answer to a press is about to show the newest state."""
        self.state = self.state.answering()

    def begin(self, *, repost: bool) -> Redraw:
        """Notes that the due redraw is sent now, as a repost if it has to be one; returns its kind."""
        if repost:
            self.state = self.state.requested(Redraw.REPOST)
        self.state = self.state.begun()
        return self.state.sending or Redraw.EDIT

    def close(self) -> None:
        """Sends nothing from now on; the outbox cancels a running task."""
        self._closed = True

    @property
    def _key(self) -> str:
        return f"table {self._session_id}"

    async def _run(self) -> None:
        """Sends redraws while one is due. Raises NOT_SENT while Discord is away."""
        self._running = True
        try:
            await self._send_due()
        finally:
            self._running = False
        self._idle()

    async def _send_due(self) -> None:
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
                if isinstance(error, NOT_SENT) and not has_refused(error):
                    self.state, self.late = self.state.failed(), True
                    raise
                log.warning("table not drawn yet", session=self._session_id, why=error)
                pause = next(pauses, None)
                if pause is None:
                    self.state = self.state.abandoned()
                else:
                    self.state = self.state.failed()
                    await asyncio.sleep(pause)
            except Exception:  # a defect of ours: the table's next change is drawn again
                log.exception("table cannot be drawn", session=self._session_id)
                self.state = self.state.abandoned()
            else:
                self.state = self.state.succeeded()
