"""The slash commands about what was played: replays and profiles."""

from typing import Any

import discord
from discord import app_commands

from bot.games import GAMES
from bot.sessions.history import EndedRecord
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.ui.help.commands import games_to_choose
from bot.ui.records.profile import Profiles
from bot.ui.records.replay import Replays
from bot.ui.records.result_card import day
from bot.ui.reply.audience import own_texts, person, public_texts
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.routing.slash_command import IN_A_SERVER, command
from bot.ui.text.move_tree import CHOICES, LONGEST_CHOICE, tidy
from bot.ui.text.names import harmless
from bot.ui.views.components import clipped


class RecordCommands:
    """`/replay` and `/profile`; each answers through one Reply."""

    def __init__(self, sessions: Sessions, replays: Replays, profiles: Profiles) -> None:
        self._sessions = sessions
        self._replays = replays
        self._profiles = profiles

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds both."""
        replay = command("replay", self.replay)
        app_commands.autocomplete(game=self.suggest)(replay)
        tree.add_command(replay)
        profile = command("profile", self.profile, contexts=IN_A_SERVER)
        app_commands.choices(game=games_to_choose())(profile)
        tree.add_command(profile)

    async def replay(self, interaction: Interaction, game: str | None = None) -> None:
        """`/replay`: a finished game of this channel, the last one where none is named."""
        async with answering(interaction, private=False) as reply:
            ended = await self._ended(interaction)
            if not ended:
                raise Refusal("replay-none")
            # what was typed may be anything; a game of another channel is not this one's to show
            named = next((one for one in ended if game in (None, one.session)), None)
            if named is None:
                raise Refusal("replay-unknown")
            session = await self._sessions.history.record(named.session)
            shown = await self._replays.moving(session, public_texts(interaction, self._sessions.guild_settings))
            await reply.send_public(shown.view, shown.files)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The finished games of this channel that fit what has been typed, the newest first."""
        texts = own_texts(interaction)

        def label(one: EndedRecord) -> str:
            return f"{texts(f'{one.game}-name')} · {', '.join(one.names)} · {day(one.ended_at, texts)}"

        known = [one for one in await self._ended(interaction) if one.game in GAMES]
        wanted = tidy(typed).split()
        return [
            app_commands.Choice(name=clipped(label(one), LONGEST_CHOICE), value=one.session)
            for one in known
            if all(part in tidy(label(one)) for part in wanted)
        ]

    async def profile(
        self, interaction: Interaction, player: discord.User | discord.Member | None = None, game: str | None = None
    ) -> None:
        """`/profile`: what somebody has achieved on this server; oneself where nobody is named."""
        async with answering(interaction, private=False) as reply:
            texts = public_texts(interaction, self._sessions.guild_settings)
            shown = await self._profiles.shown(interaction.guild_id, _meant(interaction, player), game, texts)
            await reply.send_public(shown.view, shown.files)

    async def _ended(self, interaction: Interaction) -> tuple[EndedRecord, ...]:
        return await self._sessions.history.ended_in(interaction.channel_id or 0, CHOICES)


def _meant(interaction: Interaction, player: discord.User | discord.Member | None) -> Person:
    if player is None:
        return person(interaction)
    return Person(player.id, harmless(player.display_name, str(player.id)))
