"""Remembers the attributes that discord.py's components have.

discord.py lists the slots of a component's classes anew for each button that it makes, of which a board has twenty.

Relies on `discord.components.get_slots`, by which a component finds the attributes that it sets.
"""

from functools import cache
from typing import Any

import discord
from discord.utils import get_slots


@cache
def slots_of(component: type[Any]) -> tuple[str, ...]:
    """Returns the slots of a class and of those that it is derived from. There are some twenty such classes."""
    return tuple(get_slots(component))


def remember_component_slots() -> None:
    """Makes discord.py list the slots of each component class only once in this process."""
    components: Any = discord.components
    components.get_slots = slots_of
