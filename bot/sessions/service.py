"""The tables of the house: every action in its turn, acknowledged once it is durable."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import EllipsisType

import structlog

from bot.games import GAMES
from bot.games.base import Value
from bot.players import player
from bot.players.base import AnyPlayer
from bot.sessions.ids import new_id
from bot.sessions.listeners import Listener, Listeners
from bot.sessions.persistence.restore import restored, resumed
from bot.sessions.refusals import ChannelBusy, NoGame, Refusal
from bot.sessions.rules import consent, endings, lobby, play
from bot.sessions.rules import guards as presence
from bot.sessions.rules import timeouts as passing
from bot.sessions.rules.quotas import check_quotas
from bot.sessions.rules.rematch import rematch, rematch_declined
from bot.sessions.session import OfferKind, Person, Place, Session
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.tables import Tables
from bot.sessions.timers.computer_turns import ComputerTurns, PlannedMove
from bot.sessions.timers.heartbeat import Heartbeat
from bot.sessions.timers.timekeeper import Timekeeper
from bot.sessions.timers.timers import Now, Schedule, now_ms, on_the_loop
from bot.store.interface import Store
from bot.store.records import EndedRecord, ResultRecord, Standing, StoreUnavailable

__all__ = ["EndedRecord", "ResultRecord", "Sessions", "Standing", "StoreUnavailable"]

log = structlog.get_logger()

SEED_BYTES = 32


class Sessions:
    """Opens, plays and ends sessions.

    Whoever asks gets the new snapshot, after it is durable; a request that cannot be granted raises Refusal (see
    bot.sessions.refusals), RuleError from the game, or StoreUnavailable, and then nothing has changed. A caller
    that is cancelled gives up the answer only: the action takes place whole or not at all.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Now = now_ms,
        token_bytes: Callable[[int], bytes] = secrets.token_bytes,
        schedule: Schedule | None = None,
        player: Callable[[str], AnyPlayer] = player,
    ) -> None:
        schedule = schedule or on_the_loop(now)
        self._store = store
        self._now = now
        self._token_bytes = token_bytes
        self._restored_at = now()
        self._waking: asyncio.Task[None] | None = None
        self._listeners = Listeners()
        self._tables = Tables(store, self._attend)
        self._timekeeper = Timekeeper(self.tick, now=now, schedule=schedule)
        self._thinking = ComputerTurns(
            self._computed, now=now, schedule=schedule, token_bytes=token_bytes, player=player
        )
        self._heartbeat = Heartbeat(store, self._clocks_run, now=now, schedule=schedule)
        self.guild_settings = GuildSettingsCache(store)
        self.user_settings = UserSettingsCache(store)

    async def restore(self) -> int:
        """Takes up every live session and all settings again; returns how many sessions. Once, before all else.

        A session that the rules of today cannot replay is abandoned (`rules-changed`). Time begins with `wake`.
        """
        await asyncio.gather(self.guild_settings.load(), self.user_settings.load())
        self._restored_at = self._now()
        sessions = await restored(self._store, self._restored_at)
        for session in sessions:
            self._tables.take_up(session)
        return len(sessions)

    async def wake(self) -> None:
        """Lets time pass at the tables that were taken up: when people can press again. Further calls only wait for it.

        What went by since `restore` is on nobody's clock either. When Discord is out of reach later on, time passes.
        """
        if self._waking is None:
            self._waking = asyncio.create_task(self._woken())
        await asyncio.shield(self._waking)

    async def _woken(self) -> None:
        # Where it cannot be written some seconds are lost, but time passes all the same.
        await self._tables.act_on_all(lambda session: resumed(session, self._restored_at, self._now()))
        for session in self.live():
            self._attend(session)
        self._heartbeat.begin()

    def listen(self, listener: Listener) -> None:
        """Has it called after each change that no press asked for, once that is durable: by a computer or by time."""
        self._listeners.add(listener)

    def at(self, channel: int) -> Session | None:
        """The live session in this channel."""
        return self._tables.at(channel)

    def live(self) -> tuple[Session, ...]:
        """All lobbies and games in play, as they stand."""
        return self._tables.live()

    def stands(self, session: Session) -> bool:
        """Whether its table still stands like this, as far as is known at hand. May be asked on any thread."""
        return self._tables.stands(session)

    async def find(self, session_id: str) -> Session | None:
        """The session of this id, live or ended. An ended one's state is None where today's rules cannot replay it."""
        return await self._tables.find(session_id)

    async def record(self, session_id: str) -> Session:
        """An ended session, for whoever wants to see or verify it all. Refuses `no-game`, `not-over`."""
        session = await self.find(session_id)
        if session is None:
            raise NoGame
        if session.status.live:
            raise Refusal("not-over")
        return session

    async def open(
        self, place: Place, host: Person, game_key: str, options: Mapping[str, Value], *, clock: int | None = None
    ) -> Session:
        """A lobby with its host seated. clock: in seconds, None for the server's.

        Refuses `channel-busy`, `unknown-game`, `clock-unknown`, `quota-user`, `quota-server`; raises the game's
        OptionError.
        """
        if game_key not in GAMES:
            raise Refusal("unknown-game", game=game_key)
        now, settings = self._now(), self.guild_settings.of(place.guild)
        opened = lobby.opened(
            *self._secrets(now),
            place=place,
            host=host,
            game_key=game_key,
            options=options,
            now=now,
            clock=settings.clock if clock is None else clock,
            threaded=settings.threads and place.guild is not None,
            reminders=settings.reminders,
        )
        return await self._opened(opened)

    async def rematch(self, session_id: str, person: Person) -> Session:
        """A lobby for the players of an ended game. Whoever of them asks next joins it; with the last one it starts.

        They sit down as who they are now, as in any lobby; computers sit down again at once. Refuses `no-game`,
        `not-over`, `not-seated`, `channel-busy`, the quotas, and `already-seated` who asks twice.
        """
        former = await self.find(session_id)
        if former is None:
            raise NoGame
        now = self._now()
        again = rematch(*self._secrets(now), former, person, now)
        try:
            return await self._opened(again)
        except ChannelBusy:
            waiting = self.at(former.place.channel)
            if waiting is None or waiting.rematch_of != former.id:
                raise
        return await self.join(waiting.id, person)

    async def decline_rematch(self, session_id: str, person: Person) -> Session:
        """Closes the lobby of a rematch that this person was to play. Refuses `not-asked`."""
        return await self._tables.act(session_id, lambda session: rematch_declined(session, person, self._now()))

    async def join(self, session_id: str, person: Person) -> Session:
        """Takes a seat in a lobby."""
        return await self._tables.act(session_id, lambda session: lobby.joined(session, person, self._now()))

    async def leave(self, session_id: str, user: int) -> Session:
        """Gives up a seat in a lobby."""
        return await self._tables.act(session_id, lambda session: lobby.left(session, user, self._now()))

    async def configure(
        self,
        session_id: str,
        user: int,
        *,
        options: Mapping[str, Value] | None = None,
        clock: int | None = None,
        threaded: bool | None = None,
        guests: tuple[int, ...] | EllipsisType | None = ...,
    ) -> Session:
        """Changes what is given at a lobby; the host may. options: those to change. guests: None lets all in."""

        def step(session: Session) -> Session:
            return lobby.configured(
                session, user, self._now(), options=options, clock=clock, threaded=threaded, guests=guests
            )

        return await self._tables.act(session_id, step)

    async def add_computer(self, session_id: str, user: int) -> Session:
        """Seats a computer in a lobby; the host may."""
        return await self._tables.act(session_id, lambda session: lobby.computer_added(session, user, self._now()))

    async def remove_computer(self, session_id: str, user: int) -> Session:
        """Sends the computer away that sat down last; the host may."""
        return await self._tables.act(session_id, lambda session: lobby.computer_removed(session, user, self._now()))

    async def start(self, session_id: str, user: int) -> Session:
        """Begins the game; the host may."""
        return await self._tables.act(session_id, lambda session: lobby.started(session, user, self._now()))

    async def move(self, session_id: str, user: int, words: str, *, ply: int | None, action: int) -> Session:
        """Makes a move. ply: the one a press was made for, None for a typed move. action: the interaction's id.

        An action that has made its move already is not made again: it gets the session as it stands.
        """

        def step(session: Session) -> Session:
            if any(move.action == action for move in session.moves):
                return session
            return play.moved(session, user, words, ply=ply, action=action, now=self._now())

        return await self._tables.act(session_id, step)

    async def resign(self, session_id: str, user: int) -> Session:
        """Gives the game up; a computer plays the seat on where others go on."""
        return await self._tables.act(session_id, lambda session: endings.resigned(session, user, self._now()))

    async def claim(self, session_id: str, user: int) -> Session:
        """Takes the win from an opponent who has run out of time."""
        return await self._tables.act(session_id, lambda session: endings.claimed(session, user, self._now()))

    async def wait(self, session_id: str, user: int) -> Session:
        """Gives an opponent who has run out of time the time to move once more."""
        return await self._tables.act(session_id, lambda session: passing.waited(session, user, self._now()))

    async def offer(self, session_id: str, user: int, kind: OfferKind) -> Session:
        """Asks the other people for something; where there are none, it is granted at once."""
        return await self._tables.act(session_id, lambda session: consent.offered(session, user, kind, self._now()))

    async def agree(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Session:
        """Accepts the offer of this kind made at this ply (None: whichever waits); with the last one it is granted."""
        return await self._tables.act(session_id, lambda session: consent.agreed(session, user, kind, ply, self._now()))

    async def decline(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Session:
        """Refuses the offer of this kind made at this ply (None: whichever waits); its maker withdraws it."""
        return await self._tables.act(session_id, lambda session: consent.declined(session, user, kind, ply))

    async def end(self, session_id: str, user: int, *, moderator: bool) -> Session:
        """Abandons a live session, where the server's settings let this user. moderator: as Discord has it."""

        def step(session: Session) -> Session:
            enders = self.guild_settings.of(session.place.guild).enders
            return endings.ended(session, user, self._now(), moderator=moderator, enders=enders)

        session = await self._tables.act(session_id, step)
        log.info("session ended", session=session_id, user=user, reason=session.reason)
        return session

    async def relocate(self, session_id: str, channel: int) -> Session:
        """The table goes on in that channel or thread, without a message yet: in a thread of its own it has come to be.

        Where it stands there already, nothing changes. Refuses `channel-busy`.
        """

        def step(session: Session) -> Session:
            presence.live(session)
            if session.place.channel == channel:
                return session
            if self.at(channel) is not None:
                raise ChannelBusy
            return replace(session, place=replace(session.place, channel=channel), message=None, threaded=False)

        return await self._tables.act(session_id, step, conflict=ChannelBusy)

    async def place_gone(self, channel: int) -> None:
        """Abandons the session in a channel or thread that is no more, if one is live there."""
        session = self.at(channel)
        if session is not None:
            await self._tables.act(session.id, lambda session: endings.place_gone(session, self._now()))
            log.info("place gone", session=session.id)

    async def guild_gone(self, guild: int) -> None:
        """Abandons the live sessions of a guild that is no more, or has sent the bot away."""
        channels = [session.place.channel for session in self.live() if session.place.guild == guild]
        await asyncio.gather(*map(self.place_gone, channels))

    async def posted(self, session_id: str, message: int) -> Session:
        """Remembers the table's message, also that of an ended session."""
        return await self._tables.act(session_id, lambda session: replace(session, message=message))

    async def tick(self, session_id: str, ply: int) -> Session:
        """Lets the table have what time brings it, if it is still at this ply and something is due."""
        return await self._tables.act(
            session_id, lambda session: passing.passed(session, ply, self._now()), heard=self._listeners.hear
        )

    async def standings(self, guild: int, game_key: str | None, limit: int) -> tuple[Standing, ...]:
        """The best of a guild, in one game or (None) in all; games for one or with a computer do not count."""
        return await self._store.standings(guild, game_key, limit)

    async def results_of(self, guild: int, person: int, game_key: str | None) -> tuple[ResultRecord, ...]:
        """All that a person finished in a guild, in order of time; also what does not count (`counts`, `seats`)."""
        return await self._store.results_of(guild, person, game_key)

    async def results(self, guild: int, game_key: str | None) -> tuple[ResultRecord, ...]:
        """By which the people of a guild may be compared: each seat of every game that counts, in order of time."""
        return await self._store.results(guild, game_key)

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        """The last finished games of a channel, the newest first."""
        return await self._store.ended_in(channel, limit)

    async def rest(self) -> None:
        """Stops clocks and computers, for good: whoever is to hear of what they do is about to go."""
        await self._thinking.close()
        await self._timekeeper.close()

    async def close(self) -> None:
        """Rests, and waits for the actions under way. The store is closed after it."""
        await self.rest()
        await self._tables.close()
        await self._heartbeat.close()

    def _secrets(self, now: int) -> tuple[str, bytes]:
        """A new session's id and seed."""
        return new_id(now, self._token_bytes), self._token_bytes(SEED_BYTES)

    async def _opened(self, session: Session) -> Session:
        """As `Tables.open`, within the server's quotas."""
        settings = self.guild_settings.of(session.place.guild)
        return await self._tables.open(session, lambda others: check_quotas(session, others, settings))

    async def _computed(self, session_id: str, meant: PlannedMove) -> Session:
        """A computer's move, if the table is still as the computer saw it."""

        def step(session: Session) -> Session:
            return play.computed(session, meant.seat, meant.words, ply=meant.ply, now=self._now())

        return await self._tables.act(session_id, step, heard=self._listeners.hear)

    def _attend(self, session: Session) -> None:
        self._timekeeper.attend(session)
        self._thinking.attend(session)

    def _clocks_run(self) -> bool:
        return any(session.deadline is not None for session in self.live())
