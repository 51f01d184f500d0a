"""Analyses of finished games, and hints."""

import asyncio
from itertools import chain, repeat

import pytest

from bot.games.base import Seat
from bot.players.base import Level, RatedMove
from bot.players.choosing import MoveRequest
from bot.sessions import analysis
from bot.sessions.analysis import AnalysedMove, turning_points
from bot.sessions.session import OfferKind, Session
from tests.sessions.harness import ADA, BEA, Harness
from tests.sessions.rater import Rater
from tests.sessions.refusals import refused


async def played(harness: Harness) -> Session:
    """Plays nim to its end; Ada takes one stone where the most would be better."""
    session = await harness.game(ADA, BEA, options={"stones": 4})
    session = await harness.move(session, ADA, "take 1")
    return await harness.move(session, BEA, "take 3")


async def test_a_finished_game_is_analysed_once_and_kept(harness: Harness, rater: Rater) -> None:
    session = await played(harness)
    assert await harness.sessions.analyses.kept(session) is None
    first, second = await asyncio.gather(*[harness.sessions.analyses.of(session) for _ in range(2)])
    assert first == second
    assert first[0] == AnalysedMove(1, Seat(0), "take 1", 0.25, "take 3", 1.0)
    assert first[0].loss == 0.75
    assert [move.ply for move in first] == [1, 2]
    asked = rater.asked
    assert asked == 4, "a move that may be a turning point is rated three times"
    assert await harness.sessions.analyses.of(session) == first
    assert await harness.sessions.analyses.kept(session) == first
    assert rater.asked == asked


async def test_a_live_game_is_not_analysed(harness: Harness, rater: Rater) -> None:
    with refused("not-over"):
        await harness.sessions.analyses.of(await harness.game(ADA, BEA))
    assert rater.asked == 0


async def test_moves_that_were_taken_back_are_not_analysed(harness: Harness, rater: Rater) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 4})
    session = await harness.move(session, ADA, "take 1")
    session, _ = await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id)
    session = await harness.move(session, ADA, "take 3")
    session = await harness.move(session, BEA, "take 1")
    assert [move.ply for move in await harness.sessions.analyses.of(session)] == [3]


async def test_a_loss_that_a_second_search_with_other_luck_does_not_find_is_no_turning_point(harness: Harness) -> None:
    lucks: list[bytes] = []

    async def lucky(_server: int, request: MoveRequest) -> list[float]:
        lucks.append(request.seed)
        return [0.5 if len(lucks) == 2 or number else 0.25 for number in range(len(request.legal))]

    await harness.rated_by(lucky)
    moves = await harness.sessions.analyses.of(await played(harness))
    assert len({*lucks}) == len(lucks) == 3, "the search that finds no loss is the last one of its move"
    assert [move.loss for move in moves] == [0, 0]
    assert turning_points(moves) == []


@pytest.mark.parametrize(("found", "told"), [((0.32, 0.16, 0.3), 0.16), ((0.16, 0.51, 0.32), 0)])
async def test_a_loss_of_which_one_search_finds_more_than_twice_as_much_as_another_is_noise(
    harness: Harness, found: tuple[float, ...], told: float
) -> None:
    losses = chain(found, repeat(0.0))

    async def rate(_server: int, request: MoveRequest) -> list[float]:
        return [*[0.5] * (len(request.legal) - 1), 0.5 + next(losses)]

    await harness.rated_by(rate)
    first, *_ = await harness.sessions.analyses.of(await played(harness))
    assert first.loss == pytest.approx(told)


def test_turning_points_are_the_moves_that_cost_most_in_order() -> None:
    moves = [AnalysedMove(ply, Seat(0), "x", 0.5, "y", 0.5 + loss) for ply, loss in enumerate([0.2, 0, 0.4, 0.05, 0.3])]
    assert [move.ply for move in turning_points(moves)] == [0, 2, 4]
    assert [move.ply for move in turning_points(moves, most=2)] == [2, 4]


async def test_a_hint_names_the_best_moves_to_a_player_on_turn_where_all_agree(harness: Harness, rater: Rater) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 4})
    with refused("hints-not-allowed"):
        await harness.sessions.hints.of(session.id, ADA.id)
    with refused("not-your-turn", player="Ada"):
        await harness.sessions.hints.of(session.id, BEA.id)
    assert rater.asked == 0
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.HINTS)
    await harness.sessions.offers.agree(session.id, BEA.id)
    hint = await harness.sessions.hints.of(session.id, ADA.id)
    assert hint.ply == 0
    assert hint.moves[0] == RatedMove("take 3", 1.0)


async def test_a_hint_against_a_computer_needs_no_consent_and_one_alone_does(harness: Harness, rater: Rater) -> None:
    session = await harness.game(ADA, computers=1)
    assert (await harness.sessions.hints.of(session.id, ADA.id)).moves
    alone = await harness.game(BEA, place=type(session.place)(10, 101))
    with refused("hints-not-allowed"):
        await harness.sessions.hints.of(alone.id, BEA.id)
    await harness.sessions.offers.make(alone.id, BEA.id, OfferKind.HINTS)
    assert (await harness.sessions.hints.of(alone.id, BEA.id)).moves


async def test_a_hint_names_all_moves_that_are_as_good_as_the_best_one(harness: Harness) -> None:
    async def rate(_server: int, request: MoveRequest) -> list[float]:
        return [1.0 if words[0] in "ac" else 0.5 for words in request.legal]

    await harness.rated_by(rate)
    session = await harness.game(ADA, computers=1, game="tris_1", options={"first": "first_seat"})
    hint = await harness.sessions.hints.of(session.id, ADA.id)
    assert [move.words for move in hint.moves] == ["a1", "c1", "a2", "c2", "a3", "c3"]
    assert not hint.all_equal


async def test_a_hint_tells_that_all_moves_are_equal(harness: Harness) -> None:
    async def rate(_server: int, request: MoveRequest) -> list[float]:
        return [0.5 for _ in request.legal]

    await harness.rated_by(rate)
    session = await harness.game(ADA, computers=1, game="tris_1", options={"first": "first_seat"})
    assert (await harness.sessions.hints.of(session.id, ADA.id)).all_equal


async def test_the_same_hint_is_computed_once(harness: Harness, rater: Rater) -> None:
    session = await harness.game(ADA, computers=1)
    hints = await asyncio.gather(*[harness.sessions.hints.of(session.id, ADA.id) for _ in range(3)])
    assert hints[0] == hints[1] == hints[2]
    assert rater.asked == 1


async def test_a_hint_that_cannot_be_searched_is_the_simple_player_s(harness: Harness, rater: Rater) -> None:
    session = await harness.game(ADA, computers=1)
    rater.fails = True
    hint = await harness.sessions.hints.of(session.id, ADA.id)
    assert hint.moves
    assert not hint.measured


async def test_an_analysis_that_fails_or_has_no_search_is_refused_and_not_kept(
    harness: Harness, rater: Rater, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await played(harness)
    rater.fails = True
    with refused("analysis-failed"):
        await harness.sessions.analyses.of(session)
    rater.fails = False
    monkeypatch.setattr(analysis, "available", lambda: False)
    with refused("no-search"):
        await harness.sessions.analyses.of(session)
    monkeypatch.setattr(analysis, "available", lambda: True)
    assert await harness.sessions.analyses.of(session)


def test_hints_and_analyses_are_those_of_the_strongest_level() -> None:
    assert [*Level][-1] is analysis.LEVEL
