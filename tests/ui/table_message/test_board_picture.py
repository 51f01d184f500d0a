"""A board is drawn as it is when a thread is free to draw it, and not before."""

from asyncio import create_task, sleep

import pytest

from bot.games.base import Seat
from bot.sessions.session import Session
from bot.texts import texts_in
from bot.ui.play.hand_layout import HandLayout
from bot.ui.table_message.layout import BoardPicture, TableLayout
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.text.captions import caption
from bot.ui.text.move_tree import START
from renderers.engine.painter import Painter
from renderers.engine.scene import Scene
from renderers.game_renderers import game_renderer
from renderers.pictures import Pictures
from tests.renderers.slow_picture import SlowPicture
from tests.sessions.harness import ADA, BEA, Harness

ENGLISH = texts_in("en")
MOVES = ("b2", "a1", "c1")


@pytest.mark.parametrize("private", [False, True])
async def test_a_session_that_changes_while_threads_are_busy_is_drawn_once_in_its_newest_state(
    harness: Harness, painted_pictures: Pictures, monkeypatch: pytest.MonkeyPatch, *, private: bool
) -> None:
    drawn: list[Scene] = []
    original = Painter.png

    def png(painter: Painter, scene: Scene) -> bytes:
        drawn.append(scene)
        return original(painter, scene)

    monkeypatch.setattr(Painter, "png", png)
    slow = SlowPicture()
    await slow.start(painted_pictures)
    board = BoardPicture(harness.sessions, painted_pictures)
    layout = TableLayout(harness.sessions, board, WaitingList(harness.sessions))
    session = await harness.game(ADA, BEA, game="tris_1")

    async def lay_out() -> Session:
        if private:
            return (await HandLayout(harness.sessions, board).hand(session, ADA.id, ENGLISH))[0]
        return (await layout.table(session, ENGLISH, lambda _: START))[0]

    laying_out = create_task(lay_out())
    await sleep(0)
    newest = session
    for move in MOVES:
        (seat,) = newest.to_act
        newest = await harness.move(newest, newest.people[seat], move)
    await slow.release()
    assert await laying_out == newest
    _, board_scene = drawn  # the first one is the slow picture
    view = newest.view(Seat(0) if private else None)
    assert board_scene == game_renderer("tris_1").scene(view, caption(newest, ENGLISH))
