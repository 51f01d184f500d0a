"""A player's profile: the rating and its graph, the counts, the last results, the favourite game or a head-to-head."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.cards import number_boxes
from renderers.cards.graph import REACH, Graph
from renderers.cards.number_boxes import Count
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import PlainBadge
from renderers.parts.frame import CARD, WIDTH, framed
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_player_name, fitted_text, place_text
from renderers.text.displayable import displayable, initial
from renderers.text.line import text_width, truncated, wrapped_lines
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import DARK, Role, Theme

GameResult: TypeAlias = Literal["win", "loss", "draw"]


@dataclass(frozen=True)
class HeadToHead:
    """The games in which two players met.

    Attributes:
        wins, draws, losses: the first player's results.
        drawn: the draws in words.
    """

    players: tuple[str, str]
    drawn: str
    wins: int
    draws: int
    losses: int


@dataclass(frozen=True)
class Profile:
    """The content of the picture; all texts are in the reader's language.

    Attributes:
        subtitle: the game, and the rank among all.
        rating: the rating as a text, "" for none.
        spread: the uncertainty of the rating.
        provisional: whether the rating is still very uncertain; provisional_label is a word for that.
        ratings: the ratings after each game, newest last; with fewer than two the sentence `empty` replaces the graph.
        settled: for each of the ratings whether it was certain.
        change: the change of the rating by the last game.
        peak: the text at the highest rating, "" for none.
        since, now: the texts under the graph's ends.
        outcomes: the outcomes of the last games, newest last, under the heading `recent`.
        favourite: the game played most often, under its heading; "" for none.
        against: shown in place of `favourite`.
    """

    name: str
    subtitle: str
    rating: str
    spread: str
    provisional: bool
    provisional_label: str
    ratings: tuple[int, ...]
    settled: tuple[bool, ...]
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
    against: HeadToHead | None = None


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

_BAR_HEIGHT, _BAR_BETWEEN, _BAR_LEAST = 26, 4, 12
"""The head-to-head bar's height, the gap between its parts, and the least width of a part, in pixels."""

_NAME = Style(Weight.BOLD, 48, "text", "panel")
_SUBTITLE = Style(Weight.REGULAR, 32, "muted", "panel")
_RATING = Style(Weight.BOLD, 60, "text", "panel")
_SPREAD = Style(Weight.REGULAR, 36, "muted", "panel")
_AXIS = Style(Weight.REGULAR, 30, "muted", "background")
_PEAK = Style(Weight.BOLD, 32, "last", "background")
_EMPTY = Style(Weight.REGULAR, 38, "muted", "background")
_LABEL = Style(Weight.REGULAR, 30, "muted", "panel")
_FAVOURITE = Style(Weight.BOLD, 40, "text", "panel")


def scene(profile: Profile, theme: Theme = DARK) -> Scene:
    """Lays out the profile."""
    foot = profile.outcomes or profile.favourite or profile.against
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
    badge = PlainBadge(_BADGE, 0, initial(profile.name, 0), "panel")
    yield Placed(badge, _LEFT + _PADDING, _TOP + (_BAR - _BADGE) // 2)
    name_end = subtitle_end = _END
    if profile.rating:
        yield place_text(profile.rating, _RATING, _END, _TOP + 62, "right", opaque=False)
        name_end -= text_width(profile.rating, _RATING) + 16
        yield place_text(profile.spread, _SPREAD, name_end, _TOP + 62, "right", opaque=False)
        name_end -= text_width(profile.spread, _SPREAD) + 24
        if profile.change:
            yield from _change(profile.change)
            subtitle_end -= _change_width(profile.change) + 24
        if profile.provisional:
            word, style = fitted_text(profile.provisional_label, _SUBTITLE, 300, (32, 30, 28))
            yield place_text(word, style, subtitle_end, _TOP + 100, "right", opaque=False)
            subtitle_end -= text_width(word, style) + 24
    name, style = fitted_player_name(profile.name, _NAME, name_end - _NAME_LEFT, (48, 44, 40, 36, 32))
    yield place_text(name, style, _NAME_LEFT, _TOP + 54, opaque=False)
    subtitle, style = fitted_text(profile.subtitle, _SUBTITLE, subtitle_end - _NAME_LEFT, (32, 30, 28))
    yield place_text(subtitle, style, _NAME_LEFT, _TOP + 97, opaque=False)


def _change(change: int) -> Iterator[Placed]:
    style = _change_style(change)
    yield place_text(str(abs(change)), style, _END, _TOP + 102, "right", opaque=False)
    arrow = Arrow(up=change > 0, background="panel")
    yield Placed(arrow, _END - _change_width(change), _TOP + 78)


def _change_style(change: int) -> Style:
    return Style(Weight.BOLD, 34, "win" if change > 0 else "loss", "panel")


def _change_width(change: int) -> int:
    return text_width(str(abs(change)), _change_style(change)) + 36


def _graph(profile: Profile, bottom: int) -> Iterator[Placed]:
    """Places the graph and the texts around it above `bottom`."""
    if len(profile.ratings) < 2:
        lines = wrapped_lines(profile.empty, _EMPTY, WIDTH - 2 * 90)[:4]
        first = (_TOP + _BAR + bottom - len(lines) * 56) // 2 + 40
        for number, line in enumerate(lines):
            yield place_text(line, _EMPTY, WIDTH // 2, first + number * 56, "centre")
        return
    foot = bottom - 46
    height = foot - _GRAPH_TOP
    graph = Graph(profile.ratings, profile.settled, _AXIS_RIGHT - _AXIS_LEFT, height)
    yield from graph.placed(_AXIS_LEFT, _GRAPH_TOP)
    for mark in graph.scale.marks:
        y = _GRAPH_TOP + graph.scale.y(mark, height) + 10
        yield place_text(str(mark), _AXIS, _AXIS_LEFT - REACH - 8, y, "right")
    if graph.peak and profile.peak:
        peak = truncated(profile.peak, _PEAK, 400)
        half = text_width(peak, _PEAK) // 2
        middle = min(max(_AXIS_LEFT + graph.peak[0], _AXIS_LEFT + half), _AXIS_RIGHT + REACH - half)
        yield place_text(peak, _PEAK, middle, _GRAPH_TOP - 18, "centre")
        label = profile.provisional_label
        if not all(profile.settled[:2]) and text_width(label, _AXIS) <= middle - half - 30 - _AXIS_LEFT:
            yield place_text(label, _AXIS, _AXIS_LEFT, _GRAPH_TOP - 18)
    now = truncated(profile.now, _AXIS, 200)
    yield place_text(now, _AXIS, _AXIS_RIGHT, foot + 36, "right")
    room = _AXIS_RIGHT - _AXIS_LEFT - text_width(now, _AXIS) - 40
    yield place_text(truncated(profile.since, _AXIS, room), _AXIS, _AXIS_LEFT, foot + 36)


def _foot(profile: Profile) -> Iterator[Placed]:
    """Places the last results, and next to them the head-to-head or the favourite game."""
    beside = profile.against is not None or bool(profile.favourite)
    width = _OUTCOMES_WIDTH if beside else _RIGHT - _LEFT
    yield Placed(Panel(width, _FOOT_HEIGHT, "panel", "background", radius=16), _LEFT, _FOOT)
    recent, style = fitted_text(profile.recent, _LABEL, width - 2 * _PADDING, (30, 28))
    yield place_text(recent, style, _LEFT + _PADDING, _FOOT + 44, opaque=False)
    for place, outcome in enumerate(profile.outcomes[-_MOST_OUTCOMES:]):
        yield Placed(OutcomeSign(outcome, "panel"), _LEFT + _PADDING + place * _SIGN_PITCH, _FOOT + 66)
    if not beside:
        return
    left, right = _LEFT + width + _GAP + _PADDING, _END
    yield Placed(
        Panel(right - left + 2 * _PADDING, _FOOT_HEIGHT, "panel", "background", radius=16), left - _PADDING, _FOOT
    )
    if profile.against is not None:
        yield from _head_to_head(profile.against, left, right)
        return
    heading, style = fitted_text(profile.favourite_heading, _LABEL, right - left, (30, 28))
    yield place_text(heading, style, left, _FOOT + 44, opaque=False)
    favourite, style = fitted_text(profile.favourite, _FAVOURITE, right - left, (40, 36, 32, 30))
    yield place_text(favourite, style, left, _FOOT + 100, opaque=False)


def _head_to_head(against: HeadToHead, left: int, right: int) -> Iterator[Placed]:
    """Places both names, the score, and to its right a bar of wins, draws and losses."""
    yield place_text(_versus(against.players, right - left), _LABEL, left, _FOOT + 44, opaque=False)
    score = f"{against.wins} : {against.losses}"
    yield place_text(score, _FAVOURITE, left, _FOOT + 100, opaque=False)
    start, top = left + text_width(score, _FAVOURITE) + 20, _FOOT + 73
    if against.draws:
        drawn, style = fitted_text(against.drawn, _LABEL, 170, (30, 28))
        yield place_text(drawn, style, right, _FOOT + 98, "right", opaque=False)
        right -= text_width(drawn, style) + 20
    shares = (("win", against.wins), ("muted", against.draws), ("loss", against.losses))
    shown = [(role, count) for role, count in shares if count]
    room = right - start - _BAR_BETWEEN * (len(shown) - 1) - _BAR_LEAST * len(shown)
    whole = sum(count for _, count in shown)
    for role, count in shown:
        width = _BAR_LEAST + room * count // whole
        yield Placed(Panel(width, _BAR_HEIGHT, role, "panel", radius=6), start, top)
        start += width + _BAR_BETWEEN


def _versus(players: tuple[str, str], room: int) -> str:
    """Returns both names, each shortened if they do not fit side by side."""
    between = " – "
    half = (room - text_width(between, _LABEL)) // 2
    first, second = (displayable(player).strip() for player in players)
    first_room = max(half, room - text_width(between, _LABEL) - text_width(second, _LABEL))
    shown = truncated(first, _LABEL, first_room)
    return f"{shown}{between}{truncated(second, _LABEL, room - text_width(shown + between, _LABEL))}"
