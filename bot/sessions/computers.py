"""The computers that sit at a table, as people see them."""

from collections.abc import Iterable

from bot.sessions.session import Person

NAMES = ("Ada", "Blaise", "Cleo", "Dante", "Elsa", "Fermat", "Gauss", "Hypatia")
"""The names of computers, that of id -1 first: as many as the largest table has seats, so that one is always free."""


def new_computer(people: Iterable[Person]) -> Person:
    """Returns the first computer that is not at the table with these people, and whose name nobody there has."""
    taken = {person.name.casefold() for person in people}
    return next(Person(-number, name) for number, name in enumerate(NAMES, start=1) if name.casefold() not in taken)
