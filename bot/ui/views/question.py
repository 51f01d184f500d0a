"""A private question before something is ended or deleted for good."""

import discord

from bot.ui.views.components import Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def question_panel(
    question: str, yes: str, no: str, confirm: Press, *, bright_yes: bool = False
) -> discord.ui.LayoutView:
    """Lays out the question.

    The bright button is the one that changes nothing.

    Args:
        yes, no: the labels of its two buttons.
        confirm: the press of `yes`; `no` closes it.
        bright_yes: whether `yes` is the bright one instead: nothing ends or is lost by it.
    """
    keep = button(no, Press(Action.PLAY_ON), style=Style.secondary if bright_yes else Style.primary)
    go = button(yes, confirm, style=Style.primary if bright_yes else Style.secondary)
    return panel([text(question), *button_rows([go, keep])])
