"""Plays one game between two contestants, and many of them in several processes."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial, reduce
from math import isfinite
from operator import add
from random import Random
from time import process_time
from typing import Any

from bench.arena.contestants import contestant
from bench.arena.score import Score
from bot.games import GAMES
from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.players.base import AnyPlayer


@dataclass(frozen=True)
class Match:
    """Games of `first` against `second`. Two games in turn have the same luck, with seats swapped.

    plies: where a game is cut that does not end.
    """

    game: str
    first: str
    second: str
    games: int
    options: Options = field(default_factory=dict)
    plies: int = 2000
    seed: str = "arena"

    def play(self, processes: int = 1) -> Score:
        """Returns the score after all games."""
        numbers = range(self.games)
        if processes == 1:
            return reduce(add, map(partial(play_game, self), numbers), Score())
        with ProcessPoolExecutor(processes) as pool:
            return reduce(add, pool.map(partial(play_game, self), numbers), Score())


def play_game(match: Match, number: int) -> Score:
    """Returns the score of one game of a match; in the odd ones the second contestant begins."""
    seed = f"{match.seed} {match.game} {number // 2}".encode()
    first = Seat(number % 2)
    names = (match.first, match.second) if first == 0 else (match.second, match.first)
    players = [contestant(match.game, name) for name in names]
    game = GAMES[match.game]
    state = game.start(2, game.info.full_options(match.options), Chance(seed, 0))
    rng, times = Random(seed), [0.0]
    for ply in range(1, match.plies + 1):
        seat = _next_seat(match.game, state, players, rng, Chance(seed + b"pause", ply))
        if seat is None:
            break
        view, legal = game.view(state, seat), game.legal_moves(state, seat)
        before = process_time()
        move = players[seat].choose(view, legal, Chance(seed + b"player", ply))
        if seat == first:
            times.append(process_time() - before)
        state = game.play(state, seat, move, Chance(seed, ply))
    outcome = game.outcome(state)
    winners = outcome.winners if outcome else ()
    return Score(
        won=winners == (first,),
        drawn=outcome is not None and len(winners) != 1,
        lost=len(winners) == 1 and winners != (first,),
        cut=outcome is None,
        moves=len(times) - 1,
        seconds=sum(times),
        slowest=max(times),
    )


def _next_seat(key: str, state: Any, players: Sequence[AnyPlayer], rng: Random, chance: Chance) -> Seat | None:
    """Returns the seat that moves next: in a race the one that moves soonest. None at the end."""
    game = GAMES[key]
    seats = sorted(game.to_act(state))
    if not game.info.race:
        return seats[0] if seats else None
    pauses = {
        seat: players[seat].pause(game.view(state, seat), game.legal_moves(state, seat), chance) for seat in seats
    }
    waiting = [seat for seat in seats if isfinite(pauses[seat])]
    rng.shuffle(waiting)
    return min(waiting, key=lambda seat: pauses[seat], default=None)
