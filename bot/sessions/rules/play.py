"""Moves: by whom, at which ply, with which luck.

In a race, a move that arrives after its part of the table has changed is refused, and costs nothing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.games.base import MoveError, Seat
from bot.games.chance import Chance
from bot.games.race import Lateness
from bot.games.replay import TAKEBACK, overtaken
from bot.games.state_hash import state_hash
from bot.players.base import Level
from bot.sessions.refusals import Overtaken, Refusal, Stale
from bot.sessions.rules.deadlines import start_move_timer
from bot.sessions.rules.earlier_events import UNATTENDED_KEPT, events_kept
from bot.sessions.rules.endings import finish_if_over
from bot.sessions.rules.guards import name_on_turn, require_player
from bot.sessions.session import Move, Session
from bot.sessions.states import states_of
from bot.sessions.transition import TableEvent, Transition

SEEN_FOR = 3_000
"""Milliseconds that a player may need to notice that the table has changed."""

MOST_FORCED = UNATTENDED_KEPT
"""The most forced moves that are made at once: the events of more would not be kept."""


@dataclass(frozen=True)
class SentMove:
    """The words of a move, and when its player sent it (ms since the epoch).

    Attributes:
        ply: the one that the button was made for; None for a typed move.
    """

    words: str
    ply: int | None
    at: int


def make_move(
    session: Session, user: int, move: SentMove, *, action: int | None, now: int, opening: str | None = None
) -> Transition:
    """Makes a person's move.

    An action whose move was already made has no further effect. Raises what `check_not_late` and `check_not_for_timer`
    do, a Refusal if the game has closed the move, and the game's UnreadableMove and IllegalMove.

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


def check_not_late(session: Session, seat: Seat, move: SentMove) -> None:
    """Refuses a move that its player chose at an earlier state of the table.

    Raises Stale for an outdated press. In a race:

    - Typed words about something that changed within SEEN_FOR are refused `just-changed`.
    - Words that were right at an earlier state raise Overtaken. For a press that is the state for which its button was
      made; for typed words, and for a player on whom all others wait, any state within SEEN_FOR.
    - Words about something that has been gone for longer are refused `gone`: they count for nothing, and a call stands.
    - A press that is outdated only by a change of the table counts if the game says that it is still RIGHT.
    """
    stale = move.ply is not None and is_stale(session, seat, move.ply)
    if not session.game.info.race:
        if stale:
            raise Stale
        return
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
    """Returns whether a button made for this ply is out of date: the ply has changed.

    In a race, where others act all the time, the button is out of date only if the table has changed, this seat has
    moved since, or a move was taken back. Otherwise the game says whether the move came too late.
    """
    if not session.game.info.race or ply > session.ply:
        return ply != session.ply
    return ply < session.table_since or _moved_in(session.moves[ply:], seat)


def _moved_in(moves: Iterable[Move], seat: Seat) -> bool:
    """Returns whether one of these moves is this seat's, or takes another back."""
    return any(move.seat == seat or move.words.startswith(TAKEBACK) for move in moves)


def _lateness(session: Session, seat: Seat, move: SentMove, *, stale: bool) -> Iterator[tuple[Lateness, Seat, bool]]:
    """Yields, for each earlier state of the table, why a move chosen there would be late, and whose move made it so.

    The third value tells whether the player may not have noticed the change. The newest state comes first. States
    before the player's own last move that changed the table are not considered.
    """
    race, first = session.race, session.ply
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


def with_forced_moves(moved: Transition, now: int) -> Transition:
    """Makes the moves of computers that have only one at once: the table shows them together with the move before.

    Does nothing in races, nor after the end of a round, which is shown for a while.
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
    """Refuses `time-not-up` if only a timer may make this move for this seat."""
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
        level: at which the move was chosen; None for the computer's own level.
    """
    if session.ply != ply or seat not in session.computers or seat not in session.to_act:
        return Transition(session, None)
    session = replace(session, thinks_less=level not in (None, session.level_of(seat)))
    return with_forced_moves(make_unattended_move(session, Move(seat, words, None, now)), now)


def make_unattended_move(session: Session, move: Move) -> Transition:
    """Makes a move that no person asked for: the previous move's events are kept, to be shown together with its own."""
    return _play(session, move, attended=False)


def advance(session: Session, move: Move, state: object, *, attended: bool = True) -> Session:
    """Returns the session one ply later, in this state: offers lapse, and a new time to move starts.

    Args:
        attended: whether a person has asked for the move.
    """
    race, ply = session.race, session.ply + 1
    move = replace(move, state_hash=state_hash(session.game.info, state))
    further = replace(
        session,
        state=state,
        ply=ply,
        table_since=ply if race is not None and race.changes_table(session.state, state) else session.table_since,
        moves=(*session.moves, move),
        chain=move.link(session.chain),
        earlier_events=events_kept(session, attended=attended),
        consent=session.consent.lapsed(),
    )
    return replace(further, clock=start_move_timer(further, move.at))


def check_may_make(session: Session, seat: Seat, words: str) -> None:
    """Raises the game's error if this seat may not make this move now."""
    _state_after(session, seat, words)


def _play(session: Session, move: Move, *, attended: bool = True) -> Transition:
    state = _state_after(session, move.seat, move.words)
    return finish_if_over(Transition(advance(session, move, state, attended=attended), TableEvent.MOVED), move.at)


def _state_after(session: Session, seat: Seat, words: str) -> object:
    """Returns the state after a move. Raises the game's error, in which a player's name replaces the `seat`."""
    try:
        return session.game.play(session.state, seat, words, Chance(session.luck_seed, session.ply + 1))
    except MoveError as error:
        args = dict(error.text_args)
        if "seat" not in args:
            raise
        raise type(error)(error.key, player=session.people[int(args.pop("seat"))].name, **args) from error


def undo_overtaken_call(session: Session, user: int, ply: int | None, faster: Seat, now: int) -> Transition:
    """Undoes the call with which this user has stopped a race, since another player was faster.

    Does nothing if the last move is not such a call.

    Args:
        ply: that of the button meant to answer the call; None for typed words.
        faster: the other player's seat.
    """
    seat, before = session.seat_of(user), session.ply - 1
    stops = session.game.info.race and len(session.people) > 1 and session.to_act == {seat}
    if seat is None or not stops or session.moves[before].seat != seat or ply not in (None, session.ply):
        return Transition(session, None)
    undone = Move(seat, overtaken(before, faster), None, now)
    return Transition(advance(session, undone, states_of(session)[before]), TableEvent.TAKEN_BACK)
