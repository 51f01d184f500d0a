"""Resigning, and being ended."""

from structlog.testing import capture_logs

from bot.sessions.session import Status
from tests.sessions.house import ADA, BEA, CY, HERE, House
from tests.sessions.refusals import refused


async def test_of_two_who_play_the_other_wins_by_a_resignation(house: House) -> None:
    session = await house.game(ADA, BEA)
    session = await house.sessions.resign(session.id, BEA.id)  # also when it is not one's turn
    assert session.status is Status.FINISHED
    assert session.outcome is not None
    assert session.outcome.ranks == (1, 2)
    assert session.outcome.reason == session.reason == "resigned"
    assert await house.kept(session) == session
    with refused("no-game"):
        await house.sessions.resign(session.id, ADA.id)


async def test_who_plays_alone_abandons_the_game(house: House) -> None:
    session = await house.game(ADA)
    session = await house.sessions.resign(session.id, ADA.id)
    assert session.status is Status.ABANDONED
    assert session.outcome is None
    assert session.reason == "resigned"
    assert await house.kept(session) == session


async def test_among_three_nobody_resigns_yet(house: House) -> None:
    session = await house.game(ADA, BEA, CY)
    with refused("resign-needs-two"):
        await house.sessions.resign(session.id, CY.id)


async def test_there_is_nothing_to_resign_before_the_game_or_without_a_seat(house: House) -> None:
    session = await house.lobby(ADA, BEA)
    with refused("not-started"):
        await house.sessions.resign(session.id, ADA.id)
    with refused("not-seated"):
        await house.sessions.resign(session.id, CY.id)


async def test_a_game_that_is_ended_has_no_result(house: House) -> None:
    session = await house.game(ADA, BEA)
    with capture_logs() as logs:
        session = await house.sessions.end(session.id, CY.id)
    assert session.status is Status.ABANDONED
    assert session.outcome is None
    assert session.reason == "ended-by-moderator"
    assert house.sessions.at(HERE.channel) is None
    assert await house.kept(session) == session
    assert await house.sessions.standings(10, None, 10) == ()
    assert [(entry["event"], entry["user"]) for entry in logs] == [("session ended by moderator", CY.id)]


async def test_a_lobby_can_be_ended_and_nothing_twice(house: House) -> None:
    session = await house.lobby(ADA)
    session = await house.sessions.end(session.id, ADA.id)
    assert session.status is Status.ABANDONED
    with refused("no-game"):
        await house.sessions.end(session.id, ADA.id)
