"""One redraw at a time for each table, none lost, failures made up for."""

import asyncio
from collections.abc import Callable

import aiohttp
import pytest

from bot.texts import texts_in
from bot.ui.board_message import table_message as module
from bot.ui.board_message.table_message import TableMessage
from bot.ui.reply.reply import Reply
from bot.ui.text.move_tree import PartialMove
from tests.ui.asked import interaction


class Channel:
    """A channel whose edits last as long as the test likes, and fail as it likes."""

    def __init__(self) -> None:
        self.drawn: list[bool] = []
        self.failures: list[Exception] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def redraw(self, upkeep: TableMessage, below: bool) -> None:
        async with upkeep.answering:
            if not upkeep.begin():
                return
        self.drawn.append(below)
        await self.gate.wait()
        if self.failures:
            raise self.failures.pop(0)


async def quiet() -> None:
    """Waits until nothing is under way."""
    under_way = asyncio.all_tasks() - {asyncio.current_task()}
    if under_way:
        _, late = await asyncio.wait(under_way, timeout=3)
        assert not late


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.0, 0.0))


@pytest.fixture
def kept() -> Callable[[Channel], TableMessage]:
    return lambda channel: TableMessage(texts_in("en"), channel.redraw)


async def test_whatever_comes_during_a_redraw_is_one_more(kept: Callable[[Channel], TableMessage]) -> None:
    channel = Channel()
    channel.gate.clear()
    upkeep = kept(channel)
    upkeep.want()
    await asyncio.sleep(0)
    for _ in range(5):
        upkeep.want()
    upkeep.want(below=True)
    channel.gate.set()
    await quiet()
    assert channel.drawn == [False, True]


async def test_a_redraw_that_fails_is_tried_again(kept: Callable[[Channel], TableMessage]) -> None:
    channel = Channel()
    channel.failures = [aiohttp.ServerDisconnectedError(), OSError("gone")]
    upkeep = kept(channel)
    upkeep.want(below=True)
    await quiet()
    assert channel.drawn == [True, True, True], "what was to be posted below still is"


async def test_it_gives_up_after_a_while_and_begins_anew_when_something_happens(
    kept: Callable[[Channel], TableMessage],
) -> None:
    channel = Channel()
    channel.failures = [OSError("gone")] * 3
    upkeep = kept(channel)
    upkeep.want()
    await quiet()
    assert len(channel.drawn) == 3
    upkeep.want()
    await quiet()
    assert len(channel.drawn) == 4


async def test_a_defect_of_ours_is_logged_and_the_table_goes_on(
    kept: Callable[[Channel], TableMessage], capsys: pytest.CaptureFixture[str]
) -> None:
    channel = Channel()
    channel.failures = [ValueError("custom_id too long")]
    upkeep = kept(channel)
    upkeep.want()
    await quiet()
    assert "custom_id too long" in capsys.readouterr().out
    upkeep.want()
    await quiet()
    assert len(channel.drawn) == 2


async def test_a_stop_leaves_what_is_under_way(kept: Callable[[Channel], TableMessage]) -> None:
    channel = Channel()
    channel.gate.clear()
    upkeep = kept(channel)
    upkeep.want()
    await asyncio.sleep(0)
    assert upkeep.busy
    upkeep.stop()
    await quiet()
    assert len(channel.drawn) == 1


async def test_whoever_waits_for_an_answer_goes_first(kept: Callable[[Channel], TableMessage]) -> None:
    channel = Channel()
    async with Reply(interaction()):
        kept(channel).want()
        await asyncio.sleep(0)
        assert not channel.drawn
    await quiet()
    assert channel.drawn == [False]


async def test_an_answer_that_takes_long_holds_nothing_up(
    kept: Callable[[Channel], TableMessage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GIVES_WAY", 0.01)
    channel = Channel()
    async with Reply(interaction()):
        kept(channel).want()
        await quiet()
        assert channel.drawn == [False]


async def test_what_an_answer_shows_is_not_drawn_as_well(kept: Callable[[Channel], TableMessage]) -> None:
    channel = Channel()
    upkeep = kept(channel)
    async with Reply(interaction()):
        upkeep.want()
        await asyncio.sleep(0)
        upkeep.take_over()
    await quiet()
    assert not channel.drawn


async def test_nor_is_what_waits_for_the_answer_to_end(kept: Callable[[Channel], TableMessage]) -> None:
    channel = Channel()
    upkeep = kept(channel)
    async with upkeep.answering:
        upkeep.want()
        await asyncio.sleep(0)
        upkeep.take_over()
        assert not upkeep.busy
    await quiet()
    assert not channel.drawn
    upkeep.want()
    await quiet()
    assert channel.drawn == [False]


async def test_nor_what_is_to_be_tried_again(
    kept: Callable[[Channel], TableMessage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.01,))
    channel = Channel()
    channel.failures = [OSError("gone")]
    upkeep = kept(channel)
    upkeep.want()
    await asyncio.sleep(0)
    upkeep.take_over()
    await quiet()
    assert channel.drawn == [False]


async def test_an_answer_posts_nothing_again_below(kept: Callable[[Channel], TableMessage]) -> None:
    channel = Channel()
    upkeep = kept(channel)
    async with Reply(interaction()):
        upkeep.want(below=True)
        await asyncio.sleep(0)
        upkeep.take_over()
    await quiet()
    assert channel.drawn == [True]


def test_of_presses_that_wait_only_the_last_one_draws(kept: Callable[[Channel], TableMessage]) -> None:
    upkeep = kept(Channel())
    overtaken = [upkeep.pressed() for _ in range(3)]
    assert [each() for each in overtaken] == [True, True, False]


def test_how_far_a_player_has_come_is_forgotten_with_the_ply(kept: Callable[[Channel], TableMessage]) -> None:
    upkeep = kept(Channel())
    upkeep.walk(4, PartialMove("roll a"))
    assert upkeep.walked(4) == PartialMove("roll a")
    assert upkeep.walked(5) == PartialMove()
