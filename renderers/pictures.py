"""Pictures as the Discord side asks for them: PNGs, painted off the event loop."""

from asyncio import get_running_loop
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Protocol, cast

from bot.games import GAMES
from bot.games.base import View
from renderers import header, leaderboard
from renderers.atlas import Atlas
from renderers.caption import Caption
from renderers.grid import WIDTH
from renderers.painter import Painter
from renderers.scene import Scene, Sprite
from renderers.theme import DARK, Theme


class Drawing(Protocol):
    """What the module of a game offers; and if it likes `sprites()`, those to be painted before they are asked for."""

    def scene(self, view: View, caption: Caption, theme: Theme = DARK, walked: str = "") -> Scene:
        """The picture of what `view` shows. walked: the words of a move so far, in a private picture."""
        ...


@cache
def drawing(game_key: str) -> Drawing:
    """The module `renderers.<game_key>`, or the plain text of `renderers.plain` for a game that has none."""
    own = f"renderers.{game_key}"
    return cast(Drawing, import_module(own if find_spec(own) else "renderers.plain"))


def _sprites(game_key: str) -> Iterable[Sprite]:
    sprites = cast(Callable[[], Iterable[Sprite]] | None, getattr(drawing(game_key), "sprites", None))
    return sprites() if sprites else ()


class Pictures:
    """Paints on threads of its own. All that it keeps is bounded."""

    def __init__(self, *, workers: int = 2, theme: Theme = DARK) -> None:
        self._theme = theme
        self._atlas = Atlas(theme)
        self._painter = Painter(self._atlas)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pictures")

    def warm(self) -> None:
        """Paints the sprites of headers and of all games: about 0.4 s, so that no first move has to wait for them."""
        for sprite in chain(header.sprites(WIDTH), *map(_sprites, GAMES)):
            self._atlas.stamp(sprite)

    @property
    def sprites_held(self) -> int:
        """The bytes of all painted sprites."""
        return self._atlas.stamps.held

    async def board(self, game_key: str, view: View, caption: Caption) -> bytes:
        """The PNG of a position."""
        return await self._painted(lambda: drawing(game_key).scene(view, caption, self._theme))

    async def leaderboard(self, board: leaderboard.Leaderboard) -> bytes:
        """The PNG of a table of players."""
        return await self._painted(lambda: leaderboard.scene(board, self._theme))

    def close(self) -> None:
        """Ends the threads after what they are painting now; nothing can be asked for afterwards."""
        self._threads.shutdown(cancel_futures=True)

    async def _painted(self, scene: Callable[[], Scene]) -> bytes:
        return await get_running_loop().run_in_executor(self._threads, lambda: self._painter.png(scene()))
