"""What is due at a table is done once, within two seconds, whichever processes die meanwhile."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import asyncpg
import pytest
from structlog.testing import capture_logs

from bot.sessions.coordination.shared.doors import HTTP
from bot.sessions.service import Sessions
from bot.sessions.session import Place, Session
from bot.sessions.timers.computer_turns import USUAL_PAUSE, choose_in_thread
from bot.sessions.timers.due import DueKind
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.table_timers import due_change
from bot.sessions.transition import TableEvent
from bot.store.change import Change
from bot.store.postgres.store import PostgresStore
from bot.store.sessions import DueRecord
from tests.sessions.harness import ADA, BEA, HERE
from tests.sessions.players import Steady
from tests.sessions.shared.conftest import Process, StartProcess
from tests.sessions.shared.worker import STUCK
from tests.soon import soon

ROOT = Path(__file__).parents[3]
WITHIN = 2.0
"""Seconds from the time at which something is due, or its process has died, until it is done."""

BUSY = 1.0
"""Seconds that it may take longer on a machine on which other tests run."""


async def end_time_to_move(sql: asyncpg.Connection, session: Session, *, ago: int = 0) -> None:
    """Ends the time to move now, or so many milliseconds ago."""
    async with sql.transaction():
        await sql.execute(
            "UPDATE sessions SET deadline = now_ms() - $2, reminded = 1, version = version + 1 WHERE id = $1",
            session.id,
            ago,
        )
        await sql.execute("UPDATE due SET at = now_ms() - $2 WHERE session = $1 AND kind = 'timer'", session.id, ago)


@asynccontextmanager
async def stuck_worker(database: str, *move: str) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Runs a worker that gets stuck at what is due. Yields what kills it, as soon as it holds that."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.sessions.shared.worker", database, *move, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert worker.stdout is not None
    output = worker.stdout

    async def kill() -> None:
        async with asyncio.timeout(30):
            while STUCK not in (await output.readline()).decode():
                assert worker.returncode is None
        worker.kill()
        await worker.wait()

    yield kill
    if worker.returncode is None:
        worker.kill()
        await worker.wait()


def overdue(*processes: Process) -> int:
    """Returns how often the time to move has ended in these processes."""
    return Counter(event for process in processes for event, _ in process.events)[TableEvent.OVERDUE]


async def test_a_deadline_fires_once_among_several_processes(
    one: Process, start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    processes = [one, await start_process(), await start_process()]
    games = [await one.game(ADA, BEA, place=Place(None, 400 + number), clock=600) for number in range(8)]
    await asyncio.gather(*(process.seen(game) for process in processes for game in games))
    for game in games:
        await end_time_to_move(sql, game)
    since = time.monotonic()
    await soon(lambda: overdue(*processes) >= len(games))
    assert time.monotonic() - since < WITHIN + BUSY
    await asyncio.sleep(0.6)
    assert overdue(*processes) == len(games)
    assert all([(await one.seen(game)).clock.overdue for game in games])


async def test_a_deadline_fires_within_two_seconds_though_the_process_that_holds_it_is_killed(
    database: str, one: Process, start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    game = await one.game(ADA, BEA, game="tris_1", clock=600)
    await one.close()
    await end_time_to_move(sql, game)
    two = await start_process(serving=False)
    async with stuck_worker(database) as kill:
        await kill()
        killed_at = time.monotonic()
    await two.sessions.availability.start_timers()
    await soon(lambda: overdue(two) == 1)
    assert time.monotonic() - killed_at < WITHIN + BUSY
    assert (await two.seen(game)).clock.overdue


async def test_a_computer_moves_though_the_process_that_has_its_turn_is_killed(
    database: str, start_process: StartProcess
) -> None:
    store = await PostgresStore.open(database)
    sessions = Sessions(store, choose=choose_in_thread(lambda *_: Steady(0.0)))
    lobby = await sessions.lobbies.open(HERE, ADA, "tris_1", {}, auto_start=False)
    await sessions.lobbies.add_computer(lobby.id, ADA.id, starts=False)
    await sessions.lobbies.start(lobby.id, ADA.id)
    two = await start_process(serving=False)
    async with stuck_worker(database, lobby.id, str(ADA.id), "b2") as kill:
        await kill()
        killed_at = time.monotonic()
    await two.sessions.availability.start_timers()

    async def moved() -> bool:
        return (await two.seen(lobby)).ply == 2

    await soon(moved)
    assert time.monotonic() - killed_at < WITHIN + USUAL_PAUSE + BUSY
    await sessions.close()
    await store.close()


async def test_a_computer_that_others_outrun_moves_once(one: Process, two: Process) -> None:
    """The plan of a process that no longer has the turn is dropped."""
    lobby = await one.sessions.lobbies.open(HERE, ADA, "nim", {"stones": 50}, auto_start=False)
    await one.sessions.lobbies.add_computer(lobby.id, ADA.id, starts=False)
    game = (await one.sessions.lobbies.start(lobby.id, ADA.id)).session
    for ply in (0, 2, 4):
        await (one, two)[ply // 2 % 2].press(game, ADA, "take 1", ply)

        async def answered(ply: int = ply) -> bool:
            return (await one.seen(game)).ply == ply + 2

        await soon(answered)
    assert (await two.seen(game)).ply == 6


async def test_what_is_due_is_done_by_one_process_of_several(one: Process, two: Process) -> None:
    taken: list[str] = []

    async def note(_session: Session, due: DueRecord) -> None:
        taken.append(due.detail)

    one.sessions.due.on(DueKind.PING, note)
    two.sessions.due.on(DueKind.PING, note)
    game = await one.game(ADA, BEA)
    await one.store.commit(Change(of=game.id, due=(DueRecord(game.id, DueKind.PING, 0, "reminder"),)))
    await soon(lambda: taken == ["reminder"])
    await asyncio.sleep(0.6)
    assert taken == ["reminder"]


async def test_what_fails_is_done_again(one: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.sessions.coordination.shared.due_work.RETRIED_AFTER", 100)
    attempts: list[str] = []

    async def fail_once(session: Session, _: DueRecord) -> None:
        attempts.append(session.id)
        if len(attempts) == 1:
            raise IndexError("failed")

    one.sessions.due.on(DueKind.MESSAGE, fail_once)
    game = await one.game(ADA, BEA)
    await soon(lambda: attempts[:2] == [game.id, game.id])


async def test_the_time_in_which_all_processes_were_down_is_credited_once(
    one: Process, start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    game = await one.game(ADA, BEA, clock=600)
    assert game.clock.deadline is not None
    await one.close()
    await sql.execute("UPDATE doors SET open_at = open_at - 3600000 WHERE door = $1", HTTP)
    two, three = await asyncio.gather(start_process(), start_process())
    credited = (await two.seen(game)).clock.deadline
    assert credited == (await three.seen(game)).clock.deadline
    assert credited is not None
    assert 3_600_000 <= credited - game.clock.deadline < 3_660_000


async def test_a_rolling_restart_credits_nothing(one: Process, start_process: StartProcess) -> None:
    game = await one.game(ADA, BEA, clock=600)
    two = await start_process()
    await one.close()
    three = await start_process()
    assert (await two.seen(game)).clock.deadline == (await three.seen(game)).clock.deadline == game.clock.deadline


async def test_a_person_who_has_acted_in_one_process_needs_no_ping_from_another(
    start_process: StartProcess, two: Process
) -> None:
    one, pinged = await start_process(serving=False), list[tuple[int, ...]]()

    async def ping(session: Session, due: DueRecord) -> None:
        pinged.append(two.sessions.pings.recipients(session, TableEvent(due.detail)))

    async def noted() -> object:
        return await two.store.presence.in_channels([game.place.channel])

    async def sent(times: int) -> bool:
        return len(pinged) == times

    two.sessions.due.on(DueKind.PING, ping)
    game = await one.game(ADA, BEA)
    await one.store.commit(Change(of=game.id, due=(DueRecord(game.id, DueKind.PING, 0, TableEvent.START_PING),)))
    await soon(partial(sent, 1))
    one.sessions.pings.acted(game.place.channel, BEA.id)
    await soon(noted)
    await one.store.commit(Change(of=game.id, due=(DueRecord(game.id, DueKind.PING, 1, TableEvent.START_PING),)))
    await soon(partial(sent, 2))
    assert pinged == [(BEA.id,), ()]


async def test_a_lobby_passes_to_who_has_acted_in_another_process(
    one: Process, two: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayerPings, "assume_presence", lambda *_: None)
    lobby = await one.sessions.lobbies.open(HERE, ADA, "nim", {"stones": 50}, auto_start=False)
    await one.sessions.lobbies.join(lobby.id, BEA)
    await two.seen(lobby)
    one.sessions.pings.acted(HERE.channel, BEA.id)

    async def is_known() -> bool:
        seen = await two.seen(lobby)
        return two.sessions.pings.acted_lately(seen, BEA.id)

    await soon(is_known)


async def test_a_change_that_is_shown_writes_again_when_something_is_due(game: Session) -> None:
    for event in (TableEvent.MOVED, TableEvent.JOINED):
        change = due_change(game, game, event, 5, lambda _: 9)
        assert DueRecord(game.id, DueKind.TIMER, 9) in change.due


async def test_a_notice_that_is_too_long_is_logged(one: Process) -> None:
    with capture_logs() as logs:
        one.sessions.notices.tell("long", text="x" * 8000)
        await one.close()
    assert [line["notice"] for line in logs if line["log_level"] == "error"] == ["long"]


def test_what_can_be_due_is_stored_under_names_that_never_change() -> None:
    assert [kind.value for kind in DueKind] == ["timer", "computer", "message", "ping", "tournament", "duel"]
