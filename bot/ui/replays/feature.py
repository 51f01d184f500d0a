"""Replays: the commands, the buttons, and the feature that the client adds."""

from collections.abc import Sequence

from discord import app_commands

from bot.sessions.clips import ClipKey, ClipShared
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.replays.analysis import AnalysisPanels
from bot.ui.replays.moments import MomentButtons, Moments
from bot.ui.replays.replay import WHOLE, Replays, offered_parts
from bot.ui.replays.verification import VerifyCommand
from bot.ui.reply.audience import own_theme
from bot.ui.reply.guild_rules import look_here, look_of_post, send
from bot.ui.reply.posts import post_clip
from bot.ui.reply.reply import Reply
from bot.ui.results.clip import CLIP, Clip, analysed, clip_of, has_clip
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.finished_games import FinishedGames
from bot.ui.routing.slash_command import Command, TypedText, command, suggesting, table_menu
from bot.ui.table_message.channel_messages import message_url
from bot.ui.text.captions import seat_colour
from bot.ui.text.narration import title
from bot.ui.views.components import button, button_row, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures


class ClipButtons:
    """Handles **Share the turning point** on the message of a game that has ended."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self.handlers: ButtonHandlers = {Action.CLIP: self._share}

    async def _share(self, reply: Reply, press: Press) -> None:
        await self.share(reply, await self._sessions.history.ended_game(press.session))

    async def share(self, reply: Reply, session: Session) -> None:
        """Posts where an ended game swung.

        Refuses `not-played`, `clip-none`, `clip-shared-there`, and what an analysis does.
        """
        key = ClipKey(session.id)
        if session.seat_of(reply.user) is None:
            raise Refusal("not-played")
        if not has_clip(session):
            raise Refusal("clip-none")
        try:
            await self._sessions.clips.require_new(key)
            await analysed(self._sessions, session)  # it takes long, and other expensive answers do not wait for it
            async with reply.expensive("clip", session.id):
                message = await self._message(reply, session)
            await post_clip(reply, self._sessions, key, message)
        except ClipShared as shared:
            raise Refusal("clip-shared-there", link=message_url(session.place, shared.message)) from shared

    async def _message(self, reply: Reply, session: Session) -> OutgoingMessage:
        _, texts, theme = look_of_post(reply, self._sessions)
        clip = await clip_of(self._pictures, session, await analysed(self._sessions, session), texts, theme=theme)
        return clip_message(session, clip, texts, theme)


def clip_message(session: Session, clip: Clip, texts: Texts, theme: str) -> OutgoingMessage:
    """Lays out the swing of a game: the moves, the GIF, a way to the game around it."""
    pieces = [
        text("\n".join([f"### {title(session, texts)}", *clip.lines])),
        picture(clip.alt, CLIP),
        button_row([button(texts("button-steps"), Press(Action.REPLAY_STEP, session.id, clip.ply))]),
    ]
    return OutgoingMessage(panel(pieces, seat_colour(clip.seat, theme)), [picture_file(clip.gif, CLIP)])


class ReplayCommands:
    """Handles `/replay` and `/analysis`.

    They answer publicly, but only to their user where the guild allows no tables in the channel.
    """

    def __init__(self, sessions: Sessions, replays: Replays, analyses: AnalysisPanels, clips: ClipButtons) -> None:
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
            app_commands.autocomplete(finished=suggesting(self._games.suggest))(one)
        return [replay, analysis]

    async def _replay(self, reply: Reply, finished: TypedText | None = None, turn: bool = False) -> None:
        """`/replay`: shows a finished game of this channel, by default the last one, or posts its turn."""
        session = await self._games.chosen(reply.interaction, finished)
        if turn:
            await self._clips.share(reply, session)
            return
        public, texts, theme = look_here(reply, self._sessions)
        async with reply.expensive("replay", session.id, WHOLE):
            message = await self._replays.animated(session, texts, theme, None if public else reply.user)
        await send(reply, message, public=public)

    async def _analysis(self, reply: Reply, finished: TypedText | None = None) -> None:
        """`/analysis`: shows where a finished game of this channel turned, by default the last one."""
        session = await self._games.chosen(reply.interaction, finished)
        public, texts, theme = look_here(reply, self._sessions)
        await self._sessions.analyses.of(session)  # it takes long, and other expensive answers do not wait for it
        async with reply.expensive("analysis", session.id):
            message = await self._analyses.panel(session, texts, theme)
        await send(reply, message, public=public)


class ReplayButtons:
    """Handles the buttons and selects of a finished table and of a replay."""

    def __init__(self, sessions: Sessions, replays: Replays, analyses: AnalysisPanels) -> None:
        self._sessions = sessions
        self._replays = replays
        self._analyses = analyses
        self.handlers: ButtonHandlers = {
            Action.REPLAY: self._replay,
            Action.REPLAY_PART: self._replay_part,
            Action.REPLAY_STEP: self._replay_step,
            Action.ANALYSIS: self._analysis,
            Action.OWN_MOVES: self._own_moves,
        }

    async def _replay(self, reply: Reply, press: Press) -> None:
        await self.replay(reply, await self._sessions.history.ended_game(press.session))

    async def replay(self, reply: Reply, session: Session) -> None:
        """Shows the replay of an ended game only to the user."""
        async with reply.expensive("replay", session.id, WHOLE):
            message = await self._replays.animated(session, reply.texts, self._own_theme(reply), reply.user)
        await reply.send_private(message)

    async def _replay_part(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.history.ended_game(press.session)
        part = selected.one_of(reply, offered_parts(session))
        async with reply.expensive("replay", session.id, part):
            message = await self._replays.part(session, part, reply.texts, self._own_theme(reply), reply.user)
        await reply.show_private(message)

    async def _replay_step(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.history.ended_game(press.session)
        async with reply.expensive("replay", session.id, press.ply, reply.user):
            seat, theme = session.seat_of(reply.user), self._own_theme(reply)
            message = await self._replays.step(session, press.ply, reply.texts, theme, seat)
        await reply.show_private(message)

    async def _analysis(self, reply: Reply, press: Press) -> None:
        await self.analysis(reply, await self._sessions.history.ended_game(press.session))

    async def analysis(self, reply: Reply, session: Session) -> None:
        """Shows only the user where an ended game turned."""
        await self._sessions.analyses.of(session)
        async with reply.expensive("analysis", session.id):
            message = await self._analyses.panel(session, reply.texts, self._own_theme(reply))
        await reply.send_private(message)

    async def _own_moves(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.history.ended_game(press.session)
        seat = session.seat_of(reply.user)
        if seat is None:
            raise Refusal("not-played")
        await self._sessions.analyses.of(session)
        async with reply.expensive("analysis", session.id):
            panel = await self._analyses.own_moves(session, seat, reply.texts)
        await reply.send_private(panel)

    def _own_theme(self, reply: Reply) -> str:
        return own_theme(reply.interaction, self._sessions)


def replays_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: replays, analyses, and the verification of games."""
    replays, analyses = Replays(sessions, pictures), AnalysisPanels(sessions, pictures)
    clips = ClipButtons(sessions, pictures)
    commands = ReplayCommands(sessions, replays, analyses, clips)
    verify = VerifyCommand(sessions)
    buttons = ReplayButtons(sessions, replays, analyses)
    handlers = {
        **buttons.handlers,
        **MomentButtons(sessions, Moments(pictures)).handlers,
        **clips.handlers,
        **verify.handlers,
    }
    menus = [
        table_menu("button-replay", sessions, buttons.replay),
        table_menu("button-analysis", sessions, buttons.analysis),
    ]
    return Feature([*commands.commands, verify.command], handlers, menus=menus)
