"""Resigning, being ended, and losing the place to play."""

import asyncio

from structlog.testing import capture_logs

from bot.sessions.session import Place, Session, Status
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


async def test_there_is_nothing_to_resign_before_the_game_or_without_a_seat(house: House) -> None:
    session = await house.lobby(ADA, BEA)
    with refused("not-started"):
        await house.sessions.resign(session.id, BEA.id)
    with refused("not-joined"):
        await house.sessions.resign(session.id, CY.id)
    await house.sessions.start(session.id, ADA.id)
    with refused("not-seated"):
        await house.sessions.resign(session.id, CY.id)


async def test_a_game_that_is_ended_has_no_result(house: House) -> None:
    session = await house.game(ADA, BEA)
    with capture_logs() as logs:
        session = await house.sessions.end(session.id, CY.id, moderator=True)
    assert session.status is Status.ABANDONED
    assert session.outcome is None
    assert session.reason == "ended-by-moderator"
    assert house.sessions.at(HERE.channel) is None
    assert await house.kept(session) == session
    assert await house.sessions.history.standings(10, None, 10) == ()
    assert [(entry["event"], entry["user"]) for entry in logs] == [("session ended", CY.id)]


async def test_a_lobby_can_be_ended_and_nothing_twice(house: House) -> None:
    session = await house.lobby(ADA)
    session = await house.sessions.end(session.id, ADA.id, moderator=True)
    assert session.status is Status.ABANDONED
    with refused("no-game"):
        await house.sessions.end(session.id, ADA.id, moderator=True)


def assert_gone(session: Session) -> None:
    assert (session.status, session.reason, session.outcome) == (Status.ABANDONED, "place-gone", None)


async def test_a_session_whose_channel_is_gone_is_abandoned(house: House) -> None:
    lobby = await house.lobby(ADA)
    game = await house.game(ADA, BEA, place=Place(10, 101))
    other = await house.game(ADA, BEA, place=Place(10, 102))
    for gone in (lobby, game):
        await house.sessions.place_gone(gone.place.channel)
        assert house.sessions.at(gone.place.channel) is None
        assert_gone(await house.shown(gone))
        assert await house.kept(gone) == await house.shown(gone)
    assert house.sessions.live() == (other,)


async def test_a_channel_without_a_session_may_go(house: House) -> None:
    over = await house.over(ADA, BEA)
    await house.sessions.place_gone(HERE.channel)
    await house.sessions.place_gone(404)
    assert await house.shown(over) == over


async def test_a_game_that_ends_while_its_channel_goes_keeps_its_result(house: House) -> None:
    game = await house.game(ADA, BEA)
    resigned, _ = await asyncio.gather(house.sessions.resign(game.id, ADA.id), house.sessions.place_gone(HERE.channel))
    assert resigned.reason == "resigned"
    assert await house.shown(game) == await house.kept(game) == resigned


async def test_with_a_guild_go_its_sessions_and_no_others(house: House) -> None:
    gone = [await house.game(ADA, BEA, place=Place(20, channel)) for channel in (200, 201)]
    others = tuple([await house.lobby(ADA, place=place) for place in (HERE, Place(None, 300))])
    await house.sessions.guild_gone(20)
    for session in gone:
        assert_gone(await house.kept(session))
    assert house.sessions.live() == others
