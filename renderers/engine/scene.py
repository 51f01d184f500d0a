"""A picture before it is painted: which sprites lie where. Pure, hashable, comparable; no imaging library."""

from bisect import bisect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, NamedTuple, Protocol, TypeAlias, TypeGuard

from renderers.themes.theme import Role, Theme

DOTS = 4
"""Sprites are drawn with so many dots to the pixel, across and down."""

Size: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; the last two just outside."""


class Sprite(Protocol):
    """The key of a small picture: frozen, hashable, and all that its drawing depends on but the theme."""

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        ...

    @property
    def under(self) -> Role:
        """The colour of what it is laid on, with which its soft edges are blended."""
        ...

    @property
    def alone(self) -> bool:
        """Whether nothing but that colour lies under any of its box, so that it can be laid on without a mask."""
        ...


class Placed(NamedTuple):
    """A sprite and the place of its top left corner."""

    sprite: Sprite
    x: int
    y: int

    @property
    def box(self) -> Box:
        width, height = self.sprite.size
        return self.x, self.y, self.x + width, self.y + height


class Composed(Sprite, Protocol):
    """A sprite that is put together from painted ones instead of being drawn: many of it need little memory."""

    @property
    def parts(self) -> tuple[Placed, ...]:
        """What lies where in its box, in the order in which it is laid."""
        ...


def composed(sprite: Sprite) -> TypeGuard[Composed]:
    """Whether the sprite is put together. Its class tells: to ask a protocol takes longer than to lay a stamp."""
    return hasattr(type(sprite), "parts")


class Turnable(Sprite, Protocol):
    """A sprite that may be another one in quarter turns: that one is drawn, and turning its pixels costs nothing."""

    @property
    def quarters(self) -> int:
        """How often it is turned, clockwise; 0 if it is drawn itself."""
        ...

    @property
    def unturned(self) -> Sprite:
        """What is turned."""
        ...


def turnable(sprite: Sprite) -> TypeGuard[Turnable]:
    """Whether the sprite may be turned, as its class tells."""
    return hasattr(type(sprite), "quarters")


@dataclass(frozen=True)
class Group:
    """Sprites on the ground that are cut and compared as one; each is laid by itself, so that no whole is ever painted.

    Whoever keeps a group for the next picture saves nearly all the time that so many sprites would take.
    """

    size: Size
    parts: tuple[Placed, ...]
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    def __hash__(self) -> int:
        # kept, for each picture that shows it asks a few times; not a cached property, which is slow to begin with
        kept: int | None = self.__dict__.get("hash")
        if kept is None:
            kept = self.__dict__["hash"] = hash((self.size, self.parts))
        return kept


def each(placed: Iterable[Placed]) -> Iterator[Placed]:
    """What is to be laid, groups taken apart."""
    for item in placed:
        if isinstance(item.sprite, Group):
            yield from (Placed(sprite, item.x + x, item.y + y) for sprite, x, y in item.sprite.parts)
        else:
            yield item


@dataclass(frozen=True)
class Scene:
    """Sprites on the theme's ground, in the order in which they are laid."""

    size: Size
    theme: Theme
    placed: tuple[Placed, ...]

    def bands(self) -> "list[Scene]":
        """The scenes that give this one when they lie one below the other: it is cut wherever that cuts no sprite.

        Bands that show the same are equal, wherever they lie.
        """
        cuts, bottom = [0], 0
        for top, end in sorted([(y, y + sprite.size[1]) for sprite, _, y in self.placed]):
            if top >= bottom > 0:
                cuts.append(top)
            bottom = max(bottom, end)
        laid: list[list[Placed]] = [[] for _ in cuts]
        for sprite, x, y in self.placed:
            band = bisect(cuts, y) - 1
            laid[band].append(Placed(sprite, x, y - cuts[band]))
        heights = (end - top for top, end in pairwise([*cuts, self.size[1]]))
        return [
            Scene((self.size[0], height), self.theme, tuple(placed))
            for height, placed in zip(heights, laid, strict=True)
        ]

    def __hash__(self) -> int:
        # kept, for each picture that shows it asks a few times; not a cached property, which is slow to begin with
        kept: int | None = self.__dict__.get("hash")
        if kept is None:
            kept = self.__dict__["hash"] = hash((self.size, self.theme, self.placed))
        return kept

    def __str__(self) -> str:
        head = f"{self.size[0]}x{self.size[1]} {self.theme.name}"
        return "\n".join([head, *(f"{x:4} {y:4}  {sprite}" for sprite, x, y in each(self.placed))])
