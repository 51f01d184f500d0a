"""An arena: who waits is paired, as often as there is time."""

from bot.sessions.tournaments.events import TournamentEvent
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Format, Reason, Result, Stage
from tests.sessions.harness import Harness, idle
from tests.sessions.tournaments.cup import ORGANISER, Cup, player


async def test_those_who_wait_are_paired_again_and_again_until_the_time_is_over(cup: Cup, harness: Harness) -> None:
    await cup.create(4, Format.ARENA, round_time=1800)
    await cup.start()
    for _ in range(3):
        await harness.advance(5)
        for pairing in (await cup.now()).open_pairings:
            await cup.win(pairing)
    assert len((await cup.now()).pairings) == 6
    await harness.advance(5)
    assert len((await cup.now()).open_pairings) == 2
    await harness.sessions.tournaments.end_round(cup.id, ORGANISER.id, moderator=False)
    await idle()
    ended = await cup.now()
    assert ended.status is Stage.FINISHED
    assert [pairing.reason for pairing in ended.pairings[-2:]] == [Reason.LATE] * 2
    assert sum(one.games for one in standings(ended)) == 12
    assert cup.events[-1] is TournamentEvent.ENDED


async def test_a_game_that_is_on_at_the_end_is_played_on_and_does_not_count(cup: Cup, harness: Harness) -> None:
    await cup.create(2, Format.ARENA, round_time=1800)
    await cup.start()
    await harness.advance(5)
    (pairing,) = (await cup.now()).open_pairings
    await harness.sessions.tournaments.end_round(cup.id, ORGANISER.id, moderator=False)
    await idle()
    ended = await cup.now()
    session = await cup.session(pairing)
    assert session.status.live
    await cup.win(pairing)
    assert await cup.now() == ended


async def test_people_come_and_go_while_it_is_on(cup: Cup, harness: Harness) -> None:
    service = harness.sessions.tournaments
    await cup.create(2, Format.ARENA)
    await cup.start()
    await harness.advance(5)
    await service.join(cup.id, player(3))
    await service.join(cup.id, player(4))
    await idle()
    await harness.advance(5)
    arena = await cup.now()
    assert len(arena.open_pairings) == 2
    leaver = arena.player(arena.open_pairings[0].first)
    await service.withdraw(cup.id, leaver.person)
    await cup.win(arena.open_pairings[0])
    await harness.advance(120)
    assert (await cup.now()).pairings[0].winner == leaver.number  # it was played to its end
    assert all(leaver.number not in pairing.players for pairing in (await cup.now()).open_pairings)
    await service.join(cup.id, leaver_person := player(leaver.person - 100))
    assert not (await cup.now()).players[leaver.number - 1].withdrawn
    assert leaver_person.name == leaver.name


async def test_two_who_are_alone_play_each_other_again_and_change_seats(cup: Cup, harness: Harness) -> None:
    await cup.create(2, Format.ARENA)
    await cup.start()
    for _ in range(2):
        await harness.advance(5)
        await cup.play_round()
    first, second = (await cup.now()).pairings
    assert first.players == second.players[::-1]


async def test_an_arena_always_has_a_short_clock(cup: Cup) -> None:
    assert (await cup.create(2, Format.ARENA)).clock == 120
    assert (await cup.create(2, Format.ARENA, clock=0)).clock == 120
    assert (await cup.create(2, Format.ARENA, clock=30)).clock == 30
    assert (await cup.create(2, Format.ARENA, clock=86_400)).clock == 600


async def test_who_misses_a_start_is_paused_and_the_other_is_paired_again_at_once(cup: Cup, harness: Harness) -> None:
    await cup.create(3, Format.ARENA, clock=120, options={"stones": 9})
    await cup.start()
    await harness.advance(5)
    (missed,) = (await cup.now()).open_pairings
    await harness.advance(120)
    after = await cup.now()
    assert (after.pairings[0].result, after.pairings[0].reason) == (Result.NEITHER, Reason.NO_SHOW)
    assert [one.number for one in after.players if one.withdrawn] == [missed.first]
    assert cup.events.count(TournamentEvent.PAUSED) == 1
    assert {*after.open_pairings[0].players} == {1, 2, 3} - {missed.first}
    assert {one.points for one in standings(after)} == {0}
    ended = await harness.saved(await cup.session(missed))
    assert [result.counts for result in ended.results] == [False, False], "nor for ratings"
    await harness.sessions.tournaments.join(cup.id, player(after.player(missed.first).person - 100))
    assert len((await cup.now()).active) == 3


async def test_who_runs_out_of_time_after_a_move_has_lost(cup: Cup, harness: Harness) -> None:
    await cup.create(2, Format.ARENA, clock=120, options={"stones": 9})
    await cup.start()
    await harness.advance(5)
    (pairing,) = (await cup.now()).open_pairings
    session = await cup.session(pairing)
    await harness.move(session, session.people[0], "take 1")
    await harness.move(session, session.people[1], "take 1")
    await harness.advance(120)
    decided = (await cup.now()).pairings[0]
    assert (decided.result, decided.reason) == (Result.SECOND, Reason.PLAYED)
