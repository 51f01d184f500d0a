"""The threads in which the games of tournaments are played: made, standing alone, and closed after their result."""

from functools import partial

import discord
from discord.utils import escape_markdown

from bot.lru import LruCache
from bot.sessions.service import Sessions
from bot.sessions.settings.guild_settings import PingPreference
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
"""Seconds after its result until a thread is closed: the last picture is there, and there was time to say thanks.

A message opens it again.
"""

PAIRINGS_KEPT = 1_000


class TournamentThreads:
    """Makes the thread of a pairing. A process that takes over within some minutes makes none twice.

    The message has a nonce of its own. Discord compares nonces for some minutes only: in that time it posts the message
    once, and a message has one thread at most. A process that dies right after it has posted, and is followed by none
    for longer than that, leaves a message and perhaps an empty thread beside those in which the game is played. One
    that is refused the thread, maybe for days, tries again with the message that it has posted.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions
        self._posts: LruCache[str, int] = LruCache(POSTS_KEPT)
        """The messages that this process has posted, by their nonces."""
        sessions.tournaments.use_threads(self.make)

    async def make(self, tournament: Tournament, pairing: Pairing) -> int:
        """Returns the id of the thread. Raises ThreadRefused, and what an unreachable Discord makes discord.py raise.

        Nobody is mentioned: the players are pinged in the thread, as each likes it, once the game is there.
        """
        texts = guild_texts(self._sessions.guild_settings, tournament.guild, tournament.locale)
        first, second = (tournament.player(number).name for number in pairing.players)
        names: dict[str, str | int] = {
            "name": tournament.name,
            "round": pairing.round,
            "number": pairing.number,
            "first": first,
            "second": second,
        }
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        nonce = message_nonce(f"{tournament.id} {pairing.number}")
        try:
            message = self._posts.get(nonce) or await self._post(channel, texts("tournament-pairing", **names), nonce)
            name = clipped(texts("tournament-thread", **names), NAME_LIMIT)
            return await thread_of_message(self._client, tournament.channel, message, name)
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
    """Removes, closes and writes to the threads of pairings, after what happens at their tournaments.

    While Discord is away that waits in the outbox. What a process that dies leaves undone is not done: the thread
    closes by itself later, the message that names a pairing stays, and whoever is paused reads that in the arena's
    message alone.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions
        self._done: LruCache[tuple[str, int, TournamentEvent], bool] = LruCache(PAIRINGS_KEPT)
        sessions.tournaments.listen(self._happened)

    def _happened(self, tournament: Tournament, event: TournamentEvent) -> None:
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
        """Returns whether something happens at a pairing for the first time, and notes that."""
        key = (tournament.id, pairing.number, event)
        is_first, self._done[key] = key not in self._done, True
        return is_first

    def _remove_post(self, tournament: Tournament, thread: int) -> None:
        """Deletes the message that the thread was made of, which has its id: the tournament lists its tables."""
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)

        async def delete() -> None:
            async with self._client.limiter.reserved(background):
                await channel.get_partial_message(thread).delete()

        self._client.outbox.send(f"post-of-pairing {thread}", delete)

    def _finish(self, tournament: Tournament, pairing: Pairing, thread: int) -> None:
        """Tells who is paused, and closes the thread after a while."""
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
