"""Keeps each table's one message in its channel true to its session."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from weakref import WeakValueDictionary

import discord

from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Words
from bot.ui.lobby import closed_panel, lobby_panel
from bot.ui.panels import picture_file
from bot.ui.reply import Reply
from bot.ui.table import caption, hand_panel, moved_panel, table_panel
from renderers.pictures import Pictures

EDITABLE = timedelta(hours=1)
"""Discord refuses many edits of a message older than this (30046)."""

LAST_FEW = 5
"""A table further up than this many messages is posted again, below."""

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Shown:
    """A message ready to go out."""

    view: discord.ui.LayoutView
    files: Sequence[discord.File]
    mentions: discord.AllowedMentions


class Upkeep:
    """What is under way at one table's message.

    Presses answer one after the other. Edits by the bot itself wait for Discord's rate limits inside discord.py, for
    seconds; so only one is under way, what comes meanwhile is left to it, and presses never wait for it.
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
        self._upkeeps: WeakValueDictionary[str, Upkeep] = WeakValueDictionary()
        self._below: dict[int, tuple[int, int, int]] = {}
        """Per channel: the table's message and the last one when we last counted, and how many stood below."""

    async def shown(self, session: Session, words: Words, walked: str = "") -> Shown:
        """The session's public message. walked: the words of a move that the player on turn has pressed so far."""
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(session.people[seat].id) for seat in session.to_act]
        )
        if session.status is Status.LOBBY:
            return Shown(lobby_panel(session, words), [], NOBODY)
        if session.state is None:
            return Shown(closed_panel(session, words), [], NOBODY)
        png = await self._pictures.board(
            session.game_key, session.view(None), caption(session, words), table=session.id
        )
        return Shown(table_panel(session, words, walked), [picture_file(png)], mentions)

    async def hand(self, session: Session, user: int, words: Words, walked: str = "") -> Shown:
        """The private panel of this user's seat."""
        seat = session.seat_of(user)
        if seat is None:
            raise LookupError(f"user {user} has no seat at {session.id}")
        png = await self._pictures.board(session.game_key, session.view(seat), caption(session, words))
        return Shown(hand_panel(session, words, seat, walked), [picture_file(png)], NOBODY)

    async def post(self, session: Session, reply: Reply, words: Words) -> None:
        """Posts the table's message as the answer to a command; the message it had before loses its buttons."""
        shown = await self.shown(session, words)
        message = await reply.post(shown.view, shown.files, shown.mentions)
        await self._sessions.posted(session.id, message)
        if session.message is not None:
            await self._retire(session, session.message, message, words)

    async def show(self, session_id: str, reply: Reply, words: Words, walked: str = "") -> None:
        """Brings the table's message up to date, in place or posted again below; answers the reply if it pressed it.

        Raises discord.Forbidden where the bot may not write to the channel any more.
        """
        upkeep = self._upkeeps.setdefault(session_id, Upkeep())
        session = await self._newest(session_id)
        stays = session.message is not None and await self._stays(session.message, reply.interaction)
        if stays and reply.message == session.message:
            async with upkeep.answering:
                shown = await self.shown(await self._newest(session_id), words, walked)
                await reply.update(shown.view, shown.files)
                upkeep.changed = True
            return
        upkeep.changed = True
        if not upkeep.editing:
            upkeep.editing = True
            try:
                while upkeep.changed:
                    upkeep.changed = False
                    await self._refresh(session_id, words, in_place=stays)
                    stays = True
            finally:
                upkeep.editing = False
        if reply.message is not None and reply.message == session.message:
            now = await self._newest(session_id)
            await reply.update(moved_panel(now, words, self._link(now, now.message or reply.message)))

    async def _newest(self, session_id: str) -> Session:
        session = await self._sessions.find(session_id)
        if session is None:
            raise LookupError(f"no session {session_id}")
        return session

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
        sent = await channel.send(view=shown.view, files=shown.files, allowed_mentions=shown.mentions)
        await self._sessions.posted(session.id, sent.id)
        if session.message is not None:
            await self._retire(session, session.message, sent.id, words)

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

    async def _stays(self, message: int, interaction: discord.Interaction[discord.Client]) -> bool:
        """Whether the table's message is young enough to edit and still among the channel's last few."""
        if discord.utils.utcnow() - discord.utils.snowflake_time(message) > EDITABLE:
            return False
        channel = interaction.channel
        last = getattr(channel, "last_message_id", None)
        if channel is None or last is None or last <= message:
            return True
        counted = self._below.get(channel.id)
        if counted is None or counted[:2] != (message, last):
            history = self._client.get_partial_messageable(channel.id).history(
                limit=LAST_FEW, after=discord.Object(message)
            )
            counted = (message, last, len([None async for _ in history]))
            self._below[channel.id] = counted
        return counted[2] < LAST_FEW
