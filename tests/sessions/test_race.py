"""Games where all press at once: others may come first; then the engine says what a press still means."""

import asyncio

import pytest

from bot.games.base import IllegalMove
from bot.sessions.session import Session
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.sessions.refusals import refused


async def three_in_a_race(harness: Harness) -> Session:
    return await harness.game(ADA, BEA, CY, game="buzz")


async def test_of_two_who_press_at_once_the_second_hears_it_from_the_engine(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    first, second = await asyncio.gather(
        harness.move(session, BEA, "call", ply=0), harness.move(session, ADA, "call", ply=0), return_exceptions=True
    )
    assert isinstance(first, Session)
    assert isinstance(second, IllegalMove)
    assert second.key == "buzz-wait"


async def test_a_press_is_good_although_others_have_moved_since(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    session = await harness.move(session, BEA, "call", ply=0)
    session = await harness.move(session, BEA, "pass", ply=1)
    session = await harness.move(session, ADA, "call", ply=0)
    assert [move.seat for move in session.moves] == [1, 1, 0]


async def test_a_press_for_a_question_that_was_answered_since_is_stale(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    session = await harness.move(session, BEA, "call", ply=0)
    session = await harness.move(session, BEA, "answer", ply=1)
    for ply in (0, 1):
        with refused("stale"):
            await harness.move(session, ADA, "call", ply=ply)
    await harness.restart()
    with refused("stale"):
        await harness.move(session, ADA, "call", ply=1)
    assert (await harness.move(session, ADA, "call", ply=2)).to_act == {0}


async def test_in_set_a_vote_for_other_cards_does_not_count(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, game="set")
    session = await harness.move(session, BEA, "call", ply=0)
    session = await harness.move(session, BEA, "none", ply=1)
    session = await harness.move(session, ADA, "more", ply=0)
    assert session.state.votes == {0}
    for person in (BEA, CY):
        session = await harness.move(session, person, "more", ply=2)
    assert len(session.state.cards) == 15
    with refused("stale"):
        await harness.move(session, ADA, "more", ply=3)
    with refused("stale"):
        await harness.move(session, CY, "call", ply=4)
    assert (await harness.shown(session)).ply == 5


async def test_a_press_is_stale_once_its_presser_has_moved(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    session = await harness.move(session, ADA, "call", ply=0)
    with refused("stale"):
        await harness.move(session, ADA, "answer", ply=0)
    session = await harness.move(session, ADA, "answer", ply=1)
    with refused("stale"):
        await harness.move(session, ADA, "call", ply=0)


async def test_a_press_for_a_moment_that_never_was_is_stale(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    with refused("stale"):
        await harness.move(session, ADA, "call", ply=1)


async def test_a_spectator_has_no_part_in_a_race(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="buzz")
    with refused("not-seated"):
        await harness.move(session, CY, "call", ply=0)


async def test_what_was_refused_may_be_pressed_again(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    session = await harness.move(session, BEA, "call", ply=0)
    with pytest.raises(IllegalMove, match="buzz-wait"):
        await harness.move(session, ADA, "call", ply=0)
    session = await harness.move(session, BEA, "pass", ply=1)
    session = await harness.move(session, ADA, "call", ply=0)
    assert session.ply == 3
