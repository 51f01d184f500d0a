"""The threads in which the games of tournaments are played: each belongs to a message that names its players."""

import discord

from bot.lru import LruCache
from bot.sessions.service import Sessions
from bot.sessions.tournaments.events import ThreadRefused
from bot.texts import clipped
from bot.tournaments.tournament import Pairing, Tournament
from bot.ui.gateway.message_threads import thread_of_message
from bot.ui.gateway.send_errors import UNKNOWN_MESSAGE, has_refused
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.views.outgoing_message import mention_only

NAME_LIMIT = 100

POSTS_KEPT = 1_000


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
