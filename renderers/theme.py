"""The colours of every picture: a theme is one table from roles to colours, the same roles in each."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

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


DARK = Theme(
    "dark",
    MappingProxyType(
        {
            # surfaces, from the page up
            "ground": "#1F2A37",
            "cell": "#273443",
            "panel": "#2B3948",
            "row": "#34465A",
            # words
            "text": "#FFFFFF",
            "muted": "#B4C0CC",
            "faint": "#3E4E60",
            "ink": "#111827",
            # what calls for attention: the last move, a win
            "last": "#F2B233",
            "win": "#35D6A0",
            # the three symbols of the dice, told apart in every kind of colour vision
            "x": "#C14A00",
            "o": "#0068B0",
            "/": "#111827",
            # dice: as they lie, after the last roll, in the winning line
            "die-top": "#FBF7EC",
            "die-north": "#F0E9D8",
            "die-side": "#E2D9C3",
            "die-south": "#D3C9AF",
            "die-edge": "#A1977D",
            "last-top": "#FFEFC2",
            "last-north": "#FBE2A4",
            "last-side": "#F3D68F",
            "last-south": "#E9C97C",
            "last-edge": "#A98327",
            "win-top": "#DDF8EC",
            "win-north": "#C8EFDF",
            "win-side": "#B4E4D0",
            "win-south": "#A0D8C2",
            "win-edge": "#4E9C80",
            # a square that nobody has taken yet
            "quiet-top": "#2F3E4E",
            "quiet-north": "#364657",
            "quiet-side": "#2C3A49",
            "quiet-south": "#243140",
            "quiet-edge": "#425365",
            "quiet-symbol": "#46586B",
            # players: far from the amber of the last move for the first seats
            "seat-0": "#63B8F2",
            "seat-1": "#F29BC1",
            "seat-2": "#5CCB8F",
            "seat-3": "#E9E05A",
            "seat-4": "#B9A5F5",
            "seat-5": "#F58E62",
            "seat-6": "#E4E9EE",
            "seat-7": "#A8D84E",
            # the first three of a table
            "medal-1": "#F2B233",
            "medal-2": "#CBD5DE",
            "medal-3": "#D8935A",
        }
    ),
)
