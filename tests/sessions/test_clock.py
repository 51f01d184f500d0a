"""The clock: reminders, and what happens when the time is over."""

from bot.games.base import Seat
from bot.sessions.coordination.alone.heartbeat import INTERVAL
from bot.sessions.session import GaveUpReason, GivenUp, Place, Status
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.players import Steady
from tests.sessions.refusals import refused
from tests.sessions.timed_games import events, timed_game


async def test_without_a_clock_there_is_no_deadline_and_no_win_to_claim(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    assert session.clock.deadline is None
    await harness.advance(5 * 86_400)
    assert await harness.current(session) == session
    with refused("no-clock"):
        await harness.sessions.games.claim(session.id, BEA.id)
    with refused("no-clock"):
        await harness.sessions.games.wait(session.id, BEA.id)


async def test_each_move_starts_the_clock_again(harness: Harness) -> None:
    session = await timed_game(harness)
    assert session.clock.deadline == harness.clock.time + 120_000
    await harness.advance(30)
    session = await harness.move(session, ADA, "take 1")
    assert session.clock.deadline == harness.clock.time + 120_000
    assert await events(harness, session) == []


async def test_there_is_one_reminder_when_a_third_of_the_time_is_left(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(79)
    assert await events(harness, session) == []
    await harness.advance(1)
    assert await events(harness, session) == [TableEvent.REMINDER]
    assert (await harness.current(session)).clock.reminded
    await harness.restart()
    await harness.advance(39)
    assert await events(harness, session) == [TableEvent.REMINDER]
    session = await harness.move(session, ADA, "take 1")
    assert not session.clock.reminded


async def test_reminders_can_be_switched_off(harness: Harness) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(reminders=False))
    session = await timed_game(harness)
    await harness.advance(119)
    assert await events(harness, session) == []


async def test_the_opponent_of_an_overdue_player_may_claim_the_win(harness: Harness) -> None:
    session = await timed_game(harness)
    with refused("not-overdue"):
        await harness.sessions.games.claim(session.id, BEA.id)
    await harness.advance(120)
    await harness.advance(2 * 86_400)
    session = await harness.current(session)
    assert session.clock.overdue
    assert await events(harness, session) == [TableEvent.OVERDUE]
    with refused("own-time"):
        await harness.sessions.games.claim(session.id, ADA.id)
    with refused("not-seated"):
        await harness.sessions.games.claim(session.id, CY.id)
    session = await harness.sessions.games.claim(session.id, BEA.id)
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None
    assert (session.result.outcome.ranks, session.result.reason) == ((2, 1), "out-of-time")
    assert session.result.given_up == (GivenUp(Seat(0), GaveUpReason.OUT_OF_TIME),)
    assert await harness.restored(session) == session


async def test_the_opponent_of_an_overdue_player_may_extend_the_time(harness: Harness) -> None:
    session = await timed_game(harness)
    with refused("not-overdue"):
        await harness.sessions.games.wait(session.id, BEA.id)
    await harness.advance(120)
    with refused("own-time"):
        await harness.sessions.games.wait(session.id, ADA.id)
    session = await harness.sessions.games.wait(session.id, BEA.id)
    assert not session.clock.overdue
    assert session.clock.deadline == harness.clock.time + 120_000
    await harness.advance(80)
    await harness.advance(40)
    assert await events(harness, session) == [TableEvent.OVERDUE, TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_an_overdue_player_may_still_move(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(120)
    session = await harness.move(session, ADA, "take 1", ply=0)
    assert not session.clock.overdue
    with refused("not-overdue"):
        await harness.sessions.games.claim(session.id, BEA.id)


async def test_being_overdue_survives_a_restart_and_is_notified_once(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(120)
    session = await harness.current(session)
    await harness.restart()
    await harness.advance(2 * 86_400)
    assert await harness.current(session) == session
    assert await events(harness, session) == [TableEvent.OVERDUE]


async def test_an_opponent_who_waits_for_three_days_wins(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(120)
    await harness.restart()
    await harness.advance(3 * 86_400)
    session = await harness.current(session)
    assert (session.status, session.result.reason, session.losers) == (Status.FINISHED, "out-of-time", (0,))
    assert harness.sessions.tables.at(HERE.channel) is None
    assert await events(harness, session) == [TableEvent.OVERDUE, TableEvent.ENDED]


async def test_a_computer_plays_on_for_one_of_three_who_runs_out_of_time(harness: Harness) -> None:
    harness.player = lambda *_: Steady()
    await harness.restart()
    session = await timed_game(harness, ADA, BEA, CY, stones=3)
    await harness.advance(120)
    session = await harness.current(session)
    assert session.result.given_up == (GivenUp(Seat(0), GaveUpReason.OUT_OF_TIME),)
    assert session.clock.deadline is None
    await harness.advance(1)
    session = await harness.current(session)
    assert [move.words for move in session.moves] == ["take 1"]
    assert await events(harness, session) == [TableEvent.AWAY, TableEvent.MOVED]
    with refused("away"):
        await harness.move(session, ADA, "take 1")


async def test_a_computer_wins_at_once_against_a_player_who_runs_out_of_time(harness: Harness) -> None:
    session = await harness.game(ADA, computers=1, clock=30)
    await harness.advance(30)
    session = await harness.current(session)
    assert session.result.outcome is not None
    assert (session.result.outcome.ranks, session.result.reason) == ((2, 1), "out-of-time")
    assert await events(harness, session) == [TableEvent.ENDED]


async def test_there_is_no_deadline_on_a_computers_turn(harness: Harness) -> None:
    harness.player = lambda *_: Steady(float("inf"))
    await harness.restart()
    session = await harness.game(ADA, computers=1, options={"stones": 9}, clock=30)
    session = await harness.move(session, ADA, "take 1")
    assert session.clock.deadline is None


async def test_races_and_games_for_one_have_no_clock(harness: Harness) -> None:
    alone = await timed_game(harness, ADA)
    race = await harness.game(ADA, BEA, game="buzz", place=Place(10, 101), clock=30)
    assert alone.clock.deadline is race.clock.deadline is None


async def test_a_limit_of_the_rules_makes_its_move_when_it_is_over(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="buzz")
    session = await harness.move(session, BEA, "call")
    assert session.clock.deadline == harness.clock.time + 10_000
    await harness.advance(9)
    assert (await harness.current(session)).ply == 1
    await harness.advance(1)
    session = await harness.current(session)
    assert [(move.seat, move.words, move.action) for move in session.moves][1:] == [(1, "pass", None)]
    assert session.clock.deadline is None
    assert await events(harness, session) == [TableEvent.MOVED]


async def test_a_move_in_time_prevents_the_move_of_the_limit(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="buzz")
    await harness.move(session, BEA, "call")
    await harness.advance(9)
    session = await harness.move(session, BEA, "answer")
    await harness.advance(60)
    assert (await harness.current(session)).ply == 2


async def test_a_caller_of_set_cannot_type_the_move_that_ends_the_call_before_the_time_is_up(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="set")
    session = await harness.move(session, BEA, "call")
    with refused("time-not-up"):
        await harness.move(session, BEA, " Late")
    assert await harness.current(session) == session
    await harness.advance(10)
    assert [move.words for move in (await harness.current(session)).moves] == ["call", "late"]


async def test_a_timer_that_fires_too_early_is_set_again(harness: Harness) -> None:
    session = await timed_game(harness)
    (timer,) = [timer for timer in harness.clock.timers if timer.at == harness.clock.time + 80_000]
    timer.cancel()
    timer.call()
    await harness.advance(80)
    assert await events(harness, session) == [TableEvent.REMINDER]


async def test_a_limit_of_the_rules_runs_on_when_its_player_gives_up(harness: Harness) -> None:
    harness.player = lambda *_: Steady(float("inf"))
    await harness.restart()
    session = await harness.game(ADA, BEA, CY, game="buzz")
    called = await harness.move(session, BEA, "call")
    await harness.advance(4)
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert session.clock.deadline == called.clock.deadline
    await harness.advance(6)
    assert [move.words for move in (await harness.current(session)).moves] == ["call", "pass"]


async def test_closing_makes_a_last_heartbeat(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(INTERVAL / 1000)
    harness.clock.time += INTERVAL - 1
    await harness.close()
    harness.clock.time += 86_400_000
    await harness.open()
    assert (await harness.current(session)).clock.deadline == harness.clock.time + 120_000 - 2 * INTERVAL + 1


async def test_a_tick_that_comes_too_early_or_late_or_twice_does_nothing(harness: Harness) -> None:
    session = await timed_game(harness)
    assert await harness.sessions.unattended.tick(session.id, 0) == session
    await harness.move(session, ADA, "take 1")
    harness.clock.time += 120_000
    for ply in (0, 2):
        assert (await harness.sessions.unattended.tick(session.id, ply)).clock.overdue is False
    first = await harness.sessions.unattended.tick(session.id, 1)
    assert first.clock.overdue
    assert await harness.sessions.unattended.tick(session.id, 1) == first
    assert await events(harness, session) == [TableEvent.OVERDUE]


async def test_a_lobby_in_which_nothing_happens_for_half_an_hour_closes(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    await harness.advance(29 * 60)
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    await harness.advance(29 * 60)
    assert (await harness.current(session)).status is Status.LOBBY
    await harness.advance(60)
    session = await harness.current(session)
    assert (session.status, session.result.reason) == (Status.ABANDONED, "expired")
    assert harness.sessions.tables.at(HERE.channel) is None
    assert await events(harness, session) == [TableEvent.EXPIRED]
