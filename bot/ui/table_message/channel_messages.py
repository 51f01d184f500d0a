"""Sends a channel's messages: by interaction tokens if there are any, else by the bot's own token."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import discord
import structlog
from discord.utils import MISSING

from bot.sessions.session import Place, Session
from bot.texts import Texts
from bot.ui.gateway.interaction_token import InteractionToken, without_waiting
from bot.ui.gateway.request_limiter import IsBackground, background
from bot.ui.gateway.send_errors import NOT_SENT, TOO_MANY_FOLLOW_UPS, UNKNOWN_CHANNEL
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.interaction_tokens import InteractionTokens, is_useless
from bot.ui.table_message.freshness import LostPermissions, MessageFreshness
from bot.ui.table_message.stored_tokens import StoredTokens
from bot.ui.table_message.table_view import moved_panel
from bot.ui.views.outgoing_message import AnyFile, mention_only, rewind

log = structlog.get_logger()

UNKNOWN_GUILD, MISSING_ACCESS = 10004, 50001
"""Discord's error codes: the guild was deleted or has removed the bot; or one of these, or a permission is missing."""


LONGEST_DELAY = 8.0
"""The most seconds that an edit waits for an interaction token's turn; then it uses the bot's token."""

LEFT_TO_OTHERS = 4
"""How many of the requests that interaction tokens may make at once in a channel deletions leave to others."""

OVERDRAWN = 1
"""How many requests may exceed the pace after a wait for it: another request may have been faster."""


def message_url(place: Place, message: int) -> str:
    """Returns the link to a message, also in servers where the bot is no member."""
    return f"https://discord.com/channels/{place.guild or '@me'}/{place.channel}/{message}"


class ChannelMessages:
    """Posts and edits messages outside of the answers to interactions."""

    def __init__(
        self, client: ReplyingClient, freshness: MessageFreshness | None = None, stored: StoredTokens | None = None
    ) -> None:
        """Sends with this client.

        Args:
            freshness: is notified of pings.
            stored: the tokens of other processes, if there are any.
        """
        self._client = client
        self._stored = stored
        self._freshness = freshness
        self.lost_permissions = LostPermissions()

    @property
    def _tokens(self) -> InteractionTokens:
        return self._client.replies.tokens

    def by_user_install(self, place: Place) -> bool:
        """Returns whether the bot is no member there. In group chats this is unknown until an interaction comes."""
        if self._tokens.user_installed(place.channel):
            return True
        if self._client.has_gateway:
            return place.guild is not None and place.guild not in self._client.guild_cache
        return place.user_install

    def reaches(self, place: Place, message: int) -> bool:
        """Returns whether this process can edit the message; by user install that takes an interaction token for it."""
        return not self.by_user_install(place) or self._tokens.for_message(message) is not None

    async def edit(
        self, place: Place, message: int, view: discord.ui.LayoutView, attachments: Sequence[AnyFile]
    ) -> bool:
        """Edits a message, which notifies nobody. Returns False if that takes an interaction token and there is none.

        Uses the newest interaction token, which no global limit counts; the bot's token if there is none or Discord
        refuses it.

        Args:
            attachments: all files that the message has from now on; discord.utils.MISSING keeps the current ones.

        Raises:
            discord.HTTPException
        """
        token = self._tokens.for_message(message)
        if self.by_user_install(place):
            if token is not None:
                await token.edit(view, attachments, mention_only())
            return token is not None
        with self.lost_permissions.permitted(place.channel):
            if token is None or not await self._done(token, lambda: token.edit(view, attachments, mention_only())):
                rewind(() if attachments is MISSING else attachments)
                partial = self.channel(place).get_partial_message(message)
                await partial.edit(view=view, attachments=attachments, allowed_mentions=mention_only())
        return True

    @asynccontextmanager
    async def turn(self, session: Session, is_background: IsBackground) -> AsyncIterator[None]:
        """Waits until a table's message may be edited, by an interaction token or by the bot's token."""
        await self._take_over_token(session)
        place, message = session.place, session.message
        loop = asyncio.get_running_loop()
        until = loop.time() + LONGEST_DELAY
        while (token := self._tokens.for_message(message or 0)) is not None:
            delay = self._tokens.pace.delay(place.channel, token.id)
            if not delay:
                yield
                return
            if loop.time() + delay > until:
                break
            await asyncio.sleep(delay)
        async with self._client.limiter.reserved(is_background):
            yield

    async def ping(
        self, session: Session, content: str, mentions: discord.AllowedMentions, nonce: str, buttons: Mapping[str, Any]
    ) -> int:
        """Sends a short message by the channel's newest interaction token, or by the bot's token; returns its id.

        Raises:
            discord.HTTPException
        """
        sent = list[int]()

        async def follow_up() -> None:
            if token is not None:
                message = await token.webhook.send(
                    content, suppress_embeds=True, allowed_mentions=mentions, wait=True, **buttons
                )
                self._tokens.followed_up(token, message.id)
                sent.append(message.id)

        place = session.place
        await self._take_over_token(session)
        token = self._tokens.newest(place.channel)
        if token is None or not await self._done(token, follow_up):
            async with self._client.limiter.reserved(background):
                with self.lost_permissions.permitted(place.channel):
                    message = await self.channel(place).send(
                        content, suppress_embeds=True, allowed_mentions=mentions, nonce=nonce, **buttons
                    )
            sent.append(message.id)
        if self._freshness is not None:
            self._freshness.posted(place.channel, sent[0])
        return sent[0]

    async def delete(self, channel: int, message: int) -> None:
        """Deletes a short message, by the interaction token that has sent it or by the bot's token. May wait.

        Raises:
            discord.HTTPException
        """
        token = self._tokens.for_message(message)
        while token is not None and (delay := self._tokens.pace.delay(channel, token.id, LEFT_TO_OTHERS)):
            await asyncio.sleep(delay)
            token = self._tokens.for_message(message)
        if token is None or not await self._done(token, token.delete):
            async with self._client.limiter.reserved(background):
                await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def _take_over_token(self, session: Session) -> None:
        if self._stored is not None:
            await self._stored.load(session)

    async def _done(self, token: InteractionToken, request: Callable[[], Awaitable[None]]) -> bool:
        """Makes a request by an interaction token. Returns False if the token can't be used now, or any more.

        Raises:
            discord.HTTPException: for an error that the bot's own token would meet, too.
        """
        pace = self._tokens.pace
        if pace.delay(token.channel, token.id, -OVERDRAWN):
            return False
        pace.sent(token.channel, token.id)
        try:
            with without_waiting():
                await request()
        except discord.HTTPException as error:
            if error.code == TOO_MANY_FOLLOW_UPS:
                self._tokens.no_more_follow_ups(token)
            elif is_useless(error):
                self._tokens.useless(token)
            else:
                raise
            log.debug("interaction token refused", status=error.status, code=error.code)
            return False
        return True

    async def post(
        self,
        place: Place,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File],
        mentions: discord.AllowedMentions,
        nonce: str,
    ) -> int:
        """Posts a message, silently if it mentions nobody, and returns its id.

        Args:
            nonce: Discord posts only one message with it in some minutes, and returns that one; interaction tokens
                ignore it.

        Raises:
            discord.HTTPException: Discord refuses the message.
            NoInteractionToken: an interaction token is required, and there is none.
        """
        if self.by_user_install(place):
            return await self._tokens.post(place.channel, view, files, mentions)
        silent = not mentions.users
        with self.lost_permissions.permitted(place.channel):
            sent = await self.channel(place).send(
                view=view, files=files, allowed_mentions=mentions, nonce=nonce, silent=silent
            )
        return sent.id

    def retire(self, session: Session, texts: Texts, old: int, new: int) -> None:
        """Replaces a table's old message by a link to the new one, if possible; retries while Discord is away."""
        moved = moved_panel(session, texts, message_url(session.place, new))
        self._client.outbox.send(f"old-table {old}", partial(self.edit, session.place, old, moved, []))

    async def is_gone(self, place: Place, error: discord.HTTPException) -> bool:
        """Returns whether a refused request means that nobody can play there any more. Raises nothing.

        That is so if the channel or thread was deleted, or, without a gateway that would tell of it, if the guild was
        deleted or has removed the bot.
        """
        if place.guild is None:
            return False
        if error.code == UNKNOWN_CHANNEL:
            return True
        if place.user_install:
            return False
        return error.code in (MISSING_ACCESS, UNKNOWN_GUILD) and await self._has_lost(place.guild)

    async def _has_lost(self, guild: int) -> bool:
        """Asks Discord whether the bot is no longer in a guild; False with a gateway, which would tell of that."""
        if self._client.has_gateway:
            return False
        try:
            async with self._client.limiter.reserved(background):
                await self._client.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden) as error:
            return error.code in (MISSING_ACCESS, UNKNOWN_GUILD)
        except NOT_SENT as error:
            log.info("guild not found", guild=guild, why=error)
        return False

    async def is_deleted(self, place: Place) -> bool:
        """Asks Discord whether a channel or thread was deleted; False if that can't be found out. Raises nothing."""
        try:
            async with self._client.limiter.reserved(background):
                await self._client.fetch_channel(place.channel)
        except discord.NotFound as error:
            return error.code == UNKNOWN_CHANNEL
        except (*NOT_SENT, discord.InvalidData) as error:
            log.info("channel not found", channel=place.channel, why=error)
        return False

    def channel(self, place: Place) -> discord.PartialMessageable:
        """Returns the channel, to be used as a member."""
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)
