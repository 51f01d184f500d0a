"""The leaderboard of a daily puzzle: its day, the best players, and some numbers."""

from collections.abc import Iterator
from dataclasses import dataclass

from renderers.cards import number_boxes
from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow, rows
from renderers.engine.scene import Placed, Scene
from renderers.parts.badges import PlainBadge
from renderers.parts.frame import CARD, framed
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_text, place_text
from renderers.text.line import wrapped_lines
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import DARK, Theme

MOST_PLACES = 8

_LEFT, _TOP, _RIGHT, _BOTTOM = CARD
_GAP = 12
_PANEL = 316
_FOOT = _BOTTOM - number_boxes.HEIGHT
_HEIGHT = _FOOT - _GAP - _TOP
_LEAF = 190
"""The largest size of the day's number on the calendar sheet, in pixels to the em."""


@dataclass(frozen=True)
class Daily:
    """The content of the picture; all texts are in the reader's language.

    Attributes:
        day: the number of the day in its month.
        month: the name of the month.
        game: the name of the game.
        places: the players, best first; only the first MOST_PLACES are shown.
        numbers: up to four.
        empty: shown if nobody has played.
    """

    day: str
    month: str
    game: str
    places: tuple[PlayerRow, ...]
    numbers: tuple[Count, ...]
    empty: str


def scene(daily: Daily, theme: Theme = DARK) -> Scene:
    """Lays out the picture."""
    box = (_LEFT + _PANEL + _GAP, _TOP, _RIGHT, _TOP + _HEIGHT)
    return framed(
        theme,
        _sheet(daily),
        rows(daily.places[:MOST_PLACES], box, won=True, badge=PlainBadge) if daily.places else _nobody(daily.empty),
        number_boxes.placed(daily.numbers, _FOOT),
    )


def _sheet(daily: Daily) -> Iterator[Placed]:
    """Places a calendar sheet with the game's name under it."""
    yield Placed(Panel(_PANEL, _HEIGHT, "row", "background", radius=20), _LEFT, _TOP)
    yield Placed(Panel(_PANEL - 48, 330, "paper", "row", radius=16), _LEFT + 24, _TOP + 28)
    middle, room = _LEFT + _PANEL // 2, _PANEL - 80
    month, style = fitted_text(daily.month, Style(Weight.MEDIUM, 0, "ink", "paper"), room, range(48, 28, -4))
    yield place_text(month, style, middle, _TOP + 96, "centre", opaque=False)
    day, style = fitted_text(daily.day, Style(Weight.BOLD, 0, "ink", "paper"), room, (_LEAF, 160, 120))
    yield place_text(day, style, middle, _TOP + 290, "centre", opaque=False)
    heading = Style(Weight.BOLD, 44, "text", "row")
    lines = wrapped_lines(daily.game, heading, _PANEL - 32)[:2]
    first = _TOP + 465 - 26 * (len(lines) - 1)
    for number, line in enumerate(lines):
        text, style = fitted_text(line.strip(), heading, _PANEL - 32, (44, 40, 36, 32))
        yield place_text(text, style, middle, first + number * 52, "centre", opaque=False)


def _nobody(sentence: str) -> Iterator[Placed]:
    style = Style(Weight.REGULAR, 38, "muted", "background")
    left = _LEFT + _PANEL + _GAP
    lines = wrapped_lines(sentence, style, _RIGHT - left - 80)[:5]
    first = _TOP + (_HEIGHT - len(lines) * 54) // 2 + 40
    for number, line in enumerate(lines):
        yield place_text(line, style, (left + _RIGHT) // 2, first + number * 54, "centre")
