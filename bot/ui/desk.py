"""Keeps each table's one message in its channel true to its session."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import discord
import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Refusal, Session, Status
from bot.texts import Words
from bot.ui.lobby import closed_panel, lobby_panel
from bot.ui.panels import picture_file
from bot.ui.readers import server_words
from bot.ui.reply import Reply
from bot.ui.table import caption, hand_panel, moved_panel, table_panel
from bot.ui.upkeep import Upkeep
from bot.ui.whereabouts import Whereabouts, young
from renderers.pictures import Pictures

log = structlog.get_logger()

UNKNOWN_CHANNEL = 10003

IN_TURN = 0.5
"""Seconds that presses wait for an edit, so that none lands after a later answer; longer ones sleep out a limit."""

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Shown:
    """A message ready to go out."""

    view: discord.ui.LayoutView
    files: Sequence[discord.File]


class Desk:
    """Posts, edits and reposts the tables' messages, always with the newest state of the table."""

    def __init__(self, client: discord.Client, sessions: Sessions, pictures: Pictures) -> None:
        self._client = client
        self._sessions = sessions
        self._pictures = pictures
        self.whereabouts = Whereabouts(client)
        self._upkeeps: dict[str, Upkeep] = {}
        """Of every live table that somebody has been at since the start."""

    async def shown(self, session: Session, words: Words, walked: str = "") -> Shown:
        """The session's public message. walked: the words of a move that the player on turn has pressed so far."""
        if session.status is Status.LOBBY:
            return Shown(lobby_panel(session, words), [])
        if session.state is None:
            return Shown(closed_panel(session, words), [])
        png = await self._pictures.board(session.game_key, session.view(None), caption(session, words))
        return Shown(table_panel(session, words, walked), [picture_file(png)])

    async def hand(self, session: Session, user: int, words: Words, walked: str = "") -> Shown:
        """The private panel of this user's seat. Refuses `not-seated` and, where there is nothing to see, `no-game`."""
        seat = session.seat_of(user)
        if seat is None:
            raise Refusal("not-seated")
        if session.state is None:
            raise Refusal("no-game")
        png = await self._pictures.board(session.game_key, session.view(seat), caption(session, words))
        return Shown(hand_panel(session, words, seat, walked), [picture_file(png)])

    async def post(self, session_id: str, reply: Reply, words: Words) -> None:
        """Posts the table's message as the answer to a command; the message it had before loses its buttons.

        It mentions nobody: anyone may ask for the table, as often as they like. Where the answer is lost on its way, a
        table that had no message yet is posted all the same.
        """
        upkeep = self._upkeep(session_id, words)
        async with upkeep.answering:
            session = await self._newest(session_id)
            shown = await self.shown(session, words)
            try:
                message = await reply.post(shown.view, shown.files)
            except Exception:
                if session.message is None:
                    upkeep.want()
                raise
            await self._sessions.posted(session_id, message)
        if session.message is not None:
            await self._retire(session, session.message, message, words)

    async def show(self, session_id: str, reply: Reply, words: Words, walked: str = "") -> None:
        """Answers a press on the table's message with its newest state; posts it again below if it is far up."""
        upkeep = self._upkeep(session_id, words)
        session = await self._newest(session_id)
        upkeep.walk(session.ply, walked)
        message = session.message
        if message is None or reply.message != message:
            upkeep.want()
        elif await self.whereabouts.near(session.place.channel, message):
            await self._answer(upkeep, session_id, reply, words)
        else:
            upkeep.want(below=True)

    def refresh(self, session: Session, words: Words) -> None:
        """Has the table's message brought up to date, soon and whatever becomes of any answer."""
        self._upkeep(session.id, words).want()

    async def renew(self, session_id: str, reply: Reply, words: Words) -> None:
        """Puts the pressed message right when the press came too late: a crash may have kept it from being redrawn."""
        pressed = reply.interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return
        upkeep = self._upkeep(session_id, words)
        session = await self._newest(session_id)
        if session.message == pressed.id:
            await self._answer(upkeep, session_id, reply, words)
        elif session.message is not None:
            await reply.update(moved_panel(session, words, self._link(session, session.message)))

    def redraw(self, sessions: Iterable[Session], guild: discord.Guild) -> None:
        """Brings the messages of a guild's tables up to date after a restart.

        In direct messages the reader's language is not known before the next press; that puts the message right.
        """
        for session in sessions:
            if session.message is not None and young(session.message):
                self.refresh(session, server_words(self._sessions.servers.of(guild.id), str(guild.preferred_locale)))

    def close(self) -> None:
        """Leaves the redraws under way."""
        for upkeep in self._upkeeps.values():
            upkeep.stop()

    def _upkeep(self, session_id: str, words: Words) -> Upkeep:
        """The table's upkeep, which speaks the language that was last asked for."""
        upkeep = self._upkeeps.get(session_id)
        if upkeep is None:
            upkeep = self._upkeeps[session_id] = Upkeep(words, partial(self._redraw, session_id))
        upkeep.words = words
        return upkeep

    def _let_go(self, session: Session) -> None:
        """A table that has ended needs no upkeep; what is under way comes to its end."""
        if not session.status.live:
            self._upkeeps.pop(session.id, None)

    async def _newest(self, session_id: str) -> Session:
        session = await self._sessions.find(session_id)
        if session is None:
            raise LookupError(f"no session {session_id}")
        return session

    async def _answer(self, upkeep: Upkeep, session_id: str, reply: Reply, words: Words) -> None:
        """Answers a press on the table's message with its newest state.

        Where that fails, or the table was posted again meanwhile, the message is redrawn without the press.
        """
        async with upkeep.answering:
            session = await self._newest(session_id)
            if reply.message != session.message:
                upkeep.want()
                return
            shown = await self.shown(session, words, upkeep.walked(session.ply))
            try:
                await reply.update(shown.view, shown.files)
            except discord.NotFound as error:
                log.info("press answered too late", interaction=reply.interaction.id, code=error.code)
                upkeep.want()
            except BaseException:
                upkeep.want()
                raise
            else:
                if upkeep.busy:
                    upkeep.want()
        self._let_go(session)

    async def _redraw(self, session_id: str, upkeep: Upkeep, below: bool) -> None:
        """Edits the table's message by its id; posts it again where it is too far up, or gone."""
        words = upkeep.words
        session = await self._newest(session_id)
        self._let_go(session)
        channel = self._channel(session)
        if session.message is not None and not below:
            below = not await self.whereabouts.near(session.place.channel, session.message)
        async with upkeep.answering:
            session = await self._newest(session_id)
            shown = await self.shown(session, words, upkeep.walked(session.ply))
            old = session.message
            edit = None if old is None or below else asyncio.create_task(self._edit(channel, old, shown))
            if edit is not None:
                await asyncio.wait([edit], timeout=IN_TURN)
        if old is not None and edit is not None:
            try:
                await edit
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    await self._sessions.place_gone(session.place.channel)
                    raise
                shown = await self.shown(session, words, upkeep.walked(session.ply))  # the vain edit used its files up
            else:
                now = (await self._newest(session_id)).message
                if now is not None and now != old:  # posted again meanwhile: this edit came after it
                    await self._retire(session, old, now, words)
                return
        try:
            sent = await channel.send(view=shown.view, files=shown.files, allowed_mentions=_on_turn(session))
        except (discord.Forbidden, discord.NotFound):
            if old is None:  # a table that nobody has ever seen must not hold its channel
                await self._sessions.place_gone(session.place.channel)
            raise
        await self._sessions.posted(session.id, sent.id)
        if old is not None:
            await self._retire(session, old, sent.id, words)

    async def _edit(self, channel: discord.PartialMessageable, message: int, shown: Shown) -> None:
        await channel.get_partial_message(message).edit(
            view=shown.view, attachments=shown.files, allowed_mentions=NOBODY
        )

    async def _retire(self, session: Session, old: int, new: int, words: Words) -> None:
        """Takes the buttons off a message whose table goes on elsewhere, if that can be done."""
        moved = moved_panel(session, words, self._link(session, new))
        try:
            await self._channel(session).get_partial_message(old).edit(view=moved, attachments=[])
        except discord.HTTPException as error:
            log.info("old message not retired", session=session.id, status=error.status, code=error.code)

    def _link(self, session: Session, message: int) -> str:
        return self._channel(session).get_partial_message(message).jump_url

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.place.channel, guild_id=session.place.guild)


def _on_turn(session: Session) -> discord.AllowedMentions:
    """Nobody but the players on turn may be pinged."""
    users = [discord.Object(session.people[seat].id) for seat in session.to_act]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)
