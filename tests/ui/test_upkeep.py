"""One redraw at a time for each table, none lost, failures made up for."""

import asyncio
from collections.abc import Callable

import aiohttp
import pytest

from bot.texts import words
from bot.ui import upkeep as module
from bot.ui.upkeep import Upkeep
from bot.ui.words import Walk


class Channel:
    """A channel whose edits last as long as the test likes, and fail as it likes."""

    def __init__(self) -> None:
        self.drawn: list[bool] = []
        self.failures: list[Exception] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def redraw(self, _upkeep: Upkeep, below: bool) -> None:
        self.drawn.append(below)
        await self.gate.wait()
        if self.failures:
            raise self.failures.pop(0)


async def quiet(upkeep: Upkeep) -> None:
    """Waits until nothing is under way."""
    async with asyncio.timeout(3):
        while upkeep.busy:  # noqa: ASYNC110  the program has no use for an event here
            await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.0, 0.0))


@pytest.fixture
def kept() -> Callable[[Channel], Upkeep]:
    return lambda channel: Upkeep(words("en"), channel.redraw)


async def test_whatever_comes_during_a_redraw_is_one_more(kept: Callable[[Channel], Upkeep]) -> None:
    channel = Channel()
    channel.gate.clear()
    upkeep = kept(channel)
    upkeep.want()
    await asyncio.sleep(0)
    for _ in range(5):
        upkeep.want()
    upkeep.want(below=True)
    channel.gate.set()
    await quiet(upkeep)
    assert channel.drawn == [False, True]


async def test_a_redraw_that_fails_is_tried_again(kept: Callable[[Channel], Upkeep]) -> None:
    channel = Channel()
    channel.failures = [aiohttp.ServerDisconnectedError(), OSError("gone")]
    upkeep = kept(channel)
    upkeep.want(below=True)
    await quiet(upkeep)
    assert channel.drawn == [True, True, True], "what was to be posted below still is"


async def test_it_gives_up_after_a_while_and_begins_anew_when_something_happens(
    kept: Callable[[Channel], Upkeep],
) -> None:
    channel = Channel()
    channel.failures = [OSError("gone")] * 3
    upkeep = kept(channel)
    upkeep.want()
    await quiet(upkeep)
    assert len(channel.drawn) == 3
    upkeep.want()
    await quiet(upkeep)
    assert len(channel.drawn) == 4


async def test_a_defect_of_ours_is_logged_and_the_table_goes_on(
    kept: Callable[[Channel], Upkeep], capsys: pytest.CaptureFixture[str]
) -> None:
    channel = Channel()
    channel.failures = [ValueError("custom_id too long")]
    upkeep = kept(channel)
    upkeep.want()
    await quiet(upkeep)
    assert "custom_id too long" in capsys.readouterr().out
    upkeep.want()
    await quiet(upkeep)
    assert len(channel.drawn) == 2


async def test_a_stop_leaves_what_is_under_way(kept: Callable[[Channel], Upkeep]) -> None:
    channel = Channel()
    channel.gate.clear()
    upkeep = kept(channel)
    upkeep.want()
    await asyncio.sleep(0)
    assert upkeep.busy
    upkeep.stop()
    await quiet(upkeep)
    assert len(channel.drawn) == 1


def test_of_presses_that_wait_only_the_last_one_draws(kept: Callable[[Channel], Upkeep]) -> None:
    upkeep = kept(Channel())
    overtaken = [upkeep.pressed() for _ in range(3)]
    assert [each() for each in overtaken] == [True, True, False]


def test_how_far_a_player_has_come_is_forgotten_with_the_ply(kept: Callable[[Channel], Upkeep]) -> None:
    upkeep = kept(Channel())
    upkeep.walk(4, Walk("roll a"))
    assert upkeep.walked(4) == Walk("roll a")
    assert upkeep.walked(5) == Walk()
