"""The answer to one interaction: given exactly once, and in time."""

import asyncio
from collections.abc import Hashable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, suppress
from time import time
from types import TracebackType
from typing import Self

import discord
import structlog
from structlog.contextvars import bound_contextvars

from bot.texts import Texts
from bot.ui.gateway.interaction_token import InteractionToken
from bot.ui.gateway.raw_interactions import UserInput
from bot.ui.gateway.send_errors import ALREADY_ANSWERED, INVALID_FORM, NOT_SENT, UNKNOWN_MESSAGE, has_refused
from bot.ui.panels.follow import Follow, PanelKind
from bot.ui.panels.open_panel import OpenPanel, Owner
from bot.ui.reply.audience import own_texts
from bot.ui.reply.bot_permissions import by_user_install
from bot.ui.reply.first_response import FirstResponse
from bot.ui.reply.interaction import Interaction
from bot.ui.views.components import NamedByContent
from bot.ui.views.outgoing_message import AnyFile, AnyMessage, KeptFile, OutgoingMessage, mention_only, outgoing, rewind

log = structlog.get_logger()


class Reply:
    """The answer to an interaction: an async context manager, in whose block one of the methods answers.

    If the block takes too long, or sending its answer would, the interaction is deferred and the answer follows by its
    webhook, so that nobody reads "the application did not respond": see `FirstResponse`. A second answer is sent as a
    private follow-up.

    Args:
        private: whether only the user sees that the answer to a command is deferred.

    Attributes:
        input: what the user has pressed, chosen or typed.
        replies: the state that all answers of the client share.
    """

    def __init__(self, interaction: Interaction, *, private: bool = True) -> None:
        self.interaction = interaction
        self.input = UserInput(interaction)
        self.replies = interaction.client.replies
        self._first = FirstResponse(interaction, private=private, on_deferred=self._acknowledged_press)
        self._lock = asyncio.Lock()
        self._pressed = self.replies.panels.find(self._owner, self.message) if self.message is not None else None
        self._shown: OpenPanel | None = None
        self._holds = ExitStack()
        self.replies.tokens.received(interaction)

    async def __aenter__(self) -> Self:
        self._done = self.replies.open()
        self._first.start_timer()
        self._holds.enter_context(bound_contextvars(interaction=self.interaction.id))
        if self._pressed is not None:
            self._holds.enter_context(self._pressed.gate.pressed())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._first.stop_timer()
        self.replies.close(self._done)
        seconds = time() - self.sent_at / 1000
        log.debug("answered", seconds=seconds)
        self.replies.notify_of_answer(self.interaction.type.name, seconds)
        if self._first.answered:
            self.replies.panels.replace(self._owner, self._shown, self._pressed)
        self._holds.close()

    @property
    def sent_at(self) -> int:
        """When the user typed or pressed: ms since the epoch by this machine's clock, as measured."""
        return self._first.sent_at

    @property
    def is_over(self) -> bool:
        """Whether Discord no longer accepts an answer."""
        return self._first.is_over

    def is_lost(self) -> bool:
        """Returns whether Discord has told the user that the interaction failed."""
        return self._first.is_lost()

    def is_about(self, session: str, ply: int) -> None:
        """Adds the session and its ply to all log lines until this interaction is answered."""
        self._holds.enter_context(bound_contextvars(session=session, ply=ply))

    def keep_private(self) -> None:
        """Makes a deferred answer to a command visible only to its user."""
        self._first.private = True

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
    def _owner(self) -> Owner:
        """The owner of the panels that this answer concerns: the user in this channel."""
        return self.interaction.channel_id or 0, self.user

    async def send_private(
        self,
        message: AnyMessage,
        *,
        kind: PanelKind = PanelKind.PAGE,
        follow: Follow | None = None,
        renews_token: bool = False,
    ) -> None:
        """Sends a panel that only this user sees.

        Args:
            follow: how the panel follows its table, if it shows one.
            renews_token: acknowledges the press first if that yields a newer token for later edits of the pressed
                message; this takes one more round trip.
        """
        sent = outgoing(message)
        view, files = sent.view, sent.files
        async with self._lock:
            if renews_token and self.message is not None and not self.replies.tokens.is_fresh(self.message):
                await self._first.defer()
            response = await self._first.send(
                lambda: self.interaction.response.send_message(view=view, files=files, ephemeral=True), files
            )
            if response is not None:
                self.replies.tokens.answered(self.interaction)
                shown_by, token = response.message_id, InteractionToken.of(self.interaction)
            else:
                if not self._first.answered and self.message is None and not self._first.private:
                    await self.interaction.delete_original_response()
                self._count_webhook()
                new = await self.interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
                shown_by, token = new.id, InteractionToken.of(self.interaction, new.id)
            self._first.answered = True
            if shown_by is not None:
                self._note_shown(shown_by, sent, token, kind, follow)

    async def edit_message(self, view: discord.ui.LayoutView, attachments: Sequence[AnyFile] = ()) -> None:
        """Edits the message whose component was pressed.

        The attachments are always named: Discord does not document what happens to files that a response leaves out.

        Args:
            attachments: all files that the message has from now on, both new and kept ones.

        Raises:
            discord.NotFound: if the message or the interaction is gone.
        """
        async with self._lock:
            try:
                response = await self._first.send(
                    lambda: self.interaction.response.edit_message(view=view, attachments=attachments), attachments
                )
                if response is None:
                    self._count_webhook()
                    await self.interaction.edit_original_response(view=view, attachments=attachments)
            except discord.NotFound as error:
                self._first.answered = error.code != UNKNOWN_MESSAGE
                raise
            self._first.answered = True
            self._acknowledged_press()

    async def show_private(
        self,
        message: AnyMessage,
        *,
        kind: PanelKind = PanelKind.PAGE,
        follow: Follow | None = None,
        renews_token: bool = False,
    ) -> None:
        """Edits the pressed private panel; after a press on a public message, sends a new private panel.

        Args:
            follow, renews_token: see `send_private`.
        """
        if not self.input.in_private or self.message is None:
            await self.send_private(message, kind=kind, follow=follow, renews_token=renews_token)
            return
        if self._pressed is not None:
            await self._pressed.gate.settle()
        shown = outgoing(message)
        await self._edit_kept(shown)
        self._note_shown(self.message, shown, InteractionToken.of(self.interaction), kind, follow)

    def _count_webhook(self) -> None:
        """Counts a request by the interaction's token that somebody waits for."""
        self.replies.tokens.pace.sent(self.interaction.channel_id or 0, self.interaction.id)

    async def _edit_kept(self, message: OutgoingMessage) -> None:
        """Edits the pressed message, which keeps the pictures that it shows; if Discord refuses that, uploads all."""
        shown, files = self.input.shown_files, message.files
        kept = [
            KeptFile(shown[file.filename]) if isinstance(file, NamedByContent) and file.filename in shown else file
            for file in files
        ]
        try:
            await self.edit_message(message.view, kept)
        except discord.HTTPException as error:
            if kept == files or error.code != INVALID_FORM:
                raise
            rewind(files)
            await self.edit_message(message.view, files)

    def _note_shown(
        self, message: int, shown: OutgoingMessage, token: InteractionToken, kind: PanelKind, follow: Follow | None
    ) -> None:
        """Notes what this answer has shown in private, so that the panel can be updated and replaced."""
        self._shown = self.replies.panels.show(self._owner, message, shown, token, kind=kind, follow=follow)

    async def close_private(self) -> None:
        """Deletes the pressed private panel; only acknowledges a press on a public message."""
        await self.acknowledge()
        if self._pressed is not None:
            self._pressed.delete()
        elif self.input.in_private:
            await self.interaction.delete_original_response()

    def _acknowledged_press(self) -> None:
        """Notes that the interaction's token can edit the pressed message from now on."""
        self.replies.tokens.answered(self.interaction, None if self.input.in_private else self.message)
        if self._pressed is not None:
            self._pressed.renew(InteractionToken.of(self.interaction))

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        """Opens a modal. Does nothing once deferred: Discord accepts a modal only as the first response."""
        async with self._lock:
            if await self._first.send(lambda: self.interaction.response.send_modal(modal)) is not None:
                self._first.answered = True

    async def send_public(self, message: AnyMessage, *, mentions: Iterable[int] = ()) -> int:
        """Sends a message to the channel, as the answer to a command or a press. Returns its id.

        The deferred answer to a command is an edit, which pings nobody (discord-api-docs 5497): to ping, it is replaced
        by a new message. A deferred answer to a press would edit the pressed message, so it is always a new message.

        Args:
            mentions: the users whom the message pings.
        """
        outgoing_message, pinged = outgoing(message), tuple(mentions)
        view, files, allowed = outgoing_message.view, outgoing_message.files, mention_only(pinged)
        async with self._lock:
            try:
                response = await self._first.send(
                    lambda: self.interaction.response.send_message(view=view, files=files, allowed_mentions=allowed),
                    files,
                )
                if response is not None and response.message_id is None:
                    raise RuntimeError("Discord answered a posted message without its id")
                sent = None if response is None else response.message_id
            except NOT_SENT as error:
                if (has_refused(error) and error.code != ALREADY_ANSWERED) or not (sent := await self._taken(view)):
                    raise
            if sent is not None:
                self._first.answered = True
                self.replies.tokens.answered(self.interaction, sent)
                return sent
            self._count_webhook()
            if self.message is None and (by_user_install(self.interaction) or not pinged):
                edited = await self.interaction.edit_original_response(
                    view=view, attachments=files, allowed_mentions=allowed
                )
                sent = edited.id
                self.replies.tokens.answered(self.interaction, sent)
            else:
                if self.message is None:
                    await self.interaction.delete_original_response()
                new = await self.interaction.followup.send(view=view, files=files, allowed_mentions=allowed, wait=True)
                sent = new.id
                self.replies.tokens.followed_up(InteractionToken.of(self.interaction), sent)
            self._first.answered = True
            return sent

    async def _taken(self, view: discord.ui.LayoutView) -> int | None:
        """Returns the id of the public response if Discord has taken it although Discord's answer to it was lost."""
        with suppress(*NOT_SENT):
            message = await self.interaction.original_response()
            if _custom_ids(discord.ui.LayoutView.from_message(message)) == _custom_ids(view):
                return message.id
        return None

    def expensive(self, *what: Hashable) -> AbstractAsyncContextManager[None]:
        """Surrounds the making of an expensive answer: one at a time for each user and each server.

        Refuses as `WorkLimiter.admitted` does.

        Args:
            what: a key that is equal for equal answers.
        """
        server = self.interaction.guild_id or self.interaction.channel_id or 0
        return self.replies.work.admitted(self.user, server, what)

    async def acknowledge(self) -> None:
        """Acknowledges an interaction that needs no answer; does nothing if it was answered."""
        async with self._lock:
            if self._first.answered or self._first.is_over:
                return
            await self._first.defer()
            self._first.answered = True


def _custom_ids(view: discord.ui.LayoutView) -> Sequence[str | None]:
    """Returns the custom ids of a message's components, which name what it is about."""
    return [item.custom_id for item in view.walk_children() if isinstance(item, discord.ui.Button | discord.ui.Select)]
