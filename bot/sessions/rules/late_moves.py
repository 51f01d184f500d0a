"""Moves in a race that arrive after what they are about has changed: they are refused, and cost nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.games.base import Seat
from bot.games.race import Lateness, race_of
from bot.games.replay import TAKEBACK
from bot.sessions.refusals import Overtaken, Refusal, Stale
from bot.sessions.session import Move, Session
from bot.sessions.states import states_of

SEEN_FOR = 3_000
"""Milliseconds that a player may need to notice that the table has changed."""


@dataclass(frozen=True)
class SentMove:
    """The words of a move, and when its player sent it (ms since the epoch).

    Attributes:
        ply: the one that the button was made for; None for a typed move.
    """

    words: str
    ply: int | None
    at: int


def check_not_late(session: Session, seat: Seat, move: SentMove) -> None:
    """Refuses a move that its player chose at an earlier table.

    Raises Stale for a press that is out of date. In a race it refuses `just-changed` typed words about what has changed
    within SEEN_FOR; and raises Overtaken for words that were right at an earlier table, which is that of an outdated
    press, or any within SEEN_FOR if the words were typed, or are the answer of a player for whom all others wait. Later
    it refuses `gone` words about what is no longer on the table: they count for nothing, and a call stands. A press
    that is out of date for the table alone counts where the game says that it is RIGHT all the same.
    """
    stale = move.ply is not None and is_stale(session, seat, move.ply)
    late: dict[tuple[Lateness, bool], Seat] = {}
    for why, mover, unseen in _lateness(session, seat, move, stale=stale):
        late.setdefault((why, unseen), mover)  # by the newest of the changes
    faster = late.get((Lateness.OVERTAKEN, True), late.get((Lateness.GONE, True)))
    if faster is not None:
        raise Overtaken(session.people[faster].name, faster)
    if (Lateness.GONE, False) in late:
        raise Refusal("gone", player=session.people[late[Lateness.GONE, False]].name)
    if stale and ((Lateness.RIGHT, True) not in late or move.ply is None or _moved_in(session.moves[move.ply :], seat)):
        raise Stale
    if move.ply is None and (Lateness.CHANGED, True) in late:
        raise Refusal("just-changed")


def is_stale(session: Session, seat: Seat, ply: int) -> bool:
    """Returns whether a button made for this ply is out of date: the ply has moved on.

    In a race, where others come first all the time, it is if the table has changed, this seat has moved since, or a
    move was taken back. Otherwise the game says whether the move came too late.
    """
    if not session.game.info.race or ply > session.ply:
        return ply != session.ply
    return ply < session.table_since or _moved_in(session.moves[ply:], seat)


def _moved_in(moves: Iterable[Move], seat: Seat) -> bool:
    """Returns whether one of these moves is this seat's, or takes another back."""
    return any(move.seat == seat or move.words.startswith(TAKEBACK) for move in moves)


def _lateness(session: Session, seat: Seat, move: SentMove, *, stale: bool) -> Iterator[tuple[Lateness, Seat, bool]]:
    """Yields for each earlier table why the move would be late if it was chosen there, and by whose move it became so.

    The third value is whether its player may not have seen that the table has changed since. The newest comes first.
    The player has seen every table since their own last move that changed it.
    """
    race, first = race_of(session.game), session.ply
    if move.ply is None or session.to_act == {seat}:
        first = next((ply for ply, made in enumerate(session.moves) if made.at >= move.at - SEEN_FOR), first)
    if stale and move.ply is not None:
        first = min(first, move.ply)
    if race is None or session.table_since == 0:
        return
    states = states_of(session)
    for ply in range(session.table_since, 0, -1):
        mover = session.moves[ply - 1].seat
        changed = race.changes_table(states[ply - 1], states[ply])
        if changed and mover == seat:
            return
        if changed and (late := race.lateness(states[ply - 1], session.state, move.words)) is not None:
            yield late, mover, ply > first
