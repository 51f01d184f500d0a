"""Pictures as the Discord side asks for them: PNGs, painted off the event loop, kept while they may be wanted again."""

from asyncio import get_running_loop
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from bot.games import GAMES
from bot.games.base import View
from renderers import leaderboard
from renderers.atlas import Atlas
from renderers.caption import Caption
from renderers.encoder import png
from renderers.painter import Frame, painted, repainted
from renderers.recent import Recent
from renderers.scene import Scene, Sprite
from renderers.theme import DARK, Theme

_PICTURES_KEPT = 64  # some 40 kB each
_FRAMES_KEPT = 8  # some 1 MB each


class Drawing(Protocol):
    """What the module of a game offers; and if it likes `sprites()`, those to be painted before they are asked for."""

    def scene(self, view: View, caption: Caption, theme: Theme = DARK) -> Scene:
        """The picture of what `view` shows."""
        ...


@cache
def drawing(game_key: str) -> Drawing:
    """The module `renderers.<game_key>`, or the plain text of `renderers.plain` for a game that has none."""
    own = f"renderers.{game_key}"
    return cast(Drawing, import_module(own if find_spec(own) else "renderers.plain"))


class Pictures:
    """Paints on threads of its own. All that it keeps is bounded, and forgetting any of it changes no picture.

    known: the PNGs of the last scenes. frames: the last picture of each table, to paint the next one over.
    """

    def __init__(self, *, workers: int = 2, theme: Theme = DARK) -> None:
        self._theme = theme
        self._atlas = Atlas(theme)
        self._colours = self._atlas.palette.colours
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
        self.known: Recent[Scene, bytes] = Recent(_PICTURES_KEPT)
        self.frames: Recent[str, Frame] = Recent(_FRAMES_KEPT)

    def warm(self) -> None:
        """Paints the sprites of all games that are found: about 0.4 s, so that no first move has to wait for them."""
        for key in GAMES:
            sprites = cast(Callable[[], Iterable[Sprite]] | None, getattr(drawing(key), "sprites", None))
            for sprite in sprites() if sprites else ():
                self._atlas.stamp(sprite)

    @property
    def sprites_held(self) -> int:
        """The bytes of all painted sprites."""
        return self._atlas.stamps.held

    async def board(self, game_key: str, view: View, caption: Caption, *, table: str | None = None) -> bytes:
        """The PNG of a position. table: whose last picture this one follows, so that only what changed is painted."""
        return await self._threaded(lambda: self._png(drawing(game_key).scene(view, caption, self._theme), table))

    async def leaderboard(self, board: leaderboard.Leaderboard) -> bytes:
        """The PNG of a table of players."""
        return await self._threaded(lambda: self._png(leaderboard.scene(board, self._theme), None))

    def forget(self, table: str) -> None:
        """Lets go of a table's last picture."""
        self.frames.forget(table)

    def close(self) -> None:
        """Ends the threads after what they are painting now; nothing can be asked for afterwards."""
        self._threads.shutdown(cancel_futures=True)

    async def _threaded(self, work: Callable[[], bytes]) -> bytes:
        return await get_running_loop().run_in_executor(self._threads, work)

    def _png(self, scene: Scene, table: str | None) -> bytes:
        if (known := self.known.get(scene)) is not None:
            return known
        last = self.frames.get(table) if table is not None else None
        frame = painted(scene, self._atlas) if last is None else repainted(scene, last, self._atlas)
        picture = png(frame.image, self._colours)
        self.known.keep(scene, picture)
        if table is not None:
            self.frames.keep(table, frame)
        return picture
