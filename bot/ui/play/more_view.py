"""The private menu behind More: what a reader can do at this table besides moving."""

import discord

from bot.games.base import Seat
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.board_message.offer_view import possible_offers
from bot.ui.text.narration import title
from bot.ui.views.components import Style, button, panel, rows, text
from bot.ui.views.custom_id import Action, Press


def more_panel(session: Session, seat: Seat | None, texts: Texts) -> discord.ui.LayoutView:
    """For everyone the board as text and the rules; for a player also what needs the others' consent, and resigning."""
    buttons = [
        button(texts("button-rules"), Press(Action.RULES, session.id)),
        button(texts("button-colours"), Press(Action.COLOURS)),
    ]
    if session.state is not None:
        buttons.insert(0, button(texts("button-text"), Press(Action.TEXT, session.id)))
    if session.status is Status.PLAYING and seat is not None:
        buttons += [
            button(texts(f"button-offer-{kind}"), Press(Action.OFFER, session.id, session.ply, kind.value))
            for kind in possible_offers(session, seat)
        ]
        buttons.append(
            button(texts("button-resign"), Press(Action.RESIGN, session.id, session.ply), style=Style.danger)
        )
    return panel([text(f"### {title(session, texts)}\n{texts('more-intro')}"), *rows(buttons)])


def resign_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Asks once more: a game is not given up by a slip of the thumb."""
    surely = Press(Action.RESIGN_SURELY, session.id, session.ply)
    return panel(
        [
            text(f"### {title(session, texts)}\n{texts('resign-question')}"),
            *rows([button(texts("button-resign-surely"), surely, style=Style.danger)]),
        ]
    )
