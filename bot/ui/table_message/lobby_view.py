"""The view of a lobby: the game and its options, who is here, and the buttons to join, change and start it."""

from typing import Any

import discord

from bot.games.base import Seat
from bot.players import plays_weaker
from bot.players.base import Level
from bot.sessions.rules.deadlines import LOBBY_IDLE
from bot.sessions.rules.guards import anybody_may_host_at
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.luck import luck_line
from bot.ui.text.move_tree import MAX_CHOICES
from bot.ui.text.names import level_name, listed
from bot.ui.text.narration import ending, lobby_title, player_name, title, why_abandoned
from bot.ui.text.option_texts import enabled_variants, suggested_variants, unchanged_options
from bot.ui.text.times import timestamp
from bot.ui.views.components import (
    ABOUT,
    Piece,
    Style,
    button,
    button_row,
    button_rows,
    fits_phone,
    option,
    panel,
    select,
    text,
    text_beside,
)
from bot.ui.views.custom_id import Action, Press

WAITING_COLOUR = 0x8A97A6

ADD, EVERY = "add", "every"
"""The prefixes of a level in a select's value: add a computer of this level, or set the level of all computers. For a
single computer, its id is the prefix."""


def lobby_panel(session: Session, texts: Texts, thumbnail: str = "", asked: str = "") -> discord.ui.LayoutView:
    """Lays out the public message of a lobby.

    The rows of buttons never change: buttons that cannot be used now are disabled, and those that never can are left
    out.

    Args:
        thumbnail: the file name of the game's picture; "" for none.
        asked: the line that asks those who wanted to play the next game; "" for none.
    """
    lines = [
        f"### {lobby_title(session, texts)}",
        texts(f"{session.game_key}-blurb"),
        *_people(session, texts),
        _state(session, texts),
        *([asked] if asked else []),
        *(f"-# {line}" for line in (*_terms(session, texts), *_suggestions(session, texts))),
    ]
    about = "\n".join(lines)
    seating = _seating(session, texts)
    rest = [
        button(texts("button-options"), Press(Action.OPTIONS, session.id)),
        button(ABOUT, Press(Action.ABOUT, session.id)),
    ]
    return panel(
        [
            text_beside(about, texts(f"{session.game_key}-thumbnail"), thumbnail) if thumbnail else text(about),
            *map(button_row, [[*seating, *rest]] if fits_phone([*seating, *rest]) else [seating, rest]),
            *level_select(session, texts),
            text(_footnote(session, texts)),
        ],
        WAITING_COLOUR,
    )


def _people(session: Session, texts: Texts) -> list[str]:
    """Returns a line for each taken seat. In the lobby of a rematch the seats are the former ones."""
    lines = []
    for seat, person in enumerate(session.people):
        name = player_name(session, Seat(seat), texts)
        if person.computer:
            name = texts("lobby-computer", player=name, level=level_name(person.level, texts))
        elif person.id == session.host:
            name = texts("lobby-host", player=name)
        kept = person.id in session.lobby.invited and not session.lobby.freed
        lines.append(f"{(session.lobby.invited.index(person.id) if kept else seat) + 1}. {name}")
    return sorted(lines, key=lambda line: int(line.partition(".")[0]))


def _state(session: Session, texts: Texts) -> str:
    """Returns the line that says whom the lobby waits for."""
    if session.awaited:
        return texts("rematch-waits-for", players=listed((f"<@{user}>" for user in session.awaited), texts))
    seats, here = session.game.seats(session.options), len(session.people)
    if here < seats.start:
        if session.place.direct:
            return texts("lobby-waiting-direct")
        key = "lobby-waiting-starts" if session.starts_when_full else "lobby-waiting"
        return texts(key, missing=seats.start - here)
    alone = here == 1 and seats[-1] > 1
    if session.place.direct or (not alone and all(one.computer for one in session.people if one.id != session.host)):
        return texts("lobby-ready-direct")  # nobody else may start it later
    when = timestamp(anybody_may_host_at(session.opened_at), "t")
    return texts("lobby-ready-alone" if alone else "lobby-ready", host=f"<@{session.host}>", when=when)


def _terms(session: Session, texts: Texts) -> list[str]:
    """Returns the terms of play, a line each: seats and defaults, variants, clock, thread, guests.

    Lists only terms that matter to the present players: seats if their number may vary and others can join, a clock if
    one runs.
    """
    seats = session.game.seats(session.options)
    first = unchanged_options(session, texts)
    if len(seats) > 1 and not session.place.direct:
        first.insert(0, texts("lobby-seats", here=len(session.people), most=seats[-1]))
    terms = " · ".join(first)
    lines = [terms[:1].upper() + terms[1:]] if terms else []
    lines += enabled_variants(session, texts)
    if can_have_clock(session) and session.clock.seconds:
        lines.append(texts("lobby-clock", seconds=session.clock.seconds))
    if session.lobby.threaded:
        lines.append(texts("lobby-threaded"))
    if session.lobby.guests is not None:
        guests = ", ".join(f"<@{guest}>" for guest in session.lobby.guests)
        lines.append(texts("lobby-invited", guests=guests) if guests else texts("lobby-invited-nobody"))
    return lines


def _suggestions(session: Session, texts: Texts) -> list[str]:
    """Returns a line for each suggested variant that is off."""
    suggested = [key for key in suggested_variants(session, texts) if not session.options[key]]
    return [texts(f"{session.game_key}-suggestion-{key}") for key in suggested]


def _footnote(session: Session, texts: Texts) -> str:
    """Returns the small print below the buttons: when the lobby expires, and how its luck can be verified."""
    deadline = session.clock.deadline or session.opened_at + LOBBY_IDLE
    return f"-# {texts('lobby-expires', when=timestamp(deadline))} · {luck_line(session, texts)}"


def can_have_clock(session: Session) -> bool:
    """Returns whether a clock can run in this game, if enough people join."""
    return not session.game.info.race and session.game.seats(session.options)[-1] > 1


def _seating(session: Session, texts: Texts) -> list[discord.ui.Button[Any]]:
    """Returns the buttons to join and to start; for a game for one only the latter.

    In direct messages nobody can join. A single player cannot start a table that starts by itself.
    """
    seats, here = session.game.seats(session.options), len(session.people)
    full = here >= seats[-1]
    start = button(
        texts("button-start"), Press(Action.START, session.id), style=Style.primary, disabled=here not in seats
    )
    if seats[-1] == 1:
        return [start]
    join = button(texts("button-join"), Press(Action.JOIN, session.id), style=Style.success, disabled=full)
    if session.awaited:
        decline = button(texts("button-decline-rematch"), Press(Action.DECLINE_REMATCH, session.id))
        return [join, decline] if session.two_seats else [join, decline, start]
    if session.place.direct:
        return [start]
    return [join] if session.starts_when_full and here == 1 else [join, start]


def threaded_panel(session: Session, texts: Texts, thread: int) -> discord.ui.LayoutView:
    """Lays out the message that replaces a lobby whose game is played in a thread."""
    return panel([text(f"### {title(session, texts)}\n{texts('lobby-in-thread', thread=f'<#{thread}>')}")])


def closed_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a closed lobby, or a game that the current rules can't replay, with a button for a rematch."""
    rematch: list[Piece] = []
    if session.started_at is not None:
        reason = ending(session, texts)
        rematch = button_rows([button(texts("button-rematch"), Press(Action.REMATCH, session.id), style=Style.primary)])
    else:
        reason = f"{texts('lobby-closed')} {why_abandoned(session, texts)}"
    return panel([text(f"### {title(session, texts)}\n{reason}"), *rematch])


def level_select(session: Session, texts: Texts) -> list[Piece]:
    """Returns a select with a line for each computer to add, and for each possible change of a level; or nothing.

    The seats of a rematch are kept for its players, who may decline: computers cannot take them.
    """
    free = not session.awaited and len(session.people) < session.game.seats(session.options)[-1]
    lines = [*(_added(texts) if free else ()), *_changes(session, texts)]
    if not lines:
        return []
    placeholder = texts("level-add" if free else "levels-change")
    weaker = [text(f"-# {texts('levels-weaker')}")] if plays_weaker(session.game_key) else []
    return [select(placeholder, Press(Action.LEVEL, session.id), lines[:MAX_CHOICES]), *weaker]


def _added(texts: Texts) -> list[discord.SelectOption]:
    return [
        option(texts("level-added", level=level_name(level, texts)), f"{ADD} {level}", texts(f"level-{level}-does"))
        for level in Level
    ]


def _changes(session: Session, texts: Texts) -> list[discord.SelectOption]:
    """Returns the lines that change a level: first of all computers, if there are several, then of each."""
    computers = [person for person in session.people if person.computer]
    every = [
        option(texts("level-of-every", level=level_name(level, texts)), f"{EVERY} {level}")
        for level in Level
        if len(computers) > 1 and any(computer.level is not level for computer in computers)
    ]
    each = [
        option(texts("level-of", player=one.name, level=level_name(level, texts)), f"{one.id} {level}")
        for one in computers
        for level in Level
        if level is not one.level
    ]
    return [*every, *each]
