"""Whatever has an hour happens once, late rather than never, though something fails at that very moment.

The database is away, the process is down, or it is killed while it does it. The machine is in a zone whose clocks
change on that night.

Elsewhere: backups (`tests/store/sqlite/backup/test_schedule.py`), clocks that are set (`test_timers.py`), Discord away
(`test_daily_posts.py`, `tests/ui/table_message`), two processes (`shared`). Seasons have no timer: the end of a game
says to which one it belongs.
"""

import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.players.base import Level
from bot.sessions.daily.days import HOUR, begins_at
from bot.sessions.daily.posts import DuePost
from bot.sessions.duels.closing import GRACE, DuelResult
from bot.sessions.duels.opening import LENGTH
from bot.sessions.privacy.deletion import DELETED_AFTER
from bot.sessions.privacy.guild_removals import KEPT_FOR
from bot.sessions.rules.deadlines import IDLE_LIMIT, LOBBY_IDLE, NOTICE_BEFORE
from bot.sessions.service import Sessions
from bot.sessions.session import Ping, Session
from bot.sessions.settings.guild_settings import DEFAULT
from bot.sessions.timers.due import DueKind, DueRecord
from bot.sessions.timers.timers import Callback, Timers
from bot.sessions.transition import TableEvent
from bot.store.interface import Store
from bot.store.sqlite.driver import ReadingConnection, WritingConnection
from bot.tournaments.tournament import Format, Stage
from tests.sessions.harness import ADA, BEA, HERE, Harness, idle
from tests.sessions.timed_games import timed_game
from tests.sessions.tournaments.cup import Cup
from tests.torture.figures import negative_control

AWAY, LATE = 1_800, 3_600
"""Seconds of an outage, and within how many it has happened after it: clocks of games are credited the outage."""
STEP = 300
"""Seconds by which the clock goes on."""
DAY_OF_CLOCK = 86_400
"""Seconds for a move."""


class Bot:
    """The service with what listens to it, as after each start."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness
        self.cup = Cup(harness)
        self.posts: list[DuePost] = []
        self.weeks: list[DuePost] = []
        self.pings: list[str] = []
        self.over_shown = False
        self._sessions_of = harness.sessions_of
        harness.sessions_of = self._made  # type: ignore[method-assign]  # what restarts call
        harness.sessions.due.on(DueKind.PING, self._ping)
        self.connect()

    def connect(self) -> None:
        """Connects what listens; call it again after each start."""
        self.cup.connect()
        self.harness.sessions.daily_posts.start(self._post)
        self.harness.sessions.week_posts.start(self._post_week)
        self.harness.sessions.duels.use_messages(self._show_duel)
        self.harness.sessions.privacy.removals.use_membership(self._is_member)

    async def start(self) -> None:
        await self.harness.open()
        self.connect()
        await idle()

    async def _post(self, due: DuePost) -> str:
        self.posts.append(due)
        return ""

    async def _post_week(self, due: DuePost) -> str:
        self.weeks.append(due)
        return ""

    async def _show_duel(self, result: DuelResult) -> bool:
        self.over_shown |= result.over
        return True

    async def _is_member(self, guild: int) -> bool | None:  # noqa: ARG002  of none any more
        return False

    def _made(self, store: Store, **more: Any) -> Sessions:
        sessions = self._sessions_of(store, **more)
        sessions.due.on(DueKind.PING, self._ping)
        return sessions

    async def _ping(self, session: Session, due: DueRecord) -> None:
        """Pings as the messages of tables do, and notes that."""
        self.pings.append(due.detail)
        ping = Ping(session.ply, session.clock.overdue, ((HERE.channel, 1),))
        await self.harness.sessions.places.change_pings(session.id, lambda pinged: pinged.with_ping(ping))


class Post:
    """The post of the morning."""

    seconds = 8 * HOUR / 1000

    async def prepare(self, bot: Bot) -> None:
        settings = replace(DEFAULT, daily_channel=77, daily_hour=8)
        await bot.harness.sessions.guild_settings.change(HERE.guild or 0, lambda _: settings)

    async def times(self, bot: Bot) -> int:
        return len({due.guild for due in bot.posts}) and len([due for due in bot.posts if due.begun_at is None])


class WeekPost:
    """The post of the week: that Sunday is the one on which clocks change, in the time zone of the server, too."""

    seconds = 16 * HOUR / 1000

    async def prepare(self, bot: Bot) -> None:
        settings = replace(DEFAULT, week_channel=77, week_hour=18, week_zone="Europe/Rome")
        await bot.harness.sessions.guild_settings.change(HERE.guild or 0, lambda _: settings)
        await bot.harness.sessions.week_posts.settings_changed(HERE.guild or 0, DEFAULT, settings)

    async def times(self, bot: Bot) -> int:
        return len(bot.weeks)


class Reminder:
    """Who is on turn is reminded when a third of the time is left."""

    seconds = DAY_OF_CLOCK * 2 / 3

    async def prepare(self, bot: Bot) -> None:
        await timed_game(bot.harness, clock=DAY_OF_CLOCK)

    async def times(self, bot: Bot) -> int:
        return bot.pings.count(TableEvent.REMINDER)


class Deadline:
    """The time for a move is over."""

    seconds = DAY_OF_CLOCK

    async def prepare(self, bot: Bot) -> None:
        await timed_game(bot.harness, clock=DAY_OF_CLOCK)

    async def times(self, bot: Bot) -> int:
        return bot.pings.count(TableEvent.OVERDUE)


class IdleClosing:
    """A game in which nobody moves is closed, a day after that was announced."""

    seconds = NOTICE_BEFORE / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.harness.game(ADA, BEA)
        await bot.harness.advance((IDLE_LIMIT - NOTICE_BEFORE) / 1000)

    async def times(self, bot: Bot) -> int:
        return int(bot.harness.sessions.tables.at(HERE.channel) is None)


class Notice:
    """That a game will be closed is announced."""

    seconds = (IDLE_LIMIT - NOTICE_BEFORE) / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.harness.game(ADA, BEA)

    async def times(self, bot: Bot) -> int:
        return bot.pings.count(TableEvent.CLOSING)


class Registration:
    """A tournament starts by itself."""

    seconds = 3_600.0

    async def prepare(self, bot: Bot) -> None:
        await bot.cup.create(2, starts_in=3_600)

    async def times(self, bot: Bot) -> int:
        return int((await bot.cup.now()).status is Stage.RUNNING)


class Round:
    """The time for a round of a tournament is over."""

    seconds = 86_400.0

    async def prepare(self, bot: Bot) -> None:
        await bot.cup.create(2, Format.SWISS, round_time=86_400, rounds=1)
        await bot.cup.start()

    async def times(self, bot: Bot) -> int:
        return int(not (await bot.cup.now()).open_pairings)


class Arena:
    """The time of an arena is over."""

    seconds = 1_800.0

    async def prepare(self, bot: Bot) -> None:
        await bot.cup.create(2, Format.ARENA, round_time=1_800, clock=600)
        await bot.cup.start()

    async def times(self, bot: Bot) -> int:
        return int((await bot.cup.now()).ended_at is not None)


class DuelEnd:
    """The day of a duel is over."""

    seconds = (LENGTH + GRACE) / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.harness.sessions.duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY)

    async def times(self, bot: Bot) -> int:
        return int(bot.over_shown and not await bot.harness.store.duels.all())


class LobbyClosing:
    """A lobby in which nothing happens is closed."""

    seconds = LOBBY_IDLE / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.harness.lobby(ADA, BEA)

    async def times(self, bot: Bot) -> int:
        return int(bot.harness.sessions.tables.at(HERE.channel) is None)


class Deletion:
    """Somebody's data are deleted half an hour after the request."""

    seconds = DELETED_AFTER / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.harness.finished_game(ADA, BEA)
        await bot.harness.sessions.privacy.deletions.ask(ADA.id, "en")

    async def times(self, bot: Bot) -> int:
        return int(await bot.harness.sessions.privacy.deletions.of(ADA.id) is None)


class Removal:
    """A server is forgotten thirty days after it has removed the bot."""

    seconds = KEPT_FOR / 1000

    async def prepare(self, bot: Bot) -> None:
        await bot.harness.finished_game(ADA, BEA)
        await bot.harness.sessions.guild_removed(HERE.guild or 0)

    async def times(self, bot: Bot) -> int:
        return int(not await bot.harness.store.guilds.removals())


HOURS = (
    Post,
    WeekPost,
    Reminder,
    Deadline,
    Notice,
    IdleClosing,
    LobbyClosing,
    Registration,
    Round,
    Arena,
    DuelEnd,
    Deletion,
    Removal,
)


@contextmanager
def database_away() -> Iterator[None]:
    """A block in which the database can neither be read nor written."""

    async def fails(*_: object, **__: object) -> Any:
        raise sqlite3.OperationalError("disk I/O error")

    with pytest.MonkeyPatch.context() as patch:
        for connection, names in ((ReadingConnection, ("fetch_together",)), (WritingConnection, ("transact", "erase"))):
            for name in names:
                patch.setattr(connection, name, fails)
        yield


async def away(bot: Bot) -> None:
    """The database is away when the hour comes, and comes back half an hour later."""
    with database_away():
        await goes_on(bot, AWAY)


async def down(bot: Bot) -> None:
    """The process is down when the hour comes, and starts half an hour later."""
    await bot.harness.crash()
    bot.harness.clock.time += AWAY * 1000
    await bot.start()


async def killed(bot: Bot) -> None:
    """The process is killed before its first write after the hour came, and starts again."""
    await dies(bot, written=False)


async def killed_after_writing(bot: Bot) -> None:
    """The process is killed right after its first write after the hour came, and starts again."""
    await dies(bot, written=True)


async def dies(bot: Bot, *, written: bool) -> None:
    transact, erase = WritingConnection.transact, WritingConnection.erase
    dead = list[bool]()

    def dying(work: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def die(*arguments: Any) -> None:
            if written and not dead:
                await work(*arguments)
            dead.append(True)
            raise sqlite3.OperationalError("the process is dead")

        return die

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WritingConnection, "transact", dying(transact))
        patch.setattr(WritingConnection, "erase", dying(erase))
        while not dead:
            await bot.harness.advance(1)
        await bot.harness.crash()
    await bot.start()


async def goes_on(bot: Bot, seconds: float) -> None:
    for _ in range(int(seconds / STEP)):
        await bot.harness.advance(STEP)


@pytest.fixture
async def bot(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    """A bot on the night on which the clocks of its machine change."""
    monkeypatch.setenv("TZ", "Europe/Rome")
    time.tzset()
    harness.clock.time = begins_at("2027-03-28")
    yield Bot(harness)
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("outage", [away, down, killed, killed_after_writing], ids=lambda one: one.__name__)
@pytest.mark.parametrize("hour", HOURS)
async def test_what_has_an_hour_happens_once_though_something_fails_at_that_moment(
    bot: Bot, hour: Callable[[], Any], outage: Callable[[Bot], Awaitable[None]]
) -> None:
    due = hour()
    assert await times_around(bot, due, outage) == 1
    await goes_on(bot, LATE)
    assert await due.times(bot) == 1


@negative_control
@pytest.mark.parametrize("hour", [hour for hour in HOURS if hour not in (Deletion, Removal)])
async def test_without_retries_it_does_not_happen(
    bot: Bot, hour: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The negative control: what has failed is not tried again. What is to be deleted is looked for each hour, too."""
    set_timer = Timers._set

    def set_once(timers: Timers, key: str, at: int, callback: Callback, *, failures: int) -> None:
        if not failures:
            set_timer(timers, key, at, callback, failures=0)

    monkeypatch.setattr(Timers, "_set", set_once)
    assert await times_around(bot, hour(), away) == 0


async def times_around(bot: Bot, due: Any, outage: Callable[[Bot], Awaitable[None]]) -> int:
    """Returns how often it has happened, as soon as it has or an hour after an outage at its moment."""
    await due.prepare(bot)
    await idle()
    await bot.harness.advance(due.seconds - 2)
    assert await due.times(bot) == 0, "too early"
    await outage(bot)
    for _ in range(int(LATE / STEP)):
        if await due.times(bot):
            break
        await bot.harness.advance(STEP)
    return int(await due.times(bot))
