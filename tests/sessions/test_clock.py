"""Time at the table: reminders, and what happens when it is over."""

from bot.games.base import Seat
from bot.sessions.session import GaveUpReason, GivenUp, Place, Status
from bot.sessions.timers.heartbeat import BEAT
from bot.sessions.transition import TableEvent
from tests.sessions.house import ADA, BEA, CY, HERE, House
from tests.sessions.players import Steady
from tests.sessions.refusals import refused
from tests.sessions.timed import happened, timed


async def test_without_a_clock_no_time_runs(house: House) -> None:
    session = await house.game(ADA, BEA)
    assert session.deadline is None
    await house.passes(10**7)
    assert await house.shown(session) == session


async def test_each_move_begins_a_new_time(house: House) -> None:
    session = await timed(house)
    assert session.deadline == house.clock.time + 120_000
    await house.passes(30)
    session = await house.move(session, ADA, "take 1")
    assert session.deadline == house.clock.time + 120_000
    assert await happened(house, session) == []


async def test_one_reminder_when_a_third_of_the_time_is_left(house: House) -> None:
    session = await timed(house)
    await house.passes(79)
    assert await happened(house, session) == []
    await house.passes(1)
    assert await happened(house, session) == [TableEvent.REMINDER]
    assert (await house.shown(session)).reminded
    await house.restart()
    await house.passes(39)
    assert await happened(house, session) == [TableEvent.REMINDER]
    session = await house.move(session, ADA, "take 1")
    assert not session.reminded


async def test_reminders_can_be_switched_off(house: House) -> None:
    await house.sessions.guild_settings.change(10, house.settings(reminders=False))
    session = await timed(house)
    await house.passes(119)
    assert await happened(house, session) == []


async def test_of_two_the_other_may_claim_the_win(house: House) -> None:
    session = await timed(house)
    with refused("not-overdue"):
        await house.sessions.claim(session.id, BEA.id)
    await house.passes(120)
    await house.passes(2 * 86_400)
    session = await house.shown(session)
    assert session.overdue
    assert await happened(house, session) == [TableEvent.OVERDUE]
    with refused("own-time"):
        await house.sessions.claim(session.id, ADA.id)
    with refused("not-seated"):
        await house.sessions.claim(session.id, CY.id)
    session = await house.sessions.claim(session.id, BEA.id)
    assert session.status is Status.FINISHED
    assert session.outcome is not None
    assert (session.outcome.ranks, session.reason) == ((2, 1), "out-of-time")
    assert session.given_up == (GivenUp(Seat(0), GaveUpReason.OUT_OF_TIME),)
    assert await house.kept(session) == session


async def test_or_wait_for_the_time_once_more(house: House) -> None:
    session = await timed(house)
    with refused("not-overdue"):
        await house.sessions.wait(session.id, BEA.id)
    await house.passes(120)
    with refused("own-time"):
        await house.sessions.wait(session.id, ADA.id)
    session = await house.sessions.wait(session.id, BEA.id)
    assert not session.overdue
    assert session.deadline == house.clock.time + 120_000
    await house.passes(80)
    await house.passes(40)
    assert await happened(house, session) == [TableEvent.OVERDUE, TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_the_late_one_may_still_move(house: House) -> None:
    session = await timed(house)
    await house.passes(120)
    session = await house.move(session, ADA, "take 1", ply=0)
    assert not session.overdue
    with refused("not-overdue"):
        await house.sessions.claim(session.id, BEA.id)


async def test_being_overdue_survives_a_restart_and_is_told_once(house: House) -> None:
    session = await timed(house)
    await house.passes(120)
    session = await house.shown(session)
    await house.restart()
    await house.passes(2 * 86_400)
    assert await house.shown(session) == session
    assert await happened(house, session) == [TableEvent.OVERDUE]


async def test_who_waits_for_days_has_won(house: House) -> None:
    session = await timed(house)
    await house.passes(120)
    await house.restart()
    await house.passes(3 * 86_400)
    session = await house.shown(session)
    assert (session.status, session.reason, session.losers) == (Status.FINISHED, "out-of-time", (0,))
    assert house.sessions.at(HERE.channel) is None
    assert await happened(house, session) == [TableEvent.OVERDUE, TableEvent.ENDED]


async def test_of_three_one_who_is_late_is_played_on_by_a_computer(house: House) -> None:
    house.player = lambda _: Steady()
    await house.restart()
    session = await timed(house, ADA, BEA, CY, stones=3)
    await house.passes(120)
    session = await house.shown(session)
    assert session.given_up == (GivenUp(Seat(0), GaveUpReason.OUT_OF_TIME),)
    assert session.deadline is None
    await house.passes(1)
    session = await house.shown(session)
    assert [move.words for move in session.moves] == ["take 1"]
    assert await happened(house, session) == [TableEvent.GIVEN_UP, TableEvent.MOVED]
    with refused("given-up"):
        await house.move(session, ADA, "take 1")


async def test_of_two_a_computer_takes_the_win_at_once(house: House) -> None:
    session = await house.lobby(ADA)
    await house.sessions.configure(session.id, ADA.id, clock=30)
    await house.sessions.add_computer(session.id, ADA.id)
    session = await house.sessions.start(session.id, ADA.id)
    await house.passes(30)
    session = await house.shown(session)
    assert session.outcome is not None
    assert (session.outcome.ranks, session.reason) == ((2, 1), "out-of-time")
    assert await happened(house, session) == [TableEvent.ENDED]


async def test_no_time_runs_while_a_computer_thinks(house: House) -> None:
    house.player = lambda _: Steady(float("inf"))
    await house.restart()
    session = await house.lobby(ADA, options={"stones": 9})
    await house.sessions.configure(session.id, ADA.id, clock=30)
    await house.sessions.add_computer(session.id, ADA.id)
    await house.sessions.start(session.id, ADA.id)
    session = await house.move(session, ADA, "take 1")
    assert session.deadline is None


async def test_races_and_games_for_one_have_no_clock(house: House) -> None:
    alone = await timed(house, ADA)
    race = await house.lobby(ADA, BEA, game="buzz", place=Place(10, 101))
    await house.sessions.configure(race.id, ADA.id, clock=30)
    race = await house.sessions.start(race.id, ADA.id)
    assert alone.deadline is race.deadline is None


async def test_a_limit_of_the_rules_makes_its_move_when_it_is_over(house: House) -> None:
    session = await house.game(ADA, BEA, game="buzz")
    session = await house.move(session, BEA, "call")
    assert session.deadline == house.clock.time + 10_000
    await house.passes(9)
    assert (await house.shown(session)).ply == 1
    await house.passes(1)
    session = await house.shown(session)
    assert [(move.seat, move.words, move.action) for move in session.moves][1:] == [(1, "pass", None)]
    assert session.deadline is None
    assert await happened(house, session) == [TableEvent.MOVED]


async def test_who_answers_in_time_is_not_answered_for(house: House) -> None:
    session = await house.game(ADA, BEA, game="buzz")
    await house.move(session, BEA, "call")
    await house.passes(9)
    session = await house.move(session, BEA, "answer")
    await house.passes(60)
    assert (await house.shown(session)).ply == 2


async def test_a_timer_that_rings_too_early_is_set_again(house: House) -> None:
    session = await timed(house)
    (timer,) = [timer for timer in house.clock.timers if timer.at == house.clock.time + 80_000]
    timer.cancel()
    timer.act()
    await house.passes(80)
    assert await happened(house, session) == [TableEvent.REMINDER]


async def test_who_gives_up_while_a_limit_runs_leaves_its_time_to_the_seat(house: House) -> None:
    house.player = lambda _: Steady(float("inf"))
    await house.restart()
    session = await house.game(ADA, BEA, CY, game="buzz")
    called = await house.move(session, BEA, "call")
    await house.passes(4)
    session = await house.sessions.resign(session.id, BEA.id)
    assert session.deadline == called.deadline
    await house.passes(6)
    assert [move.words for move in (await house.shown(session)).moves] == ["call", "pass"]


async def test_the_last_beat_is_that_of_the_close(house: House) -> None:
    session = await timed(house)
    await house.passes(BEAT / 1000)
    house.clock.time += BEAT - 1
    await house.close()
    house.clock.time += 86_400_000
    await house.open()
    assert (await house.shown(session)).deadline == house.clock.time + 120_000 - 2 * BEAT + 1


async def test_a_tick_that_comes_too_early_or_late_or_twice_does_nothing(house: House) -> None:
    session = await timed(house)
    assert await house.sessions.tick(session.id, 0) == session
    await house.move(session, ADA, "take 1")
    house.clock.time += 120_000
    for ply in (0, 2):
        assert (await house.sessions.tick(session.id, ply)).overdue is False
    first = await house.sessions.tick(session.id, 1)
    assert first.overdue
    assert await house.sessions.tick(session.id, 1) == first
    assert await happened(house, session) == [TableEvent.OVERDUE]


async def test_a_lobby_where_nothing_happens_for_half_an_hour_closes(house: House) -> None:
    session = await house.lobby(ADA)
    await house.passes(29 * 60)
    session = await house.sessions.join(session.id, BEA)
    await house.passes(29 * 60)
    assert (await house.shown(session)).status is Status.LOBBY
    await house.passes(60)
    session = await house.shown(session)
    assert (session.status, session.reason) == (Status.ABANDONED, "expired")
    assert house.sessions.at(HERE.channel) is None
    assert await happened(house, session) == [TableEvent.EXPIRED]
