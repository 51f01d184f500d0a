"""The public parts of the puzzles: the line that somebody shares, and the morning post. Neither reveals a deal."""

from collections.abc import Collection, Sequence

import discord

from bot.games import DAILIES
from bot.sessions.daily.attempt import Attempt, Puzzle
from bot.sessions.daily.days import days_after
from bot.sessions.daily.posts import DuePost
from bot.sessions.daily.service import Leaderboard, LeaderboardPlace
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.daily.home_view import ends_text, game_name, points_of, puzzle_buttons, result_text
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.reply.posts import send_due
from bot.ui.text.names import bold
from bot.ui.text.times import clock_time, day_text
from bot.ui.views.components import button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage

MOST_SIGNS = 20
"""The most signs of a shared line: more would wrap on a phone."""

MOST_NAMED = 3
"""How many of yesterday's best players the post names for each game."""


def share_text(player: str, day: str, attempts: Sequence[Attempt], streak: int, texts: Texts) -> str:
    """Returns how somebody played today: points, time, and the moves as signs, without revealing the deal.

    Args:
        player: the name to show.
    """
    lines = [
        f"{game_name(one.puzzle, texts)} · {result_text(one.puzzle, one, texts)}\n{signs(one.marks)}"
        for one in attempts
    ]
    row = [texts("daily-share-streak", count=streak)] if streak > 1 else []
    return "\n".join([texts("daily-share", player=player, day=day_text(day, texts)), *lines, *row])


def signs(marks: str) -> str:
    """Returns a sign for each move, a character; if there are more than MOST_SIGNS, leaves out the middle ones."""
    if len(marks) <= MOST_SIGNS:
        return marks
    first = MOST_SIGNS // 2
    return f"{marks[:first]}…{marks[first - MOST_SIGNS + 1 :]}"


def share_view(content: str, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the message that shares this text, with buttons to the puzzles and to the legend."""
    play = button(texts("button-daily-play"), Press(Action.DAILY))
    legend = button(texts("button-daily-legend"), Press(Action.DAILY_LEGEND))
    return panel([text(content), *button_rows([play, legend])])


def legend_text(texts: Texts) -> str:
    """Returns the meaning of the signs in all games that have a puzzle."""
    games = [f"**{texts(f'{key}-name')}**\n{texts(f'{key}-daily-legend')}" for key in DAILIES]
    games.append(f"**{texts('puzzle-of-server')}**\n{texts('puzzle-legend')}")
    return "\n".join([*games, f"-# {texts('daily-legend')}"])


def post_view(
    day: str,
    puzzles: Sequence[Puzzle],
    tomorrow: Sequence[Puzzle],
    yesterday: Sequence[Leaderboard],
    texts: Texts,
    *,
    own: Puzzle | None = None,
) -> discord.ui.LayoutView:
    """Lays out the post of the morning.

    Args:
        yesterday: the leaderboards of the server.
        own: the puzzle of the server's own games.
    """
    lines = [
        texts("labelled", label=f"**{game_name(one, texts)}**", content=texts(f"{one.game_key}-daily-about"))
        for one in puzzles
    ]
    if own is not None:
        lines.append(f"**{texts('puzzle-of-server')}** · {game_name(own, texts)}")
    best = [_best_line(one, texts) for one in yesterday if _best(one)]
    pieces = [
        "\n".join([f"### {texts('daily-title', day=day_text(day, texts))}", texts("daily-intro"), *lines]),
        *(["\n".join([f"**{texts('daily-yesterday-best')}**", *best])] if best else []),
        "\n".join([texts("daily-ends", time=ends_text(day)), f"-# {_seals(tomorrow, texts)}"]),
    ]
    offered = [*puzzles, *([] if own is None else [own])]
    leaderboard = button(texts("button-daily-leaderboard"), Press(Action.DAILY_LEADERBOARD))
    return panel([*map(text, pieces), *button_rows([*puzzle_buttons(offered, texts), leaderboard])])


def _best(leaderboard: Leaderboard) -> Sequence[LeaderboardPlace]:
    """Returns the best players; for a server's puzzle only those with points."""
    best = leaderboard.places[:MOST_NAMED]
    return best if leaderboard.puzzle.posed is None else [one for one in best if one.score]


def _best_line(leaderboard: Leaderboard, texts: Texts) -> str:
    named = (
        f"{place.rank}. {bold(place.person.name)} {points_of(leaderboard.puzzle, place)} ({clock_time(place.duration)})"
        for place in _best(leaderboard)
    )
    return f"{game_name(leaderboard.puzzle, texts)}: {' · '.join(named)}"


def seal(puzzle: Puzzle) -> str:
    """Returns the beginning of a puzzle's commitment, which the previous day's post shows."""
    return f"{puzzle.commitment[:16]}…"


def _seals(tomorrow: Sequence[Puzzle], texts: Texts) -> str:
    seals = (f"{game_name(one, texts)} {seal(one)}" for one in tomorrow)
    return texts("daily-seals-tomorrow", seals=", ".join(seals))


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

        nonce = message_nonce(f"daily {due.guild} {' '.join(puzzle.id for puzzle in puzzles)}")
        return await send_due(self._client, due, OutgoingMessage(view), nonce, has_seal)

    async def _yesterday(self, guild: int) -> Sequence[Leaderboard]:
        """Returns the leaderboards of yesterday; none while somebody may still be playing."""
        dailies = self._sessions.dailies
        yesterday = days_after(dailies.today, -1)
        if not dailies.revealed(yesterday):
            return []
        return [await dailies.leaderboard_of_past(one, guild) for one in await dailies.all_of(guild, yesterday)]
