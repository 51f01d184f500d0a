"""The badge of one player, as the small picture next to the result of a game."""

from renderers.engine.scene import Placed, Scene
from renderers.parts.badges import Badge
from renderers.parts.frame import CaptionPlayer
from renderers.text.displayable import initial
from renderers.themes.theme import DARK, Theme

SIDE, _BADGE = 256, 192


def scene(player: CaptionPlayer, theme: Theme = DARK) -> Scene:
    """Lays out the badge in a square."""
    badge = Badge(_BADGE, player.seat, initial(player.name, player.seat), "background")
    margin = (SIDE - _BADGE) // 2
    return Scene((SIDE, SIDE), theme, (Placed(badge, margin, margin),))
