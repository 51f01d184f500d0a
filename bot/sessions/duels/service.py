"""Live duels: opens, begins, plays, cancels and leaves them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hmac import digest
from weakref import WeakValueDictionary

import structlog

from bot.games import DUELS
from bot.players import simple_player
from bot.players.base import Level
from bot.players.choosing import Choice
from bot.sessions.analysis import Rate
from bot.sessions.duels.closing import DuelClosing
from bot.sessions.duels.duel import Duel, DuelPlayer, moved, record_of
from bot.sessions.duels.opening import draw_deals, opening
from bot.sessions.duels.reading import SavedDuels
from bot.sessions.duels.seals import sealed_game
from bot.sessions.duels.series import Series
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.rules.play import make_computer_move
from bot.sessions.session import Person, Place, Session
from bot.sessions.timers.computer_turns import Choose, choose_in_thread, move_requests
from bot.sessions.timers.due import Due, DueChange, DueKind
from bot.sessions.timers.timers import Lock, Now
from bot.store.change import Change
from bot.store.duels import DuelChange, DuelLeft, DuelMoveRecord
from bot.store.errors import Conflict
from bot.store.interface import Store
from bot.store.sessions import DueRecord

MOST_PLAYERS = 8

POSTED_WITHIN = 60_000
"""Milliseconds after which a duel is looked at for the first time: if its process has died, it has no message yet."""

MOST_OPENED, MOST_IN_GUILD = 3, 20
"""The most live duels opened by one user, and in one guild, however many deals they have."""


class Duels:
    """Live duels. Methods raise StoreUnavailable.

    Attributes:
        find, series: those of `SavedDuels`.
        use_messages: that of `DuelClosing`.
    """

    def __init__(
        self,
        store: Store,
        due: Due,
        *,
        choose: Choose,
        rate: Rate,
        now: Now,
        lock: Lock,
        token_bytes: Callable[[int], bytes],
    ) -> None:
        """choose: chooses the moves of computers. rate: rates moves."""
        self._store = store
        self._due = due
        self._choose = choose
        self._now = now
        self._open_lock = lock
        self._token_bytes = token_bytes
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        self._saved = SavedDuels(store.duels)
        self.find, self.series = self._saved.find, self._saved.series
        self.use_messages = DuelClosing(store, due, rate=rate, now=now).use_messages

    async def open(self, place: Place, people: Sequence[Person], game_key: str, level: Level, deals: int = 1) -> Series:
        """Opens a duel of these people, the first of whom is its opener, in a channel of a guild.

        Refuses `unknown-game`, `duel-friends` (most), `duel-quota-user` and `duel-quota-server` (most).
        """
        if game_key not in DUELS or place.guild is None or place.user_install:
            raise Refusal("unknown-game", game=game_key)
        if not 2 <= len({person.id for person in people}) == len(people) <= MOST_PLAYERS:
            raise Refusal("duel-friends", most=MOST_PLAYERS)
        async with self._open_lock(f"duels of guild {place.guild}"):  # else several at a time could exceed a quota
            now = self._now()
            openers = await self._store.duels.openers(place.guild, now)
            if openers.count(people[0].id) >= MOST_OPENED:
                raise Refusal("duel-quota-user", most=MOST_OPENED)
            if len(openers) >= MOST_IN_GUILD:
                raise Refusal("duel-quota-server", most=MOST_IN_GUILD)
            drawn = await asyncio.to_thread(draw_deals, game_key, deals, now, self._token_bytes)
            opened = opening(place, people, game_key, level, drawn, now=now)
            first = opened.opened[0]
            await self._commit(first.id, opened, DueRecord(first.id, DueKind.DUEL, now + POSTED_WITHIN))
        return await self.series(first.id)

    async def of_person(self, user: int) -> list[Series]:
        """Returns a user's live duels, those that end first at the beginning."""
        found = list[Series]()
        for one in await self._store.duels.of_person(user):
            with suppress(Refusal):  # closed meanwhile, or damaged
                found.append(await self.series(one))
        return [one for one in found if not one.finished and self._now() < one.first.closes_at]

    async def show_again(self, user: int, channel: int) -> None:
        """Schedules an update of the messages of a user's duels in a channel."""
        for series in await self.of_person(user):
            if series.first.channel == channel:
                due = DueRecord(series.first.id, DueKind.DUEL, self._now(), held=True)
                await self._commit(series.first.id, DuelChange(), due)

    async def note_message(self, duel_id: str, message: int) -> None:
        """Notes the public message of a duel."""
        await self._commit(duel_id, DuelChange(posted=(duel_id, message)))

    async def cancel(self, duel_id: str, user: int, *, moderated: int | None) -> Series:
        """Deletes a duel without a trace, and returns it as it was.

        Refuses `duel-not-yours`, `duel-begun`, and as `series` does.

        Args:
            moderated: as for `Series.may_cancel`.
        """
        series = await self.series(duel_id)
        if not series.may_cancel(user, moderated):
            raise Refusal("duel-begun" if series.opener == user else "duel-not-yours")
        await self._commit(duel_id, DuelChange(closed=duel_id))
        return series

    async def delete_person(self, user: int) -> None:
        """Removes a user and their moves from live duels; messages no longer name them."""
        for duel_id in await self._store.duels.of_person(user):
            due = DueRecord(duel_id, DueKind.DUEL, self._now(), held=True)
            await self._commit(duel_id, DuelChange(left=DuelLeft(duel_id, user)), due)

    async def game(self, duel: Duel, user: int) -> Session | None:
        """Returns a user's game, with the user on turn unless it is over; None before it is begun.

        Refuses `duel-not-invited`. The game's state is None if today's rules cannot replay it.
        """
        player = duel.player_of(user)
        if player.started_at is None:
            return None
        async with self._lock(duel, user):
            session = await self._saved.game(duel, player)
            return session if session.state is None else await self._with_computers(duel, player, session)

    async def current_game(self, user: int) -> Session | None:
        """Returns the game in progress that a user began last; None if there is none.

        Also None if today's rules cannot replay it.
        """
        deal = await self._store.duels.begun(user)
        if deal is None:
            return None
        with suppress(Refusal):  # closed meanwhile, or damaged
            session = await self.game(await self.find(deal), user)
            return None if session is None or session.state is None else session
        return None

    async def begin(self, duel: Duel, user: int) -> Session:
        """Begins a user's game, or returns the game that they have already begun.

        Refuses `duel-not-invited`, `duel-earlier-deal`, `duel-over` and `duel-other-rules`.
        """
        async with self._lock(duel, user):
            series = await self.series(duel.series)  # another press may have begun it
            newest = series.deals[duel.number - 1]
            player = newest.player_of(user)
            if player.started_at is None:
                if series.next_deal(user) != newest:
                    raise Refusal("duel-earlier-deal")
                now = self._now()
                newest.require_on(now)
                begins = sealed_game(record_of(newest, replace(player, started_at=now)), moves=())
                await self._commit(newest.id, DuelChange(begun=(begins,)))
                newest = await self.find(newest.id)  # another process may have begun it first
                player = newest.player_of(user)
            session = await self._saved.game(newest, player)
            return session if session.state is None else await self._with_computers(newest, player, session)

    async def move(self, duel: Duel, user: int, words: str, ply: int) -> Session:
        """Makes a user's move that was chosen at this ply, then the computers' moves.

        The user's move is written before computers choose. Refuses `duel-not-invited`, `duel-not-begun`, and as `moved`
        does.
        """
        player = duel.player_of(user)
        if player.started_at is None:
            raise Refusal("duel-not-begun")
        async with self._lock(duel, user):
            before = await self._saved.game(duel, player)
            if before.state is None:
                raise Refusal("duel-other-rules")
            after = moved(duel, before, words, ply, self._now())
            await self._write(duel, player, before, after)
            return await self._with_computers(duel, player, after)

    async def results(self, duel: Duel, reader: int) -> Mapping[DuelPlayer, Session]:
        """Returns the games of the players who have finished. Refuses `duel-hidden` to a reader who has not."""
        if not duel.player_of(reader).finished:
            raise Refusal("duel-hidden")
        return {player: await self._saved.game(duel, player) for player in duel.players if player.finished}

    async def _with_computers(self, duel: Duel, player: DuelPlayer, session: Session) -> Session:
        """Makes computers' moves until the player is on turn, or the game or the duel is over."""
        while session.to_act and session.to_act <= session.computers:
            choice = await computer_choice(self._choose, duel, session)
            if self._now() >= duel.closes_at:  # its rows may be gone
                break
            after = make_computer_move(session, choice.seat, choice.words, ply=session.ply, now=self._now()).session
            await self._write(duel, player, session, after)
            session = after
        return session

    async def _write(self, duel: Duel, player: DuelPlayer, before: Session, after: Session) -> None:
        """Writes the moves from one session to the next. Raises Stale if another process was faster."""
        person = player.person.id
        moves = tuple(
            DuelMoveRecord(duel.id, person, ply, move.seat, move.words, move.at)
            for ply, move in enumerate(after.moves[before.ply :], start=before.ply + 1)
        )
        played = record_of(duel, replace(player, ended_at=after.result.ended_at))
        due = None if after.status.live else DueRecord(duel.series, DueKind.DUEL, self._now(), held=True)
        try:
            change = DuelChange(moves=moves, played=(sealed_game(played, after.moves),))
            await self._commit(duel.series, change, due)
        except Conflict as conflict:
            raise Stale from conflict

    def _lock(self, duel: Duel, user: int) -> asyncio.Lock:
        return self._locks.setdefault((duel.id, user), asyncio.Lock())

    async def _commit(self, duel_id: str, change: DuelChange, due: DueRecord | None = None) -> None:
        rows = () if due is None else (due,)
        await self._store.commit(Change(of=duel_id, duel=change, due=rows))
        if rows:
            self._due.changed(duel_id, DueChange(rows))


log = structlog.get_logger()


async def computer_choice(choose: Choose, duel: Duel, session: Session) -> Choice:
    """Returns a computer's move: the same at every table in the same position, as long as its search can run.

    Its luck comes from the secret seed and the ply, and reveals nothing of the game's luck. It waits for the level's
    own search, however busy the server is; if that fails, a simple player moves, so that nobody waits for ever.
    """
    seed = digest(duel.seed, f"computer:{session.ply}".encode(), "sha256")
    requests = [replace(one, full=True) for one in move_requests(session, sorted(session.to_act), seed)]
    choice: Choice | None = None
    try:
        choice = await choose(duel.guild, requests, lambda: True)
    except Exception:  # such as a worker that is lost
        log.exception("computer's move not chosen", game=session.game_key, session=session.id)
    choice = choice or await choose_in_thread(simple_player)(duel.guild, requests, lambda: True)
    if choice is None:
        raise RuntimeError("a move that is wanted was not chosen")
    if choice.failure:
        log.error("computer failed", game=session.game_key, traceback=choice.failure)
    return choice
