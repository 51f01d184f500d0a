"""Finds the module that draws a game by the game's key, and calls the functions that not every game offers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pkgutil import iter_modules
from typing import Protocol, cast

import renderers
from bot.games.base import View
from renderers import generic
from renderers.engine.scene import Placed, Scene, Sprite
from renderers.parts import column
from renderers.parts.board_row import board_row
from renderers.parts.frame import Caption, CaptionTexts
from renderers.themes.theme import DARK, Theme

_SHARED = frozenset({"cards", "engine", "parts", "text", "themes"})
"""The packages of `renderers` that draw no game."""


class GameRenderer(Protocol):
    """The module that draws a game.

    It may also have: `thumbnail(theme)`, the scene of the game's lobby picture; `hand_scene(view, theme,
    partial_move)`, the picture of the reader's own hand or None; `sprites()`, the sprites to draw in advance, and
    `localized_sprites(texts)`, the sprites with text among those to draw in advance; `camera(views)`, a place and size
    of the board with room for all these views; and SHOWS_CHOICES, which is true if the public picture also shows the
    words of a move chosen so far. If there is a `camera`, `scene` takes its result as the argument `camera`, so that
    the board does not move during a round of a replay.
    """

    def scene(self, view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:
        """Lays out the picture of a view.

        Args:
            partial_move: the first words of a move, in a private picture or if the game shows choices.
        """
        ...


@cache
def game_renderer(game_key: str) -> GameRenderer:
    """Returns the module or package named after the game, in `renderers` or in one of its packages, or the generic one.

    A module counts only if it has a `scene`.
    """
    packages = (module.name for module in iter_modules(renderers.__path__) if module.ispkg)
    rooms = (f"{renderers.__name__}.{name}" for name in sorted(packages) if name not in _SHARED)
    for place in (renderers.__name__, *rooms):
        name = f"{place}.{game_key}"
        if find_spec(name) and hasattr(module := import_module(name), "scene"):
            return cast(GameRenderer, module)
    return cast(GameRenderer, generic)


def hand_scene(game_key: str, view: View, theme: Theme, partial_move: str) -> Scene | None:
    """Lays out the picture of the reader's own hand; None if the game has no hands, or the hand is empty."""
    lay_out = cast(Callable[..., Scene | None] | None, getattr(game_renderer(game_key), "hand_scene", None))
    return lay_out(view, theme, partial_move) if lay_out else None


def board_alone(game_key: str, view: View, caption: Caption, theme: Theme) -> tuple[Placed, ...]:
    """Lays out the picture of a view without the column."""
    return column.beside(game_renderer(game_key).scene(view, caption, theme))


def game_thumbnail(game_key: str, theme: Theme) -> Scene | None:
    """Returns the scene of a game's lobby picture; None if its renderer has none."""
    thumbnail = cast(Callable[[Theme], Scene] | None, getattr(game_renderer(game_key), "thumbnail", None))
    return thumbnail(theme) if thumbnail else None


def example_scene(
    game_key: str, positions: Sequence[tuple[View, str]], caption: Caption, theme: Theme, *, players: bool
) -> Scene:
    """Lays out the boards of some positions from left to right; if the game has a camera, they are of one round.

    Args:
        positions: views, each with the first words of a move that it shows as chosen.
        players: whether to show the column; if so, only the first position is shown.
    """
    renderer = game_renderer(game_key)
    if players:
        view, partial_move = positions[0]
        return renderer.scene(view, caption, theme, partial_move)
    camera = cast(Callable[[Sequence[View]], object] | None, getattr(renderer, "camera", None))
    given = {"camera": camera([view for view, _ in positions])} if camera and len(positions) > 1 else {}
    scene = cast(Callable[..., Scene], renderer.scene)
    return board_row([scene(view, caption, theme, partial_move, **given) for view, partial_move in positions])


def game_sprites(game_key: str, texts: CaptionTexts) -> Iterator[Sprite]:
    """Yields the sprites of a game to draw before its first picture is asked for."""
    renderer = game_renderer(game_key)
    sprites = cast(Callable[[], Iterable[Sprite]] | None, getattr(renderer, "sprites", None))
    localized = cast(Callable[[CaptionTexts], Iterable[Sprite]] | None, getattr(renderer, "localized_sprites", None))
    return chain(sprites() if sprites else (), localized(texts) if localized else ())


def replay_scenes(game_key: str, positions: Sequence[tuple[View, Caption]], theme: Theme) -> Iterator[Scene]:
    """Lays out the positions of a replay; if the game has a camera, each round has its own."""
    renderer = game_renderer(game_key)
    camera = cast(Callable[[Sequence[View]], object] | None, getattr(renderer, "camera", None))
    if camera is None:
        yield from (renderer.scene(view, caption, theme) for view, caption in positions)
        return
    rounds: dict[int, list[View]] = {}
    for view, _ in positions:
        rounds.setdefault(view.round, []).append(view)
    cameras = {number: camera(views) for number, views in rounds.items()}
    scene = cast(Callable[..., Scene], renderer.scene)
    for view, caption in positions:
        yield scene(view, caption, theme, camera=cameras[view.round])


def shows_choices(game_key: str) -> bool:
    """Returns whether the game's public pictures show the words of a move that have been chosen so far."""
    return bool(getattr(game_renderer(game_key), "SHOWS_CHOICES", False))
