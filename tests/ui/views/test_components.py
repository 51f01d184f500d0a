"""The texts of messages."""

import discord

from bot.ui.views.components import text


def test_a_name_of_a_tile_is_not_broken_but_words_to_type_stay_as_they_are() -> None:
    shown = text("**Ada** laid 2-4-5: type `place 2-4-5 u0,0` on 2027-01-01, or 12-4-5")
    assert isinstance(shown, discord.ui.TextDisplay)
    assert shown.content == "**Ada** laid 2\u20114\u20115: type `place 2-4-5 u0,0` on 2027-01-01, or 12-4-5"
