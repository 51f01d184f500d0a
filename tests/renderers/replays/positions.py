"""Random games for replays."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeAlias

from bot.games.base import View
from renderers.engine.scene import Scene
from renderers.game_renderers import replay_scenes
from renderers.parts.frame import Caption
from renderers.themes.theme import DARK
from tests.renderers.playing import played

Positions: TypeAlias = Sequence[tuple[View, Caption]]


def moves(key: str, count: int, seats: int = 2, **options: int | str | bool) -> Positions:
    """Returns the spectators' views after each of `count` random moves, fewer if the game ends before."""
    found: list[tuple[View, Caption]] = []
    for view, caption in islice(played(key, options, seats), count):
        found.append((view, caption))
        if getattr(view, "outcome", None) is not None:
            break
    return found


def scenes(key: str, positions: Positions) -> list[Scene]:
    """Returns the pictures of a replay."""
    return [*replay_scenes(key, positions, DARK)]
