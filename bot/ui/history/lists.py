"""Pages of lists of finished games, as a channel or a reader may see them."""

from dataclasses import replace

import discord

from bot.ratings.scopes import EVERYWHERE
from bot.sessions.history import GameFilter
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.history.list_view import list_view
from bot.ui.history.listing import Listing
from bot.ui.reply.bot_permissions import by_user_install
from bot.ui.reply.interaction import Interaction
from bot.ui.text.option_texts import variant_token


class GameLists:
    """Lays out pages of finished games.

    Who can see a game: its result, with the names that its players had in this guild, can be read anywhere in the
    guild, as leaderboards and profiles tell it too. Its board, replay, analysis and record can be opened in its own
    channel alone: Discord tells the bot what a user may see in the channel of an interaction, and nothing of the other
    channels, so a game of a channel that is closed to the user stays closed. Nor is it said in which channel a game
    was played. Outside of guilds, and where the bot is somebody's own app, a list has the games of its channel alone.
    """

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def page(self, interaction: Interaction, listing: Listing, texts: Texts) -> discord.ui.LayoutView:
        """Lays out a page of a list."""
        guild, channel = guild_of(interaction), interaction.channel_id or 0
        variant = await self._variant(guild, listing)
        listing = replace(listing, here=listing.here or guild is None)
        games = await self._sessions.history.games(
            GameFilter(
                guild=None if listing.here else guild,
                channel=channel if listing.here else None,
                game=listing.game,
                variant=variant,
                person=listing.person,
                against=listing.against,
                outcome=listing.outcome,
            ),
            listing.after,
        )
        return list_view(listing, games, channel, texts, variant=variant, in_guild=guild is not None)

    async def variants(self, guild: int | None, game: str) -> tuple[str, ...]:
        """Returns the variants of a game that are on leaderboards of a guild; of everywhere, outside of guilds."""
        return await self._sessions.leaderboards.variants(guild or EVERYWHERE, game) if game else ()

    async def _variant(self, guild: int | None, listing: Listing) -> str:
        """Returns the variant of a token; "" for all. Refuses `unknown-button` for one that is unknown."""
        if not listing.variant:
            return ""
        for variant in await self.variants(guild, listing.game):
            if variant_token(variant) == listing.variant:
                return variant
        raise Refusal("unknown-button")


def guild_of(interaction: Interaction) -> int | None:
    """Returns the guild whose games can be listed; None outside of guilds and where the bot is somebody's own app."""
    return None if by_user_install(interaction) else interaction.guild_id
