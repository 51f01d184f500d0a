"""The private menu behind More: what a user can do at a table besides moving."""

import discord

from bot.games.base import Seat
from bot.sessions.rules.hints import hints_allowed
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.table_message.offer_view import possible_offers
from bot.ui.text.narration import title
from bot.ui.views.components import button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def menu_panel(session: Session, seat: Seat | None, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the menu.

    Args:
        seat: the user's; only a player is offered to resign, and what needs the others' consent.
    """
    buttons = [
        button(texts("button-rules"), Press(Action.RULES, session.id)),
        button(texts("button-theme"), Press(Action.OPEN_THEME)),
        button(texts("button-luck"), Press(Action.LUCK, session.id)),
    ]
    if session.state is not None:
        buttons.insert(0, button(texts("button-text"), Press(Action.TEXT, session.id)))
        buttons.insert(1, button(texts("button-happened"), Press(Action.HAPPENED, session.id)))
    if session.status is Status.PLAYING and seat is not None:
        buttons += [
            button(texts(f"button-offer-{kind}"), Press(Action.OFFER, session.id, session.ply, kind.value))
            for kind in possible_offers(session, seat)
        ]
        if seat in session.to_act and (hints_allowed(session) or session.staying == (seat,)):
            buttons.append(button(texts("button-hint"), Press(Action.HINT, session.id, session.ply)))
        buttons.append(button(texts("button-resign"), Press(Action.RESIGN, session.id, session.ply)))
    return panel([text(f"### {title(session, texts)}\n{texts('more-intro')}"), *button_rows(buttons)])
