"""The colours of every picture: a theme is one table from roles to colours, the same roles in each."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from renderers.themes import dark, high_contrast, light

Rgb: TypeAlias = tuple[int, int, int]
Role: TypeAlias = str

SEAT_COLOURS = 8
"""The number of players with their own colour and shape; a ninth player has the first one's colour and shape."""


@dataclass(frozen=True, eq=False)
class Theme:
    """A named table from roles ("muted", "die-top", "seat-0") to colours written `#RRGGBB`; compared by identity."""

    name: str
    colours: Mapping[Role, str]

    def __getitem__(self, role: Role) -> Rgb:
        """Returns the role's colour in 0-255 steps. Raises KeyError for a role that no theme has."""
        red, green, blue = bytes.fromhex(self.colours[role].removeprefix("#"))
        return red, green, blue


def seat_role(seat: int) -> Role:
    """Returns the role of a player's colour."""
    return f"seat-{seat % SEAT_COLOURS}"


DARK = Theme("dark", MappingProxyType(dark.COLOURS))
LIGHT = Theme("light", MappingProxyType(light.COLOURS))
HIGH_CONTRAST = Theme("contrast", MappingProxyType(high_contrast.COLOURS))

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (DARK, LIGHT, HIGH_CONTRAST)})
"""All themes by their names."""
