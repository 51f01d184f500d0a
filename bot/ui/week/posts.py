"""Posts the week of a server where it wants that."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

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
from bot.ui.results.clip import analysed, clip_of, has_clip
from bot.ui.week.week_view import MOST_TABLES, ClosestGame, week_heading, week_message
from renderers.pictures import Pictures

MOST_TRIED = 6
"""The waiting tables about which Discord is asked whether all may see them."""


class WeekPostSender:
    """Sends the week of a server. `send` is a `bot.sessions.hourly_posts.SendPost`."""

    def __init__(self, client: ReplyingClient, sessions: Sessions, pictures: Pictures) -> None:
        self._client = client
        self._sessions = sessions
        self._pictures = pictures

    async def send(self, due: DuePost) -> str:
        """Posts the week, unless there is nothing to tell. Returns what `send_due` does."""
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
        """Returns the largest upset in a game that all may look at, if there is one."""
        for one in week.upsets:
            with suppress(Refusal):  # as below
                if await self._all_see(due, await self._sessions.history.ended_game(one.session)):
                    return [one]
        return []

    async def _closest(self, due: DuePost, week: Week, texts: Texts, theme: str) -> ClosestGame | None:
        """Returns the closest game that all may look at, since it was played where they may."""
        for one in week.closest:
            with suppress(Refusal):  # its record is damaged, or was deleted a moment ago
                session = await self._sessions.history.ended_game(one)
                if has_clip(session) and await self._all_see(due, session):
                    moves = await self._analysed(session)
                    return ClosestGame(session, await clip_of(self._pictures, session, moves, texts, theme=theme))
        return None

    async def _analysed(self, session: Session) -> Sequence[AnalysedMove]:
        """Returns the analysis of a game; none where it is refused, such as while another game is analysed."""
        with suppress(Refusal):
            return await analysed(self._sessions, session)
        return ()

    async def _waiting(self, due: DuePost) -> Sequence[Session]:
        """Returns tables that wait for anybody, the oldest first, that all may see, and of nobody who is hidden."""
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
