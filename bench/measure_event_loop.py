"""Measures the latency of the event loop while pictures are drawn."""

import gc
import sys
from asyncio import get_running_loop, run, sleep, wait
from collections.abc import Iterator
from itertools import count, islice
from statistics import median
from time import process_time

from bench.figure import Figure
from bot import gc_tuning
from bot.app.process import SWITCH_INTERVAL
from bot.games import GAMES
from bot.games.base import View
from bot.games.chance import Chance
from bot.players.random_player import RandomPlayer
from bot.texts import texts_in
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.pictures import Pictures

BOARDS = 200
TICK = 0.001
ROUNDS = 5
REPLAYED = "tripple_domino"
CAPTION = Caption(
    CaptionPlayer("Alessandra", 0), "to move", tuple(CaptionPlayer("Alessandra", seat) for seat in range(4))
)


def figures(*, short: bool) -> list[Figure]:
    """Measures the longest latency of the event loop in a round, the median of several rounds.

    It is counted in CPU time of this process, since other programs on a shared machine are not ours. Work of our
    threads on another core counts, too, so the latency on an idle machine is lower.
    """
    shown = list(islice(boards(), 20 if short else BOARDS))
    late = median(longest_wait(shown) for _ in range(1 if short else ROUNDS))
    name = f"event loop: longest wait while {len(shown)} boards and a replay are drawn at once"
    return [Figure(name=name, unit="ms", value=1000 * late, goal=10, at_least=False)]


def longest_wait(shown: list[tuple[str, View]]) -> float:
    """Draws boards and a replay at once; returns the longest delay of a timer, in seconds of CPU time."""
    before = gc.get_threshold()
    try:
        return run(_longest_wait(shown))
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


async def _longest_wait(shown: list[tuple[str, View]]) -> float:
    sys.setswitchinterval(SWITCH_INTERVAL)
    pictures, loop = Pictures(), get_running_loop()
    pictures.warm_up(GAMES, texts_in("en"))
    gc_tuning.settle()
    frames = [(view, CAPTION) for key, view in shown if key == REPLAYED]
    drawing = [loop.create_task(pictures.replay("a game", REPLAYED, lambda: frames))]
    drawing += [loop.create_task(pictures.board(key, view, CAPTION)) for key, view in shown]
    late = 0.0
    while not all(task.done() for task in drawing):
        before = process_time()
        await sleep(TICK)
        late = max(late, process_time() - before - TICK)
    await wait(drawing)
    pictures.close()
    return late


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
