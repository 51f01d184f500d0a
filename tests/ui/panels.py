"""Accessors for tests of the messages that bot/ui lays out."""

from typing import Any

from discord import Colour
from discord.ui import Container, Item, LayoutView


def container(view: LayoutView) -> Container[Any]:
    """Returns the single container of a panel; other components may follow it."""
    first, *others = view.children
    assert isinstance(first, Container)
    assert not any(isinstance(other, Container) for other in others)
    return first


def pieces(view: LayoutView) -> list[Item[Any]]:
    """Returns the components in the panel's container, top to bottom."""
    return container(view).children


def colour(view: LayoutView) -> tuple[int, int, int]:
    """Returns the colour of the bar next to the panel."""
    return Colour(int(container(view).accent_colour or 0)).to_rgb()
