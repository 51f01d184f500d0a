"""The post of a week: at most twelve lines and one picture."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.games import DAILIES
from bot.sessions.session import Session
from bot.sessions.week import Upset, Week, WinningStreak
from bot.texts import Texts
from bot.ui.results.clip import CLIP, Clip
from bot.ui.table_message.table_links import table_line
from bot.ui.text.names import bold, shown_name
from bot.ui.text.times import day_text
from bot.ui.views.components import Piece, button, button_rows, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage

MOST_TABLES = 3
"""The most tables waiting for players of which the post tells."""


@dataclass(frozen=True)
class ClosestGame:
    """The closest game of a week that all may look at, with its clip."""

    session: Session
    clip: Clip


def week_heading(day: str, texts: Texts) -> str:
    """Returns the first line of the post of this Sunday, which no other post has.

    Args:
        day: as 2026-11-22.
    """
    return f"### {texts('week-title', day=day_text(day, texts))}"


def week_message(
    day: str, week: Week, closest: ClosestGame | None, waiting: Sequence[Session], texts: Texts
) -> OutgoingMessage:
    """Lays out the post of a week.

    Args:
        day: its Sunday.
        week: its first upset is told, which like `closest` was in a game that all may look at.
        waiting: tables that wait for players and that all may see.
    """
    happened = [
        week_heading(day, texts),
        *([f"-# {texts('week-games', games=week.games)}"] if week.games else []),
        *(_upset(one, texts) for one in week.upsets[:1]),
        *([] if week.streak is None else [_streak(week.streak, texts)]),
        *([] if closest is None else [_closest(closest.session, texts), f"-# {closest.clip.lines[-1]}"]),
    ]
    tables = [f"**{texts('week-waiting')}**", *(table_line(one, texts) for one in waiting[:MOST_TABLES])]
    puzzles = [button(texts(f"{key}-name"), Press(Action.DAILY_PUZZLE, argument=key)) for key in DAILIES]
    pieces: list[Piece] = [
        text("\n".join(happened)),
        *([] if closest is None else [picture(closest.clip.alt, CLIP)]),
        text("\n".join([*(tables if waiting else []), texts("week-puzzles")])),
        *button_rows(puzzles),
    ]
    files: list[discord.File] = [] if closest is None else [picture_file(closest.clip.gif, CLIP)]
    return OutgoingMessage(panel(pieces), files)


def _upset(upset: Upset, texts: Texts) -> str:
    return texts(
        "week-upset",
        winner=bold(upset.winner),
        loser=bold(upset.loser),
        winner_points=str(upset.winner_points),
        loser_points=str(upset.loser_points),
        game=texts(f"{upset.game}-name"),
    )


def _streak(streak: WinningStreak, texts: Texts) -> str:
    return texts("week-streak", player=bold(streak.name), wins=streak.wins)


def _closest(session: Session, texts: Texts) -> str:
    """Returns the game with its players, the best first, and their points if it has any."""
    outcome = session.result.outcome
    ranks, scores = ((), None) if outcome is None else (outcome.ranks, outcome.scores)
    order = sorted(range(len(session.people)), key=lambda seat: ranks[seat] if ranks else seat)
    names = (
        " ".join([bold(shown_name(session.people[seat], texts)), *([str(scores[seat])] if scores else [])])
        for seat in order
    )
    return texts("week-closest", game=texts(f"{session.game_key}-name"), players=", ".join(names))
