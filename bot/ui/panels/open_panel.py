"""One private panel that its person still sees: edited when its table changes, deleted when another one replaces it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import TypeAlias

import discord
import structlog
from discord.utils import MISSING
from structlog.contextvars import clear_contextvars

from bot.sessions.service import StoreUnavailable
from bot.sessions.session import FindSession, Session, Status
from bot.ui.gateway.interaction_token import InteractionToken
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.gateway.webhook_pace import WebhookPace
from bot.ui.panels.edit_gate import EditGate
from bot.ui.panels.follow import Follow, PanelKind, version_of
from bot.ui.views.components import NamedByContent
from bot.ui.views.outgoing_message import OutgoingMessage, outgoing

log = structlog.get_logger()

LEFT_TO_OTHERS = 4
"""How many of the requests that interaction tokens may make at once in a channel edits of panels leave to others."""

EDIT_GAP = 1.0
"""The least seconds between two edits of a panel. Discord allows five requests in two seconds with one token; the next
edit shows all changes since the last one."""

RETRY_PAUSES = (1.0, 3.0, 9.0)
"""Seconds before a failed edit is tried again; after the last one the panel waits for the table's next change."""

GONE = (401, 403, 404)
"""The HTTP status after which no edit can succeed: the person has dismissed the panel, or its token has expired."""

Owner: TypeAlias = tuple[int, int]
"""The ids of a channel, and of the user who sees a panel there."""


@dataclass(frozen=True)
class PanelTimes:
    """How long panels live, in seconds after an answer.

    Attributes:
        notice: when a notice is deleted.
        token: when a panel is edited for the last time, half a minute before its interaction token expires.
    """

    notice: float = 10.0
    token: float = 870.0


@dataclass(frozen=True)
class Services:
    """What all panels share.

    Attributes:
        closed: is called once nothing more can be done with a panel.
        run: runs a deletion in a task.
        background: surrounds work that nobody waits for, so that answers go first.
        pace: limits how often interaction tokens are used.
    """

    find: FindSession
    times: PanelTimes
    closed: Callable[["OpenPanel"], None]
    run: Callable[[Coroutine[None, None, None]], None]
    background: Callable[[], AbstractAsyncContextManager[None]]
    pace: WebhookPace


class ShownContent:
    """A digest of what a panel shows, by which edits that would change nothing are skipped."""

    def __init__(self) -> None:
        self._digest: int | None = None
        """The hash of the message; None if it has a file whose name does not identify its content."""
        self._files: frozenset[str] = frozenset()
        """The names of the message's files."""
        self.is_uncertain = False
        """Whether an edit may have landed after a newer answer."""

    def answered(self, message: OutgoingMessage, *, is_editing: bool) -> None:
        """Notes what an answer has shown.

        Args:
            is_editing: whether an edit is on its way, which may land after it.
        """
        self.edited(message)
        self.is_uncertain = is_editing

    def edited(self, message: OutgoingMessage) -> None:
        """Notes what an edit has shown."""
        self._digest, self._files = _digest(message), _names(message)

    def sending(self) -> None:
        """Notes that an edit begins, which lands after all earlier ones: what the panel shows is unknown until then."""
        self._digest, self.is_uncertain = None, False

    def is_same(self, message: OutgoingMessage) -> bool:
        """Returns whether the panel certainly looks like this message already."""
        return not self.is_uncertain and self._digest is not None and self._digest == _digest(message)

    def attachments(self, message: OutgoingMessage) -> Sequence[discord.File]:
        """Returns the files to edit the panel with; MISSING, which keeps all files, if it already has exactly these."""
        same = not self.is_uncertain and self._digest is not None and self._files == _names(message)
        return MISSING if same else message.files


class OpenPanel:
    """A panel, with the newest token that can edit it.

    Attributes:
        gate: keeps its edits and the answers to its presses apart, so that an older state never replaces a newer one.
    """

    def __init__(self, owner: Owner, message: int, services: Services) -> None:
        self.owner = owner
        self.message = message
        self.kind = PanelKind.PAGE
        self.follow: Follow | None = None
        self._token: InteractionToken | None = None
        self._services = services
        self.gate = EditGate()
        self._content = ShownContent()
        self._updating: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._last = False
        """Whether the next edit is the last one."""
        self._closed = False

    def answered(
        self, message: OutgoingMessage, token: InteractionToken, kind: PanelKind, follow: Follow | None
    ) -> None:
        """Notes the message that an answer has just shown in this panel.

        Args:
            token: the answer's.
        """
        self._content.answered(message, is_editing=self.gate.is_editing)
        self.kind, self.follow = kind, follow
        self.renew(token)
        self._start()  # the table may have changed since the answer was laid out

    def renew(self, token: InteractionToken) -> None:
        """Replaces the token by that of a press on this panel, which is valid for longer."""
        self._token, self._last = token, False
        if self.kind is PanelKind.NOTICE:
            self._call_later(self._services.times.notice, self._delete_notice)
        else:
            self._call_later(self._services.times.token, self._edit_last)

    def changed(self, session: Session) -> None:
        """Schedules an edit of the panel, unless it shows this version of the session already."""
        if self.follow is not None and self.follow.shown != version_of(session):
            self._start()

    def delete(self) -> None:
        """Deletes the message, if the token is still valid."""
        token, closed = self._token, self._closed
        self.close()
        if token is not None and not token.expired and not closed:
            self._services.run(self._delete(token))

    def close(self) -> None:
        """Stops updating the message."""
        if not self._closed:
            self._closed = True
            self._cancel_timer()
            self._services.closed(self)

    async def finish(self) -> None:
        """Makes the last edit now, or deletes a notice, because the token is about to be lost. May be cancelled."""
        if self.kind is PanelKind.NOTICE:
            self.delete()
            return
        self._edit_last()
        if self._updating is not None:
            try:
                await asyncio.wait([self._updating])
            finally:
                self._updating.cancel()

    def _call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        self._cancel_timer()
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(seconds, callback)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _delete_notice(self) -> None:
        """Deletes a notice whose time is over, unless a press on it is being answered."""
        if self.gate.is_pressed:
            self._call_later(self._services.times.notice, self._delete_notice)
        else:
            self.delete()

    def _edit_last(self) -> None:
        """Edits the panel for the last time. A panel that follows no table, or an ended one, is left unchanged."""
        self._last = True
        if self.follow is None or not self.follow.shown.status.live:
            self.close()
        else:
            self._start()

    def _start(self) -> None:
        if self.follow is not None and not self._closed and (self._updating is None or self._updating.done()):
            self._updating = asyncio.create_task(self._update())

    async def _update(self) -> None:
        """Edits the panel until it is up to date with its table."""
        clear_contextvars()  # drops those of the interaction that left the panel behind
        pauses = iter(RETRY_PAUSES)
        pause: float | None = EDIT_GAP
        while pause is not None and not self._closed:
            await self.gate.wait_until_unpressed()
            try:
                if not await self._edit_if_behind():
                    return
                pause = EDIT_GAP
            except (*NOT_SENT, StoreUnavailable) as error:
                log.info("panel not edited", message=self.message, why=error)
                if isinstance(error, discord.HTTPException) and error.status in GONE:
                    self.close()
                    return
                pause = next(pauses, None)
            except Exception:  # a defect of ours: the table's next change edits the panel again
                log.exception("panel cannot be edited", message=self.message)
                return
            await asyncio.sleep(pause or 0)

    async def _edit_if_behind(self) -> bool:
        """Edits the panel once. Returns whether it may be behind again; raises what an edit raises."""
        if self.follow is None:
            return False
        follow = self.follow
        session = await self._services.find(follow.session)
        if self.follow is not follow:
            return True  # an answer has shown something else
        token, last = self._token, self._last
        if token is None or session is None:
            return False
        if token.expired:
            self.close()
            return False
        shown = version_of(session)
        if shown == follow.shown and not last and not self._content.is_uncertain:
            return False
        if delay := 0 if last else self._delay(token, session):
            await asyncio.sleep(delay)
            return True
        async with self._services.background():
            session = await self._services.find(follow.session) or session
            token, last = self._token or token, self._last
            shown = version_of(session)
            laid_out = await follow.layout(session, last)
        if self.gate.is_pressed or self._closed or self.follow is not follow:
            return True  # a press was faster
        if laid_out is None:
            self.delete()
            return False
        message = outgoing(laid_out)
        if not self._content.is_same(message):
            attachments = self._content.attachments(message)
            self._content.sending()
            self._services.pace.sent(token.channel, token.id)
            await self.gate.edit(token.edit(message.view, attachments))
        if self.follow is follow:  # else an answer has shown something newer
            self.follow = replace(follow, shown=shown)
            self._content.edited(message)
        if last and self._last:
            self.close()
        return True

    def _delay(self, token: InteractionToken, session: Session) -> float:
        """Returns the seconds until the panel may be edited. Panels of waiting players come last."""
        seat = session.seat_of(self.owner[1])
        waits = session.status is Status.PLAYING and (seat is None or seat not in session.to_act)
        spare = LEFT_TO_OTHERS if waits else 0
        return self._services.pace.delay(token.channel, token.id, spare)

    async def _delete(self, token: InteractionToken) -> None:
        await self.gate.settle()
        try:
            await token.delete()
        except NOT_SENT as error:
            log.info("panel not deleted", message=self.message, why=error)


def _digest(message: OutgoingMessage) -> int | None:
    """Returns a hash of the message; None if it has files whose names don't identify their content."""
    if not all(isinstance(file, NamedByContent) for file in message.files):
        return None
    return hash(repr(message.view.to_components()))  # type: ignore[no-untyped-call]  # discord.py has not annotated it


def _names(message: OutgoingMessage) -> frozenset[str]:
    return frozenset(file.filename for file in message.files)
