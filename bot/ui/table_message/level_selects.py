"""The selects in a lobby by which the host chooses how strong the computers play."""

import discord

from bot.players import plays_weaker
from bot.players.base import Level
from bot.sessions.session import Person, Session
from bot.texts import Texts
from bot.ui.text.names import level_name
from bot.ui.views.components import Piece, option, select, text
from bot.ui.views.custom_id import Action, Press

LEVEL = "level"
"""The argument of the select by which a computer of a level is added."""

EVERY = "every"
"""In a value of the select for several computers: the level is meant for all of them, not for one of this id."""

MOST_SELECTS = 2
"""The most computers that have a select each: more would fill a phone's screen."""


def level_selects(session: Session, texts: Texts) -> list[Piece]:
    """Returns a select for each computer's level, or one for all computers.

    Where a computer starts the game it is one that adds a computer by its level.
    """
    computers = [person for person in session.people if person.computer]
    if session.starts_when_full and len(session.people) == 1 and not session.awaited:
        press = Press(Action.ADD_COMPUTER, session.id, argument=LEVEL)
        selects = [select(texts("level-add"), press, [_line(level, texts) for level in Level])]
    elif len(computers) <= MOST_SELECTS:
        selects = [_select_of_one(session, computer, texts) for computer in computers]
    else:
        selects = [_select_of_several(session, computers, texts)]
    weaker = [text(f"-# {texts('levels-weaker')}")] if selects and plays_weaker(session.game_key) else []
    return [*selects, *weaker]


def _select_of_one(session: Session, computer: Person, texts: Texts) -> Piece:
    press = Press(Action.LEVEL, session.id, argument=str(computer.id))
    return select(computer.name, press, [_line(level, texts, computer) for level in Level])


def _line(level: Level, texts: Texts, computer: Person | None = None) -> discord.SelectOption:
    """Returns a line for a level.

    Args:
        computer: the one that may have it.
    """
    name, does = level_name(level, texts), texts(f"level-{level}-does")
    if computer is None:
        return option(name, level.value, does)
    return option(
        texts("level-of", player=computer.name, level=name), level.value, does, chosen=level is computer.level
    )


def _select_of_several(session: Session, computers: list[Person], texts: Texts) -> Piece:
    """Returns a select of a line for each change: first those of all computers, then those of one each.

    With the seven computers of the largest table it has the 25 lines that a select may have.
    """
    lines = [
        option(
            texts("level-of-every", level=level_name(level, texts)),
            f"{EVERY} {level.value}",
            texts(f"level-{level}-does"),
        )
        for level in Level
        if any(computer.level is not level for computer in computers)
    ]
    lines += [
        option(texts("level-of", player=one.name, level=level_name(level, texts)), f"{one.id} {level.value}")
        for one in computers
        for level in Level
        if level is not one.level
    ]
    return select(texts("levels-change"), Press(Action.LEVEL, session.id), lines)
