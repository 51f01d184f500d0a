"""What the Discord side gets: PNGs, the same for the same position, however many ask at once."""

from asyncio import gather
from collections.abc import AsyncIterator
from itertools import islice

import pytest

from bot.games import GAMES
from renderers import plain, tris_2
from renderers.caption import Caption
from renderers.pictures import Pictures, drawing
from tests.renderers import png_reader
from tests.renderers.positions import ANNA, BRUNO, START, played
from tests.renderers.scenes import NOBODY, TABLE


@pytest.fixture
async def pictures() -> AsyncIterator[Pictures]:
    held = Pictures()
    yield held
    held.close()


TO_MOVE = Caption(ANNA, "to move", "Move 1")


async def test_a_position_becomes_a_png(pictures: Pictures) -> None:
    picture = png_reader.read(await pictures.board("tris_2", START, TO_MOVE))
    assert (picture.width, picture.height) == tris_2.scene(START, TO_MOVE).size


async def test_a_leaderboard_becomes_a_png(pictures: Pictures) -> None:
    full, empty = await gather(pictures.leaderboard(TABLE), pictures.leaderboard(NOBODY))
    assert png_reader.read(full).height > png_reader.read(empty).height


async def test_many_who_ask_at_once_get_their_own_pictures(pictures: Pictures) -> None:
    views = list(islice(played("tris_2", {}), 60))
    one_by_one = [await pictures.board("tris_2", *view) for view in views]
    others = Pictures(workers=4)
    at_once = await gather(*(others.board("tris_2", *view) for view in views))
    others.close()
    assert at_once == one_by_one


async def test_who_is_on_turn_changes_the_picture(pictures: Pictures) -> None:
    assert await pictures.board("tris_2", START, TO_MOVE) != await pictures.board(
        "tris_2", START, Caption(BRUNO, "to move", "Move 1")
    )


async def test_a_game_without_a_drawing_of_its_own_is_shown_in_words(pictures: Pictures) -> None:
    assert drawing("backgammon") is plain
    shown = png_reader.read(await pictures.board("backgammon", START, TO_MOVE))
    assert (shown.width, shown.height) == plain.scene(START, TO_MOVE).size


async def test_warming_up_paints_what_the_first_move_needs(pictures: Pictures) -> None:
    pictures.warm()
    held = pictures.sprites_held
    assert held > 1_000_000
    await pictures.board("tris_2", START, TO_MOVE)
    assert pictures.sprites_held - held < 400_000


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_has_a_drawing(key: str) -> None:
    assert callable(drawing(key).scene)


async def test_nothing_can_be_asked_for_after_the_end() -> None:
    pictures = Pictures()
    pictures.close()
    with pytest.raises(RuntimeError):
        await pictures.board("tris_2", START, TO_MOVE)
