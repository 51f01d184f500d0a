"""Names come from strangers: here they become harmless."""

import unicodedata

from discord.utils import escape_markdown

LONGEST = 32

DANGEROUS = set("<>@`")
HIDDEN = {"Cf", "Co", "Cs", "Cn"}
BLANK = {"Cc", "Zl", "Zp", "Zs"}
LOOKS_BLANK = set("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and marks by their category that show nothing: a name of them alone could not be told from none."""


def harmless(name: str, otherwise: str = "?") -> str:
    """A name that can neither format, mention, link nor reorder the text around it; at most 32 characters.

    Composed (NFC), without control, format and bidi characters, without `<`, `@`, `://` and line breaks.
    """
    shown = "".join(map(_shown, unicodedata.normalize("NFC", name)))
    while "://" in shown:
        shown = shown.replace("://", " ")
    return " ".join(shown.split())[:LONGEST].strip() or otherwise


def _shown(character: str) -> str:
    category = unicodedata.category(character)
    if category in BLANK or character in LOOKS_BLANK:
        return " "
    return "" if category in HIDDEN or character in DANGEROUS else character


def bold(name: str) -> str:
    """A harmless name as it stands in a text: bold, its own markdown escaped."""
    return f"**{escape_markdown(name)}**"
