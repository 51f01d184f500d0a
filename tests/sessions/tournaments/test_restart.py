"""A tournament goes on after its process has died, in whatever state: nothing is lost, and nothing is done twice."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.sessions.tournaments.events import TournamentEvent
from bot.sessions.transition import TableEvent
from bot.tournaments.tournament import Format, Pairing, Reason, Result, Stage, Tournament
from tests.sessions.harness import Harness, idle
from tests.sessions.tournaments.cup import ORGANISER, Cup, player


async def test_registration_goes_on(cup: Cup, harness: Harness) -> None:
    before = await cup.create(3, starts_in=600)
    await cup.restart()
    assert await cup.now() == before
    assert cup.events[-1] is TournamentEvent.RESUMED
    await harness.sessions.tournaments.join(cup.id, player(4))
    await harness.advance(600)
    assert len((await cup.now()).pairings) == 2


async def test_a_tournament_whose_time_came_while_the_bot_was_down_starts(cup: Cup, harness: Harness) -> None:
    await cup.create(2, starts_in=600)
    await harness.crash()
    harness.clock.time += 3_600_000
    await harness.open()
    cup.connect()
    await idle()
    assert (await cup.now()).status is Stage.RUNNING


async def test_a_round_that_was_started_and_not_paired_is_paired(
    cup: Cup, harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cup.create(4)
    monkeypatch.setattr(harness.sessions.due, "changed", lambda *_: None)  # the process dies right after the start
    await harness.sessions.tournaments.start(cup.id, ORGANISER.id, moderator=False)
    assert (await cup.now()).round == 0
    await cup.restart()
    assert [pairing.channel for pairing in (await cup.now()).pairings] == [5_001, 5_002]


@pytest.mark.parametrize("dying_at", ["thread", "table", "note"])
async def test_tables_that_were_not_opened_are_opened_once(
    cup: Cup, harness: Harness, dying_at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cup.create(4)
    stuck = asyncio.Event()
    make, tables = cup.threads.make, harness.sessions.tournaments._runner._tables
    opening = tables.open

    async def make_thread(tournament: Tournament, pairing: Pairing) -> int:
        if dying_at == "thread" and pairing.number == 2:
            await stop(stuck)
        return await make(tournament, pairing)

    async def open_table(tournament: Tournament, pairing: Pairing, channel: int) -> object:
        if dying_at == "table" and pairing.number == 2:
            await stop(stuck)
        session = await opening(tournament, pairing, channel)
        if dying_at == "note" and pairing.number == 2:
            await stop(stuck)
        return session

    monkeypatch.setattr(tables, "open", open_table)
    harness.sessions.tournaments.use_threads(make_thread)
    await harness.sessions.tournaments.start(cup.id, ORGANISER.id, moderator=False)
    await stuck.wait()
    assert (await cup.now()).pairings[1].channel is None
    await harness.store.close()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.sleep(0)
    await harness.open()
    cup.connect()
    await idle()
    resumed = await cup.now()
    assert [pairing.channel for pairing in resumed.pairings] == [5_001, 5_002]
    assert len(harness.sessions.tables.live()) == 2
    assert {session.id for session in harness.sessions.tables.live()} == {one.session for one in resumed.pairings}


async def stop(stuck: asyncio.Event) -> None:
    """Waits for ever, as a process that is killed."""
    stuck.set()
    await asyncio.Event().wait()


async def test_the_message_of_a_table_that_was_never_posted_is_asked_for_again(cup: Cup, harness: Harness) -> None:
    await cup.create(2)
    await cup.start()
    harness.events.clear()
    await cup.restart()
    assert [event for event, _ in harness.events] == [TableEvent.STARTED]


async def test_a_result_that_was_not_taken_is_taken_and_the_next_round_paired(
    cup: Cup, harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cup.create(4)
    started = await cup.start()
    monkeypatch.setattr(
        harness.sessions.due, "changed", lambda *_: None
    )  # the process dies before it looks at the games that have ended
    for pairing in started.pairings:
        session = await cup.session(pairing)
        await harness.move(session, session.people[0], "take 1")
    assert (await cup.now()).open_pairings == started.pairings
    await cup.restart()
    resumed = await cup.now()
    assert resumed.round == 2
    assert [pairing.winner for pairing in resumed.in_round(1)] == [pairing.first for pairing in resumed.in_round(1)]


async def test_a_round_in_the_middle_goes_on_and_its_time_is_credited(cup: Cup, harness: Harness) -> None:
    await cup.create(4, round_time=3600, clock=600, options={"stones": 9})
    started = await cup.start()
    await harness.advance(5)
    await harness.crash()
    harness.clock.time += 7_200_000
    await harness.open()
    cup.connect()
    await idle()
    resumed = await cup.now()
    assert resumed.pairings == started.pairings
    assert resumed.due_at is not None
    assert started.due_at is not None
    assert resumed.due_at - started.due_at == 7_200_000


async def test_time_without_discord_is_credited_to_a_round_and_ends_it_not(cup: Cup, harness: Harness) -> None:
    await cup.create(2, round_time=3600, options={"stones": 9})
    started = await cup.start()
    assert started.due_at is not None
    harness.sessions.availability.guilds_unavailable([10])
    await harness.advance(7_200)
    assert await cup.now() == started
    await harness.sessions.availability.guilds_available([10])
    assert (await cup.now()).due_at == started.due_at + 7_200_000
    harness.sessions.availability.connection_lost()
    await harness.advance(7_200)
    await harness.sessions.availability.connection_resumed()
    await idle()
    assert (await cup.now()).due_at == started.due_at + 14_400_000


async def test_an_arena_goes_on(cup: Cup, harness: Harness) -> None:
    await cup.create(4, Format.ARENA)
    await cup.start()
    await harness.advance(5)
    first = await cup.now()
    assert len(first.open_pairings) == 2
    await cup.win(first.open_pairings[0])
    await cup.restart()
    assert len((await cup.now()).open_pairings) == 1
    await cup.win((await cup.now()).open_pairings[0])
    await harness.advance(5)
    assert len((await cup.now()).open_pairings) == 2


async def test_a_tournament_that_has_ended_or_was_cancelled_stays_as_it_is(cup: Cup, harness: Harness) -> None:
    await cup.create(2)
    await cup.start()
    await cup.play_round()
    before = await harness.sessions.tournaments.set_message(cup.id, 6)  # a post that was under way as it ended
    assert not before.done
    ended = await harness.sessions.tournaments.set_message(cup.id, 7, shows_end=True)
    assert ended.status is Stage.FINISHED
    assert ended.done
    await cup.restart()
    await harness.advance(86_400)
    assert await cup.now() == ended
    assert await harness.sessions.tournaments.in_guild(10) == ()
    assert await harness.sessions.tournaments.ended_in(10, 100) == (ended,)


@pytest.mark.parametrize(
    ("format_", "result"), [(Format.SWISS, Result.DRAW), (Format.ARENA, Result.NEITHER)], ids=["rounds", "arena"]
)
async def test_a_damaged_game_has_no_result_and_the_others_go_on(
    cup: Cup, harness: Harness, format_: Format, result: Result
) -> None:
    await cup.create(4, format_, **({"rounds": 2} if format_ is Format.SWISS else {"round_time": 1800}))
    await cup.start()
    await harness.advance(10)
    damaged, whole = (await cup.now()).open_pairings
    await harness.crash()
    with closing(sqlite3.connect(harness.path)) as database, database:
        database.execute("UPDATE sessions SET options = '{}' WHERE id = ?", (damaged.session,))
    await harness.open()
    cup.connect()
    await idle()
    decided = (await cup.now()).pairings[damaged.number - 1]
    assert (decided.result, decided.reason) == (result, Reason.NOT_PLAYED)
    await cup.win(whole)
    await harness.advance(10)
    assert len((await cup.now()).open_pairings) == 2, "all four play on"
