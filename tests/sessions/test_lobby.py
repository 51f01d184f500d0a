"""Before the game: who sits down, who leaves, who may start."""

import asyncio

import pytest

from bot.games.base import OptionError
from bot.sessions.refusals import Refusal
from bot.sessions.session import Place, Status
from tests.sessions.harness import ADA, BEA, CY, DI, HERE, Harness
from tests.sessions.refusals import refused


async def test_who_opens_a_lobby_is_its_host_and_sits(harness: Harness) -> None:
    session = await harness.sessions.open(HERE, ADA, "nim", {"stones": 9})
    assert session.status is Status.LOBBY
    assert session.host == ADA.id
    assert session.people == (ADA,)
    assert session.options == {"stones": 9, "crowd": False}
    assert harness.sessions.at(HERE.channel) == session
    assert await harness.kept(session) == session


async def test_a_channel_has_one_table(harness: Harness) -> None:
    await harness.lobby(ADA)
    with refused("channel-busy"):
        await harness.lobby(BEA)
    other = await harness.lobby(BEA, place=Place(10, 101))
    assert harness.sessions.at(101) == other


async def test_of_two_who_open_at_once_one_gets_the_channel(harness: Harness) -> None:
    opened, busy = await asyncio.gather(harness.lobby(ADA), harness.lobby(BEA), return_exceptions=True)
    assert harness.sessions.at(HERE.channel) == opened
    assert isinstance(busy, Refusal)
    assert busy.key == "channel-busy"


async def test_a_channel_without_a_table_has_none(harness: Harness) -> None:
    assert harness.sessions.at(HERE.channel) is None


async def test_a_game_that_is_not_here_is_refused(harness: Harness) -> None:
    with refused("unknown-game", game="chess"):
        await harness.lobby(ADA, game="chess")


async def test_options_are_the_games_to_refuse(harness: Harness) -> None:
    with pytest.raises(OptionError, match="option-unknown"):
        await harness.lobby(ADA, options={"stones": 51})
    with pytest.raises(OptionError, match="nim-one-stone-is-no-crowd"):
        await harness.lobby(ADA, options={"stones": 1, "crowd": True})
    assert harness.sessions.at(HERE.channel) is None


async def test_people_sit_in_the_order_of_arrival(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    assert session.people == (ADA, BEA, CY)
    assert session.seat_of(CY.id) == 2
    assert await harness.kept(session) == session


async def test_nobody_sits_twice(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    with refused("already-seated"):
        await harness.sessions.join(session.id, ADA)


async def test_a_full_table_takes_nobody(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    with refused("table-full", seats=3):
        await harness.sessions.join(session.id, DI)


async def test_of_two_who_want_the_last_seat_one_gets_it(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    answers = await asyncio.gather(
        *(harness.sessions.join(session.id, person) for person in (CY, DI)), return_exceptions=True
    )
    assert [isinstance(answer, Refusal) for answer in answers] == [False, True]
    assert (await harness.shown(session)).people == (ADA, BEA, CY)


async def test_nobody_joins_or_leaves_a_game_that_is_on(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with refused("already-started"):
        await harness.sessions.join(session.id, CY)
    with refused("already-started"):
        await harness.sessions.leave(session.id, BEA.id)
    with refused("already-started"):
        await harness.sessions.start(session.id, ADA.id)


async def test_who_plays_already_is_told_so_and_not_that_it_is_too_late(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with refused("already-seated"):
        await harness.sessions.join(session.id, BEA)
    session = await harness.sessions.resign(session.id, ADA.id)
    with refused("no-game"):
        await harness.sessions.join(session.id, BEA)


async def test_who_leaves_frees_the_seat_and_the_others_move_up(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    session = await harness.sessions.leave(session.id, BEA.id)
    assert session.people == (ADA, CY)
    assert session.host == ADA.id
    assert await harness.kept(session) == session
    with refused("not-joined"):
        await harness.sessions.leave(session.id, BEA.id)


async def test_a_host_who_leaves_passes_the_office_on(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    session = await harness.sessions.leave(session.id, ADA.id)
    assert session.host == BEA.id
    assert await harness.kept(session) == session


async def test_the_last_one_to_leave_closes_the_lobby(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session = await harness.sessions.leave(session.id, ADA.id)
    assert session.status is Status.ABANDONED
    assert session.reason == "deserted"
    assert harness.sessions.at(HERE.channel) is None
    with refused("no-game"):
        await harness.sessions.join(session.id, BEA)
    await harness.lobby(BEA)


async def test_the_host_alone_starts(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    for stranger in (BEA, CY):
        with refused("not-host", host="Ada"):
            await harness.sessions.start(session.id, stranger.id)
    harness.clock.time += 5000
    session = await harness.sessions.start(session.id, ADA.id)
    assert session.status is Status.PLAYING
    assert session.to_act == {0}
    assert session.started_at == session.opened_at + 5000
    assert await harness.kept(session) == session


async def test_a_game_starts_with_enough_players(harness: Harness) -> None:
    session = await harness.lobby(ADA, options={"crowd": True})
    with refused("too-few-seats", seats=3, missing=2):
        await harness.sessions.start(session.id, ADA.id)


async def test_there_is_nothing_to_do_at_a_table_that_never_was(harness: Harness) -> None:
    assert await harness.sessions.find("never") is None
    with refused("no-game"):
        await harness.sessions.join("never", ADA)
    with refused("no-game"):
        await harness.sessions.rematch("never", ADA)


async def test_the_tables_message_is_remembered(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    await harness.sessions.posted(session.id, 555)
    assert (await harness.shown(session)).message == 555
    assert (await harness.kept(session)).message == 555


async def test_the_message_of_an_ended_table_is_remembered_too(harness: Harness) -> None:
    session = await harness.over(ADA, BEA)
    await harness.sessions.posted(session.id, 555)
    assert (await harness.shown(session)).message == 555
    await harness.restart()
    session = await harness.shown(session)
    assert session.message == 555
    assert session.status is Status.FINISHED
