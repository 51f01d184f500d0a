"""The computers that sit at a table, as people see them."""

from collections.abc import Iterable

from bot.sessions.session import Person

NAMES = ("Ada", "Blaise", "Cleo", "Dante", "Elsa", "Fermat", "Gauss", "Hypatia")
"""By id, from -1 downwards; as many as the largest table has seats, so one is left that nobody there is called by."""


def newcomer(people: Iterable[Person]) -> Person:
    """The first computer that is not at the table with these people yet, nor anybody of its name."""
    called = {person.name.casefold() for person in people}
    return next(Person(-number, name) for number, name in enumerate(NAMES, start=1) if name.casefold() not in called)
