"""The button of a refused move that opens the rule behind the refusal."""

from typing import Any

import discord

from bot.games import RULES_PAGES
from bot.games.rules_page import explaining_sections
from bot.texts import Texts
from bot.ui.views.components import button
from bot.ui.views.custom_id import Action, Press


def why_button(refusal: str, texts: Texts) -> discord.ui.Button[Any] | None:
    """Returns the button for the text key of a MoveError.

    None where no section of a rules page explains it, as with a game whose rules are in one text.
    """
    for game_key, page in RULES_PAGES.items():
        section = explaining_sections(game_key, page).get(refusal)
        if section is not None:
            return button(texts("button-why"), Press(Action.RULE, argument=f"{game_key} {section}"))
    return None
