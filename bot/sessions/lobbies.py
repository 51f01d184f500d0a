"""What people do in lobbies: open, change, join, leave and start them."""

from collections.abc import Callable, Mapping
from typing import Unpack

from bot.games import GAMES
from bot.games.base import Value
from bot.players.base import Level
from bot.sessions.fairness import SessionSeed, draw_seed
from bot.sessions.leaving import Leaving
from bot.sessions.refusals import ChannelBusy, NoGame, Refusal
from bot.sessions.rules import lobby, rematch
from bot.sessions.rules.guards import check_quotas
from bot.sessions.session import Person, Place, Session
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.tables.actions import Actions
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Transition


class Lobbies:
    """Opens lobbies, seats people and computers, and starts games. See `Games` for what actions return and raise."""

    def __init__(
        self,
        tables: Tables,
        actions: Actions,
        guild_settings: GuildSettingsCache,
        pings: PlayerPings,
        leaving: Leaving,
        *,
        now: Now,
        token_bytes: Callable[[int], bytes],
    ) -> None:
        self._tables = tables
        self._actions = actions
        self._now = now
        self._token_bytes = token_bytes
        self._guild_settings = guild_settings
        self._pings = pings
        self.leaving = leaving

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
        """Opens a lobby with its host seated.

        Refuses `channel-busy`, `unknown-game`, `clock-unknown`, `quota-user`, `quota-server`; raises the game's
        OptionError.

        Args:
            clock: in seconds; None means the guild's.
            auto_start: whether a table with exactly two seats starts when the second player sits down.
        """
        opened = self._opened(place, host, game_key, options, clock=clock, auto_start=auto_start)
        settings = self._guild_settings.of(place.guild)
        return await self._actions.open(opened, lambda hosts: check_quotas(place, host.id, hosts, settings))

    def check_may_open(
        self, place: Place, host: Person, game_key: str, options: Mapping[str, Value], *, clock: int | None = None
    ) -> None:
        """Refuses as `open` does, except `channel-busy`, before a thread is made for the table.

        It only considers the tables that this process knows, so `open` may still refuse.
        """
        self._opened(place, host, game_key, options, clock=clock, auto_start=True)
        check_quotas(place, host.id, self._tables.known_hosts_in(place.guild), self._guild_settings.of(place.guild))

    def _opened(
        self,
        place: Place,
        host: Person,
        game_key: str,
        options: Mapping[str, Value],
        *,
        clock: int | None,
        auto_start: bool,
    ) -> Session:
        if game_key not in GAMES:
            raise Refusal("unknown-game", game=game_key)
        now, settings = self._now(), self._guild_settings.of(place.guild)
        drawn = draw_seed(now, self._token_bytes)
        return lobby.open_lobby(
            drawn,
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

    async def rematch(self, session_id: str, person: Person, *, interaction: int | None = None) -> Transition:
        """Opens a lobby for the players of an ended game, or joins it; the game starts when all of them have joined.

        Players are seated under their present names, as in any lobby; computers are seated at once.

        Refuses `no-game`, `not-over`, `not-played`, `channel-busy`, the quotas, and `already-seated` for a second
        request.

        Args:
            interaction: the id of the interaction that asks for the rematch.
        """
        former = await self._tables.find(session_id)
        if former is None:
            raise NoGame

        def rule(former: Session, promised: SessionSeed) -> Transition:
            return rematch.open_rematch(promised, former, person, self._now(), interaction)

        settings = self._guild_settings.of(former.place.guild)
        try:
            return await self._actions.open_rematch(
                former.id, rule, lambda opened, hosts: check_quotas(opened.place, opened.host, hosts, settings)
            )
        except ChannelBusy:
            waiting = self._tables.at(former.place.channel)
            if waiting is None or waiting.lobby.rematch_of != former.id:
                raise
        return await self.join(waiting.id, person, interaction=interaction)

    async def decline_rematch(self, session_id: str, person: Person) -> Session:
        """Closes the lobby of a rematch to which this person is invited. Refuses `not-asked`."""
        return await self._actions.session_after(
            session_id, lambda session: rematch.decline_rematch(session, person, self._now())
        )

    async def join(self, session_id: str, person: Person, *, interaction: int | None = None) -> Transition:
        """Takes a seat in a lobby: JOINED, or STARTED for the last player whom the game awaits.

        Args:
            interaction: the id of the interaction that asks for the seat. The luck depends on it, here and in all
                actions that may start a game.
        """
        joined = await self._actions.apply(
            session_id, lambda session: lobby.join(session, person, self._now(), interaction=interaction)
        )
        self._pings.noted(joined.session.place.channel, person.id, self._now())
        return joined

    async def leave(self, session_id: str, user: int, *, interaction: int | None = None) -> Transition:
        """Gives up a seat in a lobby: LEFT, ENDED if nobody is left, or STARTED if that completes a rematch.

        If the host leaves, the next person who has acted there lately and may host one more table takes over; if there
        is none, the lobby ends.
        """
        async with self.leaving.counting_hosts(session_id) as hosts:
            return await self._actions.apply(
                session_id, lambda session: self.leaving.leave(session, user, hosts, interaction)
            )

    async def free_seat(self, session_id: str, user: int, person: int) -> Session:
        """Lets the host free another person's seat in a lobby, or one that a rematch keeps for them."""
        return await self._actions.session_after(
            session_id, lambda session: lobby.free_seat(session, user, person, self._now())
        )

    async def configure(self, session_id: str, user: int, **changed: Unpack[lobby.LobbySettings]) -> Session:
        """Changes a lobby's settings; any user whom `guards.may_host` allows may, but only the host the guests."""
        return await self._actions.session_after(
            session_id, lambda session: lobby.configure(session, user, self._now(), changed)
        )

    async def add_computer(
        self,
        session_id: str,
        user: int,
        *,
        level: Level | None = None,
        starts: bool = True,
        interaction: int | None = None,
    ) -> Transition:
        """Seats a computer in a lobby: JOINED, or STARTED if that completes the lobby.

        Any user whom `guards.may_host` allows may.

        Args:
            level: None means that of the computer that was added last.
            starts: False for a computer that the host has not asked for; then the host starts the game.
        """
        return await self._actions.apply(
            session_id,
            lambda session: lobby.add_computer(
                session, user, self._now(), level=level, starts=starts, interaction=interaction
            ),
        )

    async def set_level(self, session_id: str, user: int, computer: int | None, level: Level) -> Session:
        """Changes how strong a computer in a lobby plays; any user whom `guards.may_host` allows may.

        Refuses `no-computer`.

        Args:
            computer: its id, None for all of them.
        """
        return await self._actions.session_after(
            session_id, lambda session: lobby.set_level(session, user, computer, level, self._now())
        )

    async def remove_computer(self, session_id: str, user: int, *, interaction: int | None = None) -> Transition:
        """Removes the computer that was added last: LEFT, or STARTED if that completes a rematch.

        Any user whom `guards.may_host` allows may.
        """
        return await self._actions.apply(
            session_id, lambda session: lobby.remove_computer(session, user, self._now(), interaction)
        )

    async def start(self, session_id: str, user: int, *, interaction: int | None = None) -> Transition:
        """Starts the game; any user whom `guards.may_host` allows may."""
        return await self._actions.apply(
            session_id, lambda session: lobby.start(session, user, self._now(), interaction)
        )
