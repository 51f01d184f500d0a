"""The state of a saved session, by replay of its moves."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.games import GAMES
from bot.games.base import AnyGame, OptionError, Race
from bot.games.replay import history
from bot.sessions.session import Session, Status


class Unplayable(Exception):
    """A saved session does not fit today's rules, so it has no state. Says why, and no secret."""


def replayed(session: Session) -> Session:
    """Returns the session with today's options and with its game's state.

    Raises Unplayable where today's rules do not allow that.
    """
    game = GAMES.get(session.game_key)
    if game is None:
        raise Unplayable(f"no game {session.game_key}")
    if game.info.rules != session.rules:
        raise Unplayable(f"played by rules {session.rules}, the program has rules {game.info.rules}")
    session = _with_full_options(session)
    if session.started_at is None:
        return session
    moves = [(move.seat, move.words) for move in session.moves]
    try:
        states = history(game, len(session.people), session.options, session.luck, moves)
        over = game.outcome(states[-1]) is not None
        since = _table_since(game, states)
    except Exception as error:  # noqa: BLE001 - a game may raise anything on an old record
        # Its message may quote a hand, and why a session was abandoned is logged: so only its type is named.
        raise Unplayable(f"its replay fails: {type(error).__name__}") from None
    if over and session.status is Status.PLAYING:
        raise Unplayable("over by today's rules")
    return replace(session, state=states[-1], table_since=since)


def _table_since(game: AnyGame, states: Sequence[object]) -> int:
    """Returns the last ply of a race that changed the table that all look at; 0 in other games."""
    if not isinstance(game, Race):
        return 0
    return max((ply for ply, step in enumerate(pairwise(states), start=1) if game.changes_table(*step)), default=0)


def _with_full_options(session: Session) -> Session:
    """Returns the session with all options of its game: those newer than the record have their defaults.

    Raises Unplayable for options that the game no longer has, or that exclude one another today.
    """
    game = session.game
    try:
        options = game.info.full_options(session.options)
        game.seats(options)
    except OptionError as error:
        raise Unplayable(f"its options do not fit: {error}") from error
    return replace(session, options=options)
