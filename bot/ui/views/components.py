"""The pieces that messages are laid out of: a container of texts, a picture and rows of buttons."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

import discord

from bot.ui.text.clipped import clipped
from bot.ui.views.custom_id import Press

ROW = 5
PICTURE = "table.png"
ALT_LIMIT = 1024
TEXT_LIMIT = 4000

Style = discord.ButtonStyle
Piece = discord.ui.Item[Any]


def button(
    label: str, press: Press, *, style: Style = Style.secondary, disabled: bool = False
) -> discord.ui.Button[Any]:
    """A button that carries its meaning in its custom_id."""
    return discord.ui.Button(label=clipped(label, 80), custom_id=press.custom_id, style=style, disabled=disabled)


def rows(buttons: Sequence[discord.ui.Button[Any]]) -> list[Piece]:
    """Buttons in rows of five."""
    return [discord.ui.ActionRow(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]


def option(label: str, value: str, description: str | None = None, *, chosen: bool = False) -> discord.SelectOption:
    """One line of a select. chosen: whether it stands there already."""
    said = None if description is None else clipped(description, 100)
    return discord.SelectOption(label=clipped(label, 100), value=value, description=said, default=chosen)


def choice(placeholder: str, press: Press, options: Iterable[discord.SelectOption], *, count: int = 1) -> Piece:
    """A select of 25 options at most, exactly `count` of them to be picked; these arrive as the press's values."""
    return discord.ui.ActionRow(
        discord.ui.Select(
            custom_id=press.custom_id,
            placeholder=clipped(placeholder, 150),
            options=list(options),
            min_values=count,
            max_values=count,
        )
    )


def text(content: str) -> Piece:
    return discord.ui.TextDisplay(clipped(content, TEXT_LIMIT))


def picture(alt: str, name: str = PICTURE) -> Piece:
    """The place of the message's picture of this name, with its description for those who do not see it."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=clipped(alt, ALT_LIMIT))
    )


def picture_file(content: bytes, name: str = PICTURE) -> discord.File:
    return discord.File(BytesIO(content), filename=name)


def panel(pieces: Iterable[Piece], colour: int | None = None) -> discord.ui.LayoutView:
    """A message of one container. It is stopped at once: presses are routed by custom_id, nothing is kept in memory."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*pieces, accent_colour=colour))
    view.stop()
    return view


def page(content: str) -> discord.ui.LayoutView:
    """A message of text alone."""
    return panel([text(content)])
