"""User installs: servers and group conversations where the bot is only somebody's own app.

The bot is no member there and may not use the channel. It can edit a message with the token of the interaction that
posted it or was answered on it, and post one with the token of any answered interaction; each token is valid for 15
minutes. So tables live there by what their players press and type.
"""

from collections.abc import Sequence

import discord

from bot.lru import LruCache
from bot.sessions.refusals import Refusal
from bot.ui.gateway.raw_interactions import AnyInteraction
from bot.ui.panels.interaction_token import InteractionToken

TOKENS_KEPT = 1000
"""The number of messages, and of channels, whose last interaction token is remembered."""


class NoInteractionToken(Exception):
    """No interaction of the last 15 minutes lets the bot post in this channel."""


def by_user_install(interaction: AnyInteraction) -> bool:
    """Returns whether the bot is no member where the interaction comes from."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def require_visible_answers(interaction: AnyInteraction) -> None:
    """Refuses `no-outside-apps` where Discord would show the bot's answers to this person alone."""
    if by_user_install(interaction) and not _visible_to_all(interaction):
        raise Refusal("no-outside-apps")


def _visible_to_all(interaction: AnyInteraction) -> bool:
    return interaction.guild_id is None or interaction.permissions.use_external_apps


class InteractionTokens:
    """The interaction tokens by which messages can be edited and posted where the bot is no member.

    They stay in the process that has answered the interaction, since they are secrets. It redraws the messages that it
    can reach when another process has changed their tables (`TableMessages`); where it dies, they wait for a press.
    """

    def __init__(self) -> None:
        self._by_message: LruCache[int, InteractionToken] = LruCache(TOKENS_KEPT)
        self._channels: LruCache[int, list[AnyInteraction]] = LruCache(TOKENS_KEPT)
        """Each channel that is known to be used by user install, with its last answered interaction, if any."""

    def received(self, interaction: AnyInteraction) -> None:
        """Notes that an interaction came from this channel. Its token can't be used before it is answered."""
        if by_user_install(interaction):
            self._channels.get_or_create(interaction.channel_id or 0, lambda _channel: [])

    def answered(self, interaction: AnyInteraction, message: int | None = None) -> None:
        """Keeps the token of an answered interaction.

        Args:
            message: the one that the answer posted or edited.
        """
        if not by_user_install(interaction):
            return
        if message is not None:
            self._by_message[message] = InteractionToken(interaction)
        if _visible_to_all(interaction):
            self._channels[interaction.channel_id or 0] = [interaction]

    def followed_up(self, interaction: AnyInteraction, message: int) -> None:
        """Keeps the token of an interaction that this message is a follow-up of."""
        if by_user_install(interaction):
            self._by_message[message] = InteractionToken(interaction, message)

    def user_installed(self, channel: int) -> bool:
        """Returns whether interactions have shown that the bot is no member in this channel."""
        return channel in self._channels

    def for_message(self, message: int) -> InteractionToken | None:
        """Returns the token that can edit this message; None if there is none or it has expired."""
        token = self._by_message.get(message)
        return None if token is None or token.expired else token

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
        interactions = self._channels.get(channel)
        if not interactions or interactions[0].is_expired():
            raise NoInteractionToken
        sent = await interactions[0].followup.send(
            view=view, files=files, allowed_mentions=mentions, wait=True, silent=not mentions.users
        )
        self._by_message[sent.id] = InteractionToken(interactions[0], sent.id)
        return sent.id
