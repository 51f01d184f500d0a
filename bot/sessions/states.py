"""The states of a session at each ply: computed anew for short games, kept for the long ones asked about last."""

import asyncio
from typing import Any, TypeAlias

from bot.games.replay import history
from bot.lru import LruCache
from bot.sessions.session import Move, Session

FEW = 100
"""So many moves are played on the event loop, 40 microseconds each; more are played in a thread."""

STATES_KEPT = 10_000
"""How many states are kept, of about a kilobyte each; a game of thousands of moves has as many states."""

_States: TypeAlias = tuple[Any, ...]

_kept: LruCache[tuple[str, bytes], tuple[tuple[Move, ...], _States]] = LruCache(STATES_KEPT, lambda kept: len(kept[1]))


def states_of(session: Session) -> _States:
    """Returns the states at the start of the game and after each of its moves. Any thread may call it."""
    known = _known(session)
    if len(known) > session.ply:
        return known[: session.ply + 1]
    moves = [(move.seat, move.words) for move in session.moves]
    states = history(session.game, len(session.people), session.options, session.luck_seed, moves, known=known)
    if session.ply > FEW:
        _kept[session.id, session.luck_seed] = session.moves, states
    return states


async def prepare_states(session: Session) -> None:
    """Computes the states of a long game in a thread, so that `states_of` then takes a few milliseconds at most."""
    if session.state is not None and session.ply - len(_known(session)) >= FEW:
        await asyncio.to_thread(states_of, session)


def _known(session: Session) -> _States:
    """Returns the states that are kept, as far as the session has the same moves."""
    moves, states = _kept.get((session.id, session.luck_seed)) or ((), ())
    both = min(len(moves), session.ply)
    return states if moves[:both] == session.moves[:both] else ()
