"""Practice: one's own moves that lost much, asked again after some days, judged from what their player saw."""

import asyncio
from dataclasses import replace

import pytest

from bot.games.base import MoveError, Seat
from bot.players.base import RatedMove
from bot.players.choosing import MoveRequest
from bot.sessions.analysis import COSTLY
from bot.sessions.practice import service
from bot.sessions.practice.exercise import MARGIN, Exercise
from bot.sessions.practice.service import DAY, DAYS, PracticeRecord, after_answer
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.sessions.rater import Rater
from tests.sessions.refusals import refused
from tests.sessions.test_analysis import played


async def test_a_move_that_lost_much_is_due_at_once_and_is_added_once(harness: Harness, rater: Rater) -> None:
    practice, session = harness.sessions.practice, await played(harness)
    added = await practice.add(session, ADA.id)
    assert [(one.session, one.ply, one.step) for one in added] == [(session.id, 1, 0)]
    assert [one.ply for one in await practice.add(session, ADA.id)] == [1]
    assert len(await practice.due(ADA.id)) == 1
    assert await practice.add(session, BEA.id) == [], "her only move cost her nothing"
    with refused("not-played"):
        await practice.add(session, CY.id)
    assert rater.asked > 0


async def test_an_answer_is_right_by_the_search_and_comes_again_after_more_days(harness: Harness, rater: Rater) -> None:
    practice, session = harness.sessions.practice, await played(harness)
    await practice.add(session, ADA.id)
    for step, days in enumerate(DAYS, start=1):
        answer = await practice.answer(ADA.id, session.id, 1, "TAKE  3")
        assert answer.right
        assert (answer.played, answer.better) == (RatedMove("take 1", 0.25), RatedMove("take 3", 1.0))
        assert answer.exercise.record.step == step
        assert await practice.due(ADA.id) == []
        with refused("practice-not-due"):
            await practice.answer(ADA.id, session.id, 1, "take 3")
        await harness.advance(days * DAY / 1000 - 1)
        assert await practice.due(ADA.id) == []
        await harness.advance(1)
        assert len(await practice.due(ADA.id)) == 1
    learned = await practice.answer(ADA.id, session.id, 1, "take 3")
    assert learned.exercise.record.due_at is None
    assert learned.streak.streak == learned.streak.best == len(DAYS) + 1
    assert await practice.next(ADA.id) is None
    assert [*await practice.positions(ADA.id)] == await practice.add(session, ADA.id), "learned is learned"


async def test_after_a_wrong_answer_it_begins_anew(harness: Harness, rater: Rater) -> None:
    practice, session = harness.sessions.practice, await played(harness)
    await practice.add(session, ADA.id)
    await practice.answer(ADA.id, session.id, 1, "take 3")
    await harness.advance(DAY / 1000)
    answer = await practice.answer(ADA.id, session.id, 1, "take 2")
    assert not answer.right
    assert (answer.played, answer.better) == (RatedMove("take 2", 0.25), RatedMove("take 3", 1.0))
    record = answer.exercise.record
    assert (record.step, record.due_at) == (0, harness.clock() + DAY)
    assert (answer.streak.streak, answer.streak.best) == (0, 1)


async def test_a_move_that_is_not_legal_is_no_answer(harness: Harness, rater: Rater) -> None:
    practice, session = harness.sessions.practice, await played(harness)
    await practice.add(session, ADA.id)
    with pytest.raises(MoveError):
        await practice.answer(ADA.id, session.id, 1, "take 9")
    assert len(await practice.due(ADA.id)) == 1
    with refused("practice-gone"):
        await practice.answer(BEA.id, session.id, 1, "take 3")
    rater.fails = True
    fresh = harness.sessions_of(harness.store, rate=rater)
    with refused("analysis-failed"):
        await fresh.practice.answer(ADA.id, session.id, 1, "take 3")
    assert len(await practice.due(ADA.id)) == 1


async def test_two_presses_at_once_count_once(harness: Harness, rater: Rater) -> None:
    practice, session = harness.sessions.practice, await played(harness)
    await practice.add(session, ADA.id)
    answers = [practice.answer(ADA.id, session.id, 1, "take 3") for _ in range(2)]
    await asyncio.gather(*answers, return_exceptions=True)
    assert (await practice.streak(ADA.id)).streak == 1
    assert [one.step for one in await practice.positions(ADA.id)] == [1]


async def test_nothing_is_kept_of_who_deletes_their_data_while_their_game_is_analysed(harness: Harness) -> None:
    asked, deleted = asyncio.Event(), asyncio.Event()
    search = Rater()

    async def rate(server: int, request: MoveRequest) -> list[float]:
        asked.set()
        await deleted.wait()
        return await search(server, request)

    await harness.rated_by(rate)
    session = await played(harness)
    adding = asyncio.create_task(harness.sessions.practice.add(session, ADA.id))
    await asked.wait()
    await harness.sessions.privacy.deletions.delete_now(ADA.id)
    deleted.set()
    with refused("not-played"):
        await adding
    kept = await harness.store.erasing.rows_of_person(ADA.id)
    assert not any(kept.values())


async def test_the_next_one_follows_the_one_that_is_put_off(harness: Harness, rater: Rater) -> None:
    practice = harness.sessions.practice
    games = [await played(harness) for _ in range(3)]
    for session in games:
        await practice.add(session, ADA.id)
        await harness.advance(1)

    async def following() -> str:
        found = await practice.next(ADA.id)
        assert found is not None
        return found.session.id

    assert await following() == games[2].id, "what was added last comes first"
    await practice.put_off(ADA.id, games[2].id, 1)
    assert await following() == games[1].id
    await practice.add(games[0], ADA.id)
    assert await following() == games[0].id, "so do the positions of a game that is chosen again"
    await practice.remove(ADA.id, games[0].id, 1)
    assert await following() == games[1].id
    assert len(await practice.due(ADA.id)) == 2


async def test_the_newest_positions_are_kept(harness: Harness, rater: Rater, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST", 2)
    games = [await played(harness) for _ in range(3)]
    for session in games:
        await harness.advance(1)
        await harness.sessions.practice.add(session, ADA.id)
    assert {one.session for one in await harness.sessions.practice.positions(ADA.id)} == {one.id for one in games[1:]}


async def test_what_a_timer_did_is_nobodys_move(harness: Harness, rater: Rater) -> None:
    session = await played(harness)
    by_timer = replace(session, moves=tuple(replace(move, action=None) for move in session.moves))
    assert await harness.sessions.practice.add(by_timer, ADA.id) == []


async def test_the_search_is_given_what_the_player_saw_and_nothing_else(harness: Harness) -> None:
    asked: list[MoveRequest] = []

    async def rate(_server: int, request: MoveRequest) -> list[float]:
        asked.append(request)
        return [0.5 if number else 0.0 for number in range(len(request.legal))]

    await harness.rated_by(rate)
    session = await harness.game(ADA, BEA, game="tripple_domino")
    for _ in range(6):
        (seat,) = session.to_act
        session = await harness.move(session, (ADA, BEA)[seat], session.game.legal_moves(session.state, seat)[0])
    session = await harness.sessions.games.resign(session.id, BEA.id)
    practice = harness.sessions.practice
    for person in (ADA, BEA):
        await practice.add(session, person.id)
        asked.clear()
        exercise = await practice.next(person.id)
        if exercise is not None:
            await asyncio.sleep(0)
            assert [request.view for request in asked] == [exercise.view]
            assert exercise.view == asked[0].view
            assert getattr(exercise.view, "reader") == session.seat_of(person.id)  # noqa: B009  of this game's view


def test_a_margin_is_smaller_than_what_a_position_has_lost() -> None:
    assert MARGIN < COSTLY


def test_the_ladder() -> None:
    record = PracticeRecord(1, "a", 1, 0, 0, 0)
    assert [(one.step, one.due_at) for one in _climbed(record)] == [
        (1, DAY),
        (2, 3 * DAY),
        (3, 7 * DAY),
        (4, 21 * DAY),
        (4, None),
    ]


def _climbed(record: PracticeRecord) -> list[PracticeRecord]:
    steps = []
    for _ in range(5):
        record = after_answer(record, 0, right=True)
        steps.append(record)
    return steps


async def test_the_cards_of_a_claim_may_be_named_in_any_order(harness: Harness) -> None:
    session = await harness.game(ADA, game="set", options={"beginners": True})
    session = await harness.move(session, ADA, "take a1 b1 c1")
    exercise = Exercise(PracticeRecord(ADA.id, session.id, 1, 0, 0, 0), session, Seat(0))
    for words in ("take a1 b1 c1", "take c1 a1 b1", " TAKE b1  c1 a1"):
        assert exercise.move_of(words) == "take a1 b1 c1"
    with pytest.raises(MoveError):
        exercise.move_of("take a1 a1 b1")
