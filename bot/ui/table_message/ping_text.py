"""The text of pings, which spectators may read too, and the button for a player who is away."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.sessions.session import Session
from bot.sessions.transition import TableEvent
from bot.texts import Texts
from bot.ui.table_message.table_links import table_url
from bot.ui.text.move_labels import unbroken
from bot.ui.text.narration import MOVES_IN_PING, moves_since, player_name, title
from bot.ui.text.times import timestamp
from bot.ui.views.components import take_seat_button

TEXT_KEYS = {
    TableEvent.TURN_PING: "turn-ping",
    TableEvent.REMINDER: "reminder",
    TableEvent.OVERDUE: "overdue-call",
    TableEvent.CLOSING: "closing-call",
    TableEvent.AWAY: "away-call",
}


def ping_content(session: Session, event: TableEvent, users: Sequence[int], closes_at: int | None, texts: Texts) -> str:
    """Returns the text of a ping that mentions these users.

    Args:
        closes_at: when the game is closed if nobody moves, ms since the epoch; None if it is not.
    """
    due = closes_at if event is TableEvent.CLOSING else session.clock.deadline
    on_turn = min(session.to_act, default=None)
    if event is TableEvent.START_PING:
        yours = on_turn is not None and not session.moves and list(users) == [session.people[on_turn].id]
        key = "start-ping-race" if session.game.info.race else "start-ping-yours" if yours else "start-ping"
    else:
        key = TEXT_KEYS[event]
    call = texts(
        key,
        players=" ".join(f"<@{user}>" for user in users),
        player="" if on_turn is None else player_name(session, on_turn, texts),
        title=title(session, texts),
        deadline=timestamp(due or 0),
        link=table_url(session),
    )
    return "\n".join([call, *(f"> {unbroken(line)}" for line in _since(session, event, texts))])


def _since(session: Session, event: TableEvent, texts: Texts) -> list[str]:
    """Returns what happened since the last move of the player on turn, if several others have moved."""
    if event not in (TableEvent.TURN_PING, TableEvent.REMINDER) or not (session.moves and session.tells_since_own_move):
        return []
    return moves_since(session, session.view(None), texts, None, MOVES_IN_PING)


def ping_buttons(session: Session, event: TableEvent, texts: Texts) -> dict[str, Any]:
    """Returns the view of a ping, as an argument of `send`: a button for a player who is away, else nothing."""
    if event is not TableEvent.AWAY:
        return {}
    view = discord.ui.View(timeout=None)
    view.add_item(take_seat_button(session.id, texts))
    view.stop()
    return {"view": view}
