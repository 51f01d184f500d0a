"""What the Discord side gets: PNGs, the same for the same position, however many ask at once."""

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
from renderers import generic
from renderers.dice import tris_2
from renderers.game_renderers import game_renderer
from renderers.parts.caption import Caption
from renderers.parts.text_line import TextLine
from renderers.pictures import Pictures, StalePicture
from renderers.themes.theme import THEMES
from renderers.tris_on_steroids.card import CardFace
from tests.renderers import png_reader
from tests.renderers.positions import ANNA, BRUNO, START, Said, played
from tests.renderers.scenes import NOBODY, SCENES, TABLE
from tests.renderers.slow import Slow


@pytest.fixture
async def pictures() -> AsyncIterator[Pictures]:
    held = Pictures()
    yield held
    held.close()


TO_MOVE = Caption(ANNA, "to move", "Move 1")
ENGLISH = texts_in("en")


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
    assert game_renderer("backgammon") is generic
    shown = png_reader.read(await pictures.board("backgammon", START, TO_MOVE))
    assert (shown.width, shown.height) == generic.scene(START, TO_MOVE).size


async def test_warming_up_paints_what_the_first_move_needs_and_keeps_it_small(pictures: Pictures) -> None:
    pictures.warm_up(GAMES, ENGLISH)
    prepared = set(pictures.sprite_cache.compressed)
    assert len(prepared) > 300
    assert pictures.sprite_cache.rasters.weight == 0
    assert pictures.sprite_cache.compressed.weight < 2_000_000
    await pictures.board("tris_2", START, TO_MOVE)
    assert {type(sprite) for _, sprite in set(pictures.sprite_cache.compressed) - prepared} == {TextLine}


async def test_warm_themes_and_languages_add_up_to_what_the_album_has_room_for(pictures: Pictures) -> None:
    painted = 0
    for theme in THEMES:
        pictures.warm_up(GAMES, ENGLISH, theme)
        assert pictures.sprite_cache.compressed.weight > painted
        painted = pictures.sprite_cache.compressed.weight
    pictures.warm_up(GAMES, texts_in("it"), "light")
    assert {theme.name for theme, _ in pictures.sprite_cache.compressed} == set(THEMES)


async def test_the_cards_that_act_are_painted_before_a_game_asks_for_them(pictures: Pictures) -> None:
    pictures.warm_up(GAMES, texts_in("it"))
    prepared = {sprite for _, sprite in pictures.sprite_cache.compressed}
    scene = SCENES["tris_on_steroids-swapped"]
    cards = {item.sprite.unrotated for item in scene.placed if isinstance(item.sprite, CardFace)}
    assert cards
    assert cards <= prepared


async def test_every_theme_has_a_picture_of_its_own(pictures: Pictures) -> None:
    shown = [png_reader.read(await pictures.board("tris_2", START, TO_MOVE, theme=theme)) for theme in THEMES]
    assert [picture.at(2, 200) for picture in shown] == [theme["background"] for theme in THEMES.values()]
    with pytest.raises(KeyError):
        await pictures.board("tris_2", START, TO_MOVE, theme="sepia")


async def test_all_themes_share_one_room(pictures: Pictures) -> None:
    for theme in THEMES:
        await pictures.leaderboard(TABLE, theme=theme)
    assert {theme.name for theme, _ in pictures.sprite_cache.rasters} == set(THEMES)


async def test_a_finished_game_becomes_a_moving_picture(pictures: Pictures) -> None:
    frames = list(islice(played("tris_1", {}), 4))
    moving = Image.open(BytesIO(await pictures.replay("game", "tris_1", lambda: frames, theme="light")))
    assert (moving.format, getattr(moving, "n_frames", 0)) == ("GIF", 4)


async def test_a_replay_is_painted_once_for_each_theme_and_language(pictures: Pictures) -> None:
    asked: list[str] = []

    def replay(of: str, theme: str) -> Awaitable[bytes]:
        def frames() -> Iterable[tuple[View, Caption]]:
            asked.append(f"{of} {theme}")
            return islice(played("tris_1", {}), 4)

        return pictures.replay(of, "tris_1", frames, theme=theme)

    first, at_once = await gather(replay("game en", "dark"), replay("game en", "dark"))
    assert first == at_once == await replay("game en", "dark")
    assert first != await replay("game en", "light")
    await replay("game it", "dark")
    assert asked == ["game en dark", "game en light", "game it dark"]


async def test_boards_are_painted_while_a_replay_is(pictures: Pictures) -> None:
    go_on = Event()

    def frames() -> Iterator[tuple[View, Caption]]:
        assert go_on.wait(30)
        yield START, TO_MOVE

    replay = create_task(pictures.replay("game", "tris_2", frames))
    others = [create_task(pictures.replay(number, "tris_2", frames)) for number in range(5)]
    for view in islice(played("tris_2", {}), 20):
        await pictures.board("tris_2", *view)
    assert not replay.done()
    go_on.set()
    assert len({await moving for moving in (replay, *others)}) == 1


def drawn(pictures: Pictures) -> set[str]:
    """All words that have been drawn."""
    return {sprite.text for _, sprite in pictures.sprite_cache.compressed if isinstance(sprite, TextLine)}


async def test_a_picture_that_is_out_of_date_when_a_thread_is_free_is_not_painted() -> None:
    busy, slow = Pictures(workers=1), Slow()
    await slow.begin(busy)
    moved_on = False

    async def board(number: int) -> bytes:
        view = Said(partial(str, 1000 + number))
        return await busy.board("backgammon", view, TO_MOVE, is_current=lambda: not moved_on or number == 199)

    waiting = [create_task(board(number)) for number in range(200)]
    for _ in range(1000):
        await sleep(0)
    moved_on = True
    await slow.end()
    got = await gather(*waiting, return_exceptions=True)
    busy.close()
    assert {said for said in drawn(busy) if said.isdigit() and int(said) >= 1000} == {"1199"}
    assert [type(one) for one in got] == [StalePicture] * 199 + [bytes]


async def test_who_no_longer_waits_gets_nothing_painted() -> None:
    busy, slow = Pictures(workers=1), Slow()
    await slow.begin(busy)
    stale = create_task(busy.board("backgammon", Said(lambda: "stale"), TO_MOVE))
    for _ in range(10):
        await sleep(0)
    stale.cancel()
    with pytest.raises(CancelledError):
        await stale
    await slow.end()
    await busy.leaderboard(NOBODY)
    busy.close()
    assert "stale" not in drawn(busy)


async def test_what_is_at_hand_waits_for_no_thread_and_is_the_same_picture() -> None:
    busy, slow = Pictures(workers=1), Slow()
    views = list(islice(played("tris_2", {}), 12))
    drawn_first = [await busy.board("tris_2", *view) for view in views]
    await slow.begin(busy)
    at_once = [await busy.board("tris_2", *view) for view in views]
    undrawn = create_task(busy.board("tris_2", START, Caption(ANNA, "never said before", "")))
    for _ in range(100):
        await sleep(0)
    assert not undrawn.done()
    await slow.end()
    assert png_reader.read(await undrawn).height
    busy.close()
    assert at_once == drawn_first


async def test_the_event_loop_looks_around_after_each_picture(pictures: Pictures) -> None:
    views = list(islice(played("tris_2", {}), 12))
    for view in views:
        await pictures.board("tris_2", *view)
    painting = [create_task(pictures.board("tris_2", *view)) for view in views]
    seen = set()
    while not all(task.done() for task in painting):
        await sleep(0)
        seen.add(sum(task.done() for task in painting))
    assert seen == set(range(13)), "one in each round, or none"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_has_a_drawing(key: str) -> None:
    assert callable(game_renderer(key).scene)


async def test_nothing_can_be_asked_for_after_the_end() -> None:
    pictures = Pictures()
    pictures.close()
    with pytest.raises(RuntimeError):
        await pictures.board("tris_2", START, TO_MOVE)
