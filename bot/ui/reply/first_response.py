"""The first response to an interaction, for which Discord waits three seconds: the answer, or a deferral of it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from io import SEEK_END
from time import monotonic, time
from typing import Any, TypeVar

import discord
import structlog

from bot.ui.gateway.interaction_token import use_response_adapter
from bot.ui.gateway.send_errors import ALREADY_ANSWERED, NOT_SENT, UNKNOWN_MESSAGE
from bot.ui.reply.interaction import Interaction
from bot.ui.views.outgoing_message import AnyFile, rewind

DISCORD_WAITS, SPARE = 3.0, 0.4
"""Seconds after an interaction's creation within which its response has to arrive, and the margin kept of them."""

DEFER_AFTER = 2.0
"""Seconds after its creation at which an unfinished answer is deferred; sooner if round trips are long."""

LONGEST_ROUND_TRIP = 1.5
"""Seconds; with longer round trips than this, few answers arrive in time whatever is done."""

log = structlog.get_logger()

Response = TypeVar("Response")


class FirstResponse:
    """Sends an interaction's response, or defers it if the answer takes longer than DEFER_AFTER.

    Args:
        private: whether only the user sees that the answer to a command is deferred.
        on_deferred: is called once Discord has taken a deferral.

    Attributes:
        answered: whether the user has the answer, by the response or later. The caller that gives the answer sets it.
        sent_at: when the user typed or pressed, in ms since the epoch by this machine's clock, as accurately as it can
            be measured.
    """

    def __init__(self, interaction: Interaction, *, private: bool, on_deferred: Callable[[], None]) -> None:
        self.private = private
        self.answered = False
        self._interaction = interaction
        self._on_deferred = on_deferred
        self._uplink = interaction.client.replies.uplink
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._deferred = False
        self._responding: asyncio.Future[Any] | None = None
        """The response while it is being sent."""
        self._over: discord.NotFound | None = None
        """Discord's answer to a response that came too late."""
        arrived, clock = monotonic(), self._uplink.clock
        latency = clock.latency(interaction.id, arrived)
        self._answer_until = arrived - latency + DISCORD_WAITS - SPARE - clock.error
        """When the response has to have reached Discord, in monotonic seconds."""
        self._defer_at = min(
            arrived - latency + DEFER_AFTER, self._answer_until - min(self._uplink.expected(), LONGEST_ROUND_TRIP)
        )
        self._lost_at = arrived - latency + DISCORD_WAITS + clock.error
        """When Discord has certainly told the user that there is no answer, in monotonic seconds."""
        self.sent_at = round((time() - latency) * 1000)

    @property
    def is_over(self) -> bool:
        """Whether Discord no longer accepts an answer."""
        return self._over is not None

    def is_lost(self) -> bool:
        """Returns whether Discord has told the user that the interaction failed."""
        return not (self.answered or self._deferred) and monotonic() > self._lost_at

    def start_timer(self) -> None:
        """Starts the timer that defers the answer unless it is sent in time or the timer is stopped."""
        delay = max(0.0, self._defer_at - monotonic())
        self._timer = asyncio.get_running_loop().call_later(delay, self._start_deferring)

    def stop_timer(self) -> None:
        """Stops the timer that defers the answer."""
        if self._timer is not None:
            self._timer.cancel()

    async def defer(self) -> None:
        """Defers the answer now unless it was sent; also waits for a deferral that is already being sent."""
        self._start_deferring()
        if self._deferring is not None:
            await self._deferring

    async def send(self, respond: Callable[[], Awaitable[Response]], files: Sequence[AnyFile] = ()) -> Response | None:
        """Sends the response; returns None if the interaction was answered or deferred: then use the webhook.

        The answer is deferred first if its upload would take too long. If the upload takes longer than expected, the
        timer defers the answer meanwhile; Discord accepts whichever request arrives first.

        Args:
            respond: sends it.
            files: the files that are uploaded with it.

        Raises:
            discord.NotFound: the interaction's three seconds are over.
        """
        if self._over is not None:
            raise self._over
        if self.answered:
            return None
        size = _upload_size(files)
        if size and monotonic() + self._uplink.expected(size) > self._answer_until:
            self._start_deferring()
        try:
            if self._deferring is None:
                return await self._unless_overtaken(respond, files)
            await self._deferring
            if not self._deferred:
                return await respond()
        except discord.NotFound as error:
            self._note_over(error)
            raise
        return None

    async def _unless_overtaken(
        self, respond: Callable[[], Awaitable[Response]], files: Sequence[AnyFile]
    ) -> Response | None:
        """Sends the response; returns None if a deferral was faster."""
        self._responding = responding = asyncio.ensure_future(respond())
        try:
            return await responding
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not self._deferred or (task is not None and task.cancelling()):
                raise
        except discord.HTTPException as error:
            if self._deferring is not None:
                await self._deferring
            if error.code != ALREADY_ANSWERED or not self._deferred:
                raise
        finally:
            self._responding = None
        rewind(files)
        return None

    def _note_over(self, error: discord.HTTPException) -> None:
        """Notes that nothing more can be sent if this error from Discord says so."""
        if isinstance(error, discord.NotFound) and error.code != UNKNOWN_MESSAGE and self._over is None:
            self._over = error
            log.warning("interaction too late", interaction=self._interaction.id, code=error.code)

    def _start_deferring(self) -> None:
        if self._deferring is None and not self.answered:
            self._deferring = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        """Acknowledges the interaction, even while a response is being sent. Raises nothing."""
        use_response_adapter()  # with its own adapter it does not wait for another response to the interaction
        response = self._interaction.response
        try:
            if self._interaction.message is None:
                await response.defer(ephemeral=self.private)
            else:
                await response.defer()
        except discord.InteractionResponded:
            return
        except NOT_SENT as error:
            if isinstance(error, discord.HTTPException):
                if error.code == ALREADY_ANSWERED and (self.answered or self._responding is not None):
                    return
                self._note_over(error)
            if self._over is None:
                log.warning("could not defer", interaction=self._interaction.id, why=error)
            return
        self._deferred = True
        if self._responding is not None:
            self._responding.cancel()
        self._on_deferred()


def _upload_size(files: Iterable[AnyFile]) -> int:
    """Returns the size in bytes of these files, none of which may have been read yet."""
    size = 0
    for file in files:
        if isinstance(file, discord.File):
            size += file.fp.seek(0, SEEK_END)
            file.reset()
    return size
