"""The bracket of a tournament: who has met whom in its last rounds, and who has won.

No part of the bot shows it yet.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renderers.engine.scene import Placed, Scene
from renderers.parts.column_text import fitted_player_name, fitted_text
from renderers.parts.frame import CARD, framed
from renderers.parts.panel import Panel, Rectangle
from renderers.parts.text_line import place_text
from renderers.text.fitting import text_width
from renderers.text.style import Style
from renderers.text.typeface import ASCENT, CAPITAL_HEIGHT, DESCENT, Weight
from renderers.themes.theme import DARK, Role, Theme

MOST_ROUNDS = 4
"""Of a longer tournament the last ones are shown: those of the last sixteen players."""

_LEFT, _TOP, _RIGHT, _BOTTOM = CARD
_BETWEEN = 28
_HEADING = 44
_HIGHEST = 116
_LINE = 4


@dataclass(frozen=True)
class Entrant:
    """A player in a match. score: "" before it is played. won: whether the player has won it."""

    name: str
    score: str = ""
    won: bool = False


@dataclass(frozen=True)
class Match:
    """Two players; None where the one who comes is not known yet, or, in the first round, where nobody does."""

    upper: Entrant | None
    lower: Entrant | None


@dataclass(frozen=True)
class BracketRound:
    """A round: half as many matches as in the one before, each of the winners of two neighbours there."""

    heading: str
    matches: tuple[Match, ...]


@dataclass(frozen=True)
class Bracket:
    """rounds: the first one first; the last has one match."""

    rounds: tuple[BracketRound, ...]


def scene(bracket: Bracket, theme: Theme = DARK) -> Scene:
    """Lays out the bracket, a column for each round."""
    shown = bracket.rounds[-MOST_ROUNDS:]
    width = (_RIGHT - _LEFT + _BETWEEN) // len(shown) - _BETWEEN
    columns = [_column(played, _LEFT + place * (width + _BETWEEN), width) for place, played in enumerate(shown)]
    joints = [_joints(played, _LEFT + place * (width + _BETWEEN) + width) for place, played in enumerate(shown[:-1])]
    return framed(theme, *joints, *columns)


def _middles(matches: Sequence[Match]) -> list[int]:
    """Returns the middle of each match, from the top down."""
    top = _TOP + _HEADING
    return [top + (2 * place + 1) * (_BOTTOM - top) // (2 * len(matches)) for place in range(len(matches))]


def _joints(played: BracketRound, left: int) -> Iterator[Placed]:
    """Places the lines from the matches of a round to the next."""
    half, middles = _BETWEEN // 2, _middles(played.matches)
    for upper, lower in zip(middles[::2], middles[1::2], strict=True):
        for middle in (upper, lower):
            yield Placed(Rectangle(half, _LINE, "faint"), left, middle - _LINE // 2)
        upright = Rectangle(_LINE, lower - upper + _LINE, "faint")
        yield Placed(upright, left + half - _LINE // 2, upper - _LINE // 2)
        yield Placed(Rectangle(half, _LINE, "faint"), left + half, (upper + lower) // 2 - _LINE // 2)


def _column(played: BracketRound, left: int, width: int) -> Iterator[Placed]:
    heading, style = fitted_text(played.heading, Style(Weight.REGULAR, 0, "muted", "background"), width, (30, 28))
    yield place_text(heading, style, left + width // 2, _TOP + 33, "centre")
    height = min(_HIGHEST, (_BOTTOM - _TOP - _HEADING) // len(played.matches) - 6) // 2 * 2
    for match, middle in zip(played.matches, _middles(played.matches), strict=True):
        yield Placed(Panel(width, height, "panel", "background", radius=10), left, middle - height // 2)
        for entrant, y in ((match.upper, middle - height // 4), (match.lower, middle + height // 4)):
            if entrant:
                yield from _entrant(entrant, left + 12, width - 24, y, _largest(height // 2))


def _largest(height: int) -> int:
    """Returns the largest size at which a line with its accents is at most this high, an even number of pixels."""
    return min(36, int(height / (ASCENT + DESCENT)) // 2 * 2)


def _entrant(entrant: Entrant, left: int, width: int, middle: int, size: int) -> Iterator[Placed]:
    colour: Role = "text" if entrant.won or not entrant.score else "muted"
    style = Style(Weight.BOLD if entrant.won else Weight.REGULAR, size, colour, "panel")
    baseline = middle + round(style.size * CAPITAL_HEIGHT / 2)
    room = width
    if entrant.score:
        score = entrant.score.replace("-", "−")
        yield place_text(score, style, left + width, baseline, "right", opaque=False)
        room -= text_width(score, style) + 12
    name, style = fitted_player_name(entrant.name, style, room, range(size, 26, -2))
    yield place_text(name, style, left, baseline, opaque=False)
