"""The answer to one interaction: given exactly once, and in time."""

import asyncio
from collections.abc import Hashable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack
from time import time
from types import TracebackType
from typing import Self

import discord
import structlog
from structlog.contextvars import bound_contextvars

from bot.texts import Texts
from bot.ui.gateway import raw_interactions
from bot.ui.gateway.send_errors import UNKNOWN_MESSAGE
from bot.ui.panels.follow import Follow
from bot.ui.panels.interaction_token import InteractionToken
from bot.ui.panels.open_panel import OpenPanel, Owner
from bot.ui.panels.panel_kind import PanelKind
from bot.ui.reply.audience import own_texts
from bot.ui.reply.files import AnyFile
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.user_install import by_user_install
from bot.ui.views.outgoing_message import OutgoingMessage

DEFER_AFTER = 2.0
"""Seconds after which an answer that is still being made is deferred. Discord waits 3, and the way there counts too.

They count from the interaction's creation, as far as that can be measured: a busy bot may receive it late.
"""

log = structlog.get_logger()


def mention_only(users: Iterable[int] = ()) -> discord.AllowedMentions:
    """Returns allowed mentions that notify these users and nobody else, even if the message mentions others."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


class Reply:
    """The answer to an interaction: an async context manager, inside of which one of the methods answers.

    If the work inside takes longer than DEFER_AFTER the interaction is deferred and the answer follows by its webhook,
    so that nobody reads "the application did not respond". A second answer is sent as a private follow-up.
    """

    def __init__(self, interaction: Interaction, *, private: bool = True) -> None:
        """private: whether a deferred answer to a command is announced to the user alone."""
        self.interaction = interaction
        self.replies = interaction.client.replies
        self._private = private
        self._lock = asyncio.Lock()
        self._answered = False
        self._deferred = False
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._pressed = self.replies.panels.find(self._owner, self.message) if self.message is not None else None
        self._shown: OpenPanel | None = None
        self._holds = ExitStack()
        arrived = time()
        self._latency = self.replies.latency.measure(interaction.id, arrived)
        self.sent_at = round((arrived - self._latency) * 1000)
        """When the user typed or pressed, in ms since the epoch by this machine's clock, as far as that is measured."""
        self.replies.tokens.received(interaction)

    async def __aenter__(self) -> Self:
        self._done = self.replies.open()
        delay = max(0.0, DEFER_AFTER - self._latency)
        self._timer = asyncio.get_running_loop().call_later(delay, self._start_deferring)
        self._holds.enter_context(bound_contextvars(interaction=self.interaction.id))
        if self._pressed is not None:
            self._holds.enter_context(self._pressed.pressed())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.replies.close(self._done)
        seconds = time() - self.sent_at / 1000
        log.debug("answered", seconds=seconds)
        if self.replies.answer_listener is not None:
            self.replies.answer_listener(self.interaction.type.name, seconds)
        if self._answered:
            self.replies.panels.replace(self._owner, self._shown, self._pressed)
        self._holds.close()

    async def refresh(self) -> None:
        """Loads what other processes have changed, before anything is answered. Raises StoreUnavailable."""
        if self.replies.refresh is not None:
            await self.replies.refresh(self.interaction)

    def is_about(self, session: str, ply: int) -> None:
        """Names the session and its ply in all log lines until this interaction is answered."""
        self._holds.enter_context(bound_contextvars(session=session, ply=ply))

    def keep_private(self) -> None:
        """Makes a deferred answer to a command visible to its user only."""
        self._private = True

    @property
    def user(self) -> int:
        """The id of the user who typed the command or pressed the component."""
        return self.interaction.user.id

    @property
    def texts(self) -> Texts:
        """The texts in the user's language, for what only the user sees."""
        return own_texts(self.interaction)

    @property
    def message(self) -> int | None:
        """The id of the message whose component was pressed; None for a command."""
        return self.interaction.message.id if self.interaction.message is not None else None

    @property
    def custom_id(self) -> str:
        """The custom id of the pressed component; empty for a command."""
        return raw_interactions.custom_id(self.interaction)

    @property
    def message_custom_ids(self) -> frozenset[str]:
        """The custom ids that the pressed message had when Discord sent the interaction."""
        return raw_interactions.message_custom_ids(self.interaction)

    @property
    def message_text(self) -> str:
        """The texts of the pressed message's components when Discord sent the interaction."""
        return raw_interactions.message_text(self.interaction)

    @property
    def shown_files(self) -> Mapping[str, int]:
        """The ids of the files that the pressed message showed at the time of the press, by name."""
        return raw_interactions.shown_files(self.interaction)

    @property
    def selected(self) -> list[str]:
        """The values chosen in the select, or the words typed into the modal."""
        return raw_interactions.selected_values(self.interaction)

    @property
    def resolved(self) -> frozenset[str]:
        """The ids of the chosen users, roles and channels that exist, according to Discord."""
        return raw_interactions.resolved_ids(self.interaction)

    @property
    def in_private(self) -> bool:
        """Whether the pressed component is in a private panel."""
        pressed = self.interaction.message
        return pressed is not None and pressed.flags.ephemeral

    @property
    def _owner(self) -> Owner:
        """Whose panels this answer concerns: those of the user in the channel."""
        return self.interaction.channel_id or 0, self.user

    @property
    def _is_first(self) -> bool:
        """Whether no response was sent yet: the next one is the interaction's own response."""
        return not self._answered and not self._deferred

    def _start_deferring(self) -> None:
        self._deferring = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        async with self._lock:
            if self._answered:
                return
            try:
                if self.message is None:
                    await self.interaction.response.defer(ephemeral=self._private)
                else:
                    await self.interaction.response.defer()
            except discord.HTTPException as error:
                log.warning("could not defer", interaction=self.interaction.id, status=error.status, code=error.code)
            else:
                self._deferred = True
                self._acknowledged_press()

    async def send_private(
        self,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        kind: PanelKind = PanelKind.PAGE,
        follow: Follow | None = None,
    ) -> None:
        """Sends a panel that only this user sees.

        Args:
            follow: how it follows its table, if it shows one.
        """
        async with self._lock:
            if self._is_first:
                response = await self.interaction.response.send_message(view=view, files=files, ephemeral=True)
                self.replies.tokens.answered(self.interaction)
                message, token = response.message_id, InteractionToken(self.interaction)
            else:
                if not self._answered and self.message is None and not self._private:
                    await self.interaction.delete_original_response()
                sent = await self.interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
                message, token = sent.id, InteractionToken(self.interaction, sent.id)
            self._answered = True
            if message is not None:
                self._note_shown(message, OutgoingMessage(view, files), token, kind, follow)

    async def edit_message(self, view: discord.ui.LayoutView, attachments: Sequence[AnyFile] = ()) -> None:
        """Edits the message whose component was pressed.

        They are always named: what Discord does with the message's files if a response leaves them out is open.

        Args:
            attachments: all its files from now on, new ones and those that it keeps.

        Raises:
            discord.NotFound: if it or the interaction is gone.
        """
        async with self._lock:
            try:
                if self._is_first:
                    await self.interaction.response.edit_message(view=view, attachments=attachments)
                else:
                    await self.interaction.edit_original_response(view=view, attachments=attachments)
            except discord.NotFound as error:
                self._answered = error.code != UNKNOWN_MESSAGE
                raise
            self._answered = True
            self.replies.tokens.answered(self.interaction, self.message)

    async def show_private(
        self,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        kind: PanelKind = PanelKind.PAGE,
        follow: Follow | None = None,
    ) -> None:
        """Edits the private panel whose component was pressed; if a public message's was, sends a private one."""
        if not self.in_private or self.message is None:
            await self.send_private(view, files, kind=kind, follow=follow)
            return
        if self._pressed is not None:
            await self._pressed.settle()
        await self.edit_message(view, files)
        shown = OutgoingMessage(view, files)
        self._note_shown(self.message, shown, InteractionToken(self.interaction), kind, follow)

    def _note_shown(
        self, message: int, shown: OutgoingMessage, token: InteractionToken, kind: PanelKind, follow: Follow | None
    ) -> None:
        """Notes what this answer has shown in private, so that it can be kept up to date and replaced."""
        self._shown = self.replies.panels.show(self._owner, message, shown, token, kind=kind, follow=follow)

    async def close_private(self) -> None:
        """Deletes the private panel whose component was pressed; does nothing else on a public message."""
        await self.acknowledge()
        if self._pressed is not None:
            self._pressed.delete()
        elif self.in_private:
            await self.interaction.delete_original_response()

    def _acknowledged_press(self) -> None:
        """Notes that the interaction's token can edit the pressed message from now on."""
        self.replies.tokens.answered(self.interaction, self.message)
        if self._pressed is not None:
            self._pressed.renew(InteractionToken(self.interaction))

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        """Opens a modal. Does nothing once deferred: Discord takes a modal only as the first response."""
        async with self._lock:
            if self._is_first:
                await self.interaction.response.send_modal(modal)
                self._answered = True

    async def send_public(
        self, view: discord.ui.LayoutView, files: Sequence[discord.File], *, mentions: Iterable[int] = ()
    ) -> int:
        """Sends a message to the channel, as the answer to a command or a press. Returns its id.

        The deferred answer to a command is an edit, which pings nobody (discord-api-docs 5497): it makes room for a new
        message then. That to a press would edit the pressed message: it is a new message always.

        Args:
            mentions: the users it pings.
        """
        pinged = tuple(mentions)
        allowed = mention_only(pinged)
        async with self._lock:
            if self._is_first:
                response = await self.interaction.response.send_message(
                    view=view, files=files, allowed_mentions=allowed
                )
                sent = response.message_id
                if sent is None:
                    raise RuntimeError("Discord answered a posted message without its id")
            elif self.message is not None:
                new = await self.interaction.followup.send(view=view, files=files, allowed_mentions=allowed, wait=True)
                self._answered = True
                self.replies.tokens.followed_up(self.interaction, new.id)
                return new.id
            elif pinged and not by_user_install(self.interaction):
                await self.interaction.delete_original_response()
                new = await self.interaction.followup.send(view=view, files=files, allowed_mentions=allowed, wait=True)
                sent = new.id
            else:
                message = await self.interaction.edit_original_response(
                    view=view, attachments=files, allowed_mentions=allowed
                )
                sent = message.id
            self._answered = True
            self.replies.tokens.answered(self.interaction, sent)
            return sent

    def expensive(self, *what: Hashable) -> AbstractAsyncContextManager[None]:
        """Surrounds the making of an expensive answer, of which a user and a server have one at a time.

        Refuses as `WorkLimiter.admitted` does.

        Args:
            what: is equal for equal answers.
        """
        server = self.interaction.guild_id or self.interaction.channel_id or 0
        return self.replies.work.admitted(self.user, server, what)

    async def acknowledge(self) -> None:
        """Acknowledges an interaction that needs no answer of its own; does nothing if it was answered."""
        async with self._lock:
            if self._answered:
                return
            self._answered = True
            if not self._deferred:
                await self.interaction.response.defer()
                self._acknowledged_press()
