"""The header of a game's picture."""

from renderers.engine.scene import flatten
from renderers.parts import header
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.parts.text_line import TextLine


def test_the_longest_name_leaves_room_for_the_rest() -> None:
    caption = Caption(CaptionPlayer("W" * 32, 0), "to move", "Move 7")
    texts = [
        item.sprite.text
        for item in flatten(header.placed(caption, 1000, over=False))
        if isinstance(item.sprite, TextLine)
    ]
    assert {"to move", "Move "} <= set(texts)
    assert any(text.startswith("WWWWWWWW") and text.endswith("…") for text in texts)
