"""The bot gets pictures for positions, cards and replays, however many it asks for at once."""

from asyncio import CancelledError, create_task, gather, sleep
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator
from functools import partial
from io import BytesIO
from itertools import islice
from threading import Event

import pytest
from PIL import Image

from bot.games import GAMES
from bot.games.base import View
from bot.texts import texts_in
from renderers.engine.sprite_cache import SpriteCache
from renderers.parts.frame import HEIGHT, WIDTH, Caption
from renderers.parts.text_line import TextLine
from renderers.pictures import Pictures, StalePicture
from renderers.themes.theme import THEMES
from tests.renderers.captions import ANNA, BRUNO
from tests.renderers.cards.samples import CAREER, NOBODY, TABLE, WON_BY_POINTS
from tests.renderers.dice.samples import START
from tests.renderers.pixels import pixels
from tests.renderers.playing import played
from tests.renderers.slow_picture import SlowPicture
from tests.renderers.text_view import TextView

TO_MOVE = Caption(ANNA, "to move")
ENGLISH = texts_in("en")
SPRITES = SpriteCache()
"""Shared by tests that do not look at it, so that each sprite is drawn once."""


@pytest.fixture
async def pictures() -> AsyncIterator[Pictures]:
    opened = Pictures()
    opened.sprite_cache = SPRITES
    yield opened
    opened.close()


@pytest.fixture
async def fresh() -> AsyncIterator[Pictures]:
    opened = Pictures()
    yield opened
    opened.close()


@pytest.fixture
async def busy() -> AsyncIterator[Pictures]:
    """Pictures with a single thread."""
    opened = Pictures(workers=1)
    yield opened
    opened.close()


def drawn_texts(pictures: Pictures) -> set[str]:
    """Returns all lines of text that have been drawn."""
    return {sprite.text for _, sprite in pictures.sprite_cache.compressed if isinstance(sprite, TextLine)}


async def test_every_card_becomes_a_png(pictures: Pictures) -> None:
    made = await gather(
        pictures.leaderboard(TABLE),
        pictures.profile(CAREER),
        pictures.leaderboard(NOBODY),
        pictures.result(WON_BY_POINTS),
    )
    *full, empty, low = [pixels(png)[0] for png in made]
    assert full == [(WIDTH, HEIGHT)] * 2
    for width, height in (empty, low):
        assert width == WIDTH
        assert height < HEIGHT, "a short board and a result are as low as they can be"
    assert len(set(map(pixels, made))) == 4


async def test_many_pictures_at_once_are_the_same_as_one_by_one(pictures: Pictures, fresh: Pictures) -> None:
    positions = list(islice(played("tris_2", {}), 30))
    one_by_one = [await pictures.board("tris_2", *position) for position in positions]
    at_once = await gather(*(fresh.board("tris_2", *position) for position in positions))
    assert list(map(pixels, at_once)) == list(map(pixels, one_by_one))


async def test_who_is_on_turn_changes_the_picture(pictures: Pictures) -> None:
    captions = (TO_MOVE, Caption(BRUNO, "to move"))
    one, other = [pixels(await pictures.board("tris_2", START, caption)) for caption in captions]
    assert one != other


async def test_a_game_without_a_renderer_has_a_picture(pictures: Pictures) -> None:
    (width, height), _ = pixels(await pictures.board("backgammon", START, TO_MOVE))
    assert (width, height) == (1100, 700)


async def test_warming_up_draws_what_the_first_move_needs_and_keeps_it_small(fresh: Pictures) -> None:
    fresh.warm_up(GAMES, ENGLISH)
    prepared = set(fresh.sprite_cache.compressed)
    assert len(prepared) > 300
    assert fresh.sprite_cache.rasters.weight == 0
    # the sprites of three themes fit into the cache
    assert fresh.sprite_cache.compressed.weight < 2_000_000
    await fresh.board("tris_2", START, TO_MOVE)
    assert {type(sprite) for _, sprite in set(fresh.sprite_cache.compressed) - prepared} == {TextLine}


async def test_warm_themes_and_languages_add_up(fresh: Pictures) -> None:
    weight = 0
    for theme, language in (("dark", "en"), ("light", "en"), ("contrast", "en"), ("contrast", "it")):
        fresh.warm_up(["tris_on_steroids"], texts_in(language), theme)
        assert fresh.sprite_cache.compressed.weight > weight
        weight = fresh.sprite_cache.compressed.weight
    assert {theme.name for theme, _ in fresh.sprite_cache.compressed} == set(THEMES)


async def test_every_theme_has_its_own_colours(pictures: Pictures) -> None:
    shown = [Image.open(BytesIO(await pictures.board("tris_2", START, TO_MOVE, theme=theme))) for theme in THEMES]
    colours = [image.convert("RGB").getpixel((2, 200)) for image in shown]
    assert colours == [theme["background"] for theme in THEMES.values()]
    with pytest.raises(KeyError):
        await pictures.board("tris_2", START, TO_MOVE, theme="sepia")


async def test_a_finished_game_becomes_an_animation(pictures: Pictures) -> None:
    frames = list(islice(played("tris_1", {}), 4))
    moving = Image.open(BytesIO(await pictures.replay("game", "tris_1", lambda: frames, theme="light")))
    assert (moving.format, getattr(moving, "n_frames", 0)) == ("GIF", 4)


async def test_a_replay_is_painted_once_for_each_theme_and_language(pictures: Pictures) -> None:
    painted: list[str] = []

    def replay(cache_key: str, theme: str) -> Awaitable[bytes]:
        def frames() -> Iterable[tuple[View, Caption]]:
            painted.append(f"{cache_key} {theme}")
            return islice(played("tris_1", {}), 4)

        return pictures.replay(cache_key, "tris_1", frames, theme=theme)

    first, at_once = await gather(replay("game en", "dark"), replay("game en", "dark"))
    assert first is at_once
    assert first is await replay("game en", "dark")
    assert first != await replay("game en", "light")
    await replay("game it", "dark")
    assert painted == ["game en dark", "game en light", "game it dark"]


async def test_boards_are_painted_while_a_replay_is(pictures: Pictures) -> None:
    released = Event()

    def frames() -> Iterator[tuple[View, Caption]]:
        assert released.wait(30)
        yield START, TO_MOVE

    replay = create_task(pictures.replay("game", "tris_2", frames))
    others = [create_task(pictures.replay(number, "tris_2", frames)) for number in range(5)]
    for position in islice(played("tris_2", {}), 20):
        await pictures.board("tris_2", *position)
    assert not replay.done()
    released.set()
    assert len({await moving for moving in (replay, *others)}) == 1


async def test_a_picture_that_is_stale_when_a_thread_is_free_is_not_painted(busy: Pictures) -> None:
    slow, moved_on = SlowPicture(), False
    await slow.start(busy)

    async def board(number: int) -> bytes:
        view = TextView(partial(str, 1000 + number))
        return await busy.board("backgammon", view, TO_MOVE, is_current=lambda: not moved_on or number == 199)

    waiting = [create_task(board(number)) for number in range(200)]
    for _ in range(1000):
        await sleep(0)
    moved_on = True
    await slow.release()
    results = await gather(*waiting, return_exceptions=True)
    assert {text for text in drawn_texts(busy) if text.isdigit() and int(text) >= 1000} == {"1199"}
    assert [type(result) for result in results] == [StalePicture] * 199 + [bytes]


async def test_a_picture_whose_task_is_cancelled_is_not_painted(busy: Pictures) -> None:
    slow = SlowPicture()
    await slow.start(busy)
    cancelled = create_task(busy.board("backgammon", TextView(lambda: "cancelled"), TO_MOVE))
    for _ in range(10):
        await sleep(0)
    cancelled.cancel()
    with pytest.raises(CancelledError):
        await cancelled
    await slow.release()
    await busy.leaderboard(NOBODY)
    assert "cancelled" not in drawn_texts(busy)


async def test_a_picture_of_cached_sprites_needs_no_thread_and_is_the_same(busy: Pictures) -> None:
    slow, positions = SlowPicture(), list(islice(played("tris_2", {}), 12))
    drawn = [await busy.board("tris_2", *position) for position in positions]
    await slow.start(busy)
    cached = [await busy.board("tris_2", *position) for position in positions]
    undrawn = create_task(busy.board("tris_2", START, Caption(ANNA, "never drawn before")))
    for _ in range(100):
        await sleep(0)
    assert not undrawn.done()
    await slow.release()
    assert pixels(await undrawn)
    assert list(map(pixels, cached)) == list(map(pixels, drawn))


async def test_no_picture_can_be_made_after_closing() -> None:
    pictures = Pictures()
    pictures.close()
    with pytest.raises(RuntimeError):
        await pictures.board("tris_2", START, TO_MOVE)
