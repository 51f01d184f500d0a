"""A table is shown as it stands when a thread is free to paint it, and in the colours of whoever sees it."""

from asyncio import create_task, sleep, to_thread
from collections.abc import AsyncIterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from discord import Colour
from discord.ui import Container, Item, MediaGallery
from PIL import Image

from bot.games.tris_1.view import View
from bot.sessions.servers import DEFAULT
from bot.sessions.session import Session
from bot.sessions.tastes import Taste
from bot.texts import words
from bot.ui.next_game import NextGame
from bot.ui.replays import Replays
from bot.ui.showing import Showing, Shown
from bot.ui.words import START
from renderers import tris_1
from renderers.caption import Caption
from renderers.pictures import Pictures
from renderers.scene import Scene
from renderers.theme import THEMES, Theme, seat_role
from tests.renderers.positions import Said
from tests.sessions.house import ADA, BEA, HERE, House

ENGLISH = words("en")
MOVES = ("b2", "a1", "c1")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "tavolino.db")
    await house.open()
    yield house
    await house.close()


class Busy:
    """Pictures whose only thread paints something slow until it may go on."""

    def __init__(self) -> None:
        self.pictures = Pictures(workers=1)
        self._begun, self._go_on = Event(), Event()

    async def begin(self) -> None:
        self._slow = create_task(self.pictures.board("backgammon", Said(self._slowly), Caption(None, "", "")))
        await to_thread(self._begun.wait)

    async def end(self) -> None:
        self._go_on.set()
        await self._slow

    def _slowly(self) -> str:
        self._begun.set()
        self._go_on.wait()
        return "slow"


@pytest.fixture
async def busy() -> AsyncIterator[Busy]:
    busy = Busy()
    await busy.begin()
    yield busy
    busy.pictures.close()


@pytest.mark.parametrize("private", [False, True])
async def test_a_table_that_moves_on_while_threads_are_busy_is_painted_once_as_it_stands_then(
    house: House, busy: Busy, monkeypatch: pytest.MonkeyPatch, *, private: bool
) -> None:
    painted: list[str] = []
    original = tris_1.scene

    def scene(view: View, caption: Caption, theme: Theme, walked: str) -> Scene:
        painted.append(caption.aside)
        return original(view, caption, theme, walked)

    monkeypatch.setattr(tris_1, "scene", scene)
    showing = Showing(house.sessions, busy.pictures, NextGame(house.sessions, lambda _: None))
    session = await house.game(ADA, BEA, game="tris_1")

    async def asked() -> Session | None:
        if private:
            await showing.hand(session, ADA.id, ENGLISH)
            return None
        return (await showing.table(session, ENGLISH, lambda _: START))[0]

    asking = create_task(asked())
    await sleep(0)
    newest = session
    for move in MOVES:
        (seat,) = newest.to_act
        newest = await house.move(newest, newest.people[seat], move)
    await busy.end()
    assert await asking in (newest, None)
    assert painted == ["Move 4"]


async def test_a_panel_has_the_colour_that_its_player_has_in_the_picture(house: House) -> None:
    pictures = Pictures()
    showing = Showing(house.sessions, pictures, NextGame(house.sessions, lambda _: None))
    session = await house.game(ADA, BEA, game="tris_1")
    await house.sessions.servers.change(HERE.guild or 0, replace(DEFAULT, theme="contrast"))
    await house.sessions.tastes.change(BEA.id, Taste("light"))
    (seat,) = session.to_act
    _, shown = await showing.table(session, ENGLISH, lambda _: START)
    private = await showing.hand(session, BEA.id, ENGLISH)
    pictures.close()
    assert colour(shown) == THEMES["contrast"][seat_role(seat)]
    assert colour(private) == THEMES["light"][seat_role(1)]


async def test_a_replay_has_the_colours_of_its_reader_and_its_result_is_told_in_words(house: House) -> None:
    pictures = Pictures()
    replays = Replays(house.sessions, pictures)
    session = await house.game(ADA, BEA, game="tris_1")
    session = await house.sessions.resign(session.id, ADA.id)
    grounds = []
    for theme in ("", "light"):
        shown = await replays.moving(session, ENGLISH, theme)
        moving, card = (Image.open(BytesIO(file.fp.read())).convert("RGB") for file in shown.files)
        assert moving.getpixel((2, 200)) == card.getpixel((2, 200))
        grounds.append(moving.getpixel((2, 200)))
    pictures.close()
    assert grounds == [THEMES[theme]["ground"] for theme in ("dark", "light")]
    gallery = next(item for item in reversed(pieces(shown)) if isinstance(item, MediaGallery))
    told = str(gallery.items[0].description)
    assert "The result of Tris 1" in told
    assert "Bea wins" in told
    assert "Place 2: Ada, resigned" in told


def pieces(shown: Shown) -> list[Item[Any]]:
    (container,) = shown.view.children
    assert isinstance(container, Container)
    return container.children


def colour(shown: Shown) -> tuple[int, int, int]:
    """The colour beside the panel."""
    (container,) = shown.view.children
    assert isinstance(container, Container)
    return Colour(int(container.accent_colour or 0)).to_rgb()
