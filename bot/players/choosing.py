"""Chooses the next move of the computers at a table, and rates moves. In: requests, which can be pickled."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players import player, simple_player
from bot.players.base import AnyPlayer, Level, pause_of
from bot.players.random_player import RandomPlayer

PlayerOf: TypeAlias = Callable[[str, Level], AnyPlayer]
"""Returns the player of a game at a level."""


@dataclass(frozen=True)
class MoveRequest:
    """What a computer knows when it is to move.

    Attributes:
        view: of its seat.
        legal: its moves.
        seed: of its own luck.
    """

    game_key: str
    level: Level
    seat: Seat
    view: Any
    legal: Sequence[str]
    seed: bytes
    rated: bool = False
    """Whether the rating of the best move is asked for, too: a draw is in place."""
    full: bool = False
    """Whether it is chosen at its level however long that waits: others in the same position meet the same move."""


@dataclass(frozen=True)
class Choice:
    """The move that a computer makes after a pause.

    Attributes:
        failure: the traceback of a player that failed, else empty.
    """

    seat: Seat
    words: str
    pause: float
    """Seconds from the moment at which the seat came to act."""
    level: Level
    """That of the request, which may be lower than the computer's."""
    failure: str = ""
    rating: float | None = None
    """That of the best move, from LOST to WON, if it was asked for."""


def first_choice(requests: Sequence[MoveRequest], player: PlayerOf = player) -> Choice:
    """Returns the choice with the shortest pause: in a race several seats may act, and the fastest one does."""
    return min((_choice(request, player) for request in requests), key=lambda choice: choice.pause)


def move_ratings(request: MoveRequest, player: PlayerOf = player) -> Sequence[float]:
    """Returns what the player expects of each legal move, from LOST to WON."""
    return player(request.game_key, request.level).ratings(request.view, request.legal, Chance(request.seed, 0))


def _choice(request: MoveRequest, player: PlayerOf) -> Choice:
    """Returns the player's choice; where it fails the simple player's, and in the end a random one.

    People must not wait for ever.
    """
    failure = ""
    for find in (player, simple_player):
        try:
            return _choice_of(find(request.game_key, request.level), request, failure)
        except Exception:  # noqa: BLE001 - players may fail in any way; the caller logs it
            failure = failure or traceback.format_exc()
    return _choice_of(RandomPlayer(), request, failure)


def _choice_of(player: AnyPlayer, request: MoveRequest, failure: str = "") -> Choice:
    """Raises ValueError for a move that is not legal, and for a pause that is not a time."""
    view, legal, seat, seed = request.view, request.legal, request.seat, request.seed
    # The same luck for the choice and for its pause, since the player may work both out together.
    words = player.choose(view, legal, Chance(seed, seat))
    if words not in legal:
        raise ValueError(f"{request.game_key}: no such move: {words}")
    pause = pause_of(player, view, legal, Chance(seed, seat))
    if not pause >= 0:
        raise ValueError(f"{request.game_key}: no such pause: {pause}")
    rating = max(player.ratings(view, legal, Chance(seed, seat))) if request.rated else None
    return Choice(seat, words, pause, request.level, failure, rating)
