"""What becomes of the threads of tournaments' tables: they stand alone, and close after their result."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog
from discord.utils import escape_markdown

from bot.lru import LruCache
from bot.sessions.service import Sessions
from bot.sessions.settings.ping_preference import PingPreference
from bot.sessions.tournaments.events import TournamentEvent
from bot.tournaments.tournament import Format, Pairing, Reason, Tournament
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.tournaments.panels import message_link
from bot.ui.views.outgoing_message import mention_only

log = structlog.get_logger()

CLOSED_AFTER = 60.0
"""Seconds after its result until a thread is closed: the last picture is there, and there was time to say thanks.

A message opens it again.
"""

PAIRINGS_KEPT = 1_000


class TableThreads:
    """Removes, closes and writes to the threads of pairings, after what happens at their tournaments.

    What a process that dies leaves undone is not done: the thread closes by itself later, the message that names a
    pairing stays, and whoever is paused reads that in the arena's message alone.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions
        self._done: LruCache[tuple[str, int, TournamentEvent], bool] = LruCache(PAIRINGS_KEPT)
        self._tasks: set[asyncio.Task[None]] = set()
        sessions.tournaments.listen(self._happened)

    def close(self) -> None:
        """Cancels what is waiting."""
        for task in self._tasks:
            task.cancel()

    def _happened(self, tournament: Tournament, event: TournamentEvent) -> None:
        for pairing in tournament.pairings:
            if pairing.channel is None:
                continue
            if event is TournamentEvent.OPENED and pairing.open:
                self._once(tournament, pairing, event, self._remove_post(tournament, pairing.channel))
            elif event in (TournamentEvent.DECIDED, TournamentEvent.PAUSED) and not pairing.open:
                decided = TournamentEvent.DECIDED
                self._once(tournament, pairing, decided, self._finish(tournament, pairing, pairing.channel))

    def _once(
        self, tournament: Tournament, pairing: Pairing, event: TournamentEvent, work: Coroutine[Any, Any, None]
    ) -> None:
        """Does something at a pairing once."""
        key = (tournament.id, pairing.number, event)
        if key in self._done:
            work.close()
            return
        self._done[key] = True
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _remove_post(self, tournament: Tournament, thread: int) -> None:
        """Deletes the message that the thread was made of, which has its id: the tournament lists its tables."""
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        try:
            async with self._client.limiter.reserved(background):
                await channel.get_partial_message(thread).delete()
        except NOT_SENT as error:
            log.info("post of a pairing not deleted", tournament=tournament.id, why=error)

    async def _finish(self, tournament: Tournament, pairing: Pairing, thread: int) -> None:
        """Tells who is paused, and closes the thread after a while."""
        try:
            if tournament.format is Format.ARENA and pairing.reason is Reason.NO_SHOW:
                await self._tell_paused(tournament, pairing, thread)
            await asyncio.sleep(CLOSED_AFTER)
            async with self._client.limiter.reserved(background):
                await self._client.http.edit_channel(thread, archived=True)
        except NOT_SENT as error:
            log.info("thread of a tournament not closed", tournament=tournament.id, why=error)

    async def _tell_paused(self, tournament: Tournament, pairing: Pairing, thread: int) -> None:
        texts = guild_texts(self._sessions.guild_settings.of(tournament.guild), tournament.locale or "")
        for player in map(tournament.player, pairing.players):
            if not player.withdrawn or player.person < 0:
                continue
            wanted = self._sessions.user_settings.of(player.person).pings is not PingPreference.NEVER
            told = texts(
                "tournament-paused",
                mention=f"<@{player.person}>",
                name=escape_markdown(tournament.name),
                link=message_link(tournament),
            )
            async with self._client.limiter.reserved():
                await self._client.get_partial_messageable(thread, guild_id=tournament.guild).send(
                    told,
                    suppress_embeds=True,
                    allowed_mentions=mention_only([player.person] if wanted else []),
                    nonce=message_nonce(f"paused {tournament.id} {pairing.number}"),
                )
