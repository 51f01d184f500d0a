"""Names come from strangers: here they become harmless."""

import unicodedata

from discord.utils import escape_markdown

LONGEST = 32


def harmless(name: str, otherwise: str = "?") -> str:
    """A name that can neither format, mention, link nor reorder the text around it; at most 32 characters.

    Composed (NFC), without control, format and bidi characters, without `<`, `@`, `://` and line breaks.
    """
    composed = unicodedata.normalize("NFC", name).replace("://", " ")
    visible = "".join(
        " " if unicodedata.category(character) in ("Zl", "Zp", "Zs", "Cc") else character
        for character in composed
        if character not in "<>@`" and unicodedata.category(character) not in ("Cf", "Co", "Cs", "Cn")
    )
    return " ".join(visible.split())[:LONGEST].strip() or otherwise


def bold(name: str) -> str:
    """A harmless name as it stands in a text: bold, its own markdown escaped."""
    return f"**{escape_markdown(name)}**"
