"""The colours of every picture: a theme is one table from roles to colours, the same roles in each."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from renderers.themes import dark, high_contrast, light

Rgb: TypeAlias = tuple[int, int, int]
Role: TypeAlias = str

SEATS = 8
"""How many players have a colour and a shape of their own; a ninth begins again with the first."""


@dataclass(frozen=True, eq=False)
class Theme:
    """A named table from roles ("muted", "die-top", "seat-0") to colours written `#RRGGBB`; compared by identity."""

    name: str
    colours: Mapping[Role, str]

    def __getitem__(self, role: Role) -> Rgb:
        """The role's colour in 0-255 steps. Raises KeyError for a role that no theme has."""
        red, green, blue = bytes.fromhex(self.colours[role].removeprefix("#"))
        return red, green, blue


def seat_role(seat: int) -> Role:
    """The role of a player's colour."""
    return f"seat-{seat % SEATS}"


DARK = Theme("dark", MappingProxyType(dark.COLOURS))
LIGHT = Theme("light", MappingProxyType(light.COLOURS))
CONTRAST = Theme("contrast", MappingProxyType(high_contrast.COLOURS))

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (DARK, LIGHT, CONTRAST)})
"""By the names under which they are chosen."""
