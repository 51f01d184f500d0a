"""Keeps each table's one message in its channel true to its session."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import discord
import structlog

from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Words, words_for
from bot.ui.lobby import closed_panel, lobby_panel
from bot.ui.panels import picture_file
from bot.ui.reply import Reply
from bot.ui.table import caption, hand_panel, moved_panel, table_panel
from bot.ui.whereabouts import Whereabouts, young
from renderers.pictures import Pictures

log = structlog.get_logger()

UNKNOWN_CHANNEL = 10003

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Shown:
    """A message ready to go out."""

    view: discord.ui.LayoutView
    files: Sequence[discord.File]


class Upkeep:
    """What is under way at one table's message.

    Answers to commands and presses come one after the other. Edits by the bot itself wait for Discord's rate limits
    inside discord.py, for seconds; so only one is under way, what comes meanwhile is left to it, and nobody waits.
    """

    def __init__(self) -> None:
        self.answering = asyncio.Lock()
        self.editing = False
        self.changed = False
        """Whether the message ought to look different since the edit under way began."""


class Desk:
    """Posts, edits and reposts the tables' messages, always with the newest state of the table."""

    def __init__(self, client: discord.Client, sessions: Sessions, pictures: Pictures) -> None:
        self._client = client
        self._sessions = sessions
        self._pictures = pictures
        self._whereabouts = Whereabouts(client)
        self._upkeeps: WeakValueDictionary[str, Upkeep] = WeakValueDictionary()

    async def shown(self, session: Session, words: Words, walked: str = "") -> Shown:
        """The session's public message. walked: the words of a move that the player on turn has pressed so far."""
        if session.status is Status.LOBBY:
            return Shown(lobby_panel(session, words), [])
        if session.state is None:
            return Shown(closed_panel(session, words), [])
        png = await self._pictures.board(session.game_key, session.view(None), caption(session, words))
        return Shown(table_panel(session, words, walked), [picture_file(png)])

    async def hand(self, session: Session, user: int, words: Words, walked: str = "") -> Shown:
        """The private panel of this user's seat."""
        seat = session.seat_of(user)
        if seat is None:
            raise LookupError(f"user {user} has no seat at {session.id}")
        png = await self._pictures.board(session.game_key, session.view(seat), caption(session, words))
        return Shown(hand_panel(session, words, seat, walked), [picture_file(png)])

    async def post(self, session_id: str, reply: Reply, words: Words) -> None:
        """Posts the table's message as the answer to a command; the message it had before loses its buttons.

        It mentions nobody: anyone may ask for the table, as often as they like.
        """
        upkeep = self._upkeep(session_id)
        async with upkeep.answering:
            session = await self._newest(session_id)
            shown = await self.shown(session, words)
            message = await reply.post(shown.view, shown.files)
            await self._sessions.posted(session_id, message)
        if session.message is not None:
            await self._retire(session, session.message, message, words)

    async def show(self, session_id: str, reply: Reply, words: Words, walked: str = "") -> None:
        """Brings the table's message up to date, in place or posted again below; answers the reply if it pressed it.

        Raises discord.Forbidden where the bot may not write to the channel any more.
        """
        upkeep = self._upkeep(session_id)
        async with upkeep.answering:
            session = await self._newest(session_id)
            near = session.message is not None and await self._whereabouts.near(session.message, reply.interaction)
            if near and reply.message == session.message:
                upkeep.changed = True
                if await self._updated(reply, await self.shown(session, words, walked)):
                    return
        await self._keep_up(upkeep, session_id, words, in_place=near)
        if not near and reply.message is not None and reply.message == session.message:
            await self._forward(reply, words, session_id)

    async def renew(self, session_id: str, reply: Reply, words: Words) -> None:
        """Puts the pressed message right when the press came too late: a crash may have kept it from being redrawn."""
        pressed = reply.interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return
        session = await self._newest(session_id)
        if session.message == pressed.id:
            upkeep = self._upkeep(session_id)
            async with upkeep.answering:
                await self._updated(reply, await self.shown(await self._newest(session_id), words))
        elif session.message is not None:
            await self._forward(reply, words, session_id)

    async def redraw(self, sessions: Sequence[Session]) -> None:
        """Brings the messages of these tables up to date after a restart, as far as that can be done unasked.

        In direct messages the reader's language is not known before the next press; that puts the message right.
        """
        for session in sessions:
            guild = self._client.get_guild(session.place.guild or 0)
            if guild is None or session.message is None or not young(session.message):
                continue
            words = words_for(str(guild.preferred_locale))
            try:
                await self._keep_up(self._upkeep(session.id), session.id, words, in_place=True)
            except discord.HTTPException as error:
                log.info("table not redrawn", session=session.id, status=error.status, code=error.code)
                if error.code == UNKNOWN_CHANNEL:
                    await self._sessions.place_gone(session.place.channel)

    def _upkeep(self, session_id: str) -> Upkeep:
        """The upkeep that all share who hold it while they are at the table's message; then it goes."""
        return self._upkeeps.setdefault(session_id, Upkeep())

    async def _newest(self, session_id: str) -> Session:
        session = await self._sessions.find(session_id)
        if session is None:
            raise LookupError(f"no session {session_id}")
        return session

    async def _updated(self, reply: Reply, shown: Shown) -> bool:
        """Answers a press with the new message; False where Discord does not wait for the answer any more."""
        try:
            await reply.update(shown.view, shown.files)
        except discord.NotFound as error:
            log.info("press answered too late", interaction=reply.interaction.id, code=error.code)
            return False
        return True

    async def _keep_up(self, upkeep: Upkeep, session_id: str, words: Words, *, in_place: bool) -> None:
        """Edits or reposts until the message shows the newest state, unless that is under way already."""
        upkeep.changed = True
        if upkeep.editing:
            return
        upkeep.editing = True
        try:
            while upkeep.changed:
                upkeep.changed = False
                await self._refresh(session_id, words, in_place=in_place)
                in_place = True
        finally:
            upkeep.editing = False

    async def _refresh(self, session_id: str, words: Words, *, in_place: bool) -> None:
        """Edits the table's message by its id; posts it again where it is too far up, or gone."""
        session = await self._newest(session_id)
        shown = await self.shown(session, words)
        channel = self._channel(session)
        if session.message is not None and in_place:
            try:
                await channel.get_partial_message(session.message).edit(
                    view=shown.view, attachments=shown.files, allowed_mentions=NOBODY
                )
            except discord.NotFound:
                shown = await self.shown(session, words)  # it was deleted: the files of the vain edit are used up
            else:
                return
        sent = await channel.send(view=shown.view, files=shown.files, allowed_mentions=_on_turn(session))
        await self._sessions.posted(session.id, sent.id)
        if session.message is not None:
            await self._retire(session, session.message, sent.id, words)

    async def _forward(self, reply: Reply, words: Words, session_id: str) -> None:
        """Turns the pressed message into a pointer to the table's new one."""
        now = await self._newest(session_id)
        if now.message is not None:
            await reply.update(moved_panel(now, words, self._link(now, now.message)))

    async def _retire(self, session: Session, old: int, new: int, words: Words) -> None:
        """Takes the buttons off a message whose table goes on elsewhere."""
        moved = moved_panel(session, words, self._link(session, new))
        try:
            await self._channel(session).get_partial_message(old).edit(view=moved, attachments=[])
        except discord.NotFound:
            return  # deleted already: there are no buttons to take off

    def _link(self, session: Session, message: int) -> str:
        return self._channel(session).get_partial_message(message).jump_url

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.place.channel, guild_id=session.place.guild)


def _on_turn(session: Session) -> discord.AllowedMentions:
    """Nobody but the players on turn may be pinged."""
    users = [discord.Object(session.people[seat].id) for seat in session.to_act]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)
