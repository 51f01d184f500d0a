"""Races, in which all may move at any time: a press from an earlier ply may still be valid."""

import asyncio

import pytest

from bot.games.base import IllegalMove
from bot.sessions.session import Session
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.sessions.refusals import refused


async def three_in_a_race(harness: Harness) -> Session:
    return await harness.game(ADA, BEA, CY, game="buzz")


async def test_the_game_refuses_the_second_of_two_calls(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    first, second = await asyncio.gather(
        harness.move(session, BEA, "call", ply=0), harness.move(session, ADA, "call", ply=0), return_exceptions=True
    )
    assert isinstance(first, Session)
    assert isinstance(second, IllegalMove)
    assert second.key == "buzz-wait"


async def test_a_press_is_valid_although_others_have_moved_since(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    session = await harness.move(session, BEA, "call", ply=0)
    session = await harness.move(session, BEA, "pass", ply=1)
    session = await harness.move(session, ADA, "call", ply=0)
    assert [move.seat for move in session.moves] == [1, 1, 0]


async def test_a_press_for_a_table_that_has_changed_since_is_stale(harness: Harness) -> None:
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


async def test_in_set_a_vote_for_earlier_cards_is_stale(harness: Harness) -> None:
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
    assert (await harness.current(session)).ply == 5


async def test_a_press_is_stale_if_its_player_has_moved_since(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    session = await harness.move(session, ADA, "call", ply=0)
    with refused("stale"):
        await harness.move(session, ADA, "answer", ply=0)
    session = await harness.move(session, ADA, "answer", ply=1)
    with refused("stale"):
        await harness.move(session, ADA, "call", ply=0)


async def test_a_press_for_a_future_ply_is_stale(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    with refused("stale"):
        await harness.move(session, ADA, "call", ply=1)


async def test_a_spectator_cannot_move_in_a_race(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="buzz")
    with refused("not-seated"):
        await harness.move(session, CY, "call", ply=0)


async def test_a_press_that_was_refused_may_be_repeated(harness: Harness) -> None:
    session = await three_in_a_race(harness)
    session = await harness.move(session, BEA, "call", ply=0)
    with pytest.raises(IllegalMove, match="buzz-wait"):
        await harness.move(session, ADA, "call", ply=0)
    session = await harness.move(session, BEA, "pass", ply=1)
    session = await harness.move(session, ADA, "call", ply=0)
    assert session.ply == 3


@pytest.mark.parametrize("game", ["buzz", "nim"])
async def test_a_press_that_its_user_was_told_is_lost_counts_only_where_time_decides_nothing(
    harness: Harness, game: str
) -> None:
    session = await harness.game(ADA, BEA, game=game)

    async def move(action: int, *, lost: bool) -> Session:
        words = "call" if game == "buzz" else "take 1"
        return await harness.sessions.games.move(session.id, ADA.id, words, ply=0, action=action, is_lost=lambda: lost)

    if game == "nim":
        assert (await move(1, lost=True)).ply == 1
    else:
        with refused("press-lost"):
            await move(1, lost=True)
        assert (await harness.current(session)).ply == 0
        assert (await move(2, lost=False)).ply == 1
