"""How fast the two card games find, play and replay moves.

The baseline of SET is the naive carpet of the tests, which writes every claim out before one is made; Tris on Steroids
has so few moves that absolute figures say enough.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from random import Random
from statistics import median
from typing import TypeAlias, TypeVar

from bench.figure import Figure, cpu_seconds
from bot.games.base import Game, Options, Seat, View
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.set import GAME as SET
from bot.games.set.cards import odd_feature
from bot.games.set.state import State
from bot.games.tris_on_steroids import GAME as STEROIDS
from tests.games.set.naive import Carpet
from tests.games.set.tables import digits

S = TypeVar("S")
V = TypeVar("V", bound=View)
Record: TypeAlias = list[tuple[Seat, str]]

SEATS = 4
REPEATS = 5
MOVES = 400
"""Random players of SET go on for ever, nearly: their games are cut here."""


def figures(*, short: bool) -> list[Figure]:
    """Random moves per second of CPU time, legal moves included, and milliseconds for a finished game replayed."""
    games = 5 if short else 30
    records = {secret(game): sharp_eyed(secret(game)) for game in range(games)}
    small, large = ({"grid": grid} for grid in ("3x3", "4x4"))
    return [
        random_moves(STEROIDS, small, games),
        random_moves(STEROIDS, large, games),
        replayed(STEROIDS, small, {secret(game): random_record(STEROIDS, small, game) for game in range(games)}),
        replayed(STEROIDS, large, {secret(game): random_record(STEROIDS, large, game) for game in range(games)}),
        random_moves(SET, {}, games),
        random_moves(SET, {"one_by_one": True}, games),
        against_the_carpet(),
        replayed(SET, {}, records),
    ]


def secret(game: int) -> bytes:
    return game.to_bytes(2, "big")


def random_record(game: Game[S, V], options: Options, number: int) -> Record:
    """A game played at random to its end, or cut after MOVES."""
    fancy, seed = Random(number), secret(number)
    record: Record = []
    state = game.start(SEATS, game.info.settle(options), Chance(seed, 0))
    while (seats := sorted(game.to_act(state))) and len(record) < MOVES:
        seat = fancy.choice(seats)
        move = fancy.choice(game.legal_moves(state, seat))
        record.append((seat, move))
        state = game.play(state, seat, move, Chance(seed, len(record)))
    return record


def sharp_eyed(seed: bytes) -> Record:
    """A whole game of SET in which the first player sees everything."""
    state = SET.start(SEATS, SET.info.settle({}), Chance(seed, 0))
    record: Record = []
    while not state.outcome:
        claim = next(right_claims(state), None)
        moves = [(Seat(0), "call"), (Seat(0), claim)] if claim else [(Seat(seat), "more") for seat in range(SEATS)]
        for seat, move in moves:
            record.append((seat, move))
            state = SET.play(state, seat, move, Chance(seed, len(record)))
    return record


def right_claims(state: State) -> Iterator[str]:
    for (a, (_, x)), (b, (_, y)), (c, (_, z)) in combinations(state.laid.items(), 3):
        if odd_feature((x, y, z)) is None:
            yield f"take {a} {b} {c}"


def named(game: Game[S, V], options: Options) -> str:
    return " ".join([game.info.key, *(key if value is True else str(value) for key, value in options.items())])


def random_moves(game: Game[S, V], options: Options, games: int) -> Figure:
    """Every legal move of the seat found, one of them played."""
    moves = sum(len(random_record(game, options, number)) for number in range(games))
    seconds = cpu_seconds(lambda: [random_record(game, options, number) for number in range(games)], REPEATS)
    name = f"{named(game, options)}: random moves"
    return Figure(name=name, unit="moves/s", value=moves / seconds, goal=10_000, at_least=True)


def replayed(game: Game[S, V], options: Options, records: dict[bytes, Record]) -> Figure:
    """The median over these games."""
    times = [
        cpu_seconds(partial(replay, game, SEATS, options, seed, record), REPEATS) for seed, record in records.items()
    ]
    return Figure(
        name=f"{named(game, options)}: a game replayed", unit="ms", value=median(times) * 1000, goal=10, at_least=False
    )


def against_the_carpet() -> Figure:
    """The same random game of SET, once by the engine and once by the naive carpet, legal moves included."""
    record = random_record(SET, {}, 0)
    options = SET.info.settle({})
    start = SET.start(SEATS, options, Chance(secret(0), 0))
    stock = [tuple(map(int, digits(one))) for one in (*start.cards, *start.pile)]

    def naively() -> None:
        carpet = Carpet(SEATS, stock, {key: bool(value) for key, value in options.items()})
        for seat, move in record:
            assert move in carpet.words(seat)
            carpet.say(seat, move)

    return Figure(
        name="set: random moves against the naive carpet",
        unit="moves/s",
        value=len(record) / cpu_seconds(lambda: random_record(SET, {}, 0), REPEATS),
        goal=5,
        at_least=True,
        baseline_name="naive carpet",
        baseline=len(record) / cpu_seconds(naively, 3),
    )
