"""Pictures: the dice board against drawing it anew each time, what frames weigh, the leaderboard, the warm-up."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count, islice
from statistics import median

from bench.figure import Figure, cpu_seconds
from bench.naive_dice_board import drawn
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.view import View
from renderers import leaderboard, tris_2
from renderers.atlas import Atlas
from renderers.caption import Caption, Player
from renderers.encoder import png
from renderers.leaderboard import Leaderboard, Row
from renderers.painter import Frame, painted, repainted
from renderers.pictures import Pictures
from renderers.theme import DARK

NAMES = ("Alessandra", "Maximilian Großmann-Weißenfels J.")
"""A usual one and one of 32 characters: what is written weighs too."""

NAIVE = "ImageDraw at 4x, Lanczos, default PNG"


def figures(*, short: bool) -> list[Figure]:
    """One frame's CPU time, with all sprites painted before any clock starts, and its size in kilobytes of 1,000."""
    repeats = 3 if short else 9
    atlas = Atlas(DARK)
    positions = list(islice(_positions(), 15 if short else 400))
    frames = [painted(tris_2.scene(*position), atlas) for position in positions]
    weights = [len(png(frame.image, atlas.palette.colours)) / 1000 for frame in frames]

    def whole(view: View, caption: Caption) -> bytes:
        return png(painted(tris_2.scene(view, caption), atlas).image, atlas.palette.colours)

    def changed(view: View, caption: Caption, last: Frame) -> bytes:
        return png(repainted(tris_2.scene(view, caption), last, atlas).image, atlas.palette.colours)

    def table() -> bytes:
        return png(painted(leaderboard.scene(_board()), atlas).image, atlas.palette.colours)

    timed = positions[:80]

    naive = _milliseconds((partial(drawn, *position) for position in positions[:5]), 1)
    wholly = _milliseconds((partial(whole, *position) for position in timed), repeats)
    pairs = zip(timed[1:], frames, strict=False)
    partly = _milliseconds((partial(changed, *position, last) for position, last in pairs), repeats)
    size = partial(Figure, unit="kB", goal=60, at_least=False)
    time = partial(Figure, unit="ms", at_least=True, inverse=True, baseline_name=NAIVE, baseline=naive)
    return [
        time(name="dice board, whole frame", value=wholly, goal=50),
        time(name="dice board, only what a roll changed", value=partly, goal=50),
        size(name="dice board, typical frame", value=median(weights)),
        size(name="dice board, heaviest frame", value=max(weights)),
        Figure(name="leaderboard of 10", unit="ms", value=_milliseconds([table], 9), goal=10, at_least=False),
        size(name="leaderboard of 10, size", value=len(table()) / 1000),
        Figure(name="pictures warm-up", unit="s", value=cpu_seconds(_warmed, 1), goal=1.5, at_least=False),
        Figure(name="sprites held when warm", unit="MB", value=_warmed() / 1e6, goal=10, at_least=False),
    ]


def _positions() -> Iterator[tuple[View, Caption]]:
    """What is seen from move to move in random games, without end."""
    for number in count():
        seed = number.to_bytes(4, "big")
        state = GAME.start(2, GAME.info.settle({"rule_of_4": number % 2 == 1}), Chance(seed, 0))
        for ply in count(1):
            view = GAME.view(state, None)
            on_turn = GAME.to_act(state)
            if not on_turn:
                yield view, Caption(Player(NAMES[0], 0), "wins", f"Move {ply}")
                break
            (seat,) = on_turn
            yield view, Caption(Player(NAMES[seat], seat), "to move", f"Move {ply}")
            chance = Chance(seed, ply)
            state = GAME.play(state, seat, chance.pick(GAME.legal_moves(state, seat)), chance)


def _board() -> Leaderboard:
    rows = tuple(Row(rank, f"Stefan Großmann-Weiß {rank}", 300 - rank, 200 - rank, 90, 10) for rank in range(1, 11))
    return Leaderboard("Leaderboard", "Tris 2", ("Games", "Won", "Lost", "Drawn"), rows, "")


def _milliseconds(works: Iterable[Callable[[], object]], repeats: int) -> float:
    return 1000 * median(cpu_seconds(work, repeats) for work in works)


def _warmed() -> int:
    pictures = Pictures()
    pictures.warm()
    pictures.close()
    return pictures.sprites_held
