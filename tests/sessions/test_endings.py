"""Ends without a played-out game: resigning, ending, and deleted channels."""

import asyncio

from structlog.testing import capture_logs

from bot.ratings.scopes import Scope
from bot.sessions.session import Place, Session, Status
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused


async def test_of_two_players_the_other_wins_by_a_resignation(harness: Harness) -> None:
    session = await harness.opened_by(await harness.game(ADA, BEA), ADA, BEA)
    session = await harness.sessions.games.resign(session.id, BEA.id)  # also when it is not one's turn
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (1, 2)
    assert session.result.outcome.reason == session.result.reason == "resigned"
    assert await harness.restored(session) == session
    with refused("no-game"):
        await harness.sessions.games.resign(session.id, ADA.id)


async def test_resigning_a_game_for_one_abandons_it(harness: Harness) -> None:
    session = await harness.game(ADA)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert session.status is Status.ABANDONED
    assert session.result.outcome is None
    assert session.result.reason == "resigned"
    assert await harness.restored(session) == session


async def test_only_players_of_a_started_game_can_resign(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    with refused("not-started"):
        await harness.sessions.games.resign(session.id, BEA.id)
    with refused("not-joined"):
        await harness.sessions.games.resign(session.id, CY.id)
    await harness.sessions.lobbies.start(session.id, ADA.id)
    with refused("not-seated"):
        await harness.sessions.games.resign(session.id, CY.id)


async def test_a_game_that_is_ended_has_no_result(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with capture_logs() as logs:
        session = await harness.sessions.games.end(session.id, CY.id, moderator=True)
    assert session.status is Status.ABANDONED
    assert session.result.outcome is None
    assert session.result.reason == "ended-by-moderator"
    assert harness.sessions.tables.at(HERE.channel) is None
    assert await harness.restored(session) == session
    assert not (await harness.sessions.leaderboards.leaderboard(Scope(10))).people
    assert [(entry["event"], entry["user"]) for entry in logs] == [("session ended", CY.id)]


async def test_a_lobby_can_be_ended_once(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session = await harness.sessions.games.end(session.id, ADA.id, moderator=True)
    assert session.status is Status.ABANDONED
    with refused("no-game"):
        await harness.sessions.games.end(session.id, ADA.id, moderator=True)


def assert_gone(session: Session) -> None:
    assert (session.status, session.result.reason, session.result.outcome) == (Status.ABANDONED, "place-gone", None)


async def test_a_session_whose_channel_is_deleted_is_abandoned(harness: Harness) -> None:
    lobby = await harness.lobby(ADA)
    game = await harness.game(ADA, BEA, place=Place(10, 101))
    other = await harness.game(ADA, BEA, place=Place(10, 102))
    for gone in (lobby, game):
        await harness.sessions.places.channel_deleted(gone.place.channel)
        assert harness.sessions.tables.at(gone.place.channel) is None
        assert_gone(await harness.current(gone))
        assert await harness.restored(gone) == await harness.current(gone)
    assert harness.sessions.tables.live() == (other,)


async def test_deleting_a_channel_without_a_live_session_changes_nothing(harness: Harness) -> None:
    over = await harness.finished_game(ADA, BEA)
    await harness.sessions.places.channel_deleted(HERE.channel)
    await harness.sessions.places.channel_deleted(404)
    assert await harness.current(over) == over


async def test_a_game_that_ends_while_its_channel_is_deleted_keeps_its_result(harness: Harness) -> None:
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA)
    resigned, _ = await asyncio.gather(
        harness.sessions.games.resign(game.id, ADA.id), harness.sessions.places.channel_deleted(HERE.channel)
    )
    assert resigned.result.reason == "resigned"
    assert await harness.current(game) == await harness.restored(game) == resigned


async def test_only_the_sessions_of_a_deleted_guild_are_abandoned(harness: Harness) -> None:
    gone = [await harness.game(ADA, BEA, place=Place(20, channel)) for channel in (200, 201)]
    others = tuple([await harness.lobby(ADA, place=place) for place in (HERE, Place(None, 300))])
    await harness.sessions.guild_removed(20)
    for session in gone:
        assert_gone(await harness.restored(session))
    assert harness.sessions.tables.live() == others
