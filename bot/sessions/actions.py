"""The actions of users, and of Discord, on sessions."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from types import EllipsisType

import structlog

from bot.games import GAMES
from bot.games.base import Value
from bot.players.base import Level
from bot.sessions.fairness import SessionSeed, draw_seed
from bot.sessions.refusals import ChannelBusy, NoGame, Overtaken, Refusal
from bot.sessions.rules import consent, endings, lobby, place, play, rematch, takeback, timeouts
from bot.sessions.rules.late_moves import SentMove
from bot.sessions.rules.quotas import check_quotas, may_host_another
from bot.sessions.session import OfferKind, Person, Place, Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.states import prepare_states
from bot.sessions.tables import Tables
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Rule, Transition

log = structlog.get_logger()


class Actions:
    """Opens, plays and ends sessions.

    An action returns the new session once it is durable, and what happened, too, where that depends on the table. An
    action that cannot be granted raises Refusal (`bot.sessions.refusals`), RuleError from the game, or
    StoreUnavailable, and then nothing has changed. Cancelling the caller only discards the answer: the action takes
    place whole or not at all.
    """

    def __init__(
        self,
        tables: Tables,
        guild_settings: GuildSettingsCache,
        pings: PlayerPings,
        *,
        now: Now,
        token_bytes: Callable[[int], bytes],
    ) -> None:
        self._tables = tables
        self._now = now
        self._token_bytes = token_bytes
        self.guild_settings = guild_settings
        self.pings = pings
        self._hosts = asyncio.Lock()
        """Is held while a lobby passes to another host, so that two at a time do not exceed a quota."""

    async def open(
        self,
        place: Place,
        host: Person,
        game_key: str,
        options: Mapping[str, Value],
        *,
        clock: int | None = None,
        auto_start: bool = True,
    ) -> Session:
        """Opens a lobby with its host seated. clock: in seconds, None for the guild's.

        auto_start: whether a table with exactly two seats starts when the second player sits down.

        Refuses `channel-busy`, `unknown-game`, `clock-unknown`, `quota-user`, `quota-server`; raises the game's
        OptionError.
        """
        if game_key not in GAMES:
            raise Refusal("unknown-game", game=game_key)
        now, settings = self._now(), self.guild_settings.of(place.guild)
        drawn = draw_seed(now, self._token_bytes)
        opened = lobby.open_lobby(
            drawn.session,
            drawn.seed,
            place=place,
            host=host,
            game_key=game_key,
            options=options,
            now=now,
            clock=settings.clock if clock is None else clock,
            auto_start=auto_start,
            threaded=settings.threads and place.guild is not None,
            reminders=settings.reminders,
        )
        return await self._open(opened)

    async def rematch(self, session_id: str, person: Person, *, interaction: int | None = None) -> Transition:
        """Opens a lobby for the players of an ended game, or joins it; the game starts when all of them have joined.

        They sit down under their present names, as in any lobby; computers are seated at once. interaction: the id of
        the one that asks for it. Refuses `no-game`, `not-over`, `not-seated`, `channel-busy`, the quotas, and
        `already-seated` for a second request.
        """
        former = await self._tables.find(session_id)
        if former is None:
            raise NoGame

        def rule(former: Session, promised: SessionSeed) -> Transition:
            return rematch.open_rematch(promised, former, person, self._now(), interaction)

        settings = self.guild_settings.of(former.place.guild)
        try:
            return await self._tables.open_rematch(
                former.id, rule, lambda opened, others: check_quotas(opened, others, settings)
            )
        except ChannelBusy:
            waiting = self._tables.at(former.place.channel)
            if waiting is None or waiting.rematch_of != former.id:
                raise
        return await self.join(waiting.id, person, interaction=interaction)

    async def decline_rematch(self, session_id: str, person: Person) -> Session:
        """Closes the lobby of a rematch that this person is to play. Refuses `not-asked`."""
        return await self._apply(session_id, lambda session: rematch.decline_rematch(session, person, self._now()))

    async def join(self, session_id: str, person: Person, *, interaction: int | None = None) -> Transition:
        """Takes a seat in a lobby: JOINED, or STARTED for the last player whom the game waits for.

        interaction: the id of the one that asks for the seat. It goes into the luck, here and in all actions that may
        start a game.
        """
        joined = await self._tables.apply(
            session_id, lambda session: lobby.join(session, person, self._now(), interaction=interaction)
        )
        self.pings.acted(joined.session, person.id, self._now())
        return joined

    async def leave(self, session_id: str, user: int, *, interaction: int | None = None) -> Transition:
        """Gives up a seat in a lobby: LEFT, ENDED if nobody is left, or STARTED if a rematch waited for this.

        A host's lobby passes to the next person who has acted there lately and may have one more table; it ends where
        there is none.
        """
        async with self._hosts:
            return await self._tables.apply(session_id, lambda session: self._leave(session, user, interaction))

    def leaving_closes(self, session: Session, user: int) -> bool:
        """Returns whether this lobby closes if the user leaves it now."""
        if session.status is not Status.LOBBY or session.seat_of(user) is None:
            return False
        return not self._leave(session, user).session.status.live

    def _leave(self, session: Session, user: int, interaction: int | None = None) -> Transition:
        now, settings = self._now(), self.guild_settings.of(session.place.guild)

        def may_host(other: int) -> bool:
            guild = session.place.guild
            here = () if guild is None else self._tables.in_guild(guild)
            return self.pings.acted_lately(session, other, now) and may_host_another(other, here, settings)

        return lobby.leave(session, user, now, may_host, interaction)

    async def free_seat(self, session_id: str, user: int, person: int) -> Session:
        """Frees a seat in a lobby that another person has, or that a rematch keeps for one; the host may."""
        return await self._apply(session_id, lambda session: lobby.free_seat(session, user, person, self._now()))

    async def configure(
        self,
        session_id: str,
        user: int,
        *,
        options: Mapping[str, Value] | None = None,
        clock: int | None = None,
        auto_start: bool | None = None,
        threaded: bool | None = None,
        guests: tuple[int, ...] | EllipsisType | None = ...,
    ) -> Session:
        """Changes the settings of a lobby; the host may. options: those to change. guests: None lets everybody join."""

        def rule(session: Session) -> Transition:
            return lobby.configure(
                session,
                user,
                self._now(),
                options=options,
                clock=clock,
                auto_start=auto_start,
                threaded=threaded,
                guests=guests,
            )

        return await self._apply(session_id, rule)

    async def add_computer(
        self,
        session_id: str,
        user: int,
        *,
        level: Level | None = None,
        starts: bool = True,
        interaction: int | None = None,
    ) -> Transition:
        """Seats a computer in a lobby; the host may. JOINED, or STARTED if the game waited for that alone.

        level: None for that of the computer that was added last. starts: False for a computer that the host has not
        asked for; then the host starts the game.
        """
        return await self._tables.apply(
            session_id,
            lambda session: lobby.add_computer(
                session, user, self._now(), level=level, starts=starts, interaction=interaction
            ),
        )

    async def set_level(self, session_id: str, user: int, computer: int | None, level: Level) -> Session:
        """Changes how strong a computer in a lobby plays; the host may. computer: its id, None for all of them.

        Refuses `no-computer`.
        """
        return await self._apply(
            session_id, lambda session: lobby.set_level(session, user, computer, level, self._now())
        )

    async def remove_computer(self, session_id: str, user: int, *, interaction: int | None = None) -> Transition:
        """Removes the computer that was added last; the host may. STARTED if a rematch waited for this."""
        return await self._tables.apply(
            session_id, lambda session: lobby.remove_computer(session, user, self._now(), interaction)
        )

    async def start(self, session_id: str, user: int, *, interaction: int | None = None) -> Transition:
        """Starts the game; the host may."""
        return await self._tables.apply(
            session_id, lambda session: lobby.start(session, user, self._now(), interaction)
        )

    async def move(
        self,
        session_id: str,
        user: int,
        words: str,
        *,
        ply: int | None,
        action: int,
        sent_at: int | None = None,
        opening: str | None = None,
    ) -> Session:
        """Makes a move. ply: the one that the button was made for, None for a typed move. action: the interaction's id.

        sent_at: when the user sent it, ms since the epoch; None: now. opening: a move that has to come first. An action
        that has made its move already is not made again; the session is returned as it is. A caller in a race who is
        Overtaken has called for nothing: the call is taken back.
        """

        def rule(session: Session) -> Transition:
            now = self._now()
            sent = SentMove(words, ply, now if sent_at is None else min(sent_at, now))
            return play.make_move(session, user, sent, action=action, now=now, opening=opening)

        await self._prepare(session_id, race=True)
        try:
            return await self._apply(session_id, rule)
        except Overtaken:
            await self._apply(session_id, lambda session: takeback.take_back_call(session, user, ply, self._now()))
            raise

    async def resign(self, session_id: str, user: int) -> Session:
        """Gives the game up; a computer plays the seat on if others go on."""
        return await self._apply(session_id, lambda session: endings.resign(session, user, self._now()))

    async def claim(self, session_id: str, user: int) -> Session:
        """Takes the win from an opponent who has run out of time."""
        return await self._apply(session_id, lambda session: endings.claim_win(session, user, self._now()))

    async def wait(self, session_id: str, user: int) -> Session:
        """Gives an opponent who has run out of time the time to move once more."""
        return await self._apply(session_id, lambda session: timeouts.wait_for_opponent(session, user, self._now()))

    async def offer(self, session_id: str, user: int, kind: OfferKind) -> Transition:
        """Offers something to the other people (OFFERED); where there are none, it is granted at once."""
        await self._prepare(session_id)
        return await self._tables.apply(
            session_id, lambda session: consent.make_offer(session, user, kind, self._now())
        )

    async def agree(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Transition:
        """Accepts the offer of this kind made at this ply (None: the pending one).

        AGREED while others have yet to answer; the last one grants it.
        """
        await self._prepare(session_id)
        return await self._tables.apply(
            session_id, lambda session: consent.agree(session, user, kind, ply, self._now())
        )

    async def decline(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Session:
        """Declines the offer of this kind made at this ply (None: the pending one); its maker withdraws it."""
        return await self._apply(session_id, lambda session: consent.decline(session, user, kind, ply))

    async def end(self, session_id: str, user: int, *, moderator: bool) -> Session:
        """Abandons a live session, if the guild's settings let this user. moderator: by Discord's permissions.

        Raises EndNotAllowed.
        """

        def rule(session: Session) -> Transition:
            enders = self.guild_settings.of(session.place.guild).enders
            return endings.end_table(session, user, self._now(), moderator=moderator, enders=enders)

        session = await self._apply(session_id, rule)
        log.info("session ended", session=session_id, user=user, reason=session.reason)
        return session

    def require_may_end(self, session: Session, user: int, *, moderator: bool) -> None:
        """Refuses what `end` would refuse. Raises EndNotAllowed."""
        enders = self.guild_settings.of(session.place.guild).enders
        endings.require_may_end(session, user, moderator=moderator, enders=enders)

    async def relocate(self, session_id: str, channel: int) -> Session:
        """Moves the table to that channel or thread, where it has no message yet. Refuses `channel-busy`."""

        def rule(session: Session) -> Transition:
            return place.relocate(session, channel, busy=self._tables.at(channel) is not None)

        return (await self._tables.apply(session_id, rule, conflict=ChannelBusy)).session

    async def channel_deleted(self, channel: int) -> None:
        """Abandons the live session of a channel or thread that was deleted, if there is one."""
        session = self._tables.at(channel)
        if session is not None:
            await self._apply(session.id, lambda session: endings.abandon_deleted_place(session, self._now()))
            log.info("place gone", session=session.id)

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted, or has removed the bot."""
        await self._places_gone(self._tables.in_guild(guild))

    async def _places_gone(self, sessions: Iterable[Session]) -> None:
        await asyncio.gather(*[self.channel_deleted(session.place.channel) for session in sessions])

    async def set_message(self, session_id: str, message: int) -> Session:
        """Notes the table's message, also that of an ended session."""
        return await self._apply(session_id, lambda session: place.set_message(session, message))

    async def _prepare(self, session_id: str, *, race: bool = False) -> None:
        """Has a long game's states computed for a rule that needs them. race: whether it does only in a race."""
        session = self._tables.live_session(session_id)
        if session is not None and (session.game.info.race or not race):
            await prepare_states(session)

    async def _apply(self, session_id: str, rule: Rule) -> Session:
        """Applies a rule that a person asked for."""
        return (await self._tables.apply(session_id, rule)).session

    async def _open(self, session: Session) -> Session:
        """Opens the session within the guild's quotas."""
        settings = self.guild_settings.of(session.place.guild)
        return await self._tables.open(session, lambda others: check_quotas(session, others, settings))
