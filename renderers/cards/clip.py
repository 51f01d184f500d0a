"""A clip: some positions of a game, above a bar of shares that glides to its new state at the last move."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.replay import Shot
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import SMALLEST_BADGE, Badge
from renderers.parts.frame import CARD, HEIGHT, WIDTH, CaptionPlayer
from renderers.parts.text_line import place_text
from renderers.text.displayable import initial
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role, seat_role

LENGTH = 3_000
"""How long a clip takes, in milliseconds."""

_FIRST, _MIDDLE = 800, 600
"""How long the first position is shown, and all positions between the first and the last together, in milliseconds."""

_GLIDE, _STEP = 6, 80
"""The number of steps in which the bar glides, and the milliseconds of each step."""

_BAND = 82
"""The height of the band below the board that holds the bar."""


@dataclass(frozen=True)
class Shares:
    """How the players stood at one moment.

    Attributes:
        parts: the seats from left to right, each with its part of the bar, 0 to 1; if the parts add up to less than 1,
            the rest of the bar is nobody's.
        numbers: one or two players and their numbers, at the left and the right of the bar.
        unit: written after the numbers.
    """

    parts: tuple[tuple[int, float], ...]
    numbers: tuple[tuple[CaptionPlayer, int], ...]
    unit: str = ""

    def towards(self, other: "Shares", done: float) -> "Shares":
        """Returns shares between these (`done` is 0) and `other` shares of the same players (`done` is 1)."""

        def between(one: float, to: float) -> float:
            return one + (to - one) * done

        parts = zip(self.parts, other.parts, strict=True)
        numbers = zip(self.numbers, other.numbers, strict=True)
        return Shares(
            tuple((seat, between(share, to)) for (seat, share), (_, to) in parts),
            tuple((player, round(between(number, to))) for (player, number), (_, to) in numbers),
            self.unit,
        )


@dataclass(frozen=True)
class ShareBar:
    """The bar without badges and numbers.

    Attributes:
        parts: colours and widths in pixels, from left to right.
    """

    width: int
    height: int
    parts: tuple[tuple[Role, int], ...]
    halved: bool
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.width, self.height

    def draw(self, canvas: Canvas) -> None:
        height, left = self.height, 0
        shown = [(colour, width) for colour, width in self.parts if width]
        for place, (colour, width) in enumerate(shown):
            first, last = place == 0, place == len(shown) - 1
            radius = min(_RADIUS, width / 2)
            canvas.rectangle((left, 0, left + width, height), colour, radius, (first, last, last, first))
            left += width
        if self.halved:
            middle = self.width / 2
            canvas.rectangle((middle - 2, 0, middle + 2, height), "background")


_RADIUS = 14
_LEFT, _, _RIGHT, _ = CARD
_TOP, _HEIGHT = HEIGHT + 6, 64
_NUMBER = Style(Weight.BOLD, 46, "text", "background")
_SPACE = SMALLEST_BADGE + 156
"""The width at an end of the bar for a badge and a number such as "100 %"."""


def shots(scenes: Sequence[Scene], before: Shares | None, after: Shares | None) -> list[Shot]:
    """Returns the shots of a clip that lasts LENGTH.

    Args:
        scenes: the scenes of the positions, starting with the one before the moves.
        before, after: the shares in the bar at the start and at the end; if either is None, there is no bar.
    """
    *earlier, last = scenes
    if before is None or after is None:
        return [*_earlier(earlier), Shot(last, LENGTH - _earlier_time(earlier))]
    gliding = [
        Shot(_with_bar(last, before.towards(after, _eased(step / _GLIDE))), _STEP) for step in range(1, _GLIDE + 1)
    ]
    rest = LENGTH - _earlier_time(earlier) - _GLIDE * _STEP
    *steps, end = gliding
    shown = [Shot(_with_bar(scene, before), duration) for scene, duration in _earlier(earlier)]
    return [*shown, *steps, Shot(end.scene, end.duration + rest)]


def _earlier(scenes: Sequence[Scene]) -> Iterator[Shot]:
    """Yields the shots of all positions before the last one."""
    for number, scene in enumerate(scenes):
        yield Shot(scene, _MIDDLE // (len(scenes) - 1) if number else _FIRST)


def _earlier_time(scenes: Sequence[Scene]) -> int:
    return sum(shot.duration for shot in _earlier(scenes))


def _eased(done: float) -> float:
    """Returns the progress of a movement that begins and ends slowly."""
    return done * done * (3 - 2 * done)


def _with_bar(scene: Scene, shares: Shares) -> Scene:
    """Returns a scene with the bar below it."""
    return replace(scene, size=(WIDTH, HEIGHT + _BAND), placed=(*scene.placed, *_bar(shares)))


def _bar(shares: Shares) -> Iterator[Placed]:
    two = len(shares.numbers) > 1
    left, right = _LEFT + _SPACE, _RIGHT - (_SPACE if two else 0)
    yield Placed(ShareBar(right - left, _HEIGHT, tuple(_parts(shares, right - left)), halved=two), left, _TOP)
    middle, baseline = _TOP + _HEIGHT // 2, _TOP + _HEIGHT // 2 + 16
    for (player, number), at_left in zip(shares.numbers, (True, False), strict=False):
        badge = Badge(SMALLEST_BADGE, player.seat, initial(player.name, player.seat), "background")
        yield Placed(badge, _LEFT if at_left else _RIGHT - SMALLEST_BADGE, middle - SMALLEST_BADGE // 2)
        beside = left - 14 if at_left else right + 14
        yield place_text(f"{number}{shares.unit}", _NUMBER, beside, baseline, "right" if at_left else "left")


def _parts(shares: Shares, width: int) -> Iterable[tuple[Role, int]]:
    """Yields the colour and width of each part of the bar; the rounded widths add up to `width`."""
    ends = [0.0]
    for _, share in shares.parts:
        ends.append(ends[-1] + share)
    edges = [round(width * min(end, 1)) for end in ends]
    for (seat, _), (start, end) in zip(shares.parts, pairwise(edges), strict=True):
        yield seat_role(seat), end - start
    yield "panel", width - edges[-1]
