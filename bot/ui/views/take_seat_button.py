"""The button by which a player whose time ran out takes the seat back: at the table, in the hand and in the ping."""

from typing import Any

import discord

from bot.texts import Texts
from bot.ui.views.components import Style, button
from bot.ui.views.custom_id import Action, Press


def take_seat_button(session: str, texts: Texts) -> discord.ui.Button[Any]:
    """Returns the button for the session of this id."""
    return button(texts("button-take-seat"), Press(Action.TAKE_SEAT, session), style=Style.success)
