"""The interaction tokens by which messages are edited, posted and deleted, outside of the bot's global rate limit."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from http import HTTPStatus

import discord

from bot.listeners import Listeners
from bot.lru import LruCache
from bot.ui.gateway.interaction_token import InteractionToken
from bot.ui.gateway.raw_interactions import AnyInteraction
from bot.ui.gateway.send_errors import INVALID_WEBHOOK_TOKEN, TOO_MANY_FOLLOW_UPS
from bot.ui.gateway.webhook_pace import WebhookPace
from bot.ui.reply.bot_permissions import by_user_install, visible_to_all

TOKENS_KEPT = 2_000
"""The number of messages, and of channels, whose last interaction token is remembered."""

FRESH = timedelta(minutes=5)
"""The age up to which the token of a table's message need not be replaced."""

USELESS = frozenset({HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS})
"""Statuses after which a token is not used again, as after INVALID_WEBHOOK_TOKEN."""


class NoInteractionToken(Exception):
    """No interaction of the last 15 minutes lets the bot post in this channel."""


def is_useless(error: discord.HTTPException) -> bool:
    """Returns whether this answer from Discord says that a token is no longer valid."""
    return error.status in USELESS or error.code == INVALID_WEBHOOK_TOKEN


class InteractionTokens:
    """The newest token for each message that a press has edited, and for each channel.

    Attributes:
        pace: limits how often they are used.
        listen: calls a listener with each new token that can edit a message, its interaction and the message.
    """

    def __init__(self, pace: WebhookPace) -> None:
        self.pace = pace
        listeners: Listeners[InteractionToken, AnyInteraction, int] = Listeners()
        self.listen, self._notify = listeners.add, listeners.notify
        self._useless: LruCache[int, bool] = LruCache(TOKENS_KEPT)
        """The ids of the interactions whose tokens Discord has refused."""
        self._by_message: LruCache[int, InteractionToken] = LruCache(TOKENS_KEPT, is_useless=_expired)
        self._newest: LruCache[int, InteractionToken] = LruCache(TOKENS_KEPT, is_useless=_expired)
        """By channel: the token of the last answered interaction, whose follow-ups everybody sees."""
        self._user_installs: LruCache[int, bool] = LruCache(TOKENS_KEPT)
        """The channels where the bot is known to be used by user install."""

    def received(self, interaction: AnyInteraction) -> None:
        """Notes that an interaction came from this channel. Its token can't be used before it is answered."""
        if by_user_install(interaction):
            self._user_installs[interaction.channel_id or 0] = True

    def answered(self, interaction: AnyInteraction, message: int | None = None) -> None:
        """Keeps the token of an answered interaction.

        Args:
            message: the message that the answer posted or edited.
        """
        token = InteractionToken.of(interaction)
        if message is not None:
            self._by_message[message] = token
            self._notify(token, interaction, message)
        if not by_user_install(interaction) or visible_to_all(interaction):
            self._newest[interaction.channel_id or 0] = token

    def taken_over(self, token: InteractionToken, message: int) -> None:
        """Keeps the token of an interaction that another process has answered."""
        self._by_message[message] = token
        if self.newest(token.channel) is None:
            self._newest[token.channel] = token

    def followed_up(self, token: InteractionToken, message: int) -> None:
        """Keeps a token for a message that is a follow-up of its interaction."""
        self._by_message[message] = replace(token, follow_up=message)

    def useless(self, token: InteractionToken) -> None:
        """Notes that Discord has refused a token: it is not used again."""
        self._useless[token.id] = True

    def no_more_follow_ups(self, token: InteractionToken) -> None:
        """Notes that Discord accepts no more follow-ups by a token; it can still edit."""
        if self._newest.get(token.channel) is token:
            self._newest.pop(token.channel)

    def user_installed(self, channel: int) -> bool:
        """Returns whether interactions have shown that the bot is no member in this channel."""
        return channel in self._user_installs

    def is_fresh(self, message: int) -> bool:
        """Returns whether there is a token for this message that stays valid for a while."""
        token = self.for_message(message)
        return token is not None and token.age < FRESH

    def for_message(self, message: int) -> InteractionToken | None:
        """Returns the token that can edit and delete this message; None if there is none or it has expired."""
        return self._if_valid(self._by_message.get(message))

    def newest(self, channel: int) -> InteractionToken | None:
        """Returns the token whose follow-ups all in this channel see; None if there is none or it has expired."""
        return self._if_valid(self._newest.get(channel))

    async def post(
        self,
        channel: int,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File],
        mentions: discord.AllowedMentions,
    ) -> int:
        """Posts a message, silently if it mentions nobody, and returns its id.

        Raises NoInteractionToken, discord.HTTPException.
        """
        token = self.newest(channel)
        if token is None:
            raise NoInteractionToken
        try:
            sent = await token.webhook.send(
                view=view, files=files, allowed_mentions=mentions, wait=True, silent=not mentions.users
            )
        except discord.HTTPException as error:
            if error.code != TOO_MANY_FOLLOW_UPS:
                raise
            self.no_more_follow_ups(token)
            raise NoInteractionToken from error
        self.followed_up(token, sent.id)
        return sent.id

    def _if_valid(self, token: InteractionToken | None) -> InteractionToken | None:
        return None if token is None or token.expired or token.id in self._useless else token


def _expired(token: InteractionToken) -> bool:
    return token.expired
