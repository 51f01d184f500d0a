"""Measures how fast the two tile games list, play and replay moves.

The baselines are the naive implementations of the tests, which apply the rules to points in the plane and search
everything again for every move. They play the same games.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from bench.figure import SHORT, Figure, cpu_seconds
from bot.games.base import Game, View
from bot.games.replay import replay
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from bot.games.triangles.tiles import name
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.triodomino.state import State as TriodominoState
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from bot.games.tripple_domino.state import State as TrippleDominoState
from tests.games.triangles import naive
from tests.games.triangles.formations import POSITIONS, placed_tiles, remaining_tiles
from tests.games.triangles.random_games import Step, random_game, secret
from tests.games.triodomino.naive import NaiveTable as TriodominoTable
from tests.games.tripple_domino.naive import NaiveTable as TrippleDominoTable

S = TypeVar("S")
V = TypeVar("V", bound=View)

SEATS = 4
REPEATS = 5


def figures() -> list[Figure]:
    """Measures CPU time for the moves of a hand and for replays, and random moves per second, against the baselines."""
    games = 1 if SHORT else 12
    return [
        *hand_figures(),
        *game_figures(TRIPPLE_DOMINO, tripple_domino_naively, games),
        *game_figures(TRIODOMINO, triodomino_naively, games),
    ]


def places_for_a_hand(tiles: list[PlacedTile]) -> int:
    """Counts the legal places of the first ten of the tiles that are not on the table."""
    formation = Formation.of(tiles)
    return sum(len(formation.cells_for(tile)) for tile in remaining_tiles(formation)[:10])


def hand_figures() -> Iterator[Figure]:
    """Places the fortieth tile on the table and lists every legal move of a hand of ten."""
    recorded = [placed_tiles(str(position["laid"]))[:40] for position in POSITIONS]
    tiles = max((tiles for tiles in recorded if len(tiles) == 40), key=places_for_a_hand)
    before, last, table = Formation.of(tiles[:-1]), tiles[-1], dict(tiles)
    left = tuple(remaining_tiles(Formation.of(tiles)))
    hand, hands, reserve = left[:10], (left[:10], left[10:13]), left[13:]
    on_turn = TrippleDominoState(target=300, each_hexagon=True, tiles=20, scores=(0, 0), hands=hands, reserve=reserve)

    def moves(formation: Formation) -> Sequence[str]:
        return TRIPPLE_DOMINO.legal_moves(replace(on_turn, formation=formation), on_turn.turn)

    def found() -> Sequence[str]:
        return moves(before.place(last.cell, last.values))

    def found_from_nothing() -> Sequence[str]:
        return moves(Formation.of(tiles))

    def found_naively() -> list[str]:
        return [f"place {name(tile)} {cell}" for tile in hand for cell, _ in naive.fits(table, tile)] + ["draw"]

    assert sorted(found()) == sorted(found_naively())
    milliseconds = cpu_seconds(lambda: [found() for _ in range(100)], REPEATS) * 10
    yield Figure(name="triangles: moves of a hand", unit="ms", value=milliseconds, goal=1)
    yield Figure(
        name="triangles: moves of a hand against a formation made from nothing",
        unit="ms",
        value=milliseconds,
        goal=3,
        at_least=True,
        baseline_name="forty tiles laid again",
        baseline=cpu_seconds(lambda: [found_from_nothing() for _ in range(100)], REPEATS) * 10,
        inverse=True,
    )
    yield Figure(
        name="triangles: moves of a hand against the naive table",
        unit="ms",
        value=milliseconds,
        goal=50,
        at_least=True,
        baseline_name="naive table",
        baseline=cpu_seconds(found_naively, REPEATS) * 1000,
        inverse=True,
    )


def game_figures(game: Game[S, V], naively: Callable[[list[Step[S]]], None], games: int) -> Iterator[Figure]:
    """Measures random games of four with the default options who place a tile whenever one fits."""

    def random_steps(seed: int) -> list[Step[S]]:
        return [*random_game(game, SEATS, {}, seed, eager=True)]

    recorded = {seed: random_steps(seed) for seed in range(games)}
    records = {seed: [(step.seat, step.move) for step in steps] for seed, steps in recorded.items()}
    moves = sum(map(len, recorded.values()))
    replaying = cpu_seconds(
        lambda: [replay(game, SEATS, {}, secret(seed), record) for seed, record in records.items()], REPEATS
    )
    playing = cpu_seconds(lambda: [random_steps(seed) for seed in recorded], REPEATS)
    naive_playing = cpu_seconds(lambda: naively(recorded[0]), 1)
    key = game.info.key
    yield Figure(name=f"{key}: a finished game replayed", unit="ms", value=replaying / games * 1000, goal=10)
    yield Figure(name=f"{key}: random moves", unit="moves/s", value=moves / playing, goal=2000, at_least=True)
    yield Figure(
        name=f"{key}: random moves against the naive table",
        unit="moves/s",
        value=moves / playing,
        goal=15,
        at_least=True,
        baseline_name="naive table",
        baseline=len(recorded[0]) / naive_playing,
    )


def tripple_domino_naively(steps: list[Step[TrippleDominoState]]) -> None:
    """Plays a game with the naive implementation, which lists all moves before each."""
    table = TrippleDominoTable(SEATS, steps[0].before.target)
    for step in steps:
        if table.waiting_for_a_deal:
            table.deal([list(hand) for hand in step.before.hands], list(step.before.reserve))
        table.play(step.move)
    assert table.scores == list(steps[-1].after.scores)


def triodomino_naively(steps: list[Step[TriodominoState]]) -> None:
    """Plays a match with the naive implementation, which lists all moves before each."""
    table = TriodominoTable(SEATS, steps[0].before.rounds, steps[0].before.starter, topsy_turvy=False)
    for step in steps:
        if table.waiting_for_a_deal:
            table.deal([list(hand) for hand in step.before.hands], list(step.before.stock))
        table.play(step.move)
    assert table.scores == list(steps[-1].after.scores)
