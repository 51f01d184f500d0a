"""The gallery shows games that somebody wins and positions that differ."""

import pytest

from bot.texts import texts_in
from bot.ui.text.captions import caption
from renderers.game_renderers import game_renderer
from tests.renderers.gallery import CHOSEN, more_positions
from tests.renderers.gallery_table import Shown, finished, shown


@pytest.mark.parametrize("name", CHOSEN)
def test_every_game_is_won_and_no_two_pictures_are_the_same(name: str) -> None:
    session = finished(CHOSEN[name]).session
    assert session.result.outcome is not None
    assert session.result.outcome.winners
    line = getattr(session.view(None), "line", None)
    assert line is None or len(line) >= 3
    scenes = [scene(position) for position in shown(CHOSEN[name])]
    assert len(set(scenes)) == len(scenes) >= 2


def test_no_two_of_the_other_pictures_are_the_same() -> None:
    scenes = [scene(position) for position in more_positions()]
    assert len(set(scenes)) == len(scenes)


def scene(position: Shown) -> object:
    session = position.session
    view = session.view(position.reader)
    said = caption(session, texts_in("en"))
    return game_renderer(session.game_key).scene(view, said, partial_move=position.partial_move)
