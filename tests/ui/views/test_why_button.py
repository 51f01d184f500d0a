"""A refused move has a button that opens its rule, if the game's rules page explains it."""

import pytest

from bot.texts import texts_in
from bot.ui.help.rules_view import pages, section_alone
from bot.ui.reply.errors import why_button
from bot.ui.views.custom_id import Action, Press


@pytest.mark.parametrize(
    ("refusal", "section"),
    [("tris_2-island", "forbidden"), ("set-call-first", "turn"), ("triodomino-must-place", "place")],
)
def test_why_opens_the_section_that_explains_the_refusal(refusal: str, section: str) -> None:
    button = why_button(refusal, texts_in("en"))
    assert button is not None
    game_key = refusal.partition("-")[0]
    assert button.custom_id == Press(Action.RULE, argument=f"{game_key} {section}").custom_id
    shown = section_alone(section, pages(game_key, texts_in("en")))
    assert shown is not None
    assert shown.text == texts_in("en")(f"{game_key}-rules-{section}")


@pytest.mark.parametrize("refusal", ["takeback-not-back", "chess-check"])
def test_a_refusal_that_no_section_explains_has_no_button(refusal: str) -> None:
    assert why_button(refusal, texts_in("en")) is None
