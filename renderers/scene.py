"""A picture before it is painted: which sprites lie where. Pure, hashable, comparable; no imaging library."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Protocol, TypeAlias

from renderers.theme import Role, Theme

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


@dataclass(frozen=True)
class Scene:
    """Sprites on the theme's ground, in the order in which they are laid."""

    size: Size
    theme: Theme
    placed: tuple[Placed, ...]

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        """Where each sprite lies, in the same order."""
        return tuple(item.box for item in self.placed)

    @cached_property
    def places(self) -> dict[Placed, int]:
        """Where each sprite comes in the order, the last time if it lies in the same place twice."""
        return {item: place for place, item in enumerate(self.placed)}

    def __str__(self) -> str:
        head = f"{self.size[0]}x{self.size[1]} {self.theme.name}"
        return "\n".join([head, *(f"{x:4} {y:4}  {sprite}" for sprite, x, y in self.placed)])
