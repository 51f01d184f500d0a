"""User names, made safe to show in any text."""

import unicodedata

from discord.utils import escape_markdown

from bot.players.base import Level
from bot.sessions.session import Person
from bot.texts import Texts
from renderers.text.displayable import is_drawable

MAX_LENGTH = 32

DANGEROUS = set("<>@`")
HIDDEN = {"Cf", "Co", "Cs", "Cn"}
BLANK = {"Cc", "Zl", "Zp", "Zs"}
LOOKS_BLANK = set("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and marks that are displayed as nothing: a name of them alone would look empty."""


def sanitized_name(name: str, otherwise: str = "?") -> str:
    """Returns a name that cannot format, mention, link or reorder the text around it; at most 32 characters.

    It is composed (NFC), and without control, format and bidi characters, `<`, `@`, `://` and line breaks. otherwise:
    the name if nothing is left.
    """
    safe = "".join(map(_sanitized, unicodedata.normalize("NFC", name)))
    while "://" in safe:
        safe = safe.replace("://", " ")
    return " ".join(safe.split())[:MAX_LENGTH].strip() or otherwise


def _sanitized(character: str) -> str:
    category = unicodedata.category(character)
    if category in BLANK or character in LOOKS_BLANK:
        return " "
    return "" if category in HIDDEN or character in DANGEROUS else character


def picture_name(person: Person) -> str:
    """Returns what pictures call somebody: the name, or where no font has its letters the username.

    Somebody of whom neither can be drawn is called by the last digits of the user id.
    """
    drawable = (name for name in (person.name, person.username) if is_drawable(name))
    return next(drawable, f"#{person.id % 10_000:04}")


def level_name(level: Level, texts: Texts) -> str:
    """Returns what a computer's level is called."""
    return texts(f"level-{level}")


def with_level(name: str, person: Person, texts: Texts) -> str:
    """Returns the name of somebody as it is; behind that of a computer stands its level."""
    return texts("computer-level", player=name, level=level_name(person.level, texts)) if person.computer else name


def bold(name: str) -> str:
    """Returns a sanitized name in bold, with its own markdown escaped."""
    return f"**{escape_markdown(name)}**"
