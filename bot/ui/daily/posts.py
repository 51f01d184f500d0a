"""Posts the puzzles of the day where a server wants it."""

import asyncio
from collections.abc import Collection, Iterable, Mapping

import discord
import structlog

from bot.sessions.daily.attempt import Puzzle
from bot.sessions.daily.days import days_after
from bot.sessions.daily.posts import UNREACHABLE, DuePost
from bot.sessions.daily.service import Leaderboard
from bot.sessions.service import Sessions
from bot.ui.daily.public_views import post_view, seal
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.earlier_posts import earlier_post
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce

log = structlog.get_logger()

RETRY_PAUSES = (1.0, 5.0)
"""Seconds before a post is sent again while Discord can't be reached."""

SERVER_ERROR = 500


class DailyPostSender:
    """Sends the post of a server. `send` is a `bot.sessions.daily.posts.SendPost`."""

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions

    async def send(self, due: DuePost) -> str:
        """Posts the puzzles of today. Returns "", or why it failed: `forbidden`, `no-channel` or UNREACHABLE."""
        await self._sessions.refresh(guild=due.guild)
        settings, dailies = self._sessions.guild_settings.of(due.guild), self._sessions.dailies
        texts = guild_texts(settings, settings.daily_locale or "")
        today = dailies.today
        puzzles, tomorrow = [[*(await dailies.of_day(days_after(today, after))).values()] for after in (0, 1)]
        view = post_view(today, puzzles, tomorrow, await self._yesterday(due.guild), texts)
        for pause in (*RETRY_PAUSES, None):
            try:
                async with self._client.limiter.reserved(background):
                    if due.begun_at is not None and await self._is_there(due.channel, due.begun_at, tomorrow):
                        return ""
                    channel = self._client.get_partial_messageable(due.channel)
                    await channel.send(view=view, nonce=_nonce(due, puzzles), silent=True)
            except NOT_SENT as error:
                log.info("daily post not sent", guild=due.guild, why=error)
                if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR:
                    return "no-channel" if isinstance(error, discord.NotFound) else "forbidden"
                if pause is None:
                    return UNREACHABLE
                await asyncio.sleep(pause)
            else:
                return ""
        return UNREACHABLE

    async def _is_there(self, channel: int, begun_at: int, tomorrow: Iterable[Puzzle]) -> bool:
        """Returns whether an attempt from this time (ms since the epoch) on has posted what seals these puzzles."""
        seals = [seal(puzzle) for puzzle in tomorrow]

        def has_seal(texts: Collection[str]) -> bool:
            return any(seal in text for seal in seals for text in texts)

        return await earlier_post(self._client, channel, begun_at, has_seal) is not None

    async def _yesterday(self, guild: int) -> Mapping[str, Leaderboard]:
        """Returns the leaderboards of yesterday; none while somebody may still be playing."""
        dailies = self._sessions.dailies
        yesterday = days_after(dailies.today, -1)
        if not dailies.revealed(yesterday):
            return {}
        puzzles = await dailies.of_day(yesterday)
        return {key: await dailies.leaderboard_of_past(puzzle, guild) for key, puzzle in puzzles.items()}


def _nonce(due: DuePost, puzzles: Iterable[Puzzle]) -> str:
    return message_nonce(f"daily {due.guild} {' '.join(puzzle.id for puzzle in puzzles)}")
