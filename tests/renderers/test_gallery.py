"""The gallery shows games that somebody wins, moments that differ, and all sizes of a SET table."""

import pytest

from bot.texts import texts_in
from bot.ui.text.captions import caption
from renderers.game_renderers import game_renderer
from tests.renderers.gallery_games import TABLES, finished, set_tables, shown


@pytest.mark.parametrize("name", TABLES)
def test_every_game_is_won_and_no_two_moments_look_the_same(name: str) -> None:
    session = finished(name).session
    assert session.outcome is not None
    assert session.outcome.winners
    if name.startswith("tris"):
        assert len(getattr(session.view(None), "line", ())) >= 3
    scenes = [
        game_renderer(session.game_key).scene(
            moment.session.view(moment.reader),
            caption(moment.session, texts_in("en")),
            partial_move=moment.partial_move,
        )
        for moment in shown(name)
    ]
    assert len(set(scenes)) == len(scenes) >= 3


def test_tables_of_set_have_nine_to_twenty_one_cards() -> None:
    sizes = {len([card for card in moment.session.state.table if card]) for moment in set_tables()}
    assert {9, 12, 15, 18, 21} <= sizes
