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
    """The information with which a computer chooses its move.

    Attributes:
        view: the view of its seat.
        legal: the legal moves of its seat.
        seed: the seed of the player's own luck, not the game's.
    """

    game_key: str
    level: Level
    seat: Seat
    view: Any
    legal: Sequence[str]
    seed: bytes
    rated: bool = False
    """Whether the rating of the best move is needed, too, because the game may end as a draw."""
    full: bool = False
    """Whether to keep the level however long the choice waits: others in this position have to meet the same move."""


@dataclass(frozen=True)
class Choice:
    """The move that a computer makes after a pause.

    Attributes:
        failure: the traceback if the player failed, else empty.
    """

    seat: Seat
    words: str
    pause: float
    """Seconds from the moment at which the seat came to act."""
    level: Level
    """The level of the request, which may be lower than the computer's."""
    failure: str = ""
    rating: float | None = None
    """The rating of the best move, from LOST to WON, if the request asked for it."""


def first_choice(requests: Sequence[MoveRequest], player: PlayerOf = player) -> Choice:
    """Returns the choice with the shortest pause: in a race several seats may act, and the fastest one does."""
    return min((_choice(request, player) for request in requests), key=lambda choice: choice.pause)


def move_ratings(request: MoveRequest, player: PlayerOf = player) -> Sequence[float]:
    """Returns the player's rating of each legal move, from LOST to WON."""
    return player(request.game_key, request.level).ratings(request.view, request.legal, Chance(request.seed, 0))


def _choice(request: MoveRequest, player: PlayerOf) -> Choice:
    """Returns the player's choice; if the player fails, the simple player's, and if that fails, too, a random one.

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
    """Returns a player's choice. Raises ValueError for an illegal move, and for a pause that is not a time."""
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
