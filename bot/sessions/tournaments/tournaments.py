"""Tournaments: users' actions, and the timers that advance tournaments."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from bot.games.chance import Chance
from bot.lru import LruCache
from bot.sessions.fairness import SEED_BYTES
from bot.sessions.ids import new_id
from bot.sessions.offload import Offload
from bot.sessions.refusals import Refusal
from bot.sessions.session import Person, Place
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.shard import Shard
from bot.sessions.timers.due import Due, DueKind
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.timers import Now
from bot.sessions.tournaments.events import MakeThread, ShowOnCalendar, TournamentEvent
from bot.sessions.tournaments.runner import TournamentRunner
from bot.sessions.tournaments.stored_tournaments import StoredTournaments
from bot.sessions.tournaments.tables import TournamentTables
from bot.sessions.tournaments.terms import Terms, new_tournament
from bot.store.interface import Store
from bot.store.sessions import DueRecord
from bot.tournaments import rules
from bot.tournaments.tournament import Format, Stage, Tournament


def draw_order(token_bytes: Callable[[int], bytes], players: int) -> list[int]:
    """Returns the numbers from 1 to `players` in a random order, each order equally likely."""
    return [*Chance(token_bytes(SEED_BYTES), 0).shuffled(range(1, players + 1))]


MOST_LIVE = 5
"""The most live tournaments in a guild."""

SEEN_KEPT = 1_000

UNCREDITED = 3_000
"""Downtime (ms) up to which nothing is credited: a round lasts much longer, and each guild would be looked up at every
start."""


class Tournaments:
    """Creates, runs and ends tournaments. It is `Sessions.tournaments`.

    An action returns the tournament once it is durable. An action that cannot be granted raises Refusal, the game's
    OptionError or StoreUnavailable, and changes nothing.

    Attributes:
        listen: calls a listener after each durable change that this process makes, with what happened.
        find: `StoredTournaments.find`: returns the stored tournament, live or ended.

    Args:
        offload: computes the pairs of many players.
    """

    def __init__(
        self,
        store: Store,
        tables: TournamentTables,
        guild_settings: GuildSettingsCache,
        outages: Outages,
        due: Due,
        *,
        now: Now,
        token_bytes: Callable[[int], bytes],
        offload: Offload,
    ) -> None:
        self._store = store
        self._guild_settings = guild_settings
        self._outages = outages
        self._now = now
        self._token_bytes = token_bytes
        self._stored = StoredTournaments(store, due, now=now)
        self.listen, self.find = self._stored.listen, self._stored.find
        self._runner = TournamentRunner(
            self._stored,
            tables,
            outages,
            now=now,
            draw_order=partial(draw_order, token_bytes),
            new_session=lambda: new_id(now(), token_bytes),
            offload=offload,
        )
        self._seen: LruCache[str, bool] = LruCache(SEEN_KEPT)
        """The tournaments that this process has advanced or created."""
        due.on_other(DueKind.TOURNAMENT, self._advance)

    def use_threads(self, make_thread: MakeThread) -> None:
        """Sets the callback that creates the threads of tables. No table is opened before that."""
        self._runner.make_thread = make_thread

    def use_calendar(self, show_on_calendar: ShowOnCalendar) -> None:
        """Sets the callback that shows tournaments on their servers' calendars. Before that, none is shown."""
        self._runner.show_on_calendar = show_on_calendar

    async def credit(self, downtime: int) -> None:
        """Postpones the ends of rounds and arenas by the milliseconds in which nobody could act."""
        if downtime > 0:
            await self._credit(await self._store.tournaments.live(), lambda _: downtime)

    async def credit_since(self, since: int, guild: int | None, shard: Shard | None) -> None:
        """Credits the time since `since` (ms since the epoch) in a guild, or in all reachable ones, or a shard's.

        If the connection is lost again, only the time before that is credited. Up to UNCREDITED nothing is credited.
        Until the credit is written, nothing is ended there.
        """
        if self._now() - since <= UNCREDITED:
            return

        def downtime(tournament: Tournament) -> int:
            if shard is not None and not shard.has(tournament.guild):
                return 0
            if guild is None and tournament.guild in self._outages:
                return 0
            lost_at = self._outages.lost_at(tournament.guild)
            return max(0, (self._now() if lost_at is None else lost_at) - since)

        with self._runner.paused(guild):
            store = self._store
            found = await (store.tournaments.live() if guild is None else store.tournaments.live_in(guild))
            await self._credit(found, downtime)

    async def _credit(self, tournament_ids: Iterable[str], downtime: Callable[[Tournament], int]) -> None:
        def rule(tournament: Tournament) -> Tournament:
            if tournament.status is not Stage.RUNNING or tournament.due_at is None:
                return tournament
            return replace(tournament, due_at=tournament.due_at + downtime(tournament))

        await self._stored.apply_to_each(tournament_ids, rule, TournamentEvent.RESUMED, wakes=False)

    def stop(self) -> None:
        """Begins no new steps from now on: the next process continues."""
        self._runner.stopping = True

    async def create(self, place: Place, organiser: Person, terms: Terms, *, moderator: bool) -> Tournament:
        """Creates a tournament in the channel `place`, open for registration; its organiser has not joined yet.

        Refuses `tournament-not-allowed`, `tournament-no-server` (outside of guilds), `tournament-in-thread` (its tables
        need threads, which a thread cannot have), `tournament-quota` (most), `unknown-game`, `tournament-not-for-two`
        (the options allow no two players), `clock-unknown`, `tournament-rounds` (most), `tournament-time`,
        `tournament-players` (least, most).

        Args:
            moderator: whether the user may create one by Discord's permissions (manage events or the server).
        """
        if place.guild is None or place.user_install:
            raise Refusal("tournament-no-server")
        if not moderator:
            raise Refusal("tournament-not-allowed")
        if place.parent is not None:
            raise Refusal("tournament-in-thread")
        if len(await self._store.tournaments.live_in(place.guild)) >= MOST_LIVE:
            raise Refusal("tournament-quota", most=MOST_LIVE)
        clock = self._guild_settings.of(place.guild).clock
        tournament = new_tournament(
            new_id(self._now(), self._token_bytes), place, place.guild, organiser, terms, clock=clock, now=self._now()
        )
        self._seen[tournament.id] = True
        await self._stored.add(tournament)
        return tournament

    async def in_guild(self, guild: int) -> tuple[Tournament, ...]:
        """Returns the live tournaments of a guild, the oldest first."""
        return await self._stored.find_all(await self._store.tournaments.live_in(guild))

    async def ended_in(self, guild: int, channel: int, most: int = 10) -> tuple[Tournament, ...]:
        """Returns the last ended tournaments of a channel, the newest first, without cancelled ones."""
        return await self._stored.find_all(await self._store.tournaments.ended(guild, channel, most))

    async def join(self, tournament_id: str, person: Person) -> Tournament:
        """Joins a tournament, or returns to one (a running Swiss tournament or arena).

        Refuses `tournament-unknown`, `tournament-over`, `tournament-started` (a round robin, or a new player of a Swiss
        tournament after its start), `tournament-joined` (already), `tournament-not-again` (the organiser has
        removed them), `tournament-full` (most).
        """
        return await self._stored.apply(
            tournament_id,
            lambda tournament: rules.join(tournament, person.id, person.name, person.username),
            TournamentEvent.JOINED,
        )

    async def withdraw(self, tournament_id: str, user: int) -> Tournament:
        """Withdraws a player: removed before the start, not paired any more later.

        A game in progress is lost, as by resigning; in an arena it is played to its end. Refuses
        `tournament-unknown`, `tournament-over`, `tournament-not-joined`.
        """
        return await self._stored.apply(
            tournament_id, lambda tournament: rules.withdraw(tournament, user, self._now()), TournamentEvent.WITHDRAWN
        )

    async def delete_person(self, user: int, stand_in: int) -> None:
        """Withdraws a user whose data are deleted, and replaces them in all tournaments, ended ones too.

        A damaged tournament is left to the store, which replaces them in its rows.
        """
        await self._stored.apply_to_each(
            await self._store.erasing.tournaments_of_person(user),
            lambda tournament: rules.delete_person(tournament, user, stand_in, self._now()),
            TournamentEvent.WITHDRAWN,
        )

    async def remove_player(self, tournament_id: str, user: int, person: int, *, moderator: bool) -> Tournament:
        """Lets the organiser or a moderator withdraw another player, who may not come back.

        They may not remove their own opponent, who would lose. Removing themselves is the same as withdrawing.

        Refuses as `withdraw` does, `tournament-not-yours` and `tournament-own-game`.
        """

        def rule(tournament: Tournament) -> Tournament:
            _require_organiser(tournament, user, moderator=moderator)
            if person != user and tournament.format is not Format.ARENA:
                _require_not_playing(tournament, user, person)
            return rules.withdraw(tournament, person, self._now(), removed=person != user)

        return await self._stored.apply(tournament_id, rule, TournamentEvent.WITHDRAWN)

    async def start(self, tournament_id: str, user: int, *, moderator: bool) -> Tournament:
        """Lets the organiser or a moderator start it. Its first round is then paired and the tables are opened.

        Refuses `tournament-unknown`, `tournament-over`, `tournament-started`, `tournament-not-yours`,
        `tournament-too-few` (least).
        """
        return await self._runner.start(
            tournament_id, lambda tournament: _require_organiser(tournament, user, moderator=moderator)
        )

    async def end_round(self, tournament_id: str, user: int, *, moderator: bool) -> Tournament:
        """Lets the organiser or a moderator end the current round, or the arena, as if its time were over.

        They may not while they have a game in it, which they may be about to lose. Refuses `tournament-unknown`,
        `tournament-over`, `tournament-not-started`, `tournament-not-yours`, `tournament-own-game`.
        """

        def rule(tournament: Tournament) -> Tournament:
            _require_organiser(tournament, user, moderator=moderator)
            _require_not_playing(tournament, user)
            return rules.end_round(tournament, self._now())

        return await self._stored.apply(tournament_id, rule, TournamentEvent.DECIDED)

    async def cancel(self, tournament_id: str, user: int, *, moderator: bool) -> Tournament:
        """Lets the organiser or a moderator end it without a result.

        Games in progress can be played to their end by the rules of tournaments: only moderators can end them for
        everybody, and a player who runs out of time has lost.

        Refuses `tournament-unknown`, `tournament-over`, `tournament-not-yours`.
        """

        def rule(tournament: Tournament) -> Tournament:
            _require_organiser(tournament, user, moderator=moderator)
            return rules.cancel(tournament, self._now())

        return await self._stored.apply(tournament_id, rule, TournamentEvent.CANCELLED)

    async def place_gone(self, guild: int, channel: int | None = None) -> None:
        """Cancels the tournaments of a guild (or of one of its channels) that was deleted or has removed the bot."""

        def rule(newest: Tournament) -> Tournament:
            if not newest.status.live:  # a refusal by Discord may have ended it
                return newest
            return rules.cancel(newest, self._now())

        for tournament in await self.in_guild(guild):
            if channel in (None, tournament.channel):
                await self._stored.apply(tournament.id, rule, TournamentEvent.CANCELLED)

    async def set_message(self, tournament_id: str, message: int, *, shows_end: bool = False) -> Tournament:
        """Notes the tournament's message in its channel, to which its event on the calendar links."""

        def rule(tournament: Tournament) -> Tournament:
            posted = replace(tournament, message=message)
            return rules.end_posted(posted) if shows_end else posted

        return await self._stored.apply(tournament_id, rule, TournamentEvent.POSTED)

    async def _advance(self, due: DueRecord) -> int | None:
        """Brings a tournament up to date; the first time here, notifies listeners that it has resumed."""
        tournament_id = due.session
        if tournament_id not in self._seen:
            self._seen[tournament_id] = True
            tournament = await self._stored.find(tournament_id)
            if tournament is not None:
                self._stored.notify(tournament, TournamentEvent.RESUMED)
        return await self._runner.advance(tournament_id)


def _require_organiser(tournament: Tournament, user: int, *, moderator: bool) -> None:
    """Refuses `tournament-not-yours` for everybody but the organiser and moderators."""
    if user != tournament.organiser and not moderator:
        raise Refusal("tournament-not-yours")


def _require_not_playing(tournament: Tournament, *people: int) -> None:
    """Refuses `tournament-own-game` if all of these people are in one game in progress."""
    for pairing in tournament.open_pairings:
        if {*people} <= {tournament.player(number).person for number in pairing.players}:
            raise Refusal("tournament-own-game")
