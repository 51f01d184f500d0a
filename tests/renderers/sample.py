"""A sample position of a game."""

from dataclasses import dataclass

from bot.games.base import View
from renderers.engine.scene import Scene
from renderers.game_renderers import game_renderer
from renderers.parts.frame import Caption
from renderers.themes.theme import DARK, Theme


@dataclass(frozen=True)
class Sample:
    """A position as one reader sees it, with the texts around its picture."""

    game_key: str
    view: View
    caption: Caption
    partial_move: str = ""

    def scene(self, caption: Caption | None = None, theme: Theme = DARK) -> Scene:
        """Lays out the picture. caption: replaces the sample's own texts around the picture."""
        return game_renderer(self.game_key).scene(self.view, caption or self.caption, theme, self.partial_move)
