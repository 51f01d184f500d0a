"""The weekly post, if a server wants it: at most twelve lines and one picture."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from bot.games import DAILIES
from bot.sessions.analysis import AnalysedMove
from bot.sessions.hourly_posts import DuePost
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.sessions.settings.zones import newest_week
from bot.sessions.week import Upset, Week
from bot.texts import Texts
from bot.ui.gateway.request_limiter import background
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.reply.posts import send_due
from bot.ui.reply.visible_places import all_may_see
from bot.ui.results.clip import CLIP, Clip, analysed, clip_of, has_clip
from bot.ui.table_message.table_links import table_line
from bot.ui.text.names import bold, shown_name
from bot.ui.text.times import day_text
from bot.ui.views.components import Piece, button, button_rows, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

MOST_TABLES = 3
"""The most waiting tables in the post."""

MOST_TRIED = 6
"""The most waiting tables for which Discord is asked whether everybody may see them."""


@dataclass(frozen=True)
class ClosestGame:
    """The closest game of a week that everybody may see, with its clip."""

    session: Session
    clip: Clip


def week_heading(day: str, texts: Texts) -> str:
    """Returns the first line of this Sunday's post, which is unique.

    Args:
        day: in the form 2026-11-22.
    """
    return f"### {texts('week-title', day=day_text(day, texts))}"


def week_message(
    day: str, week: Week, closest: ClosestGame | None, waiting: Sequence[Session], texts: Texts
) -> OutgoingMessage:
    """Lays out the post of a week.

    Args:
        day: its Sunday.
        week: the week; its first upset is told, which, like `closest`, has to be from a game that everybody may see.
        waiting: tables that wait for players and that everybody may see.
    """
    streak = week.streak
    happened = [
        week_heading(day, texts),
        *([f"-# {texts('week-games', games=week.games)}"] if week.games else []),
        *(_upset(one, texts) for one in week.upsets[:1]),
        *([] if streak is None else [texts("week-streak", player=bold(streak.name), wins=streak.wins)]),
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


def _closest(session: Session, texts: Texts) -> str:
    """Returns the game with its players, best first, and their points if it has any."""
    outcome = session.result.outcome
    ranks, scores = ((), None) if outcome is None else (outcome.ranks, outcome.scores)
    order = sorted(range(len(session.people)), key=lambda seat: ranks[seat] if ranks else seat)
    names = (
        " ".join([bold(shown_name(session.people[seat], texts)), *([str(scores[seat])] if scores else [])])
        for seat in order
    )
    return texts("week-closest", game=texts(f"{session.game_key}-name"), players=", ".join(names))


class WeekPostSender:
    """Sends the week of a server. `send` is a `bot.sessions.hourly_posts.SendPost`."""

    def __init__(self, client: ReplyingClient, sessions: Sessions, pictures: Pictures) -> None:
        self._client = client
        self._sessions = sessions
        self._pictures = pictures

    async def send(self, due: DuePost) -> str:
        """Posts the week, unless there is nothing to tell. Returns what `send_due` returns."""
        await self._sessions.refresh(guild=due.guild)
        settings = self._sessions.guild_settings.of(due.guild)
        texts = guild_texts(self._sessions.guild_settings, due.guild, settings.week_locale)
        since, until = newest_week(self._sessions.now(), settings.week_hour, settings.week_zone)
        week = await self._sessions.weeks.of(due.guild, since, until)
        week = replace(week, upsets=await self._seen_upset(due, week))
        closest = await self._closest(due, week, texts, settings.theme)
        waiting = await self._waiting(due)
        if not (week.upsets or week.streak or closest or waiting):
            return ""
        message, heading = week_message(due.day, week, closest, waiting, texts), week_heading(due.day, texts)
        nonce = message_nonce(f"week {due.guild} {due.day}")
        return await send_due(
            self._client, due, message, nonce, lambda shown: any(one.startswith(heading) for one in shown)
        )

    async def _seen_upset(self, due: DuePost, week: Week) -> Sequence[Upset]:
        """Returns the largest upset in a game that everybody may see, if there is one."""
        for one in week.upsets:
            with suppress(Refusal):  # as below
                if await self._all_see(due, await self._sessions.history.ended_game(one.session)):
                    return [one]
        return []

    async def _closest(self, due: DuePost, week: Week, texts: Texts, theme: str) -> ClosestGame | None:
        """Returns the closest game that everybody may see, because everybody may see its channel."""
        for one in week.closest:
            with suppress(Refusal):  # its record is damaged or has just been deleted
                session = await self._sessions.history.ended_game(one)
                if has_clip(session) and await self._all_see(due, session):
                    moves = await self._analysed(session)
                    return ClosestGame(session, await clip_of(self._pictures, session, moves, texts, theme=theme))
        return None

    async def _analysed(self, session: Session) -> Sequence[AnalysedMove]:
        """Returns the analysis of a game; empty if it is refused, such as while another game is analysed."""
        with suppress(Refusal):
            return await analysed(self._sessions, session)
        return ()

    async def _waiting(self, due: DuePost) -> Sequence[Session]:
        """Returns the tables, oldest first, that wait for anybody, are visible to all, and have no hidden users."""
        await self._sessions.refresh_guilds([due.guild])
        lobbies = [
            one
            for one in sorted(self._sessions.tables.in_guild(due.guild), key=lambda one: one.opened_at)
            if one.status is Status.LOBBY
            and one.lobby.guests is None
            and one.lobby.rematch_of is None
            and one.message is not None
        ][:MOST_TRIED]
        people = {person.id for lobby in lobbies for person in lobby.people}
        await self._sessions.refresh(users=people)
        hidden = {person for person in people if self._sessions.user_settings.of(person).hidden}
        found = list[Session]()
        for lobby in lobbies:
            if len(found) == MOST_TABLES:
                break
            if hidden.isdisjoint(person.id for person in lobby.people) and await self._all_see(due, lobby):
                found.append(lobby)
        return found

    async def _all_see(self, due: DuePost, session: Session) -> bool:
        return await all_may_see(self._client, due.guild, session.place, due.channel, background)
