"""One interaction, answered exactly once and in time."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from time import time
from types import TracebackType
from typing import Any, ClassVar, Self

import discord
import structlog

from bot.ui.reply.interaction import Interaction
from bot.ui.reply.latency import Latency
from bot.ui.reply.user_install import InteractionTokens

PATIENCE = 2.0
"""Seconds until an answer that is still being made is announced. Discord waits 3, and the way there counts too.

They begin when the interaction was asked, as far as that can be told: a busy bot may hear of it late.
"""

UNKNOWN_MESSAGE = 10008
"""The message has been deleted; whoever pressed something on it still waits for an answer."""

log = structlog.get_logger()


def mention_only(users: Iterable[int] = ()) -> discord.AllowedMentions:
    """A message that rings these users and nobody else, whoever is named in it."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


class Reply:
    """The answer to an interaction: use it as an async context, then call one of `private`, `update` or `post`.

    When the work inside takes longer than PATIENCE the interaction is deferred, and the answer follows by its webhook,
    so nobody reads "the application did not respond". A second answer goes out as a private follow-up.
    """

    under_way: ClassVar[set["Reply"]] = set()
    """All that are being answered now; a stop waits for them."""
    leaves: ClassVar = InteractionTokens()
    """What the answers have given leave to, where the bot is a visitor."""
    _delays: ClassVar = Latency()

    def __init__(self, interaction: Interaction, *, private: bool = True) -> None:
        self.interaction = interaction
        self._private = private
        self._turn = asyncio.Lock()
        self._answered = False
        self._deferred = False
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._delay = self._delays.of(interaction.id, time())
        self.leaves.asked(interaction)

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(max(0.0, PATIENCE - self._delay), self._late)
        self._done = asyncio.Event()
        self.under_way.add(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.under_way.discard(self)
        self._done.set()

    @classmethod
    async def all_answered(cls, within: float) -> None:
        """Waits until nobody waits for an answer any more, so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while cls.under_way:
                    await cls._these_answered()

    @classmethod
    async def those_before(cls, within: float) -> None:
        """Waits until whoever waits for an answer by now has it, so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await cls._these_answered()

    @classmethod
    async def _these_answered(cls) -> None:
        for reply in tuple(cls.under_way):
            await reply._done.wait()

    @property
    def _fresh(self) -> bool:
        """Whether the first answer is still to come: it goes out as the interaction's response."""
        return not self._answered and not self._deferred

    @property
    def message(self) -> int | None:
        """The message whose component was pressed; None for a command."""
        return self.interaction.message.id if self.interaction.message is not None else None

    @property
    def custom_id(self) -> str:
        """What the pressed component carries; empty for a command."""
        return str(self._fields.get("custom_id", ""))

    @property
    def genuine(self) -> bool:
        """Whether the pressed component stood on its message when Discord passed the press on."""
        return bool(self._fields.get("genuine"))

    @property
    def picked(self) -> list[str]:
        """What was picked in the pressed select, or typed into a form, word by word."""
        return [str(value) for value in self._fields.get("values", typed(self._fields.get("components", ())))]

    @property
    def resolved(self) -> frozenset[str]:
        """The ids of all that Discord says exists of what was picked: users, roles and channels."""
        return frozenset(one for bucket in self._fields.get("resolved", {}).values() for one in bucket)

    @property
    def _fields(self) -> Mapping[str, Any]:
        return dict(self.interaction.data or {})

    def _late(self) -> None:
        self._deferring = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        async with self._turn:
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
                self.leaves.answered(self.interaction, self.message)

    async def private(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """A message that only the person who asked can see."""
        async with self._turn:
            if self._fresh:
                await self.interaction.response.send_message(view=view, files=files, ephemeral=True)
                self.leaves.answered(self.interaction)
            else:
                if not self._answered and self.message is None and not self._private:
                    await self.interaction.delete_original_response()
                await self.interaction.followup.send(view=view, files=files, ephemeral=True)
            self._answered = True

    async def update(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Changes the message whose component was pressed. Raises discord.NotFound: it or the press is gone.

        files: its pictures from now on; discord.utils.MISSING leaves it those it has.
        """
        async with self._turn:
            try:
                if self._fresh:
                    await self.interaction.response.edit_message(view=view, attachments=files)
                else:
                    await self.interaction.edit_original_response(view=view, attachments=files)
            except discord.NotFound as error:
                self._answered = error.code != UNKNOWN_MESSAGE
                raise
            self._answered = True
            self.leaves.answered(self.interaction, self.message)

    async def turn(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Changes the private panel whose component was pressed; where that stands before all, opens a new one."""
        pressed = self.interaction.message
        if pressed is not None and pressed.flags.ephemeral:
            await self.update(view, files)
        else:
            await self.private(view, files)

    async def form(self, modal: discord.ui.Modal) -> None:
        """A form to fill in. Nothing where two seconds are over: Discord takes a form as the first answer alone."""
        async with self._turn:
            if self._fresh:
                await self.interaction.response.send_modal(modal)
                self._answered = True

    async def post(
        self, view: discord.ui.LayoutView, files: Sequence[discord.File], *, calls: Iterable[int] = ()
    ) -> int:
        """A message for the whole channel, as the answer to a command. Returns its id. calls: the users it rings."""
        async with self._turn:
            if self._fresh:
                response = await self.interaction.response.send_message(
                    view=view, files=files, allowed_mentions=mention_only(calls)
                )
                sent = response.message_id
                if sent is None:
                    raise RuntimeError("Discord answered a posted message without its id")
            else:
                message = await self.interaction.edit_original_response(
                    view=view, attachments=files, allowed_mentions=mention_only(calls)
                )
                sent = message.id
            self._answered = True
            self.leaves.answered(self.interaction, sent)
            return sent

    async def settle(self) -> None:
        """Acknowledges a press that needed no answer of its own, so that it does not spin."""
        async with self._turn:
            if self._answered:
                return
            self._answered = True
            if not self._deferred:
                await self.interaction.response.defer()
                self.leaves.answered(self.interaction, self.message)


def typed(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """The words in a form that was handed in, field after field."""
    return [word for one in components for word in str(one.get("component", {}).get("value", "")).split()]
