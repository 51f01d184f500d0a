"""Measures pictures of SET against drawing them from scratch: whole frames, moves of a game, sizes."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, count, islice
from random import Random
from statistics import median
from typing import TypeAlias

from bench.figure import SHORT, Figure, milliseconds
from bench.naive_canvas import NAIVE
from bench.naive_set_table import drawn
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.cards import odd_feature
from bot.games.set.state import State
from bot.games.set.view import View
from bot.texts import texts_in
from renderers import set as set_table
from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.themes.theme import DARK

NAMES = ("Alessandra", "Benoît Lefèvre")
PLAYERS = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(NAMES))
EVERYBODY = Caption(None, "Everybody plays", PLAYERS, texts_in("en"))
Position: TypeAlias = tuple[View, Caption]


def figures() -> list[Figure]:
    """Measures the CPU time of a frame, with all sprites rasterized beforehand, and its size in kB (1,000 bytes)."""
    repeats, naive_frames = (1, 1) if SHORT else (9, 5)
    rasterizer = Rasterizer(DARK)
    dealt = list(islice(tables(), 4 if SHORT else 60))
    moves = list(islice(_moves(), 10 if SHORT else 300))

    def picture(view: View, caption: Caption, painter: Painter | None = None) -> bytes:
        """Draws a position, by default with a new painter, which has no cached parts."""
        return (painter or Painter(rasterizer)).png(set_table.scene(view, caption))

    weights = [len(picture(*shown)) / 1000 for shown in dealt]
    heaviest = max(len(picture(*shown)) / 1000 for shown in moves)
    naive = milliseconds((partial(drawn, *shown) for shown in dealt[:naive_frames]), 1)
    naive_moves = milliseconds((partial(drawn, *shown) for shown in moves[:: len(moves) // (1 if SHORT else 12)]), 1)
    wholly = milliseconds((partial(picture, *shown) for shown in dealt), repeats)
    following = Painter(rasterizer)
    typical = milliseconds((partial(picture, *shown, following) for shown in moves), 1)
    time = partial(Figure, unit="ms", at_least=True, inverse=True, baseline_name=NAIVE)
    size = partial(Figure, unit="kB")
    return [
        time(name="12 SET cards, whole frame", value=wholly, baseline=naive, goal=230),
        time(name="SET, median of calls, claims, votes, refills", value=typical, baseline=naive_moves, goal=350),
        size(name="12 SET cards, typical frame", value=median(weights), goal=36),
        size(name="12 SET cards, heaviest frame", value=max(weights), goal=42),
        size(name="SET, up to 21 cards and the SET just found, heaviest frame", value=heaviest, goal=60),
    ]


def tables() -> Iterator[Position]:
    """Yields deals of twelve cards, without end."""
    return (_shown(_dealt(number)) for number in count())


def _dealt(number: int) -> State:
    return GAME.start(len(NAMES), GAME.info.full_options({}), Chance(number.to_bytes(2, "big"), 0))


def _shown(state: State) -> Position:
    return GAME.view(state, None), EVERYBODY


def _moves() -> Iterator[Position]:
    """Yields endlessly the public view before each move of players who find three SETs in four."""
    for number in count():
        luck, state = Random(number), _dealt(number)
        while acting := sorted(GAME.to_act(state)):
            yield _shown(state)
            found = _claim(state)
            seat = luck.choice(acting)
            if state.caller is not None:
                wrong = "take " + " ".join(sorted(state.cards_by_slot)[:3])
                move = found if found and luck.random() < 0.75 else wrong
            else:
                move = "call" if found or seat in state.votes else "more"
            state = GAME.play(state, Seat(seat), move, Chance(b"", 0))


def _claim(state: State) -> str | None:
    """Returns the move that claims the first SET on the table; None if there is no SET."""
    laid = {name: card for name, (_, card) in state.cards_by_slot.items()}
    threes = (three for three in combinations(laid, 3))
    return next((f"take {a} {b} {c}" for a, b, c in threes if odd_feature((laid[a], laid[b], laid[c])) is None), None)
