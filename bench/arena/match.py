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
from bench.arena.rollouts import Rollouts
from bench.arena.score import Score
from bot.games import GAMES
from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.players.base import pause_of


@dataclass(frozen=True)
class Match:
    """Games of `first` against `second`, who has all other seats.

    Every `seats` games in a row have the same luck, and the first contestant has each seat once.

    Attributes:
        plies: after how many plies a game that does not end is cut.
    """

    game: str
    first: str
    second: str
    games: int
    options: Options = field(default_factory=dict)
    plies: int = 2000
    seed: str = "arena"
    seats: int = 2

    def play(self, processes: int = 1, start: int = 0) -> Score:
        """Returns the score of the games from number `start` on."""
        numbers = range(start, self.games)
        if processes == 1:
            return reduce(add, map(partial(play_game, self), numbers), Score())
        with ProcessPoolExecutor(processes) as pool:
            return reduce(add, pool.map(partial(play_game, self), numbers), Score())


def play_game(match: Match, number: int) -> Score:
    """Returns the score of one game of a match; the first contestant takes another seat in each game."""
    seed = f"{match.seed} {match.game} {number // match.seats}".encode()
    first = Seat(number % match.seats)
    players = [contestant(match.game, match.first if seat == first else match.second) for seat in range(match.seats)]
    game = GAMES[match.game]
    state = game.start(match.seats, game.info.full_options(match.options), Chance(seed, 0))
    rng, times = Random(seed), [0.0]
    for ply in range(1, match.plies + 1):
        seat = _next_seat(match.game, state, players, rng, Chance(seed + b"pause", ply))
        if seat is None:
            break
        view, legal = game.view(state, seat), game.legal_moves(state, seat)
        before, someone, luck = process_time(), players[seat], Chance(seed + b"player", ply)
        if isinstance(someone, Rollouts):
            move = someone.choose_in(state, seat, legal, luck)
        else:
            move = someone.choose(view, legal, luck)
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


def _next_seat(key: str, state: Any, players: Sequence[Any], rng: Random, chance: Chance) -> Seat | None:
    """Returns the seat that moves next, in a race the seat that moves soonest; None at the end."""
    game = GAMES[key]
    seats = sorted(game.to_act(state))
    if not game.info.race:
        return seats[0] if seats else None
    pauses = {
        seat: pause_of(players[seat], game.view(state, seat), game.legal_moves(state, seat), chance) for seat in seats
    }
    waiting = [seat for seat in seats if isfinite(pauses[seat])]
    rng.shuffle(waiting)
    return min(waiting, key=lambda seat: pauses[seat], default=None)
