"""A picture before it is painted: sprites and their places. Pure, hashable, comparable, without an imaging library."""

from bisect import bisect, bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, NamedTuple, Protocol, TypeAlias, TypeGuard

from renderers.themes.theme import Role, Theme

SUBPIXELS = 4
"""Sprites are drawn at this many subpixels to the pixel, across and down, and then averaged."""

LOWEST_BAND = 40
"""The least height of a picture's band, in pixels: each band costs as much as 40,000 pixels."""

Size: TypeAlias = tuple[int, int]
"""Width and height in pixels."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; the last two are just outside."""


class Sprite(Protocol):
    """The key of a small picture: frozen, hashable, with everything that its drawing depends on besides the theme."""

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        ...

    @property
    def background(self) -> Role:
        """The colour that the sprite is laid on, and that its soft edges are blended with."""
        ...

    @property
    def opaque(self) -> bool:
        """Whether it can be pasted without a mask, since nothing but its background colour lies under its box."""
        ...


class Placed(NamedTuple):
    """A sprite and the position of its top left corner."""

    sprite: Sprite
    x: int
    y: int

    @property
    def box(self) -> Box:
        width, height = self.sprite.size
        return self.x, self.y, self.x + width, self.y + height


class CompositeSprite(Sprite, Protocol):
    """A sprite that is composed of other sprites instead of being drawn, which saves memory."""

    @property
    def parts(self) -> tuple[Placed, ...]:
        """The sprites in its box, in the order in which they are pasted."""
        ...


def is_composite(sprite: Sprite) -> TypeGuard[CompositeSprite]:
    """Returns whether the sprite is a composite. Checks its class: checking a protocol takes longer than pasting."""
    return hasattr(type(sprite), "parts")


@dataclass(frozen=True)
class Group:
    """Sprites on the background that are compared as one but pasted one by one, and may be cut into bands.

    A group that is kept for the next picture saves nearly all the time of laying out and comparing its sprites.

    Attributes:
        begins_band: whether a band may begin at its top. Many low bands take longer to encode than a few high ones.
    """

    size: Size
    parts: tuple[Placed, ...]
    begins_band: bool = True
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    def __hash__(self) -> int:
        # cached, since each picture needs the hash several times: 4 % of a picture's CPU time
        kept: int | None = self.__dict__.get("hash")
        if kept is None:
            kept = self.__dict__["hash"] = hash((self.size, self.parts, self.begins_band))
        return kept


def flatten(placed: Iterable[Placed]) -> Iterator[Placed]:
    """Yields the sprites to paste, with groups taken apart."""
    for item in placed:
        if isinstance(item.sprite, Group):
            yield from (Placed(sprite, item.x + x, item.y + y) for sprite, x, y in item.sprite.parts)
        else:
            yield item


@dataclass(frozen=True)
class Scene:
    """Sprites on the theme's background, in the order in which they are pasted."""

    size: Size
    theme: Theme
    placed: tuple[Placed, ...]

    def bands(self) -> "list[Scene]":
        """Cuts the scene into bands, from the top down; only groups are cut, other sprites stay whole.

        A group is in every band that it reaches, so that a column next to the board does not keep the rows of the board
        together. Bands that look the same are equal, wherever they lie.
        """
        cuts = self._cuts()
        laid: list[list[Placed]] = [[] for _ in cuts]
        for sprite, x, y in self.placed:
            first = bisect(cuts, y) - 1
            last = bisect_left(cuts, y + sprite.size[1]) if isinstance(sprite, Group) else first + 1
            for band in range(first, last):
                laid[band].append(Placed(sprite, x, y - cuts[band]))
        heights = (end - top for top, end in pairwise([*cuts, self.size[1]]))
        return [
            Scene((self.size[0], height), self.theme, tuple(placed))
            for height, placed in zip(heights, laid, strict=True)
        ]

    def _cuts(self) -> list[int]:
        """Returns where the bands begin: at the tops of sprites, but never inside a sprite that is not a group.

        No band begins at the top of a group without `begins_band`. A band is at least LOWEST_BAND pixels high, unless
        it is the last one.
        """
        cuts, bottom = [0], 0
        edges = sorted(
            (y, y if isinstance(sprite, Group) else y + sprite.size[1])
            for sprite, _, y in self.placed
            if not isinstance(sprite, Group) or sprite.begins_band
        )
        for top, end in edges:
            if top >= bottom and top >= cuts[-1] + LOWEST_BAND:
                cuts.append(top)
            bottom = max(bottom, end)
        return cuts

    def __hash__(self) -> int:
        # cached, like a group's
        kept: int | None = self.__dict__.get("hash")
        if kept is None:
            kept = self.__dict__["hash"] = hash((self.size, self.theme, self.placed))
        return kept

    def __str__(self) -> str:
        head = f"{self.size[0]}x{self.size[1]} {self.theme.name}"
        return "\n".join([head, *(f"{x:4} {y:4}  {sprite}" for sprite, x, y in flatten(self.placed))])
