"""The pieces of messages (containers of texts, pictures, rows of buttons and selects), and forms."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from types import MappingProxyType
from typing import Any, TypeAlias

import discord

from bot.texts import Texts, clipped
from bot.ui.text.captions import ALT_LIMIT
from bot.ui.text.move_labels import unbroken
from bot.ui.views.custom_id import Action, Press
from renderers.text.line import text_width
from renderers.text.typeface import Style as TextStyle
from renderers.text.typeface import Weight

BUTTONS_IN_ROW = 5

PHONE_WIDTH, KEY_PADDING, KEY_GAP = 320, 32, 8
"""Pixels on a phone 400 pixels wide: the width of a row, of a button's padding, of the space between two buttons."""

EMOJI_WIDTH = 24
"""Pixels: the width of an emoji in a button, including the space beside it."""

LETTERING, LETTER_WIDTH = TextStyle(Weight.MEDIUM, 14, "text", "background"), 1.04
"""The text style nearest to that of labels: Discord's letters are a little wider than ours."""

PICTURE = "table.png"
TEXT_LIMIT = 4000

ABOUT, MORE, LEADERBOARD = "?", "⋯", "🏆"
"""The labels of the buttons that explain the table and open the menu and the leaderboard: signs take little room and no
translation."""

Style = discord.ButtonStyle
Piece = discord.ui.Item[Any]

KeyEmoji: TypeAlias = Mapping[str, discord.PartialEmoji]
"""The pictures of `renderers.emoji` that Discord has as emoji of this application, by name. They replace signs on keys;
if one is missing, the key has its usual label."""

NO_EMOJI: KeyEmoji = MappingProxyType({})
"""For views without emoji."""

TITLE_LIMIT = 45


def button(
    label: str,
    press: Press,
    *,
    style: Style = Style.secondary,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> discord.ui.Button[Any]:
    """Returns a button with this custom id.

    Args:
        label: may be empty if there is an emoji.
    """
    shown = clipped(label, 80) if label else None
    return discord.ui.Button(label=shown, custom_id=press.custom_id, style=style, disabled=disabled, emoji=emoji)


def button_rows(buttons: Sequence[discord.ui.Button[Any]]) -> list[Piece]:
    """Returns the buttons in rows, each with as many as fit on a phone."""
    rows = list[list[discord.ui.Button[Any]]]()
    for one in buttons:
        if rows and fits_phone([*rows[-1], one]):
            rows[-1].append(one)
        else:
            rows.append([one])
    return list(map(button_row, rows))


def rows_of_five(buttons: Sequence[discord.ui.Button[Any]]) -> list[list[discord.ui.Button[Any]]]:
    """Returns the buttons divided into rows of five."""
    return [list(buttons[start : start + BUTTONS_IN_ROW]) for start in range(0, len(buttons), BUTTONS_IN_ROW)]


def with_actions(
    rows: Iterable[Sequence[discord.ui.Button[Any]]],
    first: Sequence[discord.ui.Button[Any]],
    last: Sequence[discord.ui.Button[Any]],
) -> list[Piece]:
    """Returns rows of keys with actions at their ends, if a phone has room; the other actions stand below.

    Args:
        first: the actions from the first row down.
        last: the actions at the ends of the last rows, one in each.
    """
    made, below = [list(row) for row in rows], list[discord.ui.Button[Any]]()
    free = list(range(len(made)))
    for action, order in (*((one, 1) for one in first), *((one, -1) for one in reversed(last))):
        row = next((row for row in free[::order] if fits_phone([*made[row], action])), None)
        if row is None:
            below.insert(0, action)
        else:
            made[row].append(action)
            free.remove(row)
    return [*map(button_row, made), *button_rows(below)]


def fits_phone(buttons: Sequence[discord.ui.Button[Any]]) -> bool:
    """Returns whether these buttons fit in one row on a phone."""
    widths = [
        KEY_PADDING + LETTER_WIDTH * text_width(one.label or "", LETTERING) + (EMOJI_WIDTH if one.emoji else 0)
        for one in buttons
    ]
    return len(buttons) <= BUTTONS_IN_ROW and sum(widths) + KEY_GAP * (len(buttons) - 1) <= PHONE_WIDTH


def button_row(buttons: Sequence[discord.ui.Button[Any]]) -> Piece:
    """Returns up to five buttons in one row."""
    return discord.ui.ActionRow(*buttons)


def page_buttons(shown: int, count: int, press: Callable[[int], Press], texts: Texts) -> list[discord.ui.Button[Any]]:
    """Returns the buttons Previous and Next, if there are several pages.

    Args:
        shown: the current page, from 0.
        press: returns the press that shows a page.
    """
    turns = (("button-previous", max(shown - 1, 0)), ("button-next", min(shown + 1, count - 1)))
    return [button(texts(key), press(to), disabled=to == shown) for key, to in turns] if count > 1 else []


def option(label: str, value: str, description: str | None = None, *, chosen: bool = False) -> discord.SelectOption:
    """Returns a line of a select.

    Args:
        chosen: whether it is shown as chosen already.
    """
    below = None if description is None else clipped(description, 100)
    return discord.SelectOption(label=clipped(label, 100), value=value, description=below, default=chosen)


def select(
    placeholder: str, press: Press, options: Iterable[discord.SelectOption], *, count: int = 1, least: int | None = None
) -> Piece:
    """Returns a select of up to 25 options.

    Args:
        count: how many options have to be chosen.
        least: the fewest, if fewer than `count` may be chosen.
    """
    fewest = count if least is None else least
    return discord.ui.ActionRow(
        discord.ui.Select(
            custom_id=press.custom_id,
            placeholder=clipped(placeholder, 150),
            options=list(options),
            min_values=fewest,
            max_values=count,
            required=fewest > 0,
        )
    )


def titled_select(title: str, press: Press, options: Iterable[discord.SelectOption]) -> list[Piece]:
    """Returns a select below its title, for panels with several selects."""
    return [text(f"**{title}**"), select(title, press, options)]


def text(content: str) -> Piece:
    return discord.ui.TextDisplay(clipped(unbroken(content), TEXT_LIMIT))


def text_length(pieces: Iterable[Piece]) -> int:
    """Returns the number of characters of the texts among these pieces."""
    return sum(len(piece.content) for piece in pieces if isinstance(piece, discord.ui.TextDisplay))


def picture(alt: str, name: str = PICTURE) -> Piece:
    """Returns the component that shows the attached picture of this name.

    Args:
        alt: its description, for people who do not see it.
    """
    return gallery({name: alt})


def gallery(alts: Mapping[str, str]) -> Piece:
    """Returns the component that shows several attached pictures.

    Args:
        alts: the description of each picture by its file name.
    """
    return discord.ui.MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{name}", description=clipped(alt, ALT_LIMIT))
            for name, alt in alts.items()
        )
    )


def text_beside(content: str, alt: str, name: str) -> Piece:
    """Returns a text with the attached picture of this name as its thumbnail.

    Args:
        alt: the picture's description.
    """
    thumbnail = discord.ui.Thumbnail[Any](f"attachment://{name}", description=clipped(alt, ALT_LIMIT))
    return discord.ui.Section(clipped(unbroken(content), TEXT_LIMIT), accessory=thumbnail)


def button_beside(content: str, accessory: discord.ui.Button[Any]) -> Piece:
    """Returns a text with a button at its right."""
    return discord.ui.Section(clipped(unbroken(content), TEXT_LIMIT), accessory=accessory)


def attached_file(name: str) -> Piece:
    """Returns the component for downloading the attached file of this name."""
    return discord.ui.File(f"attachment://{name}")


def picture_file(content: bytes, name: str = PICTURE) -> discord.File:
    return discord.File(BytesIO(content), filename=name)


class NamedByContent(discord.File):
    """A picture whose file name identifies its content: a message that already shows it need not get it again.

    Args:
        name: the beginning of the file name.
    """

    def __init__(self, content: bytes, name: str) -> None:
        digest = hashlib.blake2b(content, digest_size=8).hexdigest()
        super().__init__(BytesIO(content), filename=f"{name}-{digest}.png")


def panel(pieces: Iterable[Piece], colour: int | None = None) -> discord.ui.LayoutView:
    """Returns a message of one container.

    The view is stopped at once so that discord.py does not keep it in memory: presses are routed by custom id.
    """
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*pieces, accent_colour=colour))
    view.stop()
    return view


def page(content: str) -> discord.ui.LayoutView:
    """Returns a message that is only text."""
    return panel([text(content)])


def question_panel(
    question: str, yes: str, no: str, confirm: Press, *, bright_yes: bool = False
) -> discord.ui.LayoutView:
    """Lays out a private question that confirms ending or deleting something for good.

    The bright button changes nothing.

    Args:
        yes, no: the labels of its two buttons.
        confirm: the press of `yes`; `no` closes it.
        bright_yes: whether `yes` is the bright one instead, because nothing is lost by it.
    """
    keep = button(no, Press(Action.PLAY_ON), style=Style.secondary if bright_yes else Style.primary)
    go = button(yes, confirm, style=Style.primary if bright_yes else Style.secondary)
    return panel([text(question), *button_rows([go, keep])])


def take_seat_button(session: str, texts: Texts) -> discord.ui.Button[Any]:
    """Returns the button for the session of this id."""
    return button(texts("button-take-seat"), Press(Action.TAKE_SEAT, session), style=Style.success)


def form(heading: str, press: Press, labels: Iterable[discord.ui.Label[discord.ui.Modal]]) -> discord.ui.Modal:
    """Builds a form. Submitting it, even after a restart, counts as this press.

    The modal is stopped at once so that discord.py does not keep it in memory.
    """
    made = discord.ui.Modal(title=clipped(heading, TITLE_LIMIT), custom_id=press.custom_id)
    for label in labels:
        made.add_item(label)
    made.stop()
    return made
