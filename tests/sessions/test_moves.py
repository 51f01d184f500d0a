"""Moves: by whom, at which ply, in which order, and never twice."""

import asyncio

import pytest

from bot.games.base import IllegalMove, UnreadableMove
from bot.sessions.refusals import Refusal
from bot.sessions.session import Status
from tests.sessions.games import Heap
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused


async def test_a_move_is_made_and_saved(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    session = await harness.move(session, ADA, "take 2", ply=0)
    assert session.ply == 1
    assert session.state.left == 3
    assert session.to_act == {1}
    assert await harness.restored(session) == session


async def test_case_and_spaces_of_a_typed_move_do_not_matter(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    session = await harness.move(session, ADA, "  Take   2 ")
    assert [move.words for move in session.moves] == ["take 2"]


async def test_there_are_no_moves_in_a_lobby(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    with refused("not-started-host"):
        await harness.move(session, ADA, "take 1")
    with refused("not-started"):
        await harness.move(session, BEA, "take 1")
    with refused("not-joined"):
        await harness.move(session, CY, "take 1")


async def test_a_spectator_does_not_move(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with refused("not-seated"):
        await harness.move(session, CY, "take 1", ply=7)


async def test_an_ended_game_takes_no_moves(harness: Harness) -> None:
    session = await harness.finished_game(ADA, BEA)
    for person in (BEA, CY):
        with refused("no-game"):
            await harness.move(session, person, "take 1")


async def test_a_press_for_another_ply_is_stale_whatever_it_says(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    await harness.move(session, ADA, "take 1", ply=0)
    for person, ply in ((ADA, 0), (BEA, 0), (BEA, 2)):
        with refused("stale"):
            await harness.move(session, person, "nonsense", ply=ply)


async def test_a_refused_move_names_the_player_on_turn(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    for ply in (0, None):
        with refused("not-your-turn", player="Ada"):
            await harness.move(session, BEA, "nonsense", ply=ply)


async def test_a_move_that_the_game_refuses_changes_nothing(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 2})
    with pytest.raises(UnreadableMove, match="nim-unreadable"):
        await harness.move(session, ADA, "give 1", ply=0)
    with pytest.raises(IllegalMove, match="nim-too-many left=2"):
        await harness.move(session, ADA, "take 3", ply=0)
    assert await harness.current(session) == session
    assert await harness.restored(session) == session


async def test_two_presses_for_the_same_ply_make_one_move(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    answers = await asyncio.gather(
        *(harness.move(session, ADA, words, ply=0) for words in ("take 1", "take 2")), return_exceptions=True
    )
    assert [isinstance(answer, Refusal) and answer.key for answer in answers] == [False, "stale"]
    assert (await harness.restored(session)).state.left == 4


async def test_presses_of_two_players_for_the_same_ply_make_one_move(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    answers = await asyncio.gather(
        harness.move(session, BEA, "take 1", ply=0),
        harness.move(session, ADA, "take 2", ply=0),
        harness.move(session, BEA, "take 1", ply=0),
        return_exceptions=True,
    )
    assert [answer.key if isinstance(answer, Refusal) else None for answer in answers] == [
        "not-your-turn",
        None,
        "stale",
    ]
    assert (await harness.restored(session)).state.left == 3


async def test_an_interaction_that_arrives_twice_moves_once(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    first = await harness.sessions.games.move(session.id, ADA.id, "take 1", ply=0, action=77)
    again = await harness.sessions.games.move(session.id, ADA.id, "take 1", ply=0, action=77)
    assert again == first
    assert first.ply == 1


async def test_an_interaction_that_arrives_again_after_a_restart_or_the_end_moves_once(harness: Harness) -> None:
    session = await harness.game(ADA, options={"stones": 2})
    await harness.sessions.games.move(session.id, ADA.id, "take 1", ply=None, action=77)
    await harness.restart()
    again = await harness.sessions.games.move(session.id, ADA.id, "take 1", ply=None, action=77)
    assert again.ply == 1
    await harness.sessions.games.move(session.id, ADA.id, "take 1", ply=None, action=78)
    await harness.restart()
    again = await harness.sessions.games.move(session.id, ADA.id, "take 1", ply=None, action=78)
    assert again.ply == 2
    assert again.status is Status.FINISHED


async def test_the_last_move_ends_the_game_and_frees_the_channel(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 1})
    harness.clock.time += 60_000
    session = await harness.move(session, ADA, "take 1")
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (1, 2)
    assert session.result.reason == "nim-last-stone"
    assert session.result.ended_at == session.opened_at + 60_000
    assert harness.sessions.tables.at(HERE.channel) is None
    assert await harness.current(session) == session
    assert await harness.restored(session) == session


async def test_the_luck_of_every_move_is_the_same_on_replay(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    for person in (ADA, BEA, ADA):
        session = await harness.move(session, person, "take 1")
    state = session.state
    assert isinstance(state, Heap)
    assert len(set(state.luck)) > 1
    assert (await harness.restored(session)).state.luck == state.luck
