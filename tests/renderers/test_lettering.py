"""Whatever is drawn with letters has a style, which other tests look at."""

from typing import Any

import pytest

from renderers.engine.canvas import Canvas, draw_sprite
from renderers.text.typeface import Style
from renderers.themes.theme import DARK
from tests.renderers.layout import Lettered, representatives


def test_a_sprite_s_letters_are_drawn_in_its_style(monkeypatch: pytest.MonkeyPatch) -> None:
    styles: set[Style] = set()
    for method in ("text", "centred_text"):
        original = getattr(Canvas, method)

        def recorded(*args: Any, _original: Any = original, **options: Any) -> None:
            styles.add(args[3])
            _original(*args, **options)

        monkeypatch.setattr(Canvas, method, recorded)
    lettered = 0
    for sprite in representatives():
        styles.clear()
        draw_sprite(sprite, DARK)
        assert styles == ({sprite.style} if isinstance(sprite, Lettered) else set()), sprite
        lettered += isinstance(sprite, Lettered)
    assert lettered > 20
