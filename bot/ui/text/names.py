"""How people are called in messages and pictures. Their names are sanitized: `sanitized_name`."""

from collections.abc import Iterable

from discord.utils import escape_markdown

from bot.players.base import Level
from bot.sessions.session import Person
from bot.texts import Texts
from renderers.text.displayable import is_drawable


def shown_name(person: Person, texts: Texts) -> str:
    """Returns the name of somebody in texts, or what stands in its place once their data are deleted."""
    return texts("person-deleted") if person.deleted else person.name


def picture_name(person: Person, texts: Texts) -> str:
    """Returns what pictures call somebody: the name, or where no font has its letters the username.

    Somebody of whom neither can be drawn is called by the last digits of the user id.
    """
    names = (shown_name(person, texts), person.username)
    drawable = (name for name in names if is_drawable(name))
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


def listed(names: Iterable[str], texts: Texts) -> str:
    """Returns names as a list in words, such as "Ada, Bea and Cy"; "" of none."""
    *first, last = [*names] or [""]
    return texts("and").join([", ".join(first), last] if first else [last])
