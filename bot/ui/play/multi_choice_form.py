"""The form for several words at once, such as three cards, where there are too many for a select."""

import discord

from bot.games.base import Seat
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.narration import title
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.form import form

LONGEST = 40
"""The number of characters that may be typed."""


def multi_choice_form(session: Session, seat: Seat, verb: str, texts: Texts) -> discord.ui.Modal:
    """Builds the form. Once submitted it is a press with action SELECT_WORDS and this verb."""
    legal = session.game.legal_moves(session.state, seat)
    example = next((move for move in legal if move.startswith(f"{verb} ")), "")
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="words", placeholder=example.removeprefix(verb).strip(), max_length=LONGEST
    )
    label = texts("choice-form-label", count=session.game.info.multi_choice[verb])
    press = Press(Action.SELECT_WORDS, session.id, session.ply, verb)
    return form(title(session, texts), press, [discord.ui.Label(text=label, component=field)])
