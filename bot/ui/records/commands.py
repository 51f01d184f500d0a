"""The slash commands about finished games: replays, leaderboards and profiles."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.games import GAMES
from bot.sessions.history import EndedRecord
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.ui.records.leaderboard import Leaderboards
from bot.ui.records.profile import Profiles
from bot.ui.records.replay import Replays
from bot.ui.records.replay_parts import WHOLE
from bot.ui.reply.audience import own_texts, person, person_of, public_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.results.result_card import day
from bot.ui.routing.slash_command import IN_A_GUILD, Command, TypedText, command, game_choices, suggesting
from bot.ui.text.clipped import clipped
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH, MAX_CHOICES


class RecordCommands:
    """Handles `/replay`, `/leaderboard` and `/profile`, which all answer publicly."""

    def __init__(self, sessions: Sessions, replays: Replays, leaderboards: Leaderboards, profiles: Profiles) -> None:
        self._sessions = sessions
        self._replays = replays
        self._leaderboards = leaderboards
        self._profiles = profiles

    @property
    def commands(self) -> Sequence[Command]:
        replay = command("replay", self._replay, private=False)
        app_commands.autocomplete(game=suggesting(self._suggest_games))(replay)
        leaderboard = command("leaderboard", self._leaderboard, contexts=IN_A_GUILD, private=False)
        profile = command("profile", self._profile, contexts=IN_A_GUILD, private=False)
        for one in (leaderboard, profile):
            app_commands.choices(game=game_choices())(one)
        return [replay, leaderboard, profile]

    async def _replay(self, reply: Reply, game: TypedText | None = None) -> None:
        """`/replay`: shows a finished game of this channel, the last one where none is named."""
        ended = await self._ended(reply.interaction)
        if not ended:
            raise Refusal("replay-none")
        # The option may hold any text; a game of another channel is not shown in this one.
        chosen = next((one for one in ended if game in (None, one.session)), None)
        if chosen is None:
            raise Refusal("replay-unknown")
        session = await self._sessions.history.record(chosen.session)
        async with reply.expensive("replay", session.id, WHOLE):
            texts = public_texts(reply.interaction, self._sessions.guild_settings)
            message = await self._replays.animated(session, texts)
        await reply.send_public(message.view, message.files)

    async def _suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the finished games of this channel that hold all words typed so far, the newest first."""
        texts = own_texts(interaction)

        def label(one: EndedRecord) -> str:
            return f"{texts(f'{one.game}-name')} · {', '.join(one.names)} · {day(one.ended_at, texts)}"

        known = [one for one in await self._ended(interaction) if one.game in GAMES]
        wanted = normalized(typed).split()
        return [
            app_commands.Choice(name=clipped(label(one), MAX_CHOICE_LENGTH), value=one.session)
            for one in known
            if all(part in normalized(label(one)) for part in wanted)
        ]

    async def _leaderboard(self, reply: Reply, game: str | None = None) -> None:
        """`/leaderboard`: shows the best players of this guild, in one game or in all."""
        async with reply.expensive("leaderboard", game, reply.interaction.guild_id):
            message = await self._leaderboards.public(reply.interaction, game)
        await reply.send_public(message.view, message.files)

    async def _profile(
        self, reply: Reply, player: discord.User | discord.Member | None = None, game: str | None = None
    ) -> None:
        """`/profile`: shows a player's results in this guild; the user's own where nobody is named."""
        interaction = reply.interaction
        texts = public_texts(interaction, self._sessions.guild_settings)
        who = person(interaction) if player is None else person_of(player)
        async with reply.expensive("profile", game, interaction.guild_id, who.id):
            message = await self._profiles.public(interaction.guild_id, who, game, texts)
        await reply.send_public(message.view, message.files)

    async def _ended(self, interaction: Interaction) -> tuple[EndedRecord, ...]:
        return await self._sessions.history.ended_in(interaction.channel_id or 0, MAX_CHOICES)
