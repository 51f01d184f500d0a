"""Pictures as the Discord side asks for them: painted off the event loop, each in the theme that it is asked for."""

import sys
from asyncio import get_running_loop
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Protocol, TypeVar, cast

from bot.games import GAMES
from bot.games.base import View
from renderers import header, leaderboard, profile, result
from renderers.album import Album
from renderers.atlas import Atlas
from renderers.caption import Caption
from renderers.grid import WIDTH
from renderers.painter import Painter, strips
from renderers.replay import replay
from renderers.scene import Scene, Sprite
from renderers.theme import DARK, THEMES, Theme

Made = TypeVar("Made")

_HANDOVER = 0.0005
"""After so many seconds of painting a thread lets another go on: by Python's own 5 ms the event loop, which has to wait
for both threads in turn at worst, would answer 10 ms late."""


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
    """Paints on threads of its own. All that it keeps is bounded, for all themes together.

    Themes are named as in `renderers.theme.THEMES`; another name raises KeyError. A picture whose asker has been
    cancelled before a thread was free is not painted.
    """

    def __init__(self, *, workers: int = 2) -> None:
        self._album = Album()
        self._strips = strips()
        self._painters: dict[str, Painter] = {}
        sys.setswitchinterval(_HANDOVER)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pictures")

    def warm(self, theme: str = DARK.name) -> None:
        """Paints the sprites of headers and of all games, so that no first move has to wait for them.

        They are kept packed: what an idle bot holds of them is a megabyte. Other themes are painted as they are used.
        """
        atlas = self._painter(theme).atlas
        for sprite in chain(header.sprites(WIDTH), *map(_sprites, GAMES)):
            atlas.prepare(sprite)

    @property
    def album(self) -> Album:
        """Where the painted sprites are."""
        return self._album

    async def board(
        self, game_key: str, view: View, caption: Caption, *, theme: str = DARK.name, walked: str = ""
    ) -> bytes:
        """The PNG of a position. walked: the words of a move so far, where `view` is a seat's own."""
        return await self._png(theme, lambda colours: drawing(game_key).scene(view, caption, colours, walked))

    async def leaderboard(self, board: leaderboard.Leaderboard, *, theme: str = DARK.name) -> bytes:
        """The PNG of a table of players."""
        return await self._png(theme, lambda colours: leaderboard.scene(board, colours))

    async def profile(self, shown: profile.Profile, *, theme: str = DARK.name) -> bytes:
        """The PNG of what one player has achieved."""
        return await self._png(theme, lambda colours: profile.scene(shown, colours))

    async def result(self, shown: result.Result, *, theme: str = DARK.name) -> bytes:
        """The PNG of how a game ended."""
        return await self._png(theme, lambda colours: result.scene(shown, colours))

    async def replay(self, game_key: str, frames: Sequence[tuple[View, Caption]], *, theme: str = DARK.name) -> bytes:
        """The GIF of a game, position by position. Raises ValueError where there is none."""

        def moving() -> bytes:
            colours, atlas = THEMES[theme], self._painter(theme).atlas
            return replay([drawing(game_key).scene(*frame, colours) for frame in frames], atlas)

        return await self._made(moving)

    def close(self) -> None:
        """Ends the threads after what they are painting now; nothing can be asked for afterwards."""
        self._threads.shutdown(cancel_futures=True)

    def _painter(self, theme: str) -> Painter:
        # two threads may both make one: the same pictures come of either
        painter = self._painters.get(theme) or Painter(Atlas(THEMES[theme], self._album), self._strips)
        return self._painters.setdefault(theme, painter)

    async def _png(self, theme: str, scene: Callable[[Theme], Scene]) -> bytes:
        return await self._made(lambda: self._painter(theme).png(scene(THEMES[theme])))

    async def _made(self, picture: Callable[[], Made]) -> Made:
        return await get_running_loop().run_in_executor(self._threads, picture)
