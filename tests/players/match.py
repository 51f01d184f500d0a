"""Matches between computer players, the same ones on every run, and a player's choices in a position."""

from collections.abc import Iterator, Sequence
from math import isfinite
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.base import AnyGame, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import DEFAULT_LEVEL, AnyPlayer, Level, pause_of
from bot.players.random_player import RandomPlayer

PLIES = 5000
"""After how many plies a game is cut; only Tris 2 may go on for ever."""

LUCKS = 20
"""The number of different lucks with which a choice is tried."""


def turns(
    game: AnyGame, options: Options, players: Sequence[AnyPlayer], seed: bytes
) -> Iterator[tuple[Any, Seat, Sequence[str]]]:
    """Yields the state, the seat and its legal moves before each move, and finally the last state without moves.

    In a race, each of the seats that want to move is equally likely to be the first.
    """
    rng = Random(seed)
    state = game.start(len(players), game.info.full_options(options), Chance(seed, 0))
    for ply in range(1, PLIES + 1):
        ready = sorted(game.to_act(state))
        if game.info.race:  # elsewhere every pause is finite (tests/players/test_promises.py)
            ready = [seat for seat in ready if isfinite(_pause(game, state, seat, players[seat]))]
        if not ready:
            break
        seat = rng.choice(ready)
        legal = game.legal_moves(state, seat)
        yield state, seat, legal
        move = players[seat].choose(game.view(state, seat), legal, Chance(seed + b"player", ply))
        state = game.play(state, seat, move, Chance(seed, ply))
    yield state, Seat(0), ()


def _pause(game: AnyGame, state: Any, seat: Seat, player: AnyPlayer) -> float:
    return pause_of(player, game.view(state, seat), game.legal_moves(state, seat), Chance(b"pause", 0))


def outcome(game: AnyGame, options: Options, players: Sequence[AnyPlayer], seed: bytes) -> Outcome | None:
    """Returns the outcome of a match; None if it is cut."""
    *_, (end, _, _) = turns(game, options, players, seed)
    return game.outcome(end)


def wins_against_random_players(
    key: str,
    options: Options,
    seats: int,
    games: int,
    level: Level = DEFAULT_LEVEL,
    *,
    someone: AnyPlayer | None = None,
) -> int:
    """Returns how many games a player wins as the only winner against random players, taking each seat in turn.

    someone: the player; by default the level's.
    """
    someone = someone or player(key, level)
    won = 0
    for number in range(games):
        own = number % seats
        players = [someone if seat == own else RandomPlayer() for seat in range(seats)]
        result = outcome(GAMES[key], options, players, f"{key} {number}".encode())
        won += result is not None and result.winners == (own,)
    return won


def choices(key: str, state: Any, seat: int | None = None, someone: AnyPlayer | None = None) -> set[str]:
    """Returns the moves that a player chooses in a state with different luck.

    seat: by default the first one to act. someone: by default the player of the default level.
    """
    someone = someone or player(key)
    game = GAMES[key]
    own = min(game.to_act(state)) if seat is None else Seat(seat)
    view, legal = game.view(state, own), game.legal_moves(state, own)
    return {someone.choose(view, legal, Chance(b"luck", luck)) for luck in range(LUCKS)}


def same_choice(key: str, state: Any, other: Any, seat: Seat, someone: AnyPlayer | None = None) -> bool:
    """Returns whether a player chooses the same move in both states. someone: by default the default level's player."""
    someone = someone or player(key)
    game = GAMES[key]
    chosen = {
        someone.choose(game.view(one, seat), game.legal_moves(one, seat), Chance(b"a player's own", 1))
        for one in (state, other)
    }
    return len(chosen) == 1
