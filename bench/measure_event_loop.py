"""Measures the latency of the event loop while pictures are drawn."""

import gc
import sys
from asyncio import get_running_loop, run, sleep, wait
from collections.abc import Iterator
from itertools import count, islice
from statistics import median
from time import process_time, thread_time

from bench.figure import SHORT, Figure
from bot import gc_tuning
from bot.app.process import SWITCH_INTERVAL
from bot.games import GAMES
from bot.games.base import View
from bot.games.chance import Chance
from bot.players.random_player import RandomPlayer
from bot.texts import texts_in
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.pictures import Pictures

BOARDS = 40
TICK = 0.001
ROUNDS = 5
REPLAYED = "tripple_domino"
CAPTION = Caption(
    CaptionPlayer("Alessandra", 0), "to move", tuple(CaptionPlayer("Alessandra", seat) for seat in range(4))
)


def figures() -> list[Figure]:
    """Measures the longest wait of the event loop in a round, as the median of several rounds.

    The wait is counted in CPU time, so that other programs do not count: of the event loop's thread, and of all
    threads. The latter includes the work of our threads on another core and, on a busy machine, their work while the
    event loop has no core: the real wait on an idle machine lies between the two.
    """
    shown = list(islice(boards(), 20 if SHORT else BOARDS))
    waits = [longest_waits(shown) for _ in range(1 if SHORT else ROUNDS)]
    name = f"event loop: longest wait while {len(shown)} boards and a replay are drawn at once"
    return [
        Figure(name=f"{name}, {of}", unit="ms", value=1000 * median(one), goal=10)
        for of, one in zip(("CPU of its own thread", "CPU of all threads"), zip(*waits, strict=True), strict=True)
    ]


def longest_waits(shown: list[tuple[str, View]]) -> tuple[float, float]:
    """Draws boards and a replay at once; returns the longest delay of a timer, in seconds of two CPU times.

    The first is that of the event loop's thread, the second that of all threads.
    """
    before = gc.get_threshold()
    try:
        return run(_longest_waits(shown))
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


async def _longest_waits(shown: list[tuple[str, View]]) -> tuple[float, float]:
    sys.setswitchinterval(SWITCH_INTERVAL)
    pictures, loop = Pictures(), get_running_loop()
    pictures.warm_up(GAMES, texts_in("en"))
    gc_tuning.settle()
    frames = [(view, CAPTION) for key, view in shown if key == REPLAYED]
    drawing = [loop.create_task(pictures.replay("a game", REPLAYED, lambda: frames))]
    drawing += [loop.create_task(pictures.board(key, view, CAPTION)) for key, view in shown]
    own = late = 0.0
    while not all(task.done() for task in drawing):
        begun, before = thread_time(), process_time()
        await sleep(TICK)
        own, late = max(own, thread_time() - begun), max(late, process_time() - before)
    await wait(drawing)
    pictures.close()
    return own, late


def boards() -> Iterator[tuple[str, View]]:
    """Yields positions from random games, of all games in turn, without end."""
    for number in count():
        for key, game in GAMES.items():
            chance = Chance(number.to_bytes(4, "big"), 0)
            state = game.start(2, game.info.full_options({}), chance)
            for _ in range(number % 40):
                if not game.to_act(state):
                    break
                seat = min(game.to_act(state))
                move = RandomPlayer().choose(game.view(state, seat), game.legal_moves(state, seat), chance)
                state = game.play(state, seat, move, chance)
            yield key, game.view(state, None)
