"""The view of a lobby: what is played and how, who is here, and the buttons to join, change and start it."""

import discord

from bot.games.base import Seat
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.narration import ending, player_name, title
from bot.ui.text.option_texts import enabled_variants, unchanged_options
from bot.ui.views.components import Piece, Style, button, button_rows, panel, text, text_beside
from bot.ui.views.custom_id import Action, Press

WAITING_COLOUR = 0x8A97A6


def lobby_panel(session: Session, texts: Texts, thumbnail: str = "") -> discord.ui.LayoutView:
    """Lays out the public message of a lobby. thumbnail: the file name of its game's picture; "" for none."""
    heading = f"### {title(session, texts)}\n{texts(f'{session.game_key}-blurb')}"
    return panel(
        [
            text_beside(heading, texts(f"{session.game_key}-thumbnail"), thumbnail) if thumbnail else text(heading),
            text("\n".join(_people(session, texts))),
            text("\n".join([_state(session, texts), *(f"-# {line}" for line in _terms(session, texts))])),
            *_seating(session, texts),
            *button_rows(
                [
                    button(texts("button-options"), Press(Action.OPTIONS, session.id)),
                    button(texts("button-rules"), Press(Action.RULES, session.id)),
                    button(texts("button-about"), Press(Action.ABOUT, session.id)),
                ]
            ),
            text(_footnote(session, texts)),
        ],
        WAITING_COLOUR,
    )


def _people(session: Session, texts: Texts) -> list[str]:
    """Returns a line for each seat that is taken."""
    lines = []
    for seat, person in enumerate(session.people):
        name = player_name(session, Seat(seat))
        if person.computer:
            name = texts("lobby-computer", player=name)
        elif person.id == session.host:
            name = texts("lobby-host", player=name)
        lines.append(f"{seat + 1}. {name}")
    return lines


def _state(session: Session, texts: Texts) -> str:
    """Returns whom the lobby waits for."""
    if session.awaited:
        return texts("rematch-waits-for", players=texts("and").join(f"<@{user}>" for user in session.awaited))
    missing = max(session.game.seats(session.options).start - len(session.people), 0)
    return texts("lobby-waiting", missing=missing) if missing else texts("lobby-ready", host=f"<@{session.host}>")


def _terms(session: Session, texts: Texts) -> list[str]:
    """Returns the terms of play, a line each: seats and defaults, variants, clock, thread, guests."""
    most = session.game.seats(session.options)[-1]
    seats = texts("lobby-seats", here=len(session.people), most=most)
    lines = [" · ".join([seats, *unchanged_options(session, texts)]), *enabled_variants(session, texts)]
    if can_have_clock(session) and session.clock:
        lines.append(texts("lobby-clock", seconds=session.clock))
    if session.threaded:
        lines.append(texts("lobby-threaded"))
    if session.guests is not None:
        lines.append(texts("lobby-invited", guests=", ".join(f"<@{guest}>" for guest in session.guests)))
    return lines


def _footnote(session: Session, texts: Texts) -> str:
    """Returns the small print below the buttons: when the lobby expires, and the commitment of its luck."""
    lines = [texts("lobby-sealed", commitment=session.commitment)]
    if session.deadline is not None:
        lines.insert(0, texts("lobby-expires", when=f"<t:{session.deadline // 1000}:R>"))
    return "\n".join(f"-# {line}" for line in lines)


def can_have_clock(session: Session) -> bool:
    """Returns whether a clock can run in this game, if enough people join."""
    return not session.game.info.race and session.game.seats(session.options)[-1] > 1


def _seating(session: Session, texts: Texts) -> list[Piece]:
    """Returns the buttons to join, leave and start; those for computers if there is more than one seat."""
    seats = session.game.seats(session.options)
    here = len(session.people)
    full = here >= seats[-1]
    first = [
        button(texts("button-join"), Press(Action.JOIN, session.id), style=Style.success, disabled=full),
        button(texts("button-leave"), Press(Action.LEAVE, session.id)),
        button(texts("button-start"), Press(Action.START, session.id), style=Style.primary, disabled=here not in seats),
    ]
    if session.awaited:
        decline = Press(Action.DECLINE_REMATCH, session.id)
        first.append(button(texts("button-decline-rematch"), decline, style=Style.danger))
    if seats[-1] == 1:
        return button_rows(first)
    reserved = full or bool(session.awaited)
    second = [button(texts("button-add-computer"), Press(Action.ADD_COMPUTER, session.id), disabled=reserved)]
    if any(person.computer for person in session.people):
        second.append(button(texts("button-remove-computer"), Press(Action.REMOVE_COMPUTER, session.id)))
    return [*button_rows(first), *button_rows(second)]


def threaded_panel(session: Session, texts: Texts, thread: int) -> discord.ui.LayoutView:
    """Lays out what replaces a lobby whose game is played in a thread."""
    return panel([text(f"### {title(session, texts)}\n{texts('lobby-in-thread', thread=f'<#{thread}>')}")])


def closed_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a lobby that was closed, or a game that the current rules can't replay."""
    if session.started_at is not None:
        reason = ending(session, texts)
    else:
        people = texts("and").join(player_name(session, Seat(seat)) for seat in range(len(session.people)))
        reason = f"{texts('lobby-closed')} {texts(session.reason or 'deserted', player=people)}"
    return panel([text(f"### {title(session, texts)}\n{reason}")])
