"""A player's profile: the rating and its graph, the last results, the counts, the favourite game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.cards.graph import REACH, Graph
from renderers.engine.canvas import Canvas
from renderers.engine.scene import PICTURE_WIDTH, Placed, Scene, Size
from renderers.parts.badges import Badge
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.displayable import initial
from renderers.text.fitting import fitted_name, text_width, truncated, wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme

GameResult: TypeAlias = Literal["win", "loss", "draw"]


@dataclass(frozen=True)
class Count:
    """A number with its label under it: "142", "Games"."""

    number: str
    label: str


@dataclass(frozen=True)
class Profile:
    """All texts are in the reader's language.

    subtitle: of which game, and the rank among all. ratings: after each game, the newest last; with fewer than two
    there is no graph but the sentence `empty`. change: of the rating, by the last game. peak: the text at the highest
    rating. since, now: the texts under the graph's ends. outcomes: of the last games, the newest last, under the
    heading `recent`. favourite: the game played most often, under its heading; "" for none.
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
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return 40, 40

    def draw(self, canvas: Canvas) -> None:
        side = self.size[0]
        near, far, middle = side * 0.29, side * 0.71, side / 2
        match self.outcome:
            case "win":
                canvas.rectangle((0, 0, side, side), "win", 10)
                canvas.line((side * 0.24, side * 0.53), (side * 0.42, side * 0.71), 5, "panel")
                canvas.line((side * 0.42, side * 0.71), (side * 0.77, side * 0.31), 5, "panel")
            case "loss":
                canvas.border((0, 0, side, side), 10, 3, "loss")
                canvas.line((near, near), (far, far), 4, "loss")
                canvas.line((near, far), (far, near), 4, "loss")
            case "draw":
                canvas.border((0, 0, side, side), 10, 3, "muted")
                canvas.line((near, middle), (far, middle), 5, "muted")


_BAR = 136
_MARGIN = 28
_LEFT, _RIGHT = 128, 960
_TOP, _HEIGHT = _BAR + 74, 290
_BOTTOM = _TOP + _HEIGHT
_COUNTS = _BOTTOM + 80
_COUNT_HEIGHT = 104
_FOOT = _COUNTS + _COUNT_HEIGHT + 16
_FOOT_HEIGHT = 124
_GAP = 14
_MOST_OUTCOMES = 10

_NAME = Style(Weight.BOLD, 46, "text", "panel")
_SUBTITLE = Style(Weight.REGULAR, 32, "muted", "panel")
_RATING = Style(Weight.BOLD, 54, "text", "panel")
_AXIS = Style(Weight.REGULAR, 30, "muted", "background")
_PEAK = Style(Weight.BOLD, 30, "last", "background")
_EMPTY = Style(Weight.REGULAR, 36, "muted", "background")
_NUMBER = Style(Weight.BOLD, 40, "text", "panel")
_LABEL = Style(Weight.REGULAR, 30, "muted", "panel")
_FAVOURITE = Style(Weight.BOLD, 36, "text", "panel")


def scene(profile: Profile, theme: Theme = DARK) -> Scene:
    """Lays out the profile, 1,000 pixels wide."""
    placed = [*_bar(profile), *_graph(profile), *_counts(profile)]
    bottom = _FOOT
    if profile.outcomes:
        placed += _foot(profile)
        bottom += _FOOT_HEIGHT + _MARGIN
    return Scene((PICTURE_WIDTH, bottom), theme, tuple(placed))


def _bar(profile: Profile) -> Iterator[Placed]:
    yield Placed(Panel(PICTURE_WIDTH, _BAR, "panel", "background"), 0, 0)
    yield Placed(Panel(14, _BAR, "line", "panel"), 0, 0)
    yield Placed(Badge(84, 0, initial(profile.name, 0), "panel"), 42, (_BAR - 84) // 2)
    room = PICTURE_WIDTH - 2 * 36 - 114
    if profile.ratings:
        rating = str(profile.ratings[-1])
        yield place_text(rating, _RATING, PICTURE_WIDTH - 36, 64, "right")
        yield from _change(profile.change)
        room -= max(text_width(rating, _RATING), 130) + 24
    yield place_text(fitted_name(profile.name, _NAME, room), _NAME, 150, 66)
    yield place_text(truncated(profile.subtitle, _SUBTITLE, room), _SUBTITLE, 150, 114)


def _change(change: int) -> Iterator[Placed]:
    if not change:
        return
    style = Style(Weight.BOLD, 32, "win" if change > 0 else "loss", "panel")
    points = str(abs(change))
    yield place_text(points, style, PICTURE_WIDTH - 36, 117, "right")
    arrow = Arrow(up=change > 0, background="panel")
    yield Placed(arrow, PICTURE_WIDTH - 36 - text_width(points, style) - 36, 93)


def _graph(profile: Profile) -> Iterator[Placed]:
    if len(profile.ratings) < 2:
        lines = wrapped_lines(profile.empty, _EMPTY, PICTURE_WIDTH - 2 * 80)[:4]
        first = (_BAR + _COUNTS - len(lines) * 54) // 2 + 36
        for number, line in enumerate(lines):
            yield place_text(line, _EMPTY, PICTURE_WIDTH // 2, first + number * 54, "centre")
        return
    graph = Graph(profile.ratings, _RIGHT - _LEFT, _HEIGHT)
    yield from graph.placed(_LEFT, _TOP)
    for mark in graph.scale.marks:
        yield place_text(str(mark), _AXIS, _LEFT - REACH - 10, _TOP + graph.scale.y(mark, _HEIGHT) + 10, "right")
    half = text_width(profile.peak, _PEAK) // 2
    middle = min(max(_LEFT + graph.peak[0], _LEFT + half), _RIGHT + REACH - half)
    yield place_text(profile.peak, _PEAK, middle, _TOP - 16, "centre")
    now = truncated(profile.now, _AXIS, 200)
    yield place_text(now, _AXIS, _RIGHT, _BOTTOM + 40, "right")
    room = _RIGHT - _LEFT - text_width(now, _AXIS) - 40
    yield place_text(truncated(profile.since, _AXIS, room), _AXIS, _LEFT, _BOTTOM + 40)


def _counts(profile: Profile) -> Iterator[Placed]:
    number = len(profile.counts)
    width = (PICTURE_WIDTH - 2 * _MARGIN - (number - 1) * _GAP) // max(number, 1)
    for place, count in enumerate(profile.counts):
        left = _MARGIN + place * (width + _GAP)
        yield Placed(Panel(width, _COUNT_HEIGHT, "panel", "background", radius=16), left, _COUNTS)
        yield place_text(count.number, _NUMBER, left + width // 2, _COUNTS + 44, "centre")
        label = truncated(count.label, _LABEL, width - 16)
        yield place_text(label, _LABEL, left + width // 2, _COUNTS + 89, "centre")


def _foot(profile: Profile) -> Iterator[Placed]:
    right = _MARGIN + 552 if profile.favourite else PICTURE_WIDTH - _MARGIN
    yield Placed(Panel(right - _MARGIN, _FOOT_HEIGHT, "panel", "background", radius=16), _MARGIN, _FOOT)
    yield place_text(truncated(profile.recent, _LABEL, right - _MARGIN - 48), _LABEL, _MARGIN + 24, _FOOT + 44)
    for place, outcome in enumerate(profile.outcomes[-_MOST_OUTCOMES:]):
        yield Placed(OutcomeSign(outcome, "panel"), _MARGIN + 24 + place * 51, _FOOT + 66)
    if not profile.favourite:
        return
    left = right + _GAP
    room = PICTURE_WIDTH - _MARGIN - left
    yield Placed(Panel(room, _FOOT_HEIGHT, "panel", "background", radius=16), left, _FOOT)
    yield place_text(truncated(profile.favourite_heading, _LABEL, room - 48), _LABEL, left + 24, _FOOT + 44)
    yield place_text(truncated(profile.favourite, _FAVOURITE, room - 48), _FAVOURITE, left + 24, _FOOT + 97)
