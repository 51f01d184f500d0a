"""A table that waits for players."""

import discord

from bot.games.base import Seat
from bot.sessions.session import Session
from bot.texts import Words
from bot.ui.narration import ending, player, title
from bot.ui.panels import Style, button, panel, rows, text
from bot.ui.routing import Action, Press

WAITING = 0x8A97A6


def lobby_panel(session: Session, words: Words) -> discord.ui.LayoutView:
    """Who is here, who is missing, and the buttons to join, leave and start."""
    seats = session.game.seats(session.options)
    here = len(session.people)
    people = [f"{number}. {player(session, seat)}" for number, seat in enumerate(map(Seat, range(here)), start=1)]
    missing = max(seats.start - here, 0)
    sealed = words("lobby-sealed", commitment=session.commitment)
    state = words("lobby-waiting", missing=missing) if missing else words("lobby-ready", host=f"<@{session.host}>")
    return panel(
        [
            text(f"### {title(session, words)}\n{words(f'{session.game_key}-blurb')}"),
            text("\n".join(people)),
            text(f"{state}\n-# {words('lobby-seats', here=here, most=seats.stop - 1)}\n-# {sealed}"),
            *rows(
                [
                    button(words("button-join"), Press(Action.JOIN, session.id), style=Style.success,
                           disabled=here >= seats.stop - 1),
                    button(words("button-leave"), Press(Action.LEAVE, session.id)),
                    button(words("button-start"), Press(Action.START, session.id), style=Style.primary,
                           disabled=here not in seats),
                    button(words("button-rules"), Press(Action.RULES, session.id)),
                ]
            ),
        ],
        WAITING,
    )  # fmt: skip


def closed_panel(session: Session, words: Words) -> discord.ui.LayoutView:
    """A lobby that everybody left or that was ended, or a game that today's rules cannot show any more."""
    told = words("lobby-closed") if session.started_at is None else ending(session, words)
    return panel([text(f"### {title(session, words)}\n{told}")])
