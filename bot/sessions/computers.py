"""The computers that sit at a table, as people see them."""

from collections.abc import Iterable

from bot.sessions.session import Person

NAMES = ("Ada", "Blaise", "Cleo", "Dante", "Elsa", "Fermat", "Gauss")
"""By id, from -1 downwards; one fewer than the seats of the largest table, where at least one person sits."""


def newcomer(people: Iterable[Person]) -> Person:
    """The first computer that is not at the table with these people yet."""
    here = {person.id for person in people}
    return next(Person(-number, name) for number, name in enumerate(NAMES, start=1) if -number not in here)
