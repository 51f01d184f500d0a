"""A table is shown as it stands when a thread is free to paint it, and in the colours of whoever sees it."""

from asyncio import create_task, sleep
from collections.abc import AsyncIterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from discord import Colour
from discord.ui import Container, Item, MediaGallery
from PIL import Image

from bot.games.base import Seat
from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import DEFAULT
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import texts_in
from bot.ui.board_message.board_picture import BoardPicture
from bot.ui.board_message.layout import Layout, OutgoingMessage
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.play.hand_layout import HandLayout
from bot.ui.records.replay import Replays
from bot.ui.text.captions import caption
from bot.ui.text.move_tree import START
from renderers.engine.painter import Painter
from renderers.engine.scene import Scene
from renderers.game_renderers import game_renderer
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES, seat_role
from tests.renderers.slow import Slow
from tests.sessions.harness import ADA, BEA, HERE, Harness

ENGLISH = texts_in("en")
MOVES = ("b2", "a1", "c1")


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "tavolino.db") as harness:
        yield harness


@pytest.fixture
async def busy() -> AsyncIterator[Pictures]:
    busy = Pictures(workers=1)
    yield busy
    busy.close()


@pytest.mark.parametrize("private", [False, True])
async def test_a_table_that_moves_on_while_threads_are_busy_is_painted_once_as_it_stands_then(
    harness: Harness, busy: Pictures, monkeypatch: pytest.MonkeyPatch, *, private: bool
) -> None:
    painted: list[Scene] = []
    original = Painter.png

    def png(painter: Painter, scene: Scene) -> bytes:
        painted.append(scene)
        return original(painter, scene)

    monkeypatch.setattr(Painter, "png", png)
    slow = Slow()
    await slow.begin(busy)
    board = BoardPicture(harness.sessions, busy)
    layout = Layout(harness.sessions, board, WaitingList(harness.sessions, lambda _: None))
    session = await harness.game(ADA, BEA, game="tris_1")

    async def asked() -> Session | None:
        if private:
            await HandLayout(harness.sessions, board).hand(session, ADA.id, ENGLISH)
            return None
        return (await layout.table(session, ENGLISH, lambda _: START))[0]

    asking = create_task(asked())
    await sleep(0)
    newest = session
    for move in MOVES:
        (seat,) = newest.to_act
        newest = await harness.move(newest, newest.people[seat], move)
    await slow.end()
    assert await asking in (newest, None)
    _, table = painted  # the first is the slow one
    shown = caption(newest, ENGLISH)
    assert table == game_renderer("tris_1").scene(newest.view(Seat(0) if private else None), shown)


async def test_a_panel_has_the_colour_that_its_player_has_in_the_picture(harness: Harness) -> None:
    pictures = Pictures()
    board = BoardPicture(harness.sessions, pictures)
    layout = Layout(harness.sessions, board, WaitingList(harness.sessions, lambda _: None))
    session = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.guild_settings.change(HERE.guild or 0, replace(DEFAULT, theme="contrast"))
    await harness.sessions.user_settings.change(BEA.id, UserSettings("light"))
    (seat,) = session.to_act
    _, shown = await layout.table(session, ENGLISH, lambda _: START)
    private = await HandLayout(harness.sessions, board).hand(session, BEA.id, ENGLISH)
    pictures.close()
    assert colour(shown) == THEMES["contrast"][seat_role(seat)]
    assert colour(private) == THEMES["light"][seat_role(1)]


async def test_a_replay_has_the_colours_of_its_reader_and_its_result_is_told_in_words(harness: Harness) -> None:
    pictures = Pictures()
    replays = Replays(harness.sessions, pictures)
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.sessions.resign(session.id, ADA.id)
    grounds = []
    for theme in ("", "light"):
        shown = await replays.animated(session, ENGLISH, theme)
        moving, card = (Image.open(BytesIO(file.fp.read())).convert("RGB") for file in shown.files)
        assert moving.getpixel((2, 200)) == card.getpixel((2, 200))
        grounds.append(moving.getpixel((2, 200)))
    pictures.close()
    assert grounds == [THEMES[theme]["background"] for theme in ("dark", "light")]
    gallery = next(item for item in reversed(pieces(shown)) if isinstance(item, MediaGallery))
    told = str(gallery.items[0].description)
    assert "The result of Tris 1" in told
    assert "Bea wins" in told
    assert "Place 2: Ada, resigned" in told


def pieces(shown: OutgoingMessage) -> list[Item[Any]]:
    (container,) = shown.view.children
    assert isinstance(container, Container)
    return container.children


def colour(shown: OutgoingMessage) -> tuple[int, int, int]:
    """The colour beside the panel."""
    (container,) = shown.view.children
    assert isinstance(container, Container)
    return Colour(int(container.accent_colour or 0)).to_rgb()
