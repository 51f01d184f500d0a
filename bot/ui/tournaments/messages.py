"""The public messages of tournaments: each is edited after events, and posted again if it is gone."""

import asyncio
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog

from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.tournaments.events import TournamentEvent
from bot.texts import Texts
from bot.tournaments.tournament import Format, Stage, Tournament
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, has_refused
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import PostAttempts
from bot.ui.reply.reply import Reply
from bot.ui.table_message.freshness import NEAR
from bot.ui.tournaments.panels import message_link
from bot.ui.tournaments.public_view import public_message
from bot.ui.tournaments.wording import heading
from bot.ui.views.components import page
from bot.ui.views.outgoing_message import OutgoingMessage, mention_only
from renderers.pictures import Pictures

log = structlog.get_logger()

GATHERED_FOR = 0.25
"""Seconds for which changes are collected, so that one edit of the message shows them all."""

EDIT_PAUSE = 1.25
"""Seconds between two edits of a message: Discord allows five in five seconds in a channel."""

TOO_MANY_EDITS = 30046
"""Discord's error code: a message older than an hour was edited too often."""


class TournamentMessages:
    """Keeps the messages of tournaments up to date, always from the newest state in the store.

    One edit of a message runs at a time. A message is posted again if it was deleted; if Discord accepts no more edits
    of it; at the end of its tournament, since tables have pushed it up by then; and in an arena, which needs its
    buttons all the time, whenever it is not near the end of its channel. While Discord is away, all of this waits in
    the outbox.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions, pictures: Pictures) -> None:
        self._client = client
        self._sessions = sessions
        self._pictures = pictures
        self._drawing: set[str] = set()
        """The tournaments whose messages are being edited."""
        self._again: set[str] = set()
        """The tournaments that have changed since the last edit was laid out."""
        self._refused: set[str] = set()
        """The tournaments for which Discord has refused a thread and not created one since."""
        self._attempts: dict[str, PostAttempts] = {}
        """By tournament: the attempts to post its message, until the message's id is stored."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closed = False
        sessions.tournaments.listen(self._happened)

    def texts(self, tournament: Tournament) -> Texts:
        """Returns the texts for public messages in the tournament's guild."""
        return guild_texts(self._sessions.guild_settings, tournament.guild, tournament.locale)

    async def lay_out(self, tournament: Tournament) -> OutgoingMessage:
        """Lays out the public message."""
        theme = self._sessions.guild_settings.of(tournament.guild).theme
        refused = tournament.id in self._refused
        return await public_message(tournament, self.texts(tournament), self._pictures, theme, threads_refused=refused)

    def request(self, tournament_id: str) -> None:
        """Schedules a redraw of the tournament's message."""
        self._again.add(tournament_id)
        if tournament_id not in self._drawing and not self._closed:
            self._drawing.add(tournament_id)
            self._client.outbox.send(f"tournament {tournament_id}", partial(self._draw, tournament_id))

    async def post_first(self, reply: Reply, tournament: Tournament) -> None:
        """Answers the organiser's command with the first message; cancels the tournament if that fails.

        Raises what sending raises.
        """
        async with self._locks.setdefault(tournament.id, asyncio.Lock()):  # else who joins has another one posted
            try:
                posted = await reply.send_public(await self.lay_out(tournament))
            except Exception:  # nobody would see it, and it would count as a live tournament
                await self._sessions.tournaments.cancel(tournament.id, tournament.organiser, moderator=False)
                raise
            await self._sessions.tournaments.set_message(tournament.id, posted)

    async def post_again(self, tournament: Tournament) -> Tournament:
        """Posts the message again, and replaces the old one by a link. Raises what sending raises."""
        async with self._locks.setdefault(tournament.id, asyncio.Lock()):
            return await self._post(tournament)

    def close(self) -> None:
        """Edits nothing from now on; the outbox cancels waiting and running edits."""
        self._closed = True

    def _happened(self, tournament: Tournament, event: TournamentEvent) -> None:
        match event:
            case TournamentEvent.CREATED | TournamentEvent.POSTED:
                return  # the command posts the message, which shows everything
            case TournamentEvent.REFUSED:
                self._refused.add(tournament.id)
            case TournamentEvent.OPENED:
                self._refused.discard(tournament.id)
        self.request(tournament.id)

    async def _draw(self, tournament_id: str) -> None:
        """Edits the message until it shows the newest state.

        Raises StoreUnavailable, and NOT_SENT while Discord is away: then it is called again.
        """
        self._drawing.add(tournament_id)
        try:
            await asyncio.sleep(GATHERED_FOR)
            while tournament_id in self._again:
                await self._draw_once(tournament_id)
                await asyncio.sleep(EDIT_PAUSE)
        finally:
            self._drawing.discard(tournament_id)

    async def _draw_once(self, tournament_id: str) -> None:
        self._again.discard(tournament_id)
        try:
            async with self._locks.setdefault(tournament_id, asyncio.Lock()):
                await self._show(tournament_id)
        except (*NOT_SENT, StoreUnavailable) as error:
            if not has_refused(error):
                self._again.add(tournament_id)
                raise
            log.info("tournament's message not edited", tournament=tournament_id, why=error)
            if error.code == UNKNOWN_CHANNEL:
                await self._channel_gone(tournament_id)  # else a permission is missing: the next change retries
        except Exception:  # a defect of ours: the next change is drawn again
            log.exception("tournament not drawn", tournament=tournament_id)

    async def _show(self, tournament_id: str) -> None:
        """Edits the message, or posts a new one if there is none to edit."""
        tournament = await self._sessions.tournaments.find(tournament_id)
        if tournament is None or (tournament.message is None and tournament.status is Stage.CANCELLED):
            return
        end_unposted = tournament.status is Stage.FINISHED and tournament.due_at is not None
        if tournament.message is None or end_unposted:
            await self._post(tournament)
            return
        if tournament.format is Format.ARENA and tournament.status is Stage.RUNNING and await self._far_up(tournament):
            await self._post(tournament)
            return
        out = await self.lay_out(tournament)
        try:
            async with self._client.limiter.reserved():
                await self._partial(tournament, tournament.message).edit(
                    view=out.view, attachments=list(out.files), allowed_mentions=mention_only()
                )
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_EDITS):
                raise
            await self._post(tournament)

    async def _far_up(self, tournament: Tournament) -> bool:
        """Returns whether people have written so much below an arena's message that its buttons are out of sight."""
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        try:
            async with self._client.limiter.reserved(background):
                below = channel.history(limit=NEAR, after=discord.Object(tournament.message or 0))
                return len([None async for _ in below]) == NEAR
        except NOT_SENT as error:
            log.info("messages below a tournament's not counted", tournament=tournament.id, why=error)
            return False

    async def _post(self, tournament: Tournament) -> Tournament:
        out, old = await self.lay_out(tournament), tournament.message
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        attempts = self._attempts.setdefault(tournament.id, PostAttempts())
        nonce = attempts.begin(f"tournament {tournament.id} after {old}")
        sent = await channel.send(
            view=out.view, files=list(out.files), allowed_mentions=mention_only(), nonce=nonce, silent=True
        )
        shows_end = tournament.status is Stage.FINISHED  # the tournament may have ended meanwhile
        posted = await self._sessions.tournaments.set_message(tournament.id, sent.id, shows_end=shows_end)
        self._attempts.pop(tournament.id, None)
        if attempts.repeated:
            self.request(tournament.id)
        if old is not None:
            self._retire(posted, old)
        return posted

    def _retire(self, tournament: Tournament, old: int) -> None:
        """Replaces an old message by a link to the new one, if the old one still exists."""
        texts = self.texts(tournament)
        moved = page(f"{heading(tournament)}\n[{texts('tournament-moved')}]({message_link(tournament)})")

        async def edit() -> None:
            partial_message = self._partial(tournament, old)
            await partial_message.edit(view=moved, attachments=[], allowed_mentions=mention_only())

        self._client.outbox.send(f"old-message {old}", edit)

    async def _channel_gone(self, tournament_id: str) -> None:
        tournament = await self._sessions.tournaments.find(tournament_id)
        if tournament is not None and tournament.status.live:
            await self._sessions.tournaments.place_gone(tournament.guild, tournament.channel)

    def _partial(self, tournament: Tournament, message: int) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        return channel.get_partial_message(message)
