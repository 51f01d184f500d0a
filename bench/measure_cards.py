"""Measures how fast the two card games list, play and replay moves.

SET has hundreds of moves after a call, so its engine makes a move's text only when it is asked for, and random players
choose without a list. In the comparison with the tests' naive implementation, both list all moves. Tris on Steroids has
so few moves that they are always listed, and absolute figures are enough.
"""

from functools import partial
from random import Random
from statistics import median
from typing import TypeAlias, TypeVar

from bench.figure import SHORT, Figure, cpu_seconds
from bot.games.base import Game, Options, Seat, View
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.set import GAME as SET
from bot.games.tris_on_steroids import GAME as STEROIDS
from tests.games.set.finding import find_sets
from tests.games.set.naive import NaiveSet
from tests.games.set.tables import digits

S = TypeVar("S")
V = TypeVar("V", bound=View)
Record: TypeAlias = list[tuple[Seat, str]]

SEATS = 4
REPEATS = 5
MOVES = 400
"""Games are cut after this many moves, since SET between random players hardly ever ends."""


def figures() -> list[Figure]:
    """Measures random moves per second of CPU time, and milliseconds to replay a finished game."""
    games = 1 if SHORT else 30
    records = {secret(game): whole_record(game) for game in range(games)}
    small, large = ({"grid": grid} for grid in ("3x3", "4x4"))
    return [
        random_moves(STEROIDS, small, games),
        random_moves(STEROIDS, large, games),
        replayed(STEROIDS, small, {secret(game): random_record(STEROIDS, small, game) for game in range(games)}),
        replayed(STEROIDS, large, {secret(game): random_record(STEROIDS, large, game) for game in range(games)}),
        random_moves(SET, {}, games),
        random_moves(SET, {"one_by_one": True}, games),
        against_naive_set(),
        replayed(SET, {}, records),
    ]


def secret(game: int) -> bytes:
    return game.to_bytes(2, "big")


def random_record(game: Game[S, V], options: Options, number: int) -> Record:
    """Plays a random game to its end or for MOVES moves."""
    fancy, seed = Random(number), secret(number)
    record: Record = []
    state = game.start(SEATS, game.info.full_options(options), Chance(seed, 0))
    while (seats := sorted(game.to_act(state))) and len(record) < MOVES:
        seat = fancy.choice(seats)
        move = fancy.choice(game.legal_moves(state, seat))
        record.append((seat, move))
        state = game.play(state, seat, move, Chance(seed, len(record)))
    return record


def whole_record(number: int) -> Record:
    """Plays a whole game of SET between players who see every SET."""
    fancy, seed = Random(number), secret(number)
    record: Record = []
    state = SET.start(SEATS, SET.info.full_options({}), Chance(seed, 0))
    while not state.outcome:
        seat, move = find_sets(SET, state, fancy)
        record.append((seat, move))
        state = SET.play(state, seat, move, Chance(seed, len(record)))
    return record


def named(game: Game[S, V], options: Options) -> str:
    return " ".join([game.info.key, *(key if value is True else str(value) for key, value in options.items())])


def random_moves(game: Game[S, V], options: Options, games: int) -> Figure:
    """Measures choosing and playing one legal move; in SET the other moves are only counted, not written."""
    moves = sum(len(random_record(game, options, number)) for number in range(games))
    seconds = cpu_seconds(lambda: [random_record(game, options, number) for number in range(games)], REPEATS)
    name = f"{named(game, options)}: random moves"
    return Figure(name=name, unit="moves/s", value=moves / seconds, goal=10_000, at_least=True)


def replayed(game: Game[S, V], options: Options, records: dict[bytes, Record]) -> Figure:
    """Measures the median time to replay a finished game."""
    times = [
        cpu_seconds(partial(replay, game, SEATS, options, seed, record), REPEATS) for seed, record in records.items()
    ]
    return Figure(name=f"{named(game, options)}: a game replayed", unit="ms", value=median(times) * 1000, goal=10)


def against_naive_set() -> Figure:
    """Plays one random game of SET with the engine and with the naive implementation, each listing every legal move."""
    record = random_record(SET, {}, 0)
    options = SET.info.full_options({})
    start = SET.start(SEATS, options, Chance(secret(0), 0))
    stock = [tuple(map(int, digits(one))) for one in (*start.cards, *start.pile)]

    def by_the_engine() -> None:
        state = start
        for ply, (seat, move) in enumerate(record, start=1):
            assert move in set(SET.legal_moves(state, seat))
            state = SET.play(state, seat, move, Chance(secret(0), ply))

    def naively() -> None:
        naive = NaiveSet(SEATS, stock, {key: bool(value) for key, value in options.items()})
        for seat, move in record:
            assert move in naive.legal_moves(seat)
            naive.play(seat, move)

    return Figure(
        name="set: moves listed and played against a naive SET",
        unit="moves/s",
        value=len(record) / cpu_seconds(by_the_engine, REPEATS),
        goal=5,
        at_least=True,
        baseline_name="naive SET",
        baseline=len(record) / cpu_seconds(naively, 3),
    )
