"""A restart restores every table that today's rules can replay."""

from dataclasses import replace

import pytest
from structlog.testing import capture_logs

import bot.games
from bot.sessions.session import Place, Status
from bot.sessions.tables import table_cache
from tests.sessions.games import Nim
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused


async def test_lobbies_and_games_are_restored_as_they_were(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA, place=Place(None, 1))
    harness.clock.time += 1
    game = await harness.game(BEA, CY, place=Place(10, 2))
    game = await harness.move(game, BEA, "take 1")
    await harness.finished_game(ADA, BEA, place=Place(10, 3))
    assert await harness.restart() == 2
    assert harness.sessions.tables.at(1) == lobby
    assert harness.sessions.tables.at(2) == game
    assert harness.sessions.tables.at(3) is None
    assert harness.sessions.tables.live() == (lobby, game)
    await harness.sessions.lobbies.join(lobby.id, CY)
    await harness.move(game, CY, "take 1", ply=1)


async def test_an_ended_session_is_found_with_its_result_and_its_state(harness: Harness) -> None:
    session = await harness.finished_game(ADA, BEA)
    scored = await harness.game(ADA, BEA, game="buzz")
    for words in ("call", "answer", "call", "answer"):
        scored = await harness.move(scored, BEA, words)
    await harness.restart()
    assert await harness.sessions.tables.find(session.id) == session
    assert await harness.sessions.tables.find(scored.id) == scored
    assert scored.result.outcome is not None
    assert scored.result.outcome.scores == (0, 2)


async def test_a_game_whose_rules_changed_is_abandoned_and_the_others_go_on(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await harness.game(ADA, BEA)
    other = await harness.game(ADA, BEA, game="buzz", place=Place(10, 101))
    monkeypatch.setitem(bot.games._games, "nim", Nim(rules=2))
    with capture_logs() as logs:
        assert await harness.restart() == 1
    session = await harness.current(game)
    assert session.status is Status.ABANDONED
    assert session.result.reason == "rules-changed"
    assert session.state is None
    assert harness.sessions.tables.at(HERE.channel) is None
    assert harness.sessions.tables.at(101) == other
    assert [entry["session"] for entry in logs if entry["event"] == "session abandoned"] == [game.id]
    with refused("no-game"):
        await harness.move(game, ADA, "take 1")


class StricterNim(Nim):
    """A game that fails on old moves, though its rules number is the same."""

    def play(self, *_: object) -> object:  # type: ignore[override]  # fails whatever it is given
        raise IndexError("failed on the hand of Ada")


class ShorterNim(Nim):
    """A game that is always over."""

    def outcome(self, *_: object) -> object:  # type: ignore[override]  # whatever the state
        return "over"


class SmallerNim(Nim):
    """A game that no longer has the options of the old one."""

    def __init__(self) -> None:
        super().__init__()
        self.info = replace(self.info, options=())


@pytest.mark.parametrize("engine", [StricterNim(), ShorterNim(), SmallerNim()])
async def test_a_game_that_does_not_replay_is_abandoned(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, engine: Nim
) -> None:
    game = await harness.game(ADA, BEA)
    await harness.move(game, ADA, "take 1")
    monkeypatch.setitem(bot.games._games, "nim", engine)
    with capture_logs() as logs:
        assert await harness.restart() == 0
    assert (await harness.current(game)).result.reason == "rules-changed"
    assert "hand of Ada" not in str(logs)


async def test_tables_of_a_game_that_was_removed_are_abandoned_and_not_found(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await harness.lobby(ADA, place=Place(10, 101))
    over = await harness.finished_game(ADA, BEA)
    game = await harness.game(ADA, BEA)
    monkeypatch.delitem(bot.games._games, "nim")
    assert await harness.restart() == 0
    for session in (lobby, over, game):
        assert await harness.sessions.tables.find(session.id) is None
    reasons = [(await harness.saved(session)).session.reason for session in (lobby, over, game)]
    assert reasons == ["rules-changed", "nim-last-stone", "rules-changed"]
    with refused("no-game"):
        await harness.sessions.lobbies.rematch(over.id, ADA)
    assert (await harness.lobby(ADA, BEA, game="buzz")).place == HERE


async def test_old_ended_sessions_are_read_from_the_store(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "ENDED_KEPT", 1)
    await harness.restart()
    sessions = [await harness.finished_game(ADA, BEA) for _ in range(3)]
    for session in sessions:
        assert await harness.sessions.tables.find(session.id) == session
