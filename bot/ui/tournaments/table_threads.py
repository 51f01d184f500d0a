"""The threads in which the games of tournaments are played: creating them, and closing them after the result."""

from functools import partial

import discord
from discord.utils import escape_markdown

from bot.lru import LruCache
from bot.sessions.service import Sessions
from bot.sessions.settings.guild_settings import GuildSettingsCache, PingPreference
from bot.sessions.tournaments.events import ThreadRefused, TournamentEvent
from bot.texts import clipped
from bot.tournaments.tournament import Format, Pairing, Reason, Tournament
from bot.ui.gateway.message_threads import NAME_LIMIT, thread_of_message
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import UNKNOWN_MESSAGE, has_refused
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.tournaments.panels import message_link
from bot.ui.views.outgoing_message import mention_only

POSTS_KEPT = 1_000

CLOSED_AFTER = 60.0
"""Seconds from the result until a thread is closed: time for the last picture, and for saying thanks.

A message reopens it.
"""

PAIRINGS_KEPT = 1_000


class TournamentThreads:
    """Creates the thread of a pairing. A process that takes over within some minutes creates no second one.

    The message has its own nonce, so within the minutes for which Discord compares nonces it is posted only once, and a
    message has at most one thread. If a process dies right after posting, and none takes over within that time, an
    extra message, and perhaps an empty thread, remains. If Discord refuses the thread, maybe for days, the process
    retries with the message that it has posted.
    """

    def __init__(self, client: ReplyingClient, settings: GuildSettingsCache) -> None:
        self._client = client
        self._settings = settings
        self._posts: LruCache[str, int] = LruCache(POSTS_KEPT)
        """The messages that this process has posted, by their nonces."""

    async def make(self, tournament: Tournament, pairing: Pairing) -> int:
        """Returns the thread's id. Raises ThreadRefused, and discord.py's errors while Discord is unreachable.

        Mentions nobody: once the game is in the thread, the players are pinged there, as each prefers.
        """
        texts = guild_texts(self._settings, tournament.guild, tournament.locale)
        first, second = (tournament.player(number).name for number in pairing.players)
        names = {"name": tournament.name, "first": first, "second": second}
        escaped = {key: escape_markdown(name) for key, name in names.items()}
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        nonce = message_nonce(f"{tournament.id} {pairing.number}")
        try:
            content = texts("tournament-pairing", **escaped, round=pairing.round)
            message = self._posts.get(nonce) or await self._post(channel, content, nonce)
            name = texts("tournament-thread", **names, round=pairing.round, number=pairing.number)
            return await thread_of_message(self._client, tournament.channel, message, clipped(name, NAME_LIMIT))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:  # somebody has deleted it: the next attempt posts another one
                self._posts.pop(nonce)
                raise
            if not has_refused(error):
                raise
            raise ThreadRefused(str(error)) from error

    async def _post(self, channel: discord.PartialMessageable, content: str, nonce: str) -> int:
        """Posts the message of a pairing, and returns its id."""
        async with self._client.limiter.reserved():
            message = await channel.send(
                content, suppress_embeds=True, silent=True, allowed_mentions=mention_only(), nonce=nonce
            )
        self._posts[nonce] = message.id
        return message.id


class TableThreads:
    """Deletes the posts of pairings' threads, writes to the threads, and closes them, after tournaments' events.

    While Discord is away, this waits in the outbox. If the process dies, it is not made up for: the thread closes by
    itself later, the message that names the pairing stays, and a paused player reads that only in the arena's message.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions
        self._done: LruCache[tuple[str, int, TournamentEvent], bool] = LruCache(PAIRINGS_KEPT)

    def happened(self, tournament: Tournament, event: TournamentEvent) -> None:
        """Handles an event of a tournament."""
        for pairing in tournament.pairings:
            if pairing.channel is None:
                continue
            if event is TournamentEvent.OPENED and pairing.open and self._is_first(tournament, pairing, event):
                self._remove_post(tournament, pairing.channel)
            elif (
                event in (TournamentEvent.DECIDED, TournamentEvent.PAUSED)
                and not pairing.open
                and self._is_first(tournament, pairing, TournamentEvent.DECIDED)
            ):
                self._finish(tournament, pairing, pairing.channel)

    def _is_first(self, tournament: Tournament, pairing: Pairing, event: TournamentEvent) -> bool:
        """Returns whether an event happens at a pairing for the first time, and notes it."""
        key = (tournament.id, pairing.number, event)
        is_first, self._done[key] = key not in self._done, True
        return is_first

    def _remove_post(self, tournament: Tournament, thread: int) -> None:
        """Deletes the message of the thread, which has the same id: the tournament's message lists the tables."""
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)

        async def delete() -> None:
            async with self._client.limiter.reserved(background):
                await channel.get_partial_message(thread).delete()

        self._client.outbox.send(f"post-of-pairing {thread}", delete)

    def _finish(self, tournament: Tournament, pairing: Pairing, thread: int) -> None:
        """Tells a player who is paused, and closes the thread after a while."""
        if tournament.format is Format.ARENA and pairing.reason is Reason.NO_SHOW:
            self._client.outbox.send(f"paused {thread}", partial(self._tell_paused, tournament, pairing, thread))

        async def archive() -> None:
            async with self._client.limiter.reserved(background):
                await self._client.http.edit_channel(thread, archived=True)

        self._client.outbox.send(f"thread {thread}", archive, after=CLOSED_AFTER)

    async def _tell_paused(self, tournament: Tournament, pairing: Pairing, thread: int) -> None:
        texts = guild_texts(self._sessions.guild_settings, tournament.guild, tournament.locale)
        for player in map(tournament.player, pairing.players):
            if not player.withdrawn or player.removed or player.person < 0:
                continue
            wanted = self._sessions.user_settings.of(player.person).pings is not PingPreference.NEVER
            content = texts(
                "tournament-paused",
                mention=f"<@{player.person}>",
                name=escape_markdown(tournament.name),
                link=message_link(tournament),
            )
            async with self._client.limiter.reserved():
                await self._client.get_partial_messageable(thread, guild_id=tournament.guild).send(
                    content,
                    suppress_embeds=True,
                    allowed_mentions=mention_only([player.person] if wanted else []),
                    nonce=message_nonce(f"paused {tournament.id} {pairing.number}"),
                )
