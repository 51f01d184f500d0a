"""The select in a lobby by which the host adds computers and chooses how strong they play."""

import discord

from bot.players import plays_weaker
from bot.players.base import Level
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.names import level_name
from bot.ui.views.components import Piece, option, select, text
from bot.ui.views.custom_id import Action, Press

ADD, EVERY = "add", "every"
"""What stands before a level in a value: a computer of this level is added, or all computers play at it. For one
computer it is its id."""

MOST_LINES = 25
"""The most lines of a select. One of seven computers has that many."""


def level_select(session: Session, texts: Texts) -> list[Piece]:
    """Returns a select with a line for each computer that could be added, and for each change of a level; or nothing.

    The seats of a rematch are kept for the players whom it waits for, who may decline: no computer takes one.
    """
    free = not session.awaited and len(session.people) < session.game.seats(session.options)[-1]
    lines = [*(_added(texts) if free else ()), *_changes(session, texts)]
    if not lines:
        return []
    placeholder = texts("level-add" if free else "levels-change")
    weaker = [text(f"-# {texts('levels-weaker')}")] if plays_weaker(session.game_key) else []
    return [select(placeholder, Press(Action.LEVEL, session.id), lines[:MOST_LINES]), *weaker]


def _added(texts: Texts) -> list[discord.SelectOption]:
    return [
        option(texts("level-added", level=level_name(level, texts)), f"{ADD} {level}", texts(f"level-{level}-does"))
        for level in Level
    ]


def _changes(session: Session, texts: Texts) -> list[discord.SelectOption]:
    """Returns the lines that change a level: first those of all computers, where there are several, then of each."""
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
