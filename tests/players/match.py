"""Games between players, the same ones on every run."""

from collections.abc import Iterator, Sequence
from math import isfinite
from random import Random
from typing import Any

from bot.games.base import AnyGame, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.players.base import AnyPlayer

PLIES = 5000
"""Where a game is given up that does not end: only Tris 2 may go on without end."""


def turns(
    game: AnyGame, options: Options, players: Sequence[AnyPlayer], seed: bytes
) -> Iterator[tuple[Any, Seat, Sequence[str]]]:
    """State, seat and its legal moves, each time somebody is about to move; then the end, or `PLIES` moves.

    In a race any of those who want to move is as quick as another.
    """
    fancy = Random(seed)
    state = game.start(len(players), game.info.full_options(options), Chance(seed, 0))
    for ply in range(1, PLIES + 1):
        ready = [seat for seat in sorted(game.to_act(state)) if isfinite(pause(game, state, seat, players[seat]))]
        if not ready:
            break
        seat = fancy.choice(ready)
        legal = game.legal_moves(state, seat)
        yield state, seat, legal
        move = players[seat].choose(game.view(state, seat), legal, Chance(seed + b"player", ply))
        state = game.play(state, seat, move, Chance(seed, ply))
    yield state, Seat(0), ()


def pause(game: AnyGame, state: Any, seat: Seat, player: AnyPlayer) -> float:
    return player.pause(game.view(state, seat), game.legal_moves(state, seat), Chance(b"pause", 0))


def played(game: AnyGame, options: Options, players: Sequence[AnyPlayer], seed: bytes) -> Outcome | None:
    """How the game ends; None where it does not."""
    *_, (end, _, _) = turns(game, options, players, seed)
    return game.outcome(end)
