"""Pictures as the Discord side asks for them, each in the theme that it is asked for."""

import sys
from collections.abc import Callable, Hashable, Iterable
from itertools import chain

from bot.games import GAMES
from bot.games.base import View
from bot.lru import LruCache
from renderers.cards import leaderboard, profile, result
from renderers.engine.painter import Painter, strips
from renderers.engine.rasterizer import Atlas
from renderers.engine.replay import replay
from renderers.engine.scene import Scene
from renderers.engine.sprite_cache import Album
from renderers.engine.workers import Workers
from renderers.game_renderers import game_renderer, game_sprites
from renderers.parts import header
from renderers.parts.caption import Caption, Texts
from renderers.parts.grid import WIDTH
from renderers.themes.theme import DARK, THEMES, Theme

_HANDOVER = 0.001
"""After so many seconds of painting a thread lets another go on: by Python's own 5 ms the event loop, which has to wait
for both threads in turn at worst, would answer 10 ms late. A shorter time keeps it waiting as long, and changing hands
so often costs a busy bot a tenth of its time."""


_REPLAYS_KEPT = 6_000_000
"""So many bytes of finished replays, which are a second's work each."""


class Outdated(Exception):
    """A picture was out of date before its turn to be painted came."""


class Pictures:
    """Lays boards from what is at hand, and draws on threads of its own what is not. All that it keeps is bounded.

    Themes are named as in `renderers.themes.theme.THEMES`; another name raises KeyError. A picture whose asker has been
    cancelled before a thread was free is not painted. Replays have a thread of their own, and let boards go first.
    """

    def __init__(self, *, workers: int = 2) -> None:
        self._album = Album()
        self._strips = strips()
        self._painters: dict[str, Painter] = {}
        self._replays: LruCache[tuple[Hashable, str], bytes] = LruCache(_REPLAYS_KEPT, len)
        sys.setswitchinterval(_HANDOVER)
        self._workers = Workers(workers)

    def warm(self, texts: Texts, theme: str = DARK.name) -> None:
        """Paints the sprites of headers and of all games, so that no move has to wait for them.

        They are kept packed: what an idle bot holds of them is a megabyte or two for each theme. What there is no room
        for, and other themes and languages, are painted as they are used.
        """
        atlas = self._painter(theme).atlas
        for sprite in chain(header.sprites(WIDTH), *(game_sprites(key, texts) for key in GAMES)):
            atlas.prepare(sprite)

    @property
    def album(self) -> Album:
        """Where the painted sprites are."""
        return self._album

    async def board(
        self,
        game_key: str,
        view: View,
        caption: Caption,
        *,
        theme: str = DARK.name,
        walked: str = "",
        newest: Callable[[], bool] = lambda: True,
    ) -> bytes:
        """The PNG of a position. walked: the words of a move so far, where `view` is a seat's own.

        newest: is asked when it is about to be painted, whether the table still stands like this; raises Outdated, and
        paints nothing, where it does not.
        """

        def current() -> None:
            if not newest():
                raise Outdated

        def painted() -> bytes:
            current()
            return self._painter(theme).png(scene)

        async with self._workers.turn():
            current()
            scene = game_renderer(game_key).scene(view, caption, THEMES[theme], walked)
            at_hand = self._painters[theme].at_hand(scene) if theme in self._painters else None
        return at_hand if at_hand is not None else await self._workers.board(painted)

    async def leaderboard(self, board: leaderboard.Leaderboard, *, theme: str = DARK.name) -> bytes:
        """The PNG of a table of players."""
        return await self._png(theme, lambda colours: leaderboard.scene(board, colours))

    async def profile(self, shown: profile.Profile, *, theme: str = DARK.name) -> bytes:
        """The PNG of what one player has achieved."""
        return await self._png(theme, lambda colours: profile.scene(shown, colours))

    async def result(self, shown: result.Result, *, theme: str = DARK.name) -> bytes:
        """The PNG of how a game ended."""
        return await self._png(theme, lambda colours: result.scene(shown, colours))

    async def replay(
        self,
        of: Hashable,
        game_key: str,
        frames: Callable[[], Iterable[tuple[View, Caption]]],
        *,
        theme: str = DARK.name,
    ) -> bytes:
        """The GIF of a game, position by position. Raises ValueError where there is none, and what `frames` raises.

        of: which game and in whose language; what has been painted of the same is kept for a while. frames: is called
        on the thread that paints, if nothing is kept.
        """

        def moving(pause: Callable[[], object]) -> bytes:
            return self._replays.get_or_create((of, theme), lambda _: self._moving(game_key, frames(), theme, pause))

        kept = self._replays.get((of, theme))
        return await self._workers.long(moving) if kept is None else kept

    def close(self) -> None:
        """Ends the threads after the picture, or the frame of a replay, that they are painting now.

        Nothing can be asked for afterwards.
        """
        self._workers.close()

    def _painter(self, theme: str) -> Painter:
        # two threads may both make one: the same pictures come of either
        painter = self._painters.get(theme) or Painter(Atlas(THEMES[theme], self._album), self._strips)
        return self._painters.setdefault(theme, painter)

    async def _png(self, theme: str, scene: Callable[[Theme], Scene]) -> bytes:
        return await self._workers.board(lambda: self._painter(theme).png(scene(THEMES[theme])))

    def _moving(
        self, game_key: str, frames: Iterable[tuple[View, Caption]], theme: str, pause: Callable[[], object]
    ) -> bytes:
        scenes = []
        for frame in frames:
            pause()
            scenes.append(game_renderer(game_key).scene(*frame, THEMES[theme]))
        return replay(scenes, self._painter(theme).atlas, pause)
