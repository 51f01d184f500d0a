"""The slash commands about finished games: replays and analyses."""

from collections.abc import Sequence

from discord import app_commands

from bot.games import GAMES
from bot.sessions.history import EndedRecord
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.replays.analysis import AnalysisPanels
from bot.ui.replays.finished_games import finished_here
from bot.ui.replays.replay import Replays
from bot.ui.replays.replay_parts import WHOLE
from bot.ui.reply.audience import own_texts, public_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.public_answers import is_public, send
from bot.ui.reply.reply import Reply
from bot.ui.results.result_card import day
from bot.ui.routing.slash_command import Command, TypedText, command, suggesting
from bot.ui.text.clipped import clipped
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH, MAX_CHOICES
from bot.ui.text.times import hour


class ReplayCommands:
    """Handles `/replay` and `/analysis`.

    They answer publicly, but to their user alone where the guild allows no tables in the channel.
    """

    def __init__(
        self,
        sessions: Sessions,
        replays: Replays,
        analyses: AnalysisPanels,
    ) -> None:
        self._sessions = sessions
        self._replays = replays
        self._analyses = analyses

    @property
    def commands(self) -> Sequence[Command]:
        replay = command("replay", self._replay, private=False)
        analysis = command("analysis", self._analysis, private=False)
        for one in (replay, analysis):
            app_commands.autocomplete(game=suggesting(self.suggest_games))(one)
        return [replay, analysis]

    async def _replay(self, reply: Reply, game: TypedText | None = None) -> None:
        """`/replay`: shows a finished game of this channel, the last one where none is named."""
        session = await self._finished(reply, game)
        public, texts = is_public(reply, self._sessions), self._texts(reply)
        async with reply.expensive("replay", session.id, WHOLE):
            message = await self._replays.animated(session, texts, self._theme(reply, public=public))
        await send(reply, message, public=public)

    async def _analysis(self, reply: Reply, game: TypedText | None = None) -> None:
        """`/analysis`: shows where a finished game of this channel turned, the last one where none is named."""
        session = await self._finished(reply, game)
        public, texts = is_public(reply, self._sessions), self._texts(reply)
        await self._sessions.analyses.of(session)  # it takes long, and other expensive answers do not wait for it
        async with reply.expensive("analysis", session.id):
            message = await self._analyses.panel(session, texts, self._theme(reply, public=public))
        await send(reply, message, public=public)

    def _theme(self, reply: Reply, *, public: bool) -> str:
        """Returns the theme of the user's own pictures; "" for the guild's."""
        return "" if public else self._sessions.user_settings.of(reply.user).theme

    async def _finished(self, reply: Reply, game: str | None) -> Session:
        """Returns the finished game that was chosen; if none was, the last one of this channel.

        Refuses `not-over` for a game that is on, `replay-none` and `replay-unknown`.
        """
        running, channel = self._running(reply.interaction), reply.interaction.channel_id or 0
        last = await self._sessions.history.ended_in(channel, 1)
        if running is not None and (game == running.id or not (last or game)):
            raise Refusal("not-over")
        if not last:
            raise Refusal("replay-none")
        session = await finished_here(self._sessions, channel, game or last[0].session)
        if session is None:
            raise Refusal("replay-unknown")
        return session

    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the finished games of this channel that hold all words typed so far, the newest first.

        The time tells games of a day apart, and stands before the names, which may be too long for a line.
        """
        texts = own_texts(interaction)

        def label(one: EndedRecord) -> str:
            names = ", ".join(name or texts("person-deleted") for name in one.names)
            return f"{texts(f'{one.game}-name')} · {day(one.ended_at, texts)}, {hour(one.ended_at)} · {names}"

        known = [one for one in await self._ended(interaction) if one.game in GAMES]
        wanted = normalized(typed).split()
        return [
            app_commands.Choice(name=clipped(label(one), MAX_CHOICE_LENGTH), value=one.session)
            for one in known
            if all(part in normalized(label(one)) for part in wanted)
        ]

    def _texts(self, reply: Reply) -> Texts:
        """Returns the texts of an answer, for all or for the user alone."""
        public = is_public(reply, self._sessions)
        return public_texts(reply.interaction, self._sessions.guild_settings) if public else reply.texts

    def _running(self, interaction: Interaction) -> Session | None:
        """Returns the game that is being played in this channel."""
        session = self._sessions.tables.at(interaction.channel_id or 0)
        return session if session is not None and session.status is Status.PLAYING else None

    async def _ended(self, interaction: Interaction) -> tuple[EndedRecord, ...]:
        return await self._sessions.history.ended_in(interaction.channel_id or 0, MAX_CHOICES)
