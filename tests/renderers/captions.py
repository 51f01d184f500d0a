"""Captions for the pictures in the tests."""

from dataclasses import replace

from bot.texts import texts_in
from renderers.parts.frame import Caption, CaptionPlayer

NAMES = ("Alessandra", "Benoît Lefèvre", "Владимир", "Zoë", "W" * 32, "Ελένη", "Nguyễn Thị Ắnh", "i")
"""Names in several scripts that Roboto has; one is too long, one is very short."""

ANNA, BRUNO = CaptionPlayer(NAMES[0], 0), CaptionPlayer(NAMES[1], 1)


def caption(seats: int, on_turn: int | None = 0, status: str = "to move", language: str = "en") -> Caption:
    """Returns a caption for this many players; on_turn: None if all play at once."""
    players = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(NAMES[:seats]))
    player = None if on_turn is None else players[on_turn]
    return Caption(player, status, players, texts_in(language))


def ended(over: Caption) -> Caption:
    """Returns this caption for an ended game that has changed everybody's rating."""
    return replace(over, over=True, changes=tuple(105 - 37 * seat for seat in range(len(over.players))))


LONG_NAMES = (
    "Wolfgang Amadeus Moz", "W" * 20, "Nguyễn Thị Ắnh Ngọcy", "Ludwig van Beethoven",
    "Jjjjjjjjgggggggyyyyy", "i" * 20, "Christophe-Emmanuelg", "Владимир Николаевич!",
)  # fmt: skip
"""Names of 20 characters, with accents above capitals and letters that reach below the line."""
