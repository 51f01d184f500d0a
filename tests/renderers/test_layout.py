"""In every sample all has its place: inside the canvas, texts apart from each other, whatever the players' names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import LANGUAGES, texts_in
from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import flatten, is_composite
from renderers.parts.frame import SMALLEST_TEXT, WIDTH, Caption, CaptionPlayer
from renderers.text.typeface import CAPITAL_HEIGHT
from tests.examples import SLOW, examples
from tests.renderers.layout import Lettered, check, drawn
from tests.renderers.masks import paint_masked
from tests.renderers.samples import SAMPLES, SCENES
from tests.renderers.strategies import NAMES

TABLES = st.lists(NAMES, min_size=8, max_size=8).map(lambda names: tuple(map(CaptionPlayer, names, range(8))))


def with_all_opaque_sprites() -> list[str]:
    """Returns names of samples in which every class of opaque sprites occurs."""
    met, names = set[type](), list[str]()
    for name, scene in SCENES.items():
        waiting, found = [item.sprite for item in flatten(scene.placed)], set[type]()
        while waiting:
            sprite = waiting.pop()
            if sprite.opaque:
                found.add(type(sprite))
            if is_composite(sprite):
                waiting += (part.sprite for part in sprite.parts)
        if not found <= met:
            met |= found
            names.append(name)
    return names


@pytest.mark.parametrize("name", SAMPLES)
@examples(8)
@given(TABLES, st.sampled_from(sorted(LANGUAGES)), st.sampled_from(["caption-to-move", "caption-wins"]))
def test_any_names_have_their_place(name: str, players: tuple[CaptionPlayer, ...], language: str, status: str) -> None:
    texts = texts_in(language)
    caption = Caption(players[0], texts(status), players, texts)
    check(SAMPLES[name].scene(caption))


@pytest.mark.parametrize("name", SCENES)
def test_no_letter_is_smaller_than_the_smallest_text(name: str) -> None:
    # at 320 pixels their capitals are 5.4 pixels high, which are eleven and more on a phone's screen
    lettered = [item.sprite for item in drawn(SCENES[name]) if isinstance(item.sprite, Lettered)]
    assert SCENES[name].size[0] == WIDTH
    assert min((sprite.style.size for sprite in lettered), default=SMALLEST_TEXT) >= SMALLEST_TEXT
    assert SMALLEST_TEXT * CAPITAL_HEIGHT * 320 / WIDTH >= 5.3


@pytest.mark.parametrize("name", SCENES if SLOW else with_all_opaque_sprites())
def test_an_opaque_sprite_covers_nothing_but_its_background(name: str, rasterizer: Rasterizer) -> None:
    assert paint(SCENES[name], rasterizer).tobytes() == paint_masked(SCENES[name], rasterizer).tobytes()
