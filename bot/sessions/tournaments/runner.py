"""Advances tournaments: starts them in time, pairs rounds, opens tables, takes results, and ends them.

Each step is durable before the next one begins, and can be repeated: if a process dies, the next one that advances the
tournament continues. A session's id is in its pairing before the table is opened, and its thread belongs to a message
that can be found again, so that no pairing is played at two tables. A calendar event links to the tournament's message,
by which it is found again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot.sessions.offload import Offload
from bot.sessions.session import Session
from bot.sessions.timers.outages import OUTAGE_PAUSE, Outages
from bot.sessions.timers.timers import Now
from bot.sessions.tournaments.events import EventRefused, MakeThread, ShowOnCalendar, ThreadRefused, TournamentEvent
from bot.sessions.tournaments.stored_tournaments import StoredTournaments
from bot.sessions.tournaments.tables import Results, TournamentTables, all_active
from bot.store.errors import StoreUnavailable
from bot.tournaments import rules
from bot.tournaments.arena import arena_pairs, next_rematch_at, waiting_players
from bot.tournaments.calendar import calendar_entry
from bot.tournaments.swiss import swiss_pairs
from bot.tournaments.tournament import LEAST_PLAYERS, Format, Pairing, Reason, Result, Stage, Tournament

log = structlog.get_logger()

T = TypeVar("T")

ARENA_PAUSE = 5_000
"""How long (ms) an arena gathers waiting players before it pairs them: otherwise the first two would always meet each
other."""

RETRIED_AFTER = 15_000
"""Milliseconds until opening a table is tried again after a failure."""

REFUSED_AGAIN = 60_000
"""Milliseconds until a thread that Discord refuses is tried again: somebody has to change the permissions."""

CALENDAR_TIME = 10
"""Seconds to wait for Discord to accept an event; then the tournament goes on and retries after RETRIED_AFTER."""

END_POSTED_AGAIN = 600_000
"""Milliseconds until the post of an end is tried again after it was refused or its process died."""

PAIRED_INLINE = 8
"""The most players whose pairs are computed in the event loop: that takes about 1 ms, under 5 ms on a slow machine."""

DrawOrder: TypeAlias = Callable[[int], list[int]]
"""Returns the numbers from 1 to this one in a random order."""


class TournamentRunner:
    """Brings tournaments up to date: see `advance`."""

    def __init__(
        self,
        stored: StoredTournaments,
        tables: TournamentTables,
        outages: Outages,
        *,
        now: Now,
        draw_order: DrawOrder,
        new_session: Callable[[], str],
        offload: Offload,
    ) -> None:
        self._stored = stored
        self._tables = tables
        self._outages = outages
        self._now = now
        self._draw_order = draw_order
        self._new_session = new_session
        self._offload = offload
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: dict[str, asyncio.Task[int | None]] = {}
        """The calls of `advance` that have not begun yet, by tournament."""
        self._paused: Counter[int | None] = Counter()
        self.make_thread: MakeThread | None = None
        self.show_on_calendar: ShowOnCalendar | None = None
        self.stopping = False
        """Whether to begin nothing new."""

    async def advance(self, tournament_id: str) -> int | None:
        """Does everything that is due by now; returns when something is due next, None if nothing is.

        Times are ms since the epoch. One call at a time runs for a tournament; calls that come meanwhile share the next
        run. Raises StoreUnavailable.
        """
        waiting = self._waiting.get(tournament_id)
        if waiting is None:
            waiting = self._waiting[tournament_id] = asyncio.create_task(self._advance_in_turn(tournament_id))
            waiting.add_done_callback(lambda done: done.cancelled() or done.exception())  # where nobody waits for it
        return await asyncio.shield(waiting)

    @contextmanager
    def paused(self, guild: int | None) -> Iterator[None]:
        """Returns a block during which a guild's tournaments, or (None) all tournaments, do not advance."""
        self._paused[guild] += 1
        try:
            yield
        finally:
            self._paused[guild] -= 1
            if not self._paused[guild]:
                del self._paused[guild]

    async def _advance_in_turn(self, tournament_id: str) -> int | None:
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            del self._waiting[tournament_id]
            return await self._advance(tournament_id)

    async def _advance(self, tournament_id: str) -> int | None:
        while (tournament := await self._stored.find(tournament_id)) is not None:
            if tournament.done:
                return None
            if self.stopping:
                return self._now()
            if tournament.guild in self._outages or self._paused[tournament.guild] or self._paused[None]:
                return self._now() + OUTAGE_PAUSE
            again_at = await self._step(tournament)
            after = await self._stored.find(tournament_id)
            if after is not None and (again_at is not None or after == tournament):
                times = (again_at, await self._show_on_calendar(after))
                return min((at for at in times if at is not None), default=None)
        return None

    async def _step(self, tournament: Tournament) -> int | None:
        match tournament.status:
            case Stage.REGISTRATION:
                return await self._start(tournament)
            case Stage.RUNNING:
                return await self._run(tournament)
            case Stage.FINISHED:
                return await self._announce_end(tournament)
            case Stage.CANCELLED:
                return None

    async def _announce_end(self, tournament: Tournament) -> int | None:
        """Notifies listeners to post the end unless it is posted; returns when to check again."""
        if tournament.due_at is None:
            return None
        if self._now() >= tournament.due_at:
            await self._stored.apply(tournament.id, rules.end_posted, TournamentEvent.POSTED, wakes=False)
            return None
        self._stored.notify(tournament, TournamentEvent.ENDED)
        return self._now() + END_POSTED_AGAIN

    async def _show_on_calendar(self, tournament: Tournament) -> int | None:
        """Brings the tournament's event up to date; returns when to try again, None if it is done.

        The tournament goes on whatever Discord answers.
        """
        entry = calendar_entry(tournament)
        if entry is None or self.show_on_calendar is None:
            return None
        event: int | None = None
        try:
            async with asyncio.timeout(CALENDAR_TIME):
                event = await self.show_on_calendar(tournament, entry)
        except EventRefused as why:
            log.info("no event for a tournament", tournament=tournament.id, why=why)
        except Exception as why:  # noqa: BLE001 - nothing depends on an event
            log.warning("event of a tournament not shown", tournament=tournament.id, why=why)
            return self._now() + RETRIED_AFTER
        rule = partial(rules.on_calendar, event=event, entry=entry)
        await self._stored.apply(tournament.id, rule, TournamentEvent.SCHEDULED, wakes=False)
        return None

    async def _start(self, tournament: Tournament) -> int | None:
        """Starts a tournament whose time has come; cancels it if too few players have joined."""
        if tournament.starts_at is None or self._now() < tournament.starts_at:
            return tournament.starts_at
        if len(tournament.active) < LEAST_PLAYERS:
            await self._apply(tournament, rules.call_off, TournamentEvent.CANCELLED)
        else:
            await self.start(tournament.id)
        return None

    async def start(self, tournament_id: str, check: Callable[[Tournament], None] = lambda _: None) -> Tournament:
        """Starts a tournament, without pairing it.

        Args:
            check: raises a Refusal.
        """

        def rule(tournament: Tournament) -> Tournament:
            check(tournament)
            rules.require_registration(tournament)
            return rules.start(tournament, self._draw_order(len(tournament.players)), self._now())

        return await self._stored.apply(tournament_id, rule, TournamentEvent.STARTED)

    async def _run(self, tournament: Tournament) -> int | None:
        """Does the next step of a running tournament; returns None after a change of it."""
        results, playing, absent = await self._tables.look(tournament)
        if results:
            await self._decide(tournament, results, absent)
            return None
        arena = tournament.format is Format.ARENA
        if not arena and rules.round_over(tournament):
            await self._pair_round(tournament)
            return None
        if tournament.due_at is not None and self._now() >= tournament.due_at:
            await self._end_time(tournament, playing)
            return None
        if arena:
            return await self._run_arena(tournament, playing)
        return await self._open_tables(tournament, playing) or tournament.due_at

    async def _decide(self, tournament: Tournament, results: Results, absent: tuple[int, ...] = ()) -> None:
        def rule(tournament: Tournament) -> Tournament:
            for number, (result, reason) in results.items():
                tournament = rules.decide(tournament, number, result, reason, self._now())
            for number in absent:
                tournament = rules.pause(tournament, number)
            return tournament

        event = TournamentEvent.PAUSED if absent else TournamentEvent.DECIDED
        await self._stored.apply(tournament.id, rule, event, wakes=False)

    async def _end_time(self, tournament: Tournament, playing: Mapping[int, Session]) -> None:
        """Ends an arena, or a round: games in progress are adjudicated, and unplayed pairings are draws."""
        if tournament.format is Format.ARENA:
            await self._apply(tournament, rules.finish, TournamentEvent.ENDED)
            return
        results = dict.fromkeys(
            (pairing.number for pairing in tournament.open_pairings), (Result.DRAW, Reason.NOT_PLAYED)
        )
        for number, session in playing.items():
            results[number] = await self._tables.adjudicate(session, tournament.format) or results[number]
        await self._decide(tournament, results)

    async def _pair_round(self, tournament: Tournament) -> None:
        """Pairs the next round, or ends the tournament."""
        pairs = None
        if tournament.format is Format.SWISS and tournament.round < tournament.rounds:
            pairs = await self._compute(tournament, partial(swiss_pairs, tournament), len(tournament.active))

        def rule(newest: Tournament) -> Tournament:
            if newest != tournament:  # somebody has withdrawn meanwhile
                return newest
            return rules.pair_round(newest, self._new_session, self._now(), pairs)

        await self._stored.apply(tournament.id, rule, TournamentEvent.PAIRED, wakes=False)

    async def _run_arena(self, tournament: Tournament, playing: Mapping[int, Session]) -> int | None:
        opening = await self._open_tables(tournament, playing)
        waiting = waiting_players(tournament)
        free_since = [
            one.at or 0
            for one in tournament.pairings
            if set(one.players) & {*waiting} and not one.never_began  # whoever met nobody has waited
        ]
        last = max(free_since, default=tournament.started_at or 0)
        pair_at = last + ARENA_PAUSE if len(waiting) > 1 else None
        if pair_at is not None and self._now() >= pair_at:
            paired = await self._pair_waiting(tournament, len(waiting))
            if paired != tournament:
                return None
            pair_at = next_rematch_at(tournament)
        return min((at for at in (opening, pair_at, tournament.due_at) if at is not None), default=None)

    async def _pair_waiting(self, tournament: Tournament, waiting: int) -> Tournament:
        pairs = await self._compute(tournament, partial(arena_pairs, tournament, self._now()), waiting)

        def rule(newest: Tournament) -> Tournament:
            if newest != tournament:  # somebody has withdrawn meanwhile
                return newest
            return rules.pair_arena(newest, self._new_session, self._now(), pairs)

        return await self._stored.apply(tournament.id, rule, TournamentEvent.PAIRED, wakes=False)

    async def _compute(self, tournament: Tournament, work: Callable[[], T], players: int) -> T:
        """Returns the work's result; for many players it runs in a worker, or if that fails in a thread."""
        if players <= PAIRED_INLINE:
            return work()
        try:
            result: T = await self._offload(tournament.guild, work)
        except Exception as why:  # noqa: BLE001 - the round must be paired, however slowly
            log.warning("pairs not computed by a worker", tournament=tournament.id, why=why)
            return await asyncio.to_thread(work)
        return result

    async def _open_tables(self, tournament: Tournament, playing: Mapping[int, Session]) -> int | None:
        """Opens the tables that are not open yet; returns when to try again, None if all are open."""
        again_at: int | None = None
        for pairing in tournament.open_pairings:
            if pairing.session is None or self.stopping:
                continue
            if pairing.channel is None:
                try:
                    await self._open_table(tournament, pairing, playing.get(pairing.number))
                except ThreadRefused as why:
                    log.info("no thread for a tournament", tournament=tournament.id, why=why)
                    self._stored.notify(tournament, TournamentEvent.REFUSED)
                    return self._now() + REFUSED_AGAIN
                except StoreUnavailable:
                    raise
                except Exception as why:  # noqa: BLE001 - one table must not keep the others from being opened
                    log.warning("table of a tournament not opened", tournament=tournament.id, why=why)
                    again_at = self._now() + RETRIED_AFTER
            elif pairing.number in playing:
                self._tables.post(playing[pairing.number])
        return again_at

    async def _open_table(self, tournament: Tournament, pairing: Pairing, session: Session | None) -> None:
        """Makes a pairing's thread, opens its table there, and notes the channel."""
        if session is None:
            if self.make_thread is None:
                raise ThreadRefused("nobody makes threads yet")
            channel = await self.make_thread(tournament, pairing)
            newest = await self._stored.find(tournament.id)
            if newest is None or not newest.status.live or not all_active(newest, pairing):
                return  # somebody has withdrawn meanwhile
            session = await self._tables.open(newest, pairing, channel)
        place = session.place.channel
        after = await self._stored.apply(
            tournament.id,
            lambda newest: rules.opened(newest, pairing.number, place),
            TournamentEvent.OPENED,
            wakes=False,
        )
        for person, player in zip(session.people, map(after.player, pairing.players), strict=True):
            if player.withdrawn and player.person != person.id and not person.deleted:
                session = await self._tables.delete_person(session, person.id)
        self._tables.post(session)

    async def _apply(
        self, tournament: Tournament, rule: Callable[[Tournament, int], Tournament], event: TournamentEvent
    ) -> Tournament:
        return await self._stored.apply(tournament.id, lambda newest: rule(newest, self._now()), event, wakes=False)
