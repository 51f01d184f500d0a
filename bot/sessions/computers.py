"""The computers that sit at a table, as people see them."""

from collections.abc import Iterable

from bot.players.base import DEFAULT_LEVEL, Level
from bot.sessions.session import Person

NAMES = ("Ada", "Blaise", "Cleo", "Dante", "Elsa", "Fermat", "Gauss", "Hypatia")
"""The names of computers, that of id -1 first: as many as the largest table has seats, so that one is always free."""


def new_computer(people: Iterable[Person], level: Level | None = None) -> Person:
    """Returns the first computer that is not at the table with these people, and whose name nobody there has.

    level: None for that of the computer that was added last.
    """
    people = tuple(people)
    if level is None:
        level = next((person.level for person in reversed(people) if person.computer), DEFAULT_LEVEL)
    taken = {person.name.casefold() for person in people}
    free = ((number, name) for number, name in enumerate(NAMES, start=1) if name.casefold() not in taken)
    number, name = next(free)
    return Person(-number, name, level=level)
