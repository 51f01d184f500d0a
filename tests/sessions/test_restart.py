"""A restart loses nothing and stops at nothing."""

import pytest
from structlog.testing import capture_logs

from bot.games import GAMES
from bot.sessions import tables
from bot.sessions.session import Place, Status
from tests.sessions.games import Nim
from tests.sessions.house import ADA, BEA, CY, HERE, House
from tests.sessions.refusals import refused


async def test_lobbies_and_games_are_there_again_as_they_were(house: House) -> None:
    lobby = await house.lobby(ADA, BEA, place=Place(None, 1))
    house.clock.time += 1
    game = await house.game(BEA, CY, place=Place(10, 2))
    game = await house.move(game, BEA, "take 1")
    await house.over(ADA, BEA, place=Place(10, 3))
    assert await house.restart() == 2
    assert house.sessions.at(1) == lobby
    assert house.sessions.at(2) == game
    assert house.sessions.at(3) is None
    assert house.sessions.live() == (lobby, game)
    await house.sessions.join(lobby.id, CY)
    await house.move(game, CY, "take 1", ply=1)


async def test_an_ended_session_is_found_with_its_result_and_its_state(house: House) -> None:
    session = await house.over(ADA, BEA)
    scored = await house.game(ADA, BEA, game="buzz")
    for words in ("call", "answer", "call", "answer"):
        scored = await house.move(scored, BEA, words)
    await house.restart()
    assert await house.sessions.find(session.id) == session
    assert await house.sessions.find(scored.id) == scored
    assert scored.outcome is not None
    assert scored.outcome.scores == (0, 2)


async def test_a_game_whose_rules_changed_is_abandoned_and_the_others_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(ADA, BEA)
    other = await house.game(ADA, BEA, game="buzz", place=Place(10, 101))
    monkeypatch.setitem(GAMES, "nim", Nim(rules=2))
    with capture_logs() as logs:
        assert await house.restart() == 1
    session = await house.shown(game)
    assert session.status is Status.ABANDONED
    assert session.reason == "rules-changed"
    assert session.state is None
    assert house.sessions.at(HERE.channel) is None
    assert house.sessions.at(101) == other
    assert [entry["session"] for entry in logs if entry["event"] == "session abandoned"] == [game.id]
    with refused("no-game"):
        await house.move(game, ADA, "take 1")


class StricterNim(Nim):
    """An engine that trips over old moves, without having said so by its rules number."""

    def play(self, *_: object) -> object:  # type: ignore[override]  # trips whatever it is given
        raise IndexError("tripped over the hand of Ada")


class ShorterNim(Nim):
    """An engine to which every game is over."""

    def outcome(self, *_: object) -> object:  # type: ignore[override]  # whatever the state
        return "over"


@pytest.mark.parametrize("engine", [StricterNim(), ShorterNim()])
async def test_a_game_that_does_not_replay_is_abandoned(
    house: House, monkeypatch: pytest.MonkeyPatch, engine: Nim
) -> None:
    game = await house.game(ADA, BEA)
    await house.move(game, ADA, "take 1")
    monkeypatch.setitem(GAMES, "nim", engine)
    with capture_logs() as logs:
        assert await house.restart() == 0
    assert (await house.shown(game)).reason == "rules-changed"
    assert "hand of Ada" not in str(logs)


async def test_tables_of_a_game_that_was_removed_are_abandoned_and_not_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await house.lobby(ADA, place=Place(10, 101))
    over = await house.over(ADA, BEA)
    game = await house.game(ADA, BEA)
    monkeypatch.delitem(GAMES, "nim")
    assert await house.restart() == 0
    for session in (lobby, over, game):
        assert await house.sessions.find(session.id) is None
    reasons = [(await house.saved(session)).session.reason for session in (lobby, over, game)]
    assert reasons == ["rules-changed", "nim-last-stone", "rules-changed"]
    with refused("no-game"):
        await house.sessions.rematch(over.id, ADA)
    assert (await house.lobby(ADA, BEA, game="buzz")).place == HERE


async def test_old_ended_sessions_come_from_the_store(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ENDED_KEPT", 1)
    await house.restart()
    sessions = [await house.over(ADA, BEA) for _ in range(3)]
    for session in sessions:
        assert await house.sessions.find(session.id) == session
