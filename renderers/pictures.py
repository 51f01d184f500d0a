"""The pictures that the bot sends, as PNG or GIF: positions, leaderboards, profiles, results and replays.

In: views of games and the texts around them, already in the reader's language. Out: bytes.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from time import perf_counter

from bot.games.base import View
from bot.listeners import Listeners
from bot.lru import LruCache
from renderers import thumbnails
from renderers.cards import analysis, badge, clip, daily, leaderboard, profile, result, round_result, tournament
from renderers.engine.painter import Painter, band_cache
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.replay import clip_gif, replay_gif
from renderers.engine.scene import Scene
from renderers.engine.sprite_cache import SpriteCache
from renderers.engine.workers import Workers
from renderers.game_renderers import (
    board_alone,
    example_scene,
    game_renderer,
    game_sprites,
    hand_scene,
    replay_scenes,
    shows_choices,
)
from renderers.parts import column
from renderers.parts.frame import Caption, CaptionPlayer, CaptionTexts
from renderers.themes.theme import DARK, THEMES, Theme

_REPLAY_CACHE = 6_000_000
"""The bytes of replays that are cached; each replay takes a second to make."""

_KEPT_CARDS = 1_000_000
"""The bytes of leaderboards, profiles and results that are cached: some tens of pictures."""

_EXAMPLE_CACHE = 4_000_000
"""The bytes of examples that are cached: enough for all games in two themes or languages."""


class StalePicture(Exception):
    """The position had changed before its picture was painted."""


class Pictures:
    """Makes pictures: on the event loop if all sprites are cached, otherwise on threads. All caches are bounded.

    Themes are named as in THEMES of `renderers.themes.theme`; another name raises KeyError. A picture whose task is
    cancelled before a thread is free is not painted. Replays have their own thread and let other pictures go first.

    Attributes:
        listen: calls a listener, on any thread, with the way in which a picture was made and the seconds that this
            took, without waiting. The ways: `cached`, from cached sprites on the event loop; `drawn`, on a thread;
            `replay`, on the background thread.
    """

    def __init__(self, *, workers: int = 2) -> None:
        self.sprite_cache = SpriteCache()
        self._bands = band_cache()
        self._painters: dict[str, Painter] = {}
        self._replays: LruCache[tuple[Hashable, str], bytes] = LruCache(_REPLAY_CACHE, len)
        self._kept_cards: LruCache[tuple[Hashable, str], bytes] = LruCache(_KEPT_CARDS, len)
        self._examples: LruCache[tuple[Hashable, str], bytes] = LruCache(_EXAMPLE_CACHE, len)
        self._workers = Workers(workers)
        listeners: Listeners[str, float] = Listeners()
        self.listen, self._notify = listeners.add, listeners.notify

    @property
    def waiting(self) -> int:
        """The number of requested pictures that are not made yet, without replays."""
        return self._workers.waiting

    def warm_up(self, game_keys: Iterable[str], texts: CaptionTexts, theme: str = DARK.name) -> None:
        """Draws the sprites of columns and of these games, so that no move has to wait for them.

        The sprites are kept compressed, a megabyte or two for each theme. Sprites that do not fit into the cache, and
        those of other themes and languages, are drawn when they are first used.
        """
        for _ in self.warming_up(game_keys, texts, theme):
            pass

    def warming_up(self, game_keys: Iterable[str], texts: CaptionTexts, theme: str = DARK.name) -> Iterator[None]:
        """Warms up like `warm_up`, one sprite with each step; the first step only prepares the theme."""
        rasterizer = self._painter(theme).rasterizer
        yield
        for sprite in chain(column.sprites(), *(game_sprites(key, texts) for key in game_keys)):
            rasterizer.prerender(sprite)
            yield

    def shows_choices(self, game_key: str) -> bool:
        """Returns whether this game's public pictures show the words of a move that have been chosen so far."""
        return shows_choices(game_key)

    async def board(
        self,
        game_key: str,
        view: View,
        caption: Caption,
        *,
        theme: str = DARK.name,
        partial_move: str = "",
        is_current: Callable[[], bool] = lambda: True,
    ) -> bytes:
        """Returns the PNG of a position.

        Args:
            partial_move: the first words of a move, if the view is a seat's own or the game shows choices.
            is_current: called, on any thread, right before painting: returns whether the position is still the
                newest. If not, StalePicture is raised.
        """

        def scene() -> Scene:
            return game_renderer(game_key).scene(view, caption, THEMES[theme], partial_move)

        return await self._picture(scene, theme, is_current)

    async def hand(self, game_key: str, view: View, *, theme: str = DARK.name, partial_move: str = "") -> bytes | None:
        """Returns the PNG of the hand of the view's reader; None if there is nothing to show.

        Args:
            partial_move: the first words of a move.
        """
        scene = hand_scene(game_key, view, THEMES[theme], partial_move)
        return None if scene is None else await self._picture(lambda: scene, theme)

    def thumbnail(self, game_key: str, theme: str = DARK.name) -> bytes | None:
        """Returns the PNG of a game's lobby picture; None if it has none."""
        return thumbnails.thumbnail(game_key, theme)

    async def example(
        self,
        cache_key: Hashable,
        game_key: str,
        positions: Sequence[tuple[View, str]],
        caption: Caption,
        *,
        theme: str = DARK.name,
        players: bool = False,
    ) -> bytes:
        """Returns the PNG of positions that explain a rule: their boards side by side, or one with its players.

        Args:
            cache_key: identifies the example and its language.
            positions: views, each with the first words of a move that it shows as chosen.
        """
        key = (cache_key, theme)

        def paint() -> bytes:
            return self._drawn(
                theme, lambda: example_scene(game_key, positions, caption, THEMES[theme], players=players)
            )

        cached = self._examples.get(key)
        if cached is None:
            cached = self._examples[key] = await self._workers.run(paint)
        return cached

    async def leaderboard(self, shown: leaderboard.Leaderboard, *, theme: str = DARK.name) -> bytes:
        """Returns the PNG of a leaderboard."""
        return await self._kept_card(shown, theme, lambda colours: leaderboard.scene(shown, colours))

    async def profile(self, shown: profile.Profile, *, theme: str = DARK.name) -> bytes:
        """Returns the PNG of a player's profile."""
        return await self._kept_card(shown, theme, lambda colours: profile.scene(shown, colours))

    async def result(self, shown: result.Result, *, theme: str = DARK.name) -> bytes:
        """Returns the PNG of a game's result."""
        return await self._kept_card(shown, theme, lambda colours: result.scene(shown, colours))

    async def badge(self, player: CaptionPlayer, *, theme: str = DARK.name) -> bytes:
        """Returns the PNG of a player's badge, a square."""
        return await self._kept_card(player, theme, lambda colours: badge.scene(player, colours))

    async def daily(self, shown: daily.Daily, *, theme: str = DARK.name) -> bytes:
        """Returns the PNG of the leaderboard of a daily puzzle."""
        return await self._kept_card(shown, theme, lambda colours: daily.scene(shown, colours))

    async def tournament(self, shown: tournament.TournamentStandings, *, theme: str = DARK.name) -> bytes:
        """Returns the PNG of a tournament's standings."""
        return await self._kept_card(shown, theme, lambda colours: tournament.scene(shown, colours))

    async def analysis(self, shown: analysis.Analysis, *, height: int, theme: str = DARK.name) -> bytes:
        """Returns the PNG of the players' expectations of a game, as a strip or higher."""
        return await self._kept_card((shown, height), theme, lambda colours: analysis.scene(shown, height, colours))

    async def round_result(
        self, game_key: str, view: View, caption: Caption, shown: round_result.RoundResult, *, theme: str = DARK.name
    ) -> bytes:
        """Returns the PNG of the end of a round, with the board of this view."""

        def scene(colours: Theme) -> Scene:
            board = board_alone(game_key, view, caption, colours)
            return round_result.scene(replace(shown, board=board), colours)

        return await self._card(theme, scene)

    async def replay(
        self,
        cache_key: Hashable,
        game_key: str,
        frames: Callable[[], Iterable[tuple[View, Caption]]],
        *,
        theme: str = DARK.name,
    ) -> bytes:
        """Returns the GIF of a game or of a part of it, position by position.

        Args:
            cache_key: identifies the game, the part of it, and the language.
            frames: called on the thread that paints, unless the replay is cached; its errors are raised.

        Raises:
            ValueError: there are no frames.
        """

        def make(pause: Callable[[], object]) -> bytes:
            scenes = self._scenes(game_key, frames(), theme, pause)
            return replay_gif(scenes, self._painter(theme).rasterizer, pause)

        return await self._moving((cache_key, theme), make)

    async def clip(
        self,
        cache_key: Hashable,
        game_key: str,
        frames: Callable[[], Iterable[tuple[View, Caption]]],
        before: clip.Shares | None,
        after: clip.Shares | None,
        *,
        theme: str = DARK.name,
    ) -> bytes:
        """Returns the GIF of some positions of a game, with a bar of how players stood before and after.

        Args:
            cache_key, frames: as in `replay`.
            before, after: None for no bar.
        """

        def make(pause: Callable[[], object]) -> bytes:
            shots = clip.shots(self._scenes(game_key, frames(), theme, pause), before, after)
            return clip_gif(shots, self._painter(theme).rasterizer, pause)

        return await self._moving((cache_key, theme), make)

    async def _moving(self, key: tuple[Hashable, str], make: Callable[[Callable[[], object]], bytes]) -> bytes:
        """Returns the GIF of this key, made in the background unless it is cached.

        Args:
            make: called with a function that lets more urgent work go first.
        """

        def paint(pause: Callable[[], object]) -> bytes:
            started = perf_counter()
            gif = self._replays.get_or_create(key, lambda _: make(pause))
            self._painted("replay", started)
            return gif

        cached = self._replays.get(key)
        return await self._workers.run_in_background(paint) if cached is None else cached

    def close(self) -> None:
        """Ends the threads after the picture or the frame of a replay that they are painting.

        No picture can be made afterwards.
        """
        self._workers.close()

    async def _picture(
        self, make_scene: Callable[[], Scene], theme: str, is_current: Callable[[], bool] = lambda: True
    ) -> bytes:
        """Returns the PNG of a scene. Raises StalePicture if it is no longer current right before painting."""

        def check() -> None:
            if not is_current():
                raise StalePicture

        def on_event_loop() -> tuple[Scene, bytes | None]:
            check()
            started = perf_counter()
            scene = make_scene()
            png = self._painters[theme].png_if_cached(scene) if theme in self._painters else None
            if png is not None:
                self._painted("cached", started)
            return scene, png

        def on_thread() -> bytes:
            check()
            return self._drawn(theme, lambda: scene)

        scene, cached = await self._workers.run_on_event_loop(on_event_loop)
        return cached if cached is not None else await self._workers.run(on_thread)

    def _painter(self, theme: str) -> Painter:
        # two threads may both make one, which does not matter: both make the same pictures
        painter = self._painters.get(theme) or Painter(Rasterizer(THEMES[theme], self.sprite_cache), self._bands)
        return self._painters.setdefault(theme, painter)

    async def _kept_card(self, shown: Hashable, theme: str, scene: Callable[[Theme], Scene]) -> bytes:
        """Returns the PNG of a leaderboard, a profile or a result, and caches it."""
        kept = self._kept_cards.get((shown, theme))
        if kept is None:
            kept = self._kept_cards[shown, theme] = await self._card(theme, scene)
        return kept

    async def _card(self, theme: str, scene: Callable[[Theme], Scene]) -> bytes:
        return await self._workers.run(lambda: self._drawn(theme, lambda: scene(THEMES[theme])))

    def _drawn(self, theme: str, scene: Callable[[], Scene]) -> bytes:
        """Returns the PNG of a scene, drawn on the calling thread."""
        started = perf_counter()
        png = self._painter(theme).png(scene())
        self._painted("drawn", started)
        return png

    def _painted(self, how: str, started: float) -> None:
        """Tells the listeners that a picture was made.

        Args:
            started: the time of the start, by perf_counter.
        """
        self._notify(how, perf_counter() - started)

    def _scenes(
        self, game_key: str, frames: Iterable[tuple[View, Caption]], theme: str, pause: Callable[[], object]
    ) -> list[Scene]:
        positions = []
        for frame in frames:
            pause()
            positions.append(frame)
        scenes = []
        for scene in replay_scenes(game_key, positions, THEMES[theme]):
            pause()
            scenes.append(scene)
        return scenes
