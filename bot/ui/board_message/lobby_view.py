"""A table that waits for players."""

import discord

from bot.games.base import Seat
from bot.sessions.session import Session
from bot.texts import Words
from bot.ui.text.narration import ending, player, title
from bot.ui.text.option_texts import switched_on, usual
from bot.ui.views.components import Piece, Style, button, panel, rows, text
from bot.ui.views.custom_id import Action, Press

WAITING = 0x8A97A6


def lobby_panel(session: Session, words: Words) -> discord.ui.LayoutView:
    """What is played and how, who is here, who is missing, and the buttons to join, leave, change it and start."""
    return panel(
        [
            text(f"### {title(session, words)}\n{words(f'{session.game_key}-blurb')}"),
            text("\n".join(_people(session, words))),
            text("\n".join([_state(session, words), *(f"-# {line}" for line in _terms(session, words))])),
            *_seating(session, words),
            *rows(
                [
                    button(words("button-options"), Press(Action.OPTIONS, session.id)),
                    button(words("button-rules"), Press(Action.RULES, session.id)),
                    button(words("button-about"), Press(Action.ABOUT, session.id)),
                ]
            ),
            text(_footnote(session, words)),
        ],
        WAITING,
    )


def _people(session: Session, words: Words) -> list[str]:
    """A line for each seat that is taken."""
    lines = []
    for seat, person in enumerate(session.people):
        name = player(session, Seat(seat))
        if person.computer:
            name = words("lobby-computer", player=name)
        elif person.id == session.host:
            name = words("lobby-host", player=name)
        lines.append(f"{seat + 1}. {name}")
    return lines


def _state(session: Session, words: Words) -> str:
    if session.awaited:
        return words("rematch-waits-for", players=words("and").join(f"<@{user}>" for user in session.awaited))
    missing = max(session.game.seats(session.options).start - len(session.people), 0)
    return words("lobby-waiting", missing=missing) if missing else words("lobby-ready", host=f"<@{session.host}>")


def _terms(session: Session, words: Words) -> list[str]:
    """What this table is about, in few lines: seats, what is left as usual, variants, clock, place and guests."""
    most = session.game.seats(session.options)[-1]
    seats = words("lobby-seats", here=len(session.people), most=most)
    lines = [" · ".join([seats, *usual(session, words)]), *switched_on(session, words)]
    if clockable(session) and session.clock:
        lines.append(words("lobby-clock", seconds=session.clock))
    if session.threaded:
        lines.append(words("lobby-threaded"))
    if session.guests is not None:
        lines.append(words("lobby-invited", guests=", ".join(f"<@{guest}>" for guest in session.guests)))
    return lines


def _footnote(session: Session, words: Words) -> str:
    """When it closes by itself, and the sealed luck: for whoever looks for it, below the buttons."""
    lines = [words("lobby-sealed", commitment=session.commitment)]
    if session.deadline is not None:
        lines.insert(0, words("lobby-expires", when=f"<t:{session.deadline // 1000}:R>"))
    return "\n".join(f"-# {line}" for line in lines)


def clockable(session: Session) -> bool:
    """Whether the clock may run in this game, if enough sit down."""
    return not session.game.info.race and session.game.seats(session.options)[-1] > 1


def _seating(session: Session, words: Words) -> list[Piece]:
    """To sit down, get up and begin; and the computers, where there is more than one seat."""
    seats = session.game.seats(session.options)
    here = len(session.people)
    full = here >= seats[-1]
    first = [
        button(words("button-join"), Press(Action.JOIN, session.id), style=Style.success, disabled=full),
        button(words("button-leave"), Press(Action.LEAVE, session.id)),
        button(words("button-start"), Press(Action.START, session.id), style=Style.primary, disabled=here not in seats),
    ]
    if session.awaited:
        decline = Press(Action.DECLINE_REMATCH, session.id)
        first.append(button(words("button-decline-rematch"), decline, style=Style.danger))
    if seats[-1] == 1:
        return rows(first)
    kept = full or bool(session.awaited)
    second = [button(words("button-add-computer"), Press(Action.ADD_COMPUTER, session.id), disabled=kept)]
    if any(person.computer for person in session.people):
        second.append(button(words("button-remove-computer"), Press(Action.REMOVE_COMPUTER, session.id)))
    return [*rows(first), *rows(second)]


def threaded_panel(session: Session, words: Words, thread: int) -> discord.ui.LayoutView:
    """What stays of a lobby whose game is played in a thread."""
    return panel([text(f"### {title(session, words)}\n{words('lobby-in-thread', thread=f'<#{thread}>')}")])


def closed_panel(session: Session, words: Words) -> discord.ui.LayoutView:
    """A lobby that everybody left or that was ended, or a game that today's rules cannot show any more."""
    if session.started_at is not None:
        told = ending(session, words)
    else:
        people = words("and").join(player(session, Seat(seat)) for seat in range(len(session.people)))
        told = f"{words('lobby-closed')} {words(session.reason or 'deserted', player=people)}"
    return panel([text(f"### {title(session, words)}\n{told}")])
