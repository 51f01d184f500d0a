"""Moves: by whom, at which moment, with which luck."""

from dataclasses import replace

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.replay import TAKEBACK
from bot.sessions.session import TRAIL, Move, Refusal, Session
from bot.sessions.transitions.deadlines import clocked
from bot.sessions.transitions.endings import concluded
from bot.sessions.transitions.presence import on_turn, playing


def moved(session: Session, user: int, words: str, *, ply: int | None, action: int | None, now: int) -> Session:
    """A person's move. ply: the one the press was made for; None if typed.

    Raises the engine's UnreadableMove and IllegalMove. In a race, where all press at once, the engine alone says
    whether a press came too late: stale is then only the press of one who has moved himself since.
    """
    seat = playing(session, user)
    if ply is not None and is_stale(session, seat, ply):
        raise Refusal("stale")
    if not session.game.info.race and seat not in session.to_act:
        raise Refusal("not-your-turn", player=on_turn(session))
    made = Move(seat, " ".join(words.lower().split()), action, now)
    return replace(played(session, made), trail=())


def computed(session: Session, seat: Seat, words: str, *, ply: int, now: int) -> Session:
    """A computer's move; none where the table is not as it was when it was thought of."""
    if session.ply != ply or seat not in session.computers or seat not in session.to_act:
        return session
    return played(session, Move(seat, words, None, now))


def played(session: Session, move: Move) -> Session:
    """The move is made, with the luck of its ply; offers lapse."""
    state = session.game.play(session.state, move.seat, move.words, Chance(session.luck, session.ply + 1))
    return concluded(advanced(session, move, state), move.at)


def advanced(session: Session, move: Move, state: object) -> Session:
    """One ply further, in this state: a new time to move begins, and what was asked before is past."""
    further = replace(
        session,
        state=state,
        ply=session.ply + 1,
        moves=(*session.moves, move),
        trail=(*session.trail, session.state)[-TRAIL:],
        offer=None,
        refused=frozenset(),
    )
    return clocked(further, move.at)


def is_stale(session: Session, seat: Seat, ply: int) -> bool:
    """Whether a press made for this ply is past: the ply has moved on.

    In a race it is past if its presser has moved since, or a move was taken back.
    """
    if not session.game.info.race or ply > session.ply:
        return ply != session.ply
    return any(move.seat == seat or move.words.startswith(TAKEBACK) for move in session.moves[ply:])
