"""Moves: by whom, at which ply, with which luck."""

from dataclasses import replace

from bot.games.base import AnyGame, MoveError, Seat
from bot.games.chance import Chance
from bot.games.race import race_of
from bot.games.state_hash import state_hash
from bot.players.base import Level
from bot.sessions.refusals import Refusal
from bot.sessions.rules.deadlines import start_move_timer
from bot.sessions.rules.endings import finish_if_over
from bot.sessions.rules.guards import name_on_turn, require_player
from bot.sessions.rules.late_moves import SentMove, check_not_late
from bot.sessions.session import EARLIER_KEPT, UNATTENDED_KEPT, EventsByReader, Move, Session
from bot.sessions.transition import TableEvent, Transition

MOST_FORCED = UNATTENDED_KEPT
"""The most forced moves that are made at once: more events would not be kept."""


def make_move(
    session: Session, user: int, move: SentMove, *, action: int | None, now: int, opening: str | None = None
) -> Transition:
    """Makes a person's move.

    An action that has made its move already is not made again. Raises what `check_not_late` and `check_not_for_timer`
    do, why the game has closed the move, and the game's UnreadableMove and IllegalMove.

    Args:
        opening: the move that has to come first, such as a call; both are made, or neither.
    """
    if action is not None and any(made.action == action for made in session.moves):
        return Transition(session, None)
    seat = require_player(session, user)
    words = " ".join(move.words.lower().split())
    check_not_late(session, seat, replace(move, words=words))
    if not session.game.info.race and seat not in session.to_act:
        raise Refusal("not-your-turn", player=name_on_turn(session))
    check_not_for_timer(session, seat, words)
    if (closed := session.game.closed(session.state, seat, words)) is not None:
        raise Refusal(closed)
    if opening is not None:
        session, _ = _play(session, Move(seat, opening, None, now))
    return with_forced_moves(_play(session, Move(seat, words, action, now)), now)


def with_forced_moves(moved: Transition, now: int) -> Transition:
    """Makes the moves of computers that have no choice, at once: the table shows them together with the move before.

    Not in races, and not after the end of a round, which stays for a while.
    """
    session = moved.session
    for _ in range(MOST_FORCED):
        if session.game.info.race or not session.to_act or not session.to_act <= session.computers:
            break
        seat = min(session.to_act)
        legal = session.game.legal_moves(session.state, seat)
        if len(legal) != 1 or session.view(None).round_end is not None:
            break
        moved = make_unattended_move(session, Move(seat, legal[0], None, now))
        session = moved.session
    return moved


def check_not_for_timer(session: Session, seat: Seat, words: str) -> None:
    """Refuses `time-not-up` the move that a timer makes for this seat, unless the player may choose it, too."""
    limit = session.game.limit(session.state)
    if limit is None or (limit.seat, limit.move) != (seat, words):
        return
    if words not in session.game.legal_moves(session.state, seat):
        raise Refusal("time-not-up")


def make_computer_move(
    session: Session, seat: Seat, words: str, *, ply: int, now: int, level: Level | None = None
) -> Transition:
    """Makes a computer's move, unless the table has changed since it was planned at this ply.

    Args:
        level: the one at which it was chosen; None for the computer's own.
    """
    if session.ply != ply or seat not in session.computers or seat not in session.to_act:
        return Transition(session, None)
    session = replace(session, thinks_less=level not in (None, session.level_of(seat)))
    return with_forced_moves(make_unattended_move(session, Move(seat, words, None, now)), now)


def make_unattended_move(session: Session, move: Move) -> Transition:
    """Makes a move that no person asked for: the events of the move before it are kept, to be shown with its own."""
    return _play(session, move, attended=False)


def events_kept(session: Session, *, attended: bool) -> tuple[EventsByReader, ...]:
    """Returns the events that are shown with those of the next move.

    Args:
        attended: whether a person makes it.
    """
    if session.tells_since_own_move:
        return (*session.earlier_events, last_events(session))[-EARLIER_KEPT:]
    return () if attended else (*session.earlier_events, last_events(session))[-UNATTENDED_KEPT:]


def last_events(session: Session) -> EventsByReader:
    """Returns the events of the last move: for spectators, and for the seats that know others."""
    watched = session.view(None).events
    seats = {seat: session.view(seat).events for seat in session.humans}
    return {None: watched, **{seat: events for seat, events in seats.items() if events != watched}}


def advance(session: Session, move: Move, state: object, *, attended: bool = True) -> Session:
    """Returns the session one ply later, in this state: offers lapse, and a new time to move starts.

    Args:
        attended: whether a person has asked for the move.
    """
    ply = session.ply + 1
    move = replace(move, state_hash=state_hash(session.game.info, state))
    further = replace(
        session,
        state=state,
        ply=ply,
        table_since=ply if _changes_table(session.game, session.state, state) else session.table_since,
        moves=(*session.moves, move),
        chain=move.link(session.chain),
        earlier_events=events_kept(session, attended=attended),
        consent=session.consent.lapsed(),
    )
    return replace(further, clock=start_move_timer(further, move.at))


def check_may_make(session: Session, seat: Seat, words: str) -> None:
    """Raises the game's error where this seat may not make this move now."""
    _state_after(session, seat, words)


def _play(session: Session, move: Move, *, attended: bool = True) -> Transition:
    state = _state_after(session, move.seat, move.words)
    return finish_if_over(Transition(advance(session, move, state, attended=attended), TableEvent.MOVED), move.at)


def _state_after(session: Session, seat: Seat, words: str) -> object:
    """Returns the state after a move. Raises the game's error, with the name of the player whose `seat` it has."""
    try:
        return session.game.play(session.state, seat, words, Chance(session.luck_seed, session.ply + 1))
    except MoveError as error:
        args = dict(error.text_args)
        if "seat" not in args:
            raise
        raise type(error)(error.key, player=session.people[int(args.pop("seat"))].name, **args) from error


def _changes_table(game: AnyGame, before: object, after: object) -> bool:
    """Returns whether a race shows another table after a move than before it."""
    race = race_of(game)
    return race is not None and race.changes_table(before, after)
