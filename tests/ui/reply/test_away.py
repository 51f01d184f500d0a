"""Whoever is away reads in the hand, and wherever a request is refused, how to come back."""

import discord

from bot.sessions.refusals import Away, Refusal
from bot.texts import LANGUAGES, texts_in
from bot.ui.reply.errors import refusal_panel


def wire(view: discord.ui.LayoutView) -> str:
    """Returns the components as they are sent."""
    return str([item.to_component_dict() for item in view.children])


def test_a_refusal_to_somebody_who_is_away_has_the_button_that_gives_the_seat_back() -> None:
    for language in LANGUAGES:
        shown = wire(refusal_panel(Away("1m84h"), texts_in(language)))
        assert "v1:take-seat:1m84h:0:" in shown
        assert texts_in(language)("button-take-seat") in shown
    assert "take-seat" not in wire(refusal_panel(Refusal("given-up"), texts_in("en")))
