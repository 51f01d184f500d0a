"""Before the game: who sits down, who leaves, who may start."""

import asyncio

import pytest

from bot.games.base import OptionError
from bot.sessions.refusals import Refusal
from bot.sessions.session import Place, Status
from tests.sessions.house import ADA, BEA, CY, DI, HERE, House
from tests.sessions.refusals import refused


async def test_who_opens_a_lobby_is_its_host_and_sits(house: House) -> None:
    session = await house.sessions.open(HERE, ADA, "nim", {"stones": 9})
    assert session.status is Status.LOBBY
    assert session.host == ADA.id
    assert session.people == (ADA,)
    assert session.options == {"stones": 9, "crowd": False}
    assert house.sessions.at(HERE.channel) == session
    assert await house.kept(session) == session


async def test_a_channel_has_one_table(house: House) -> None:
    await house.lobby(ADA)
    with refused("channel-busy"):
        await house.lobby(BEA)
    other = await house.lobby(BEA, place=Place(10, 101))
    assert house.sessions.at(101) == other


async def test_of_two_who_open_at_once_one_gets_the_channel(house: House) -> None:
    opened, busy = await asyncio.gather(house.lobby(ADA), house.lobby(BEA), return_exceptions=True)
    assert house.sessions.at(HERE.channel) == opened
    assert isinstance(busy, Refusal)
    assert busy.key == "channel-busy"


async def test_a_channel_without_a_table_has_none(house: House) -> None:
    assert house.sessions.at(HERE.channel) is None


async def test_a_game_that_is_not_here_is_refused(house: House) -> None:
    with refused("unknown-game", game="chess"):
        await house.lobby(ADA, game="chess")


async def test_options_are_the_games_to_refuse(house: House) -> None:
    with pytest.raises(OptionError, match="option-unknown"):
        await house.lobby(ADA, options={"stones": 51})
    with pytest.raises(OptionError, match="nim-one-stone-is-no-crowd"):
        await house.lobby(ADA, options={"stones": 1, "crowd": True})
    assert house.sessions.at(HERE.channel) is None


async def test_people_sit_in_the_order_of_arrival(house: House) -> None:
    session = await house.lobby(ADA, BEA, CY)
    assert session.people == (ADA, BEA, CY)
    assert session.seat_of(CY.id) == 2
    assert await house.kept(session) == session


async def test_nobody_sits_twice(house: House) -> None:
    session = await house.lobby(ADA)
    with refused("already-seated"):
        await house.sessions.join(session.id, ADA)


async def test_a_full_table_takes_nobody(house: House) -> None:
    session = await house.lobby(ADA, BEA, CY)
    with refused("table-full", seats=3):
        await house.sessions.join(session.id, DI)


async def test_of_two_who_want_the_last_seat_one_gets_it(house: House) -> None:
    session = await house.lobby(ADA, BEA)
    answers = await asyncio.gather(
        *(house.sessions.join(session.id, person) for person in (CY, DI)), return_exceptions=True
    )
    assert [isinstance(answer, Refusal) for answer in answers] == [False, True]
    assert (await house.shown(session)).people == (ADA, BEA, CY)


async def test_nobody_joins_or_leaves_a_game_that_is_on(house: House) -> None:
    session = await house.game(ADA, BEA)
    with refused("already-started"):
        await house.sessions.join(session.id, CY)
    with refused("already-started"):
        await house.sessions.leave(session.id, BEA.id)
    with refused("already-started"):
        await house.sessions.start(session.id, ADA.id)


async def test_who_plays_already_is_told_so_and_not_that_it_is_too_late(house: House) -> None:
    session = await house.game(ADA, BEA)
    with refused("already-seated"):
        await house.sessions.join(session.id, BEA)
    session = await house.sessions.resign(session.id, ADA.id)
    with refused("no-game"):
        await house.sessions.join(session.id, BEA)


async def test_who_leaves_frees_the_seat_and_the_others_move_up(house: House) -> None:
    session = await house.lobby(ADA, BEA, CY)
    session = await house.sessions.leave(session.id, BEA.id)
    assert session.people == (ADA, CY)
    assert session.host == ADA.id
    assert await house.kept(session) == session
    with refused("not-joined"):
        await house.sessions.leave(session.id, BEA.id)


async def test_a_host_who_leaves_passes_the_office_on(house: House) -> None:
    session = await house.lobby(ADA, BEA, CY)
    session = await house.sessions.leave(session.id, ADA.id)
    assert session.host == BEA.id
    assert await house.kept(session) == session


async def test_the_last_one_to_leave_closes_the_lobby(house: House) -> None:
    session = await house.lobby(ADA)
    session = await house.sessions.leave(session.id, ADA.id)
    assert session.status is Status.ABANDONED
    assert session.reason == "deserted"
    assert house.sessions.at(HERE.channel) is None
    with refused("no-game"):
        await house.sessions.join(session.id, BEA)
    await house.lobby(BEA)


async def test_the_host_alone_starts(house: House) -> None:
    session = await house.lobby(ADA, BEA)
    for stranger in (BEA, CY):
        with refused("not-host", host="Ada"):
            await house.sessions.start(session.id, stranger.id)
    house.clock.time += 5000
    session = await house.sessions.start(session.id, ADA.id)
    assert session.status is Status.PLAYING
    assert session.to_act == {0}
    assert session.started_at == session.opened_at + 5000
    assert await house.kept(session) == session


async def test_a_game_starts_with_enough_players(house: House) -> None:
    session = await house.lobby(ADA, options={"crowd": True})
    with refused("too-few-seats", seats=3, missing=2):
        await house.sessions.start(session.id, ADA.id)


async def test_there_is_nothing_to_do_at_a_table_that_never_was(house: House) -> None:
    assert await house.sessions.find("never") is None
    with refused("no-game"):
        await house.sessions.join("never", ADA)
    with refused("no-game"):
        await house.sessions.rematch("never", ADA)


async def test_the_tables_message_is_remembered(house: House) -> None:
    session = await house.lobby(ADA)
    await house.sessions.posted(session.id, 555)
    assert (await house.shown(session)).message == 555
    assert (await house.kept(session)).message == 555


async def test_the_message_of_an_ended_table_is_remembered_too(house: House) -> None:
    session = await house.over(ADA, BEA)
    await house.sessions.posted(session.id, 555)
    assert (await house.shown(session)).message == 555
    await house.restart()
    session = await house.shown(session)
    assert session.message == 555
    assert session.status is Status.FINISHED
