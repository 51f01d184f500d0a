"""Moves: by whom, at which moment, with which luck."""

from dataclasses import replace

from bot.games.base import Race, Seat
from bot.games.chance import Chance
from bot.games.replay import TAKEBACK
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.rules.deadlines import clocked
from bot.sessions.rules.endings import concluded
from bot.sessions.rules.guards import on_turn, playing
from bot.sessions.session import UNATTENDED_KEPT, EventsByReader, Move, Session


def moved(session: Session, user: int, words: str, *, ply: int | None, action: int | None, now: int) -> Session:
    """A person's move. ply: the one the press was made for; None if typed.

    Raises the engine's UnreadableMove and IllegalMove.
    """
    seat = playing(session, user)
    if ply is not None and is_stale(session, seat, ply):
        raise Stale
    if not session.game.info.race and seat not in session.to_act:
        raise Refusal("not-your-turn", player=on_turn(session))
    made = Move(seat, " ".join(words.lower().split()), action, now)
    return played(session, made)


def computed(session: Session, seat: Seat, words: str, *, ply: int, now: int) -> Session:
    """A computer's move; none where the table is not as it was when it was thought of."""
    if session.ply != ply or seat not in session.computers or seat not in session.to_act:
        return session
    return followed(session, Move(seat, words, None, now))


def followed(session: Session, move: Move) -> Session:
    """The move is made without a press: what the one before it brought is still to be told after it."""
    return played(session, move, unattended=(*session.unattended_events, told(session))[-UNATTENDED_KEPT:])


def told(session: Session) -> EventsByReader:
    """What the last move brought, for all who watch, and for the seats that know another tale."""
    watched = session.view(None).events
    seats = {seat: session.view(seat).events for seat in session.humans}
    return {None: watched, **{seat: events for seat, events in seats.items() if events != watched}}


def played(session: Session, move: Move, unattended: tuple[EventsByReader, ...] = ()) -> Session:
    """The move is made, with the luck of its ply; offers lapse. unattended: what happened since the last human move."""
    state = session.game.play(session.state, move.seat, move.words, Chance(session.luck, session.ply + 1))
    return concluded(advanced(session, move, state, unattended), move.at)


def advanced(session: Session, move: Move, state: object, unattended: tuple[EventsByReader, ...] = ()) -> Session:
    """One ply further, in this state: a new time to move begins, and what was asked before is past."""
    further = replace(
        session,
        state=state,
        ply=session.ply + 1,
        table_since=session.ply + 1 if turned(session, state) else session.table_since,
        moves=(*session.moves, move),
        unattended_events=unattended,
        offer=None,
        refused=frozenset(),
    )
    return clocked(further, move.at)


def turned(session: Session, state: object) -> bool:
    """Whether in a race another table lies there in this state."""
    game = session.game
    return isinstance(game, Race) and game.changes_table(session.state, state)


def is_stale(session: Session, seat: Seat, ply: int) -> bool:
    """Whether a press made for this ply is past: the ply has moved on.

    In a race, where others come first all the time, it is past if the table is another one, its presser has moved
    since, or a move was taken back. Beyond that the engine says whether it came too late.
    """
    if not session.game.info.race or ply > session.ply:
        return ply != session.ply
    return ply < session.table_since or any(
        move.seat == seat or move.words.startswith(TAKEBACK) for move in session.moves[ply:]
    )
