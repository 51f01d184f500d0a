"""The names of people in messages and pictures, made safe for any text.

Discord lets users choose any display name. A sanitized one cannot format, link, mention or cover the text around it.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from discord.utils import escape_markdown

from bot.players.base import Level
from bot.sessions.session import Person
from bot.texts import Texts
from renderers.text.displayable import is_drawable

MAX_LENGTH = 32
MOST_READ = 500
"""The number of characters of a name that are read. Discord's names have at most 32."""

DANGEROUS = set("<>@`")
HIDDEN = {"Cf", "Co", "Cs", "Cn"}
BLANK = {"Cc", "Zl", "Zp", "Zs"}
LOOKS_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are invisible: a name of only these would look empty."""
WIDE = set("\u102a\ua9c5\ufdfa\ufdfb\ufdfd\U00012031\U0001242b\U00012219")
"""Letters and signs as wide as a word or a line."""

MARKS = 2
"""The most combining marks that a letter keeps in most scripts: Thai has a vowel and a tone, Vietnamese is composed."""
MARKS_OF_SCRIPTS = (
    (range(0x0591, 0x05C8), 3),  # Hebrew: a dot of shin, a dagesh and a vowel
    (range(0x0610, 0x06EE), 3),  # Arabic: a doubling, a vowel and a small alef
    (range(0x0900, 0x0E00), 3),  # Devanagari and its relatives: a dot below, a vowel and a nasal
    (range(0x0F00, 0x1000), 4),  # Tibetan: letters below letters
    (range(0x1000, 0x10A0), 4),  # Burmese
    (range(0x1780, 0x1800), 3),  # Khmer
)
MOST_MARKS = 4
"""The most combining marks that a letter keeps in any script."""

LINK = re.compile(
    r"""
      ://
    | (?:discord(?:app)?|dsc|invite)[ ]?[.][ ]?(?:gg|com|io|me|li|gift|new|media|co)\b\S*  # an invite, also incomplete
    | www[.]\S+
    | (?:[\w-]+[.])+[^\W\d_]{2,}(?:/|:\d)\S*                     # a page of any host
    | (?:[\w-]+[.])+(?:com|net|org|info|biz|xyz|gg|io|ly|ru|tk)\b  # a host of a usual domain
    """,
    re.VERBOSE,
)
"""Text that looks like an address. Discord's clients link addresses with a scheme, and preview invites even without."""
HOLDS_LINKS = set(".:/")
"""The characters that hold an address together."""
LIKE_DOT, LIKE_SLASH = "\u3002\uff0e\uff61\u2024", "\u2044\u2215\uff0f"
"""Characters that look like a dot or a slash, and that address bars treat as one."""


def shown_name(person: Person, texts: Texts) -> str:
    """Returns a person's name in texts, or its replacement once their data are deleted."""
    return texts("person-deleted") if person.deleted else person.name


def picture_name(person: Person, texts: Texts) -> str:
    """Returns a person's name in pictures: the name, or if no font has its letters, the username.

    If neither can be drawn, returns the last digits of the user id.
    """
    names = (shown_name(person, texts), person.username)
    drawable = (name for name in names if is_drawable(name))
    return next(drawable, f"#{person.id % 10_000:04}")


def level_name(level: Level, texts: Texts) -> str:
    """Returns the name of a computer's level."""
    return texts(f"level-{level}")


def with_level(name: str, person: Person, texts: Texts) -> str:
    """Returns a plain name; a computer's is followed by its level."""
    return texts("computer-level", player=name, level=level_name(person.level, texts)) if person.computer else name


def bold(name: str) -> str:
    """Returns a sanitized name in bold, with its own markdown escaped."""
    return f"**{escape_markdown(name)}**"


def listed(names: Iterable[str], texts: Texts) -> str:
    """Returns names as a list in words, such as "Ada, Bea and Cy"; "" for no names."""
    *first, last = [*names] or [""]
    return texts("and").join([", ".join(first), last] if first else [last])


@lru_cache(maxsize=1024)
def sanitized_name(name: str, otherwise: str = "?") -> str:
    """Returns a name that cannot format, mention, link, reorder or cover the text around it; at most 32 characters.

    It is composed (NFC), and has no control, format or bidi characters, `<`, `@`, line breaks, excess combining marks,
    or characters that hold an address together. `bold` escapes markdown.

    Args:
        otherwise: the name to use if nothing is left.
    """
    before, shown = "", name[:MOST_READ]
    while shown != before:  # a removal may bring characters together that were apart
        before, shown = shown, _sanitized_once(shown)
    return shown or otherwise


def _sanitized_once(name: str) -> str:
    plain = "".join(map(_sanitized, unicodedata.normalize("NFC", name)))
    words = " ".join(_without_stacked_marks(unicodedata.normalize("NFC", plain)).split())
    return " ".join(_without_links(words[:MAX_LENGTH]).split())


def _sanitized(character: str) -> str:
    category = unicodedata.category(character)
    if category in BLANK or character in LOOKS_BLANK:
        return " "
    return "" if category in HIDDEN or character in DANGEROUS or character in WIDE else character


def _without_stacked_marks(name: str) -> str:
    """Returns the name with only as many combining marks per letter as its script needs, each once, none on a blank."""
    kept: list[str] = []
    on_letter: set[str] = set()
    room = 0
    for character in name:
        if unicodedata.category(character) not in ("Mn", "Me"):
            on_letter, room = set(), 0 if character.isspace() else MOST_MARKS
        elif character not in on_letter and len(on_letter) < min(room, _most_marks(character)):
            on_letter.add(character)
        else:
            continue
        kept.append(character)
    return "".join(kept)


def _most_marks(mark: str) -> int:
    return next((most for script, most in MARKS_OF_SCRIPTS if ord(mark) in script), MARKS)


def _without_links(name: str) -> str:
    """Returns the name with blanks in place of the characters that hold addresses together, in any style of letters."""
    plain = "".join(map(_plain_letter, name))
    held = {at for link in LINK.finditer(plain) for at in range(*link.span()) if plain[at] in HOLDS_LINKS}
    return "".join(" " if at in held else character for at, character in enumerate(name))


def _plain_letter(character: str) -> str:
    """Returns a styled letter as a plain lower-case one; a character that stands for several letters unchanged."""
    if character in LIKE_DOT:
        return "."
    if character in LIKE_SLASH:
        return "/"
    plain = unicodedata.normalize("NFKC", character).casefold()
    return plain if len(plain) == 1 else character
