"""What one player has achieved: the rating and its course, the last results, the counts, the favourite game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.cards.graph import REACH, Graph
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import Badge
from renderers.parts.grid import WIDTH
from renderers.parts.text_line import Panel, words
from renderers.text.fitting import Style, called, initial, length, shortened, wrapped
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme

Outcome: TypeAlias = Literal["win", "loss", "draw"]


@dataclass(frozen=True)
class Count:
    """A figure with its word under it: "142", "Games"."""

    figure: str
    word: str


@dataclass(frozen=True)
class Profile:
    """All words are in the reader's language.

    subtitle: of which game, and the place among all. ratings: after each game, the newest last; with fewer than two
    there is no graph but the sentence `empty`. change: of the rating, by the last game. peak: what to write at the
    highest one. since, now: what to write under the graph's ends. outcomes: of the last games, the newest last, under
    the heading `lately`. favourite: the game played most often, under its heading; "" for none.
    """

    name: str
    subtitle: str
    ratings: tuple[int, ...]
    change: int
    peak: str
    since: str
    now: str
    counts: tuple[Count, ...]
    lately: str
    outcomes: tuple[Outcome, ...]
    favourite_heading: str
    favourite: str
    empty: str


@dataclass(frozen=True)
class Arrow:
    """Whether a number has gone up or down."""

    up: bool
    under: Role
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return 26, 24

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        tip, base = (1, height - 1) if self.up else (height - 1, 1)
        canvas.polygon([(width / 2, tip), (width - 1, base), (1, base)], "win" if self.up else "loss")


@dataclass(frozen=True)
class Mark:
    """How a game ended, as a sign on a square: a tick, a cross, a dash."""

    outcome: Outcome
    under: Role
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return 40, 40

    def draw(self, canvas: Canvas) -> None:
        side = self.size[0]
        near, far, middle = side * 0.29, side * 0.71, side / 2
        match self.outcome:
            case "win":
                canvas.block((0, 0, side, side), "win", 10)
                canvas.stroke((side * 0.24, side * 0.53), (side * 0.42, side * 0.71), 5, "panel")
                canvas.stroke((side * 0.42, side * 0.71), (side * 0.77, side * 0.31), 5, "panel")
            case "loss":
                canvas.frame((0, 0, side, side), 10, 3, "loss")
                canvas.stroke((near, near), (far, far), 4, "loss")
                canvas.stroke((near, far), (far, near), 4, "loss")
            case "draw":
                canvas.frame((0, 0, side, side), 10, 3, "muted")
                canvas.stroke((near, middle), (far, middle), 5, "muted")


_BAR = 136
_MARGIN = 28
_LEFT, _RIGHT = 128, 960
_TOP, _HEIGHT = _BAR + 74, 290
_UNDER = _TOP + _HEIGHT
_COUNTS = _UNDER + 80
_COUNT_HEIGHT = 104
_FOOT = _COUNTS + _COUNT_HEIGHT + 16
_FOOT_HEIGHT = 124
_GAP = 14
_MARKS = 10

_NAME = Style(Weight.BOLD, 46, "text", "panel")
_SUBTITLE = Style(Weight.REGULAR, 32, "muted", "panel")
_RATING = Style(Weight.BOLD, 54, "text", "panel")
_AXIS = Style(Weight.REGULAR, 30, "muted", "ground")
_PEAK = Style(Weight.BOLD, 30, "last", "ground")
_EMPTY = Style(Weight.REGULAR, 36, "muted", "ground")
_FIGURE = Style(Weight.BOLD, 40, "text", "panel")
_WORD = Style(Weight.REGULAR, 30, "muted", "panel")
_FAVOURITE = Style(Weight.BOLD, 36, "text", "panel")


def scene(profile: Profile, theme: Theme = DARK) -> Scene:
    """The profile, 1,000 pixels wide."""
    placed = [*_bar(profile), *_graph(profile), *_counts(profile)]
    bottom = _FOOT
    if profile.outcomes:
        placed += _foot(profile)
        bottom += _FOOT_HEIGHT + _MARGIN
    return Scene((WIDTH, bottom), theme, tuple(placed))


def _bar(profile: Profile) -> Iterator[Placed]:
    yield Placed(Panel(WIDTH, _BAR, "panel", "ground"), 0, 0)
    yield Placed(Panel(14, _BAR, "line", "panel"), 0, 0)
    yield Placed(Badge(84, 0, initial(profile.name, 0), "panel"), 42, (_BAR - 84) // 2)
    room = WIDTH - 2 * 36 - 114
    if profile.ratings:
        rating = str(profile.ratings[-1])
        yield words(rating, _RATING, WIDTH - 36, 64, "right")
        yield from _change(profile.change)
        room -= max(length(rating, _RATING), 130) + 24
    yield words(called(profile.name, _NAME, room), _NAME, 150, 66)
    yield words(shortened(profile.subtitle, _SUBTITLE, room), _SUBTITLE, 150, 114)


def _change(change: int) -> Iterator[Placed]:
    if not change:
        return
    style = Style(Weight.BOLD, 32, "win" if change > 0 else "loss", "panel")
    said = str(abs(change))
    yield words(said, style, WIDTH - 36, 117, "right")
    yield Placed(Arrow(up=change > 0, under="panel"), WIDTH - 36 - length(said, style) - 36, 93)


def _graph(profile: Profile) -> Iterator[Placed]:
    if len(profile.ratings) < 2:
        lines = wrapped(profile.empty, _EMPTY, WIDTH - 2 * 80)[:4]
        first = (_BAR + _COUNTS - len(lines) * 54) // 2 + 36
        for number, line in enumerate(lines):
            yield words(line, _EMPTY, WIDTH // 2, first + number * 54, "centre")
        return
    graph = Graph(profile.ratings, _RIGHT - _LEFT, _HEIGHT)
    yield from graph.placed(_LEFT, _TOP)
    for mark in graph.scale.marks:
        yield words(str(mark), _AXIS, _LEFT - REACH - 10, _TOP + graph.scale.y(mark, _HEIGHT) + 10, "right")
    half = length(profile.peak, _PEAK) // 2
    middle = min(max(_LEFT + graph.peak[0], _LEFT + half), _RIGHT + REACH - half)
    yield words(profile.peak, _PEAK, middle, _TOP - 16, "centre")
    now = shortened(profile.now, _AXIS, 200)
    yield words(now, _AXIS, _RIGHT, _UNDER + 40, "right")
    room = _RIGHT - _LEFT - length(now, _AXIS) - 40
    yield words(shortened(profile.since, _AXIS, room), _AXIS, _LEFT, _UNDER + 40)


def _counts(profile: Profile) -> Iterator[Placed]:
    number = len(profile.counts)
    width = (WIDTH - 2 * _MARGIN - (number - 1) * _GAP) // max(number, 1)
    for place, count in enumerate(profile.counts):
        left = _MARGIN + place * (width + _GAP)
        yield Placed(Panel(width, _COUNT_HEIGHT, "panel", "ground", radius=16), left, _COUNTS)
        yield words(count.figure, _FIGURE, left + width // 2, _COUNTS + 44, "centre")
        word = shortened(count.word, _WORD, width - 16)
        yield words(word, _WORD, left + width // 2, _COUNTS + 89, "centre")


def _foot(profile: Profile) -> Iterator[Placed]:
    right = _MARGIN + 552 if profile.favourite else WIDTH - _MARGIN
    yield Placed(Panel(right - _MARGIN, _FOOT_HEIGHT, "panel", "ground", radius=16), _MARGIN, _FOOT)
    yield words(shortened(profile.lately, _WORD, right - _MARGIN - 48), _WORD, _MARGIN + 24, _FOOT + 44)
    for place, outcome in enumerate(profile.outcomes[-_MARKS:]):
        yield Placed(Mark(outcome, "panel"), _MARGIN + 24 + place * 51, _FOOT + 66)
    if not profile.favourite:
        return
    left = right + _GAP
    room = WIDTH - _MARGIN - left
    yield Placed(Panel(room, _FOOT_HEIGHT, "panel", "ground", radius=16), left, _FOOT)
    yield words(shortened(profile.favourite_heading, _WORD, room - 48), _WORD, left + 24, _FOOT + 44)
    yield words(shortened(profile.favourite, _FAVOURITE, room - 48), _FAVOURITE, left + 24, _FOOT + 97)
