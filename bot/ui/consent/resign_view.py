"""The private question before a user resigns."""

import discord

from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.narration import title
from bot.ui.views.components import Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def resign_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Asks for confirmation, so that nobody resigns by an accidental press."""
    resign = Press(Action.CONFIRM_RESIGN, session.id, session.ply)
    return panel(
        [
            text(f"### {title(session, texts)}\n{texts('resign-question')}"),
            *button_rows([button(texts("button-confirm-resign"), resign, style=Style.danger)]),
        ]
    )
