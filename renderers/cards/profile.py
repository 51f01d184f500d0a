"""A player's profile: the rating and its graph, the last results, the counts, the favourite game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.cards import number_boxes
from renderers.cards.graph import REACH, Graph
from renderers.cards.number_boxes import Count
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import Badge
from renderers.parts.column_text import fitted_player_name, fitted_text
from renderers.parts.frame import CARD, WIDTH, framed
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.displayable import initial
from renderers.text.fitting import text_width, truncated, wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme

GameResult: TypeAlias = Literal["win", "loss", "draw"]


@dataclass(frozen=True)
class Profile:
    """All texts are in the reader's language.

    subtitle: of which game, and the rank among all. ratings: before the first game and after each, the newest last;
    with fewer than two there is no graph but the sentence `empty`. change: of the rating, by the last game. peak: the
    text at the highest rating. since, now: the texts under the graph's ends. outcomes: of the last games, the newest
    last, under the heading `recent`. favourite: the game played most often, under its heading; "" for none.
    """

    name: str
    subtitle: str
    ratings: tuple[int, ...]
    change: int
    peak: str
    since: str
    now: str
    counts: tuple[Count, ...]
    recent: str
    outcomes: tuple[GameResult, ...]
    favourite_heading: str
    favourite: str
    empty: str


@dataclass(frozen=True)
class Arrow:
    """An arrow that shows whether a number has gone up or down."""

    up: bool
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return 26, 24

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        tip, base = (1, height - 1) if self.up else (height - 1, 1)
        canvas.polygon([(width / 2, tip), (width - 1, base), (1, base)], "win" if self.up else "loss")


@dataclass(frozen=True)
class OutcomeSign:
    """How a game ended, as a sign on a square: a tick, a cross, a dash."""

    outcome: GameResult
    background: Role
    side: int = 40
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        side, unit = self.side, self.side / 40
        near, far, middle = side * 0.29, side * 0.71, side / 2
        match self.outcome:
            case "win":
                canvas.rectangle((0, 0, side, side), "win", 10 * unit)
                canvas.line((side * 0.24, side * 0.53), (side * 0.42, side * 0.71), 5 * unit, "panel")
                canvas.line((side * 0.42, side * 0.71), (side * 0.77, side * 0.31), 5 * unit, "panel")
            case "loss":
                canvas.border((0, 0, side, side), 10 * unit, 3 * unit, "loss")
                canvas.line((near, near), (far, far), 4 * unit, "loss")
                canvas.line((near, far), (far, near), 4 * unit, "loss")
            case "draw":
                canvas.border((0, 0, side, side), 10 * unit, 3 * unit, "muted")
                canvas.line((near, middle), (far, middle), 5 * unit, "muted")


_LEFT, _TOP, _RIGHT, _BOTTOM = CARD
_GAP = 12
_PADDING = 24
_BAR = 116
_BADGE = 84
_NAME_LEFT = _LEFT + _PADDING + _BADGE + 20
_END = _RIGHT - _PADDING
_FOOT_HEIGHT = 124
_FOOT = _BOTTOM - _FOOT_HEIGHT
_MOST_OUTCOMES = 10
_SIGN_PITCH = 52
_OUTCOMES_WIDTH = 2 * _PADDING + _MOST_OUTCOMES * _SIGN_PITCH - 12
_AXIS_LEFT, _AXIS_RIGHT = 122, _RIGHT - REACH
"""The ends of the graph."""
_GRAPH_TOP = _TOP + _BAR + 62

_NAME = Style(Weight.BOLD, 48, "text", "panel")
_SUBTITLE = Style(Weight.REGULAR, 32, "muted", "panel")
_RATING = Style(Weight.BOLD, 60, "text", "panel")
_AXIS = Style(Weight.REGULAR, 30, "muted", "background")
_PEAK = Style(Weight.BOLD, 32, "last", "background")
_EMPTY = Style(Weight.REGULAR, 38, "muted", "background")
_LABEL = Style(Weight.REGULAR, 30, "muted", "panel")
_FAVOURITE = Style(Weight.BOLD, 40, "text", "panel")


def scene(profile: Profile, theme: Theme = DARK) -> Scene:
    """Lays out the profile."""
    foot = profile.outcomes or profile.favourite
    counts = (_FOOT - _GAP if foot else _BOTTOM) - number_boxes.HEIGHT
    return framed(
        theme,
        _bar(profile),
        _graph(profile, counts - _GAP),
        number_boxes.placed(profile.counts, counts),
        _foot(profile) if foot else iter(()),
    )


def _bar(profile: Profile) -> Iterator[Placed]:
    yield Placed(Panel(_RIGHT - _LEFT, _BAR, "panel", "background", radius=16), _LEFT, _TOP)
    badge = Badge(_BADGE, 0, initial(profile.name, 0), "panel")
    yield Placed(badge, _LEFT + _PADDING, _TOP + (_BAR - _BADGE) // 2)
    room = _END - _NAME_LEFT
    if profile.ratings:
        rating = str(profile.ratings[-1])
        yield place_text(rating, _RATING, _END, _TOP + 62, "right", opaque=False)
        yield from _change(profile.change)
        room -= max(text_width(rating, _RATING), 130) + 24
    name, style = fitted_player_name(profile.name, _NAME, room, (48, 44, 40, 36, 32))
    yield place_text(name, style, _NAME_LEFT, _TOP + 54, opaque=False)
    subtitle, style = fitted_text(profile.subtitle, _SUBTITLE, room, (32, 30, 28))
    yield place_text(subtitle, style, _NAME_LEFT, _TOP + 97, opaque=False)


def _change(change: int) -> Iterator[Placed]:
    if not change:
        return
    style = Style(Weight.BOLD, 34, "win" if change > 0 else "loss", "panel")
    points = str(abs(change))
    yield place_text(points, style, _END, _TOP + 102, "right", opaque=False)
    arrow = Arrow(up=change > 0, background="panel")
    yield Placed(arrow, _END - text_width(points, style) - 36, _TOP + 78)


def _graph(profile: Profile, bottom: int) -> Iterator[Placed]:
    """Places the graph with the texts around it, all of it above `bottom`."""
    if len(profile.ratings) < 2:
        lines = wrapped_lines(profile.empty, _EMPTY, WIDTH - 2 * 90)[:4]
        first = (_TOP + _BAR + bottom - len(lines) * 56) // 2 + 40
        for number, line in enumerate(lines):
            yield place_text(line, _EMPTY, WIDTH // 2, first + number * 56, "centre")
        return
    foot = bottom - 46
    height = foot - _GRAPH_TOP
    graph = Graph(profile.ratings, _AXIS_RIGHT - _AXIS_LEFT, height)
    yield from graph.placed(_AXIS_LEFT, _GRAPH_TOP)
    for mark in graph.scale.marks:
        y = _GRAPH_TOP + graph.scale.y(mark, height) + 10
        yield place_text(str(mark), _AXIS, _AXIS_LEFT - REACH - 8, y, "right")
    peak = truncated(profile.peak, _PEAK, 400)
    half = text_width(peak, _PEAK) // 2
    middle = min(max(_AXIS_LEFT + graph.peak[0], _AXIS_LEFT + half), _AXIS_RIGHT + REACH - half)
    yield place_text(peak, _PEAK, middle, _GRAPH_TOP - 18, "centre")
    now = truncated(profile.now, _AXIS, 200)
    yield place_text(now, _AXIS, _AXIS_RIGHT, foot + 36, "right")
    room = _AXIS_RIGHT - _AXIS_LEFT - text_width(now, _AXIS) - 40
    yield place_text(truncated(profile.since, _AXIS, room), _AXIS, _AXIS_LEFT, foot + 36)


def _foot(profile: Profile) -> Iterator[Placed]:
    """Places the last results, and beside them the favourite game."""
    width = _OUTCOMES_WIDTH if profile.favourite else _RIGHT - _LEFT
    yield Placed(Panel(width, _FOOT_HEIGHT, "panel", "background", radius=16), _LEFT, _FOOT)
    recent, style = fitted_text(profile.recent, _LABEL, width - 2 * _PADDING, (30, 28))
    yield place_text(recent, style, _LEFT + _PADDING, _FOOT + 44, opaque=False)
    for place, outcome in enumerate(profile.outcomes[-_MOST_OUTCOMES:]):
        yield Placed(OutcomeSign(outcome, "panel"), _LEFT + _PADDING + place * _SIGN_PITCH, _FOOT + 66)
    if not profile.favourite:
        return
    left = _LEFT + width + _GAP
    room = _RIGHT - left - 2 * _PADDING
    yield Placed(Panel(_RIGHT - left, _FOOT_HEIGHT, "panel", "background", radius=16), left, _FOOT)
    heading, style = fitted_text(profile.favourite_heading, _LABEL, room, (30, 28))
    yield place_text(heading, style, left + _PADDING, _FOOT + 44, opaque=False)
    favourite, style = fitted_text(profile.favourite, _FAVOURITE, room, (40, 36, 32, 30))
    yield place_text(favourite, style, left + _PADDING, _FOOT + 100, opaque=False)
