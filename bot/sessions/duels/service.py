"""The duels: opened, begun, played, and closed when all have played or the time is over."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import TypeAlias
from weakref import WeakValueDictionary

import structlog

from bot.games import DUELS
from bot.players.base import Level
from bot.sessions.analysis import Rate
from bot.sessions.duels.comparing import Parting
from bot.sessions.duels.computer_choice import computer_choice
from bot.sessions.duels.duel import Duel, DuelPlayer, begun, duel_of, game_of, moved
from bot.sessions.duels.ending import changes, ended_games, result_of
from bot.sessions.duels.opening import draw_deals, opening
from bot.sessions.duels.series import Series
from bot.sessions.duels.weighing import WeighedParting, weighed_partings
from bot.sessions.refusals import Refusal, SetAside, Stale
from bot.sessions.rules.play import make_computer_move
from bot.sessions.session import Person, Place, Session
from bot.sessions.timers.computer_turns import Choose
from bot.sessions.timers.due import Due, DueChange, DueKind
from bot.sessions.timers.timers import Now
from bot.store.duel_records import DuelChange, DuelMoveRecord, DuelPlayerRecord
from bot.store.interface import Store
from bot.store.records import Change, Conflict, DamagedRecord, DueRecord

__all__ = ["Duel", "DuelPlayer", "DuelResult", "Duels", "Parting", "Series", "ShowDuel", "WeighedParting"]

log = structlog.get_logger()

DEALS = (1, 3, 4, 5, 6, 7)
"""How many deals a duel may have."""

GRACE = 10_000
"""Milliseconds after the end of a duel, in which moves from before it are written."""

SHOWN_AGAIN = 60_000
"""Milliseconds until a message is edited again that has not reached Discord."""

MOST_PLAYERS = 8

MOST_OPENED, MOST_IN_GUILD = 3, 20
"""The most duels that are on which somebody has opened, and in a guild, however many deals they have."""


@dataclass(frozen=True)
class DuelResult:
    """A duel as its message shows it.

    Attributes:
        games: once the duel is over, those of each deal as they ended, of those who have begun it. Before that, in a
            series, those of the deals that all have played.
        result: the session of the result; None before, and without one.
        partings: in a series, of the deals where the first one made the largest difference.
    """

    series: Series
    over: bool = False
    games: Sequence[Mapping[DuelPlayer, Session]] = ()
    result: Session | None = None
    partings: Sequence[WeighedParting] = ()

    @property
    def duel(self) -> Duel:
        """The first deal, for what is the same for all."""
        return self.series.first


ShowDuel: TypeAlias = Callable[[DuelResult], Awaitable[bool]]
"""Brings the public message of a duel up to date. Returns whether Discord has answered; else it is called again."""


class Duels:
    """The duels that are on. Methods raise StoreUnavailable."""

    def __init__(
        self,
        store: Store,
        due: Due,
        *,
        choose: Choose,
        rate: Rate,
        now: Now,
        token_bytes: Callable[[int], bytes],
    ) -> None:
        """choose: chooses the moves of computers. rate: rates moves."""
        self._store = store
        self._due = due
        self._choose = choose
        self._rate = rate
        self._now = now
        self._token_bytes = token_bytes
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        self.show: ShowDuel | None = None
        due.on_other(DueKind.DUEL, self._advance)

    async def open(self, place: Place, people: Sequence[Person], game_key: str, level: Level, deals: int = 1) -> Series:
        """Opens a duel of these people, of whom the first one opens it, in a channel of a guild.

        Refuses `unknown-game`, `duel-friends` (most), `duel-quota-user` and `duel-quota-server` (most).
        """
        if game_key not in DUELS or place.guild is None or place.user_install:
            raise Refusal("unknown-game", game=game_key)
        if not 2 <= len({person.id for person in people}) == len(people) <= MOST_PLAYERS:
            raise Refusal("duel-friends", most=MOST_PLAYERS)
        openers = await self._store.duels.openers(place.guild)
        if openers.count(people[0].id) >= MOST_OPENED:
            raise Refusal("duel-quota-user", most=MOST_OPENED)
        if len(openers) >= MOST_IN_GUILD:
            raise Refusal("duel-quota-server", most=MOST_IN_GUILD)
        now = self._now()
        drawn = await asyncio.to_thread(draw_deals, game_key, deals, now, self._token_bytes)
        opened = opening(place, people, game_key, level, drawn, now=now)
        first = opened.opened[0]
        await self._commit(first.id, opened, DueRecord(first.id, DueKind.DUEL, first.closes_at + GRACE))
        return await self.series(first.id)

    async def find(self, duel_id: str) -> Duel:
        """Returns a deal that is on. Refuses `duel-unknown`, and `set-aside` for one whose record is damaged."""
        with _damage_told(duel_id):
            saved = await self._store.duels.find(duel_id)
            if saved is None:
                raise Refusal("duel-unknown")
            return duel_of(saved)

    async def series(self, duel_id: str) -> Series:
        """Returns a duel that is on with all of its deals. Refuses what `find` does."""
        with _damage_told(duel_id):
            deals = tuple(map(duel_of, await self._store.duels.series(duel_id)))
            if not deals:
                raise Refusal("duel-unknown")
            return Series(deals)

    async def of_person(self, user: int) -> list[Series]:
        """Returns the duels that are on in which a user plays, those first that end first."""
        found = list[Series]()
        for one in await self._store.duels.of_person(user):
            with suppress(Refusal):  # closed meanwhile, or damaged
                found.append(await self.series(one))
        return [one for one in found if not one.finished and self._now() < one.first.closes_at]

    async def note_message(self, duel_id: str, message: int) -> None:
        """Notes the public message of a duel."""
        await self._commit(duel_id, DuelChange(posted=(duel_id, message)))

    async def game(self, duel: Duel, user: int) -> Session | None:
        """Returns the game of a user, who is on turn in it unless it is over; None before it is begun.

        Refuses `duel-not-invited`. Its state is None where today's rules cannot replay it.
        """
        player = duel.player_of(user)
        if player.started_at is None:
            return None
        async with self._lock(duel, user):
            session = await self._game(duel, player)
            return session if session.state is None else await self._with_computers(duel, player, session)

    async def current_game(self, user: int) -> Session | None:
        """Returns the game that a user has begun last, of those that are on and not over."""
        deal = await self._store.duels.begun(user)
        if deal is None:
            return None
        with suppress(Refusal):  # closed meanwhile, or damaged
            return await self.game(await self.find(deal), user)
        return None

    async def begin(self, duel: Duel, user: int) -> Session:
        """Begins the game of a user, or returns the one that they have begun.

        Refuses `duel-not-invited`, `duel-over` and `duel-other-rules`.
        """
        if (before := await self.game(duel, user)) is not None:
            return before
        player = replace(duel.player_of(user), started_at=self._now())
        session = begun(duel, player, self._now())
        async with self._lock(duel, user):
            await self._commit(duel.id, DuelChange(changed=(_record(duel, player),)))
            return await self._with_computers(duel, player, session)

    async def move(self, duel: Duel, user: int, words: str, ply: int) -> Session:
        """Makes a move of a user that was chosen at this ply, then those of the computers.

        It is written before computers choose. Refuses `duel-not-invited`, `duel-not-begun`, and what `moved` does.
        """
        player = duel.player_of(user)
        if player.started_at is None:
            raise Refusal("duel-not-begun")
        async with self._lock(duel, user):
            before = await self._game(duel, player)
            if before.state is None:
                raise Refusal("duel-other-rules")
            after = moved(duel, before, words, ply, self._now())
            await self._write(duel, player, before, after)
            return await self._with_computers(duel, player, after)

    async def results(self, duel: Duel, reader: int) -> Mapping[DuelPlayer, Session]:
        """Returns the games of those who have played. Refuses `duel-hidden` to those who have not."""
        if not duel.player_of(reader).finished:
            raise Refusal("duel-hidden")
        return {player: await self._game(duel, player) for player in duel.players if player.finished}

    async def _game(self, duel: Duel, player: DuelPlayer) -> Session:
        return game_of(duel, player, await self._store.duels.moves(duel.id, player.person.id))

    async def _with_computers(self, duel: Duel, player: DuelPlayer, session: Session) -> Session:
        """Makes the moves of computers until the player is on turn, or the game is over, or the duel is."""
        while session.to_act and session.to_act <= session.computers:
            choice = await computer_choice(self._choose, duel, session)
            if self._now() >= duel.closes_at:  # its rows may be gone
                break
            after = make_computer_move(session, choice.seat, choice.words, ply=session.ply, now=self._now()).session
            await self._write(duel, player, session, after)
            session = after
        return session

    async def _write(self, duel: Duel, player: DuelPlayer, before: Session, after: Session) -> None:
        """Writes the moves from one session to the next. Raises Stale where another process was faster."""
        person = player.person.id
        moves = tuple(
            DuelMoveRecord(duel.id, person, ply, move.seat, move.words, move.at)
            for ply, move in enumerate(after.moves[before.ply :], start=before.ply + 1)
        )
        ended = () if after.status.live else (_record(duel, replace(player, ended_at=after.result.ended_at)),)
        due = DueRecord(duel.series, DueKind.DUEL, self._now(), held=True) if ended else None
        try:
            await self._commit(duel.series, DuelChange(moves=moves, changed=ended), due)
        except Conflict as conflict:
            raise Stale from conflict

    async def _advance(self, due: DueRecord) -> int | None:
        """Brings the message of a duel up to date, and closes the duel where it is over."""
        try:
            series = await self.series(due.session)
        except Refusal:  # it is closed, or damaged
            return None
        closes_at = series.first.closes_at + GRACE
        over = series.finished or self._now() >= closes_at
        shown = await self._closed(series) if over else await self._open(series)
        if self.show is None or not await self.show(shown):
            return self._now() + SHOWN_AGAIN
        if not over:
            return closes_at
        await self._commit(due.session, DuelChange(closed=due.session))
        return None

    async def _open(self, series: Series) -> DuelResult:
        """Returns a duel that is on, with the games of those deals that nobody has still to play."""
        return DuelResult(series, games=[await self._begun_games(deal) for deal in series.deals if deal.finished])

    async def _closed(self, series: Series) -> DuelResult:
        """Writes the sessions of a duel that is over, unless that is done, and returns how it has ended."""
        games = [ended_games(deal, await self._begun_games(deal)) for deal in series.deals]
        result = result_of(series, games)
        for change in changes([game for deal in games for game in deal.values()], result):
            try:
                await self._store.commit(change)
            except Conflict:
                log.debug("session of a duel written before", session=change.of)
        parted = await weighed_partings(games, self._rate)
        return DuelResult(series, over=True, games=games, result=result, partings=parted)

    async def _begun_games(self, duel: Duel) -> dict[DuelPlayer, Session]:
        """Returns the games of those who have begun a deal."""
        return {player: await self._game(duel, player) for player in duel.players if player.started_at is not None}

    def _lock(self, duel: Duel, user: int) -> asyncio.Lock:
        return self._locks.setdefault((duel.id, user), asyncio.Lock())

    async def _commit(self, duel_id: str, change: DuelChange, due: DueRecord | None = None) -> None:
        rows = () if due is None else (due,)
        await self._store.commit(Change(of=duel_id, duel=change, due=rows))
        if rows:
            self._due.changed(duel_id, DueChange(rows))


@contextmanager
def _damage_told(duel_id: str) -> Iterator[None]:
    """Logs a record that is damaged. Refuses `set-aside` then."""
    try:
        yield
    except DamagedRecord as why:
        log.error("damaged duel", duel=duel_id, why=str(why))
        raise SetAside from why


def _record(duel: Duel, player: DuelPlayer) -> DuelPlayerRecord:
    person = player.person
    return DuelPlayerRecord(
        duel.id, player.number, person.id, person.name, person.username, player.started_at, player.ended_at
    )
