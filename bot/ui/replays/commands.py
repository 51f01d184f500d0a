"""The slash commands about finished games: replays and analyses."""

from collections.abc import Sequence

from discord import app_commands

from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.replays.analysis import AnalysisPanels
from bot.ui.replays.clips import ClipButtons
from bot.ui.replays.replay import Replays
from bot.ui.replays.replay_parts import WHOLE
from bot.ui.reply.audience import public_texts
from bot.ui.reply.public_answers import is_public, send
from bot.ui.reply.reply import Reply
from bot.ui.routing.finished_games import FinishedGames
from bot.ui.routing.slash_command import Command, TypedText, command, suggesting


class ReplayCommands:
    """Handles `/replay` and `/analysis`.

    They answer publicly, but to their user alone where the guild allows no tables in the channel.
    """

    def __init__(
        self,
        sessions: Sessions,
        replays: Replays,
        analyses: AnalysisPanels,
        clips: ClipButtons,
    ) -> None:
        self._sessions = sessions
        self._replays = replays
        self._analyses = analyses
        self._clips = clips
        self._games = FinishedGames(sessions)

    @property
    def commands(self) -> Sequence[Command]:
        replay = command("replay", self._replay, private=False)
        analysis = command("analysis", self._analysis, private=False)
        for one in (replay, analysis):
            app_commands.autocomplete(game=suggesting(self._games.suggest))(one)
        return [replay, analysis]

    async def _replay(self, reply: Reply, game: TypedText | None = None, turn: bool = False) -> None:
        """`/replay`: shows a finished game of this channel, the last one where none is named, or posts its turn."""
        session = await self._games.chosen(reply.interaction, game)
        if turn:
            await self._clips.share(reply, session)
            return
        public, texts = is_public(reply, self._sessions), self._texts(reply)
        async with reply.expensive("replay", session.id, WHOLE):
            message = await self._replays.animated(session, texts, self._theme(reply, public=public))
        await send(reply, message, public=public)

    async def _analysis(self, reply: Reply, game: TypedText | None = None) -> None:
        """`/analysis`: shows where a finished game of this channel turned, the last one where none is named."""
        session = await self._games.chosen(reply.interaction, game)
        public, texts = is_public(reply, self._sessions), self._texts(reply)
        await self._sessions.analyses.of(session)  # it takes long, and other expensive answers do not wait for it
        async with reply.expensive("analysis", session.id):
            message = await self._analyses.panel(session, texts, self._theme(reply, public=public))
        await send(reply, message, public=public)

    def _theme(self, reply: Reply, *, public: bool) -> str:
        """Returns the theme of the user's own pictures; "" for the guild's."""
        return "" if public else self._sessions.user_settings.of(reply.user).theme

    def _texts(self, reply: Reply) -> Texts:
        """Returns the texts of an answer, for all or for the user alone."""
        public = is_public(reply, self._sessions)
        return public_texts(reply.interaction, self._sessions.guild_settings) if public else reply.texts
