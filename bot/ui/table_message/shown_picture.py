"""The picture that a table's message shows, and whether it can be kept when the message is edited."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.base import View
from renderers.parts.caption import Caption

PictureKey: TypeAlias = tuple[View, Caption, str, str] | tuple[str, str]
"""All that determines the picture of a table: what it shows, what is written on it, the theme, and the words of a move
that its player has chosen so far.

In a lobby: the game's key and the theme.
"""


def new_filename() -> str:
    """Returns a name that no other uploaded picture has, so that the name of a message's file tells which it is."""
    return f"table-{secrets.token_hex(4)}.png"


@dataclass(frozen=True)
class ShownPicture:
    """The picture of a table's message.

    Attributes:
        key: what determines it.
        filename: of the uploaded file.
        file: Discord's id of the file, 0 where it isn't known.
    """

    key: PictureKey
    filename: str
    file: int = 0

    def among(self, files: Mapping[str, int]) -> "ShownPicture | None":
        """Returns the picture with the id of its file, or None if it is not among these files, given by name.

        The files of a pressed message are those at the time of the press: a later edit may have replaced them.
        """
        return replace(self, file=files[self.filename]) if self.filename in files else None
