"""Moves: whose turn, which moment, in which order, and never twice."""

import asyncio

import pytest

from bot.games.base import IllegalMove, UnreadableMove
from bot.sessions.refusals import Refusal
from bot.sessions.session import Status
from tests.sessions.games import Heap
from tests.sessions.house import ADA, BEA, CY, HERE, House
from tests.sessions.refusals import refused


async def test_a_move_is_made_and_kept(house: House) -> None:
    session = await house.game(ADA, BEA)
    session = await house.move(session, ADA, "take 2", ply=0)
    assert session.ply == 1
    assert session.state.left == 3
    assert session.to_act == {1}
    assert await house.kept(session) == session


async def test_typed_words_may_be_written_carelessly(house: House) -> None:
    session = await house.game(ADA, BEA)
    session = await house.move(session, ADA, "  Take   2 ")
    assert [move.words for move in session.moves] == ["take 2"]


async def test_there_are_no_moves_in_a_lobby(house: House) -> None:
    session = await house.lobby(ADA, BEA)
    with refused("not-started-host"):
        await house.move(session, ADA, "take 1")
    with refused("not-started"):
        await house.move(session, BEA, "take 1")
    with refused("not-joined"):
        await house.move(session, CY, "take 1")


async def test_a_spectator_does_not_move(house: House) -> None:
    session = await house.game(ADA, BEA)
    with refused("not-seated"):
        await house.move(session, CY, "take 1", ply=7)


async def test_an_ended_game_takes_no_moves(house: House) -> None:
    session = await house.over(ADA, BEA)
    for person in (BEA, CY):
        with refused("no-game"):
            await house.move(session, person, "take 1")


async def test_a_press_for_a_past_moment_is_stale_before_all_else(house: House) -> None:
    session = await house.game(ADA, BEA)
    await house.move(session, ADA, "take 1", ply=0)
    for person, ply in ((ADA, 0), (BEA, 0), (BEA, 2)):
        with refused("stale"):
            await house.move(session, person, "nonsense", ply=ply)


async def test_who_is_not_on_turn_is_told_whose_turn_it_is(house: House) -> None:
    session = await house.game(ADA, BEA)
    for ply in (0, None):
        with refused("not-your-turn", player="Ada"):
            await house.move(session, BEA, "nonsense", ply=ply)


async def test_what_the_engine_refuses_changes_nothing(house: House) -> None:
    session = await house.game(ADA, BEA, options={"stones": 2})
    with pytest.raises(UnreadableMove, match="nim-unreadable"):
        await house.move(session, ADA, "give 1", ply=0)
    with pytest.raises(IllegalMove, match="nim-too-many left=2"):
        await house.move(session, ADA, "take 3", ply=0)
    assert await house.shown(session) == session
    assert await house.kept(session) == session


async def test_two_presses_of_one_turn_make_one_move(house: House) -> None:
    session = await house.game(ADA, BEA)
    answers = await asyncio.gather(
        *(house.move(session, ADA, words, ply=0) for words in ("take 1", "take 2")), return_exceptions=True
    )
    assert [isinstance(answer, Refusal) and answer.key for answer in answers] == [False, "stale"]
    assert (await house.kept(session)).state.left == 4


async def test_two_players_racing_for_one_turn_make_one_move(house: House) -> None:
    session = await house.game(ADA, BEA)
    answers = await asyncio.gather(
        house.move(session, BEA, "take 1", ply=0),
        house.move(session, ADA, "take 2", ply=0),
        house.move(session, BEA, "take 1", ply=0),
        return_exceptions=True,
    )
    assert [answer.key if isinstance(answer, Refusal) else None for answer in answers] == [
        "not-your-turn",
        None,
        "stale",
    ]
    assert (await house.kept(session)).state.left == 3


async def test_an_interaction_that_comes_twice_moves_once(house: House) -> None:
    session = await house.game(ADA, BEA)
    first = await house.sessions.move(session.id, ADA.id, "take 1", ply=0, action=77)
    again = await house.sessions.move(session.id, ADA.id, "take 1", ply=0, action=77)
    assert again == first
    assert first.ply == 1


async def test_it_moves_once_even_after_a_restart_or_the_end(house: House) -> None:
    session = await house.game(ADA, options={"stones": 2})
    await house.sessions.move(session.id, ADA.id, "take 1", ply=None, action=77)
    await house.restart()
    again = await house.sessions.move(session.id, ADA.id, "take 1", ply=None, action=77)
    assert again.ply == 1
    await house.sessions.move(session.id, ADA.id, "take 1", ply=None, action=78)
    await house.restart()
    again = await house.sessions.move(session.id, ADA.id, "take 1", ply=None, action=78)
    assert again.ply == 2
    assert again.status is Status.FINISHED


async def test_the_last_move_ends_the_game_and_frees_the_channel(house: House) -> None:
    session = await house.game(ADA, BEA, options={"stones": 1})
    house.clock.time += 60_000
    session = await house.move(session, ADA, "take 1")
    assert session.status is Status.FINISHED
    assert session.outcome is not None
    assert session.outcome.ranks == (1, 2)
    assert session.reason == "nim-last-stone"
    assert session.ended_at == session.opened_at + 60_000
    assert house.sessions.at(HERE.channel) is None
    assert await house.shown(session) == session
    assert await house.kept(session) == session


async def test_the_luck_of_every_move_is_the_same_on_replay(house: House) -> None:
    session = await house.game(ADA, BEA)
    for person in (ADA, BEA, ADA):
        session = await house.move(session, person, "take 1")
    state = session.state
    assert isinstance(state, Heap)
    assert len(set(state.luck)) > 1
    assert (await house.kept(session)).state.luck == state.luck
