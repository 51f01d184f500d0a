"""Posts the puzzles of the day where a server wants it."""

from collections.abc import Collection, Iterable, Sequence

from bot.sessions.daily.attempt import Puzzle
from bot.sessions.daily.days import days_after
from bot.sessions.daily.posts import DuePost
from bot.sessions.daily.service import Leaderboard
from bot.sessions.service import Sessions
from bot.ui.daily.public_views import post_view, seal
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.reply.posts import send_due
from bot.ui.views.outgoing_message import OutgoingMessage


class DailyPostSender:
    """Sends the post of a server. `send` is a `bot.sessions.daily.posts.SendPost`."""

    def __init__(self, client: ReplyingClient, sessions: Sessions) -> None:
        self._client = client
        self._sessions = sessions

    async def send(self, due: DuePost) -> str:
        """Posts the puzzles of today. Returns "", or why it failed: `forbidden`, `no-channel` or UNREACHABLE."""
        await self._sessions.refresh(guild=due.guild)
        settings, dailies = self._sessions.guild_settings.of(due.guild), self._sessions.dailies
        texts = guild_texts(self._sessions.guild_settings, due.guild, settings.daily_locale)
        today = dailies.today
        puzzles, tomorrow = [[*(await dailies.of_day(days_after(today, after))).values()] for after in (0, 1)]
        own = await dailies.of_server(due.guild)
        view = post_view(today, puzzles, tomorrow, await self._yesterday(due.guild), texts, own=own)
        seals = [seal(puzzle) for puzzle in tomorrow]

        def has_seal(texts: Collection[str]) -> bool:
            return any(seal in text for seal in seals for text in texts)

        return await send_due(self._client, due, OutgoingMessage(view), _nonce(due, puzzles), has_seal)

    async def _yesterday(self, guild: int) -> Sequence[Leaderboard]:
        """Returns the leaderboards of yesterday; none while somebody may still be playing."""
        dailies = self._sessions.dailies
        yesterday = days_after(dailies.today, -1)
        if not dailies.revealed(yesterday):
            return []
        puzzles, own = [*(await dailies.of_day(yesterday)).values()], await dailies.of_server(guild, yesterday)
        offered = (*puzzles, *([] if own is None else [own]))
        return [await dailies.leaderboard_of_past(one, guild) for one in offered]


def _nonce(due: DuePost, puzzles: Iterable[Puzzle]) -> str:
    return message_nonce(f"daily {due.guild} {' '.join(puzzle.id for puzzle in puzzles)}")
