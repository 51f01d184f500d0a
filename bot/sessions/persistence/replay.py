"""Restores a saved session's state by replaying its moves: all of them, or those that other processes have added."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

from bot.games import GAMES
from bot.games.base import MoveError, OptionError
from bot.games.chance import Chance
from bot.games.replay import is_undoing, steps
from bot.games.state_hash import comparable, state_hash
from bot.sessions.fairness import commitment
from bot.sessions.persistence.records import options_of, session_record, session_without_state
from bot.sessions.persistence.seal import is_broken
from bot.sessions.rules.earlier_events import earlier_events, events_kept, is_unattended
from bot.sessions.session import Move, Session, Status
from bot.store.errors import DamagedRecord
from bot.store.interface import Reading
from bot.store.sessions import SavedSession
from bot.store.shared import OverdueRecord


class Unplayable(Exception):
    """A saved session does not fit today's rules, so it has no state. The message says why, without secrets."""


class UnknownOptions(Unplayable):
    """A saved session has options that its game does not have: they were removed, or a newer program added them."""


def checked_session(saved: SavedSession, known: Session | None = None) -> Session:
    """Returns the session of these records, without its state, which `replayed` computes.

    Args:
        known: an earlier snapshot of the session, if the records have only the moves since.

    Raises:
        DamagedRecord: for rows that differ from what was written: an unreadable value, a missing move, a broken seal, a
            commitment to another seed. If a move shows the damage, its ply is named.
    """
    session = session_without_state(saved, known)
    if is_broken(saved, session_record(session, 0)):
        with suppress(Unplayable):
            replayed(session)
        raise DamagedRecord("its rows are not as they were sealed")
    if session.luck.commitment != commitment(session.deal, session.luck.seed):
        raise DamagedRecord("its commitment is to another seed")
    return session


def replayed(session: Session, *, with_events: bool = False) -> Session:
    """Returns the session with today's options and with its game's state.

    Args:
        with_events: whether to compute `earlier_events`, which are needed to show a table.

    Raises:
        Unplayable: today's rules cannot replay the session.
        DamagedRecord: a move leads to another state than when it was made.
    """
    game = GAMES.get(session.game_key)
    if game is None:
        raise Unplayable(f"no game {session.game_key}")
    if game.info.rules != session.rules:
        raise Unplayable(f"played by rules {session.rules}, the program has rules {game.info.rules}")
    session = _with_full_options(session)
    if session.started_at is None:
        return session
    if session.luck_lost:
        raise Unplayable("its luck followed from the id of a person whose data were deleted")
    try:
        states = _checked_states(session)
        over = game.outcome(states[-1]) is not None
        playable = replace(session, state=states[-1], table_since=_table_since(session, states))
        if with_events:
            playable = replace(playable, earlier_events=earlier_events(playable, states))
    except DamagedRecord:
        raise
    except Exception as error:  # noqa: BLE001 - a game may raise anything on an old record
        # The error's message may quote a hand, and this reason is logged, so only the error's type is named.
        raise Unplayable(f"its replay fails: {type(error).__name__}") from None
    if over and session.status is Status.PLAYING:
        raise Unplayable("over by today's rules")
    return playable


def is_of_newer_program(row: OverdueRecord) -> bool:
    """Returns whether an overdue row shows that only a newer program can handle its session."""
    if row.game is None or row.rules is None or row.options is None:  # it is no session
        return False
    game = GAMES.get(row.game)
    if game is None or row.rules > game.info.rules:
        return True
    try:
        game.seats(game.info.full_options(options_of(row.options)))
    except OptionError:
        return True
    except ValueError:  # a damaged row, which is set aside when it is loaded
        return False
    return False


def _checked_states(session: Session) -> list[object]:
    """Returns the states at the start and after each move, each checked against the hash stored with its move.

    Raises DamagedRecord, and the game's errors on a move without a comparable hash.
    """
    game, states = session.game, list[object]()
    moves = [(move.seat, move.words) for move in session.moves]
    hashes = [comparable_hash(session, move) for move in session.moves]
    try:
        for ply, state in enumerate(steps(game, len(session.people), session.options, session.luck_seed, moves)):
            if ply > 0 and (recorded := hashes[ply - 1]) and recorded != state_hash(game.info, state):
                raise DamagedRecord("the state is not the one that was recorded", ply)
            states.append(state)
    except MoveError:
        ply = len(states)
        if hashes[ply - 1] is None:
            raise
        raise DamagedRecord("the rules refuse the move", ply) from None
    return states


def comparable_hash(session: Session, move: Move) -> str | None:
    """Returns the hash that was stored with a move, if it can be compared with today's hashes."""
    recorded = move.state_hash
    return recorded if recorded is not None and comparable(session.game.info, recorded) else None


def _table_since(session: Session, states: Sequence[object]) -> int:
    """Returns the last ply of a race that changed the shared table; 0 in other games."""
    if (race := session.race) is None:
        return 0
    return max((ply for ply, step in enumerate(pairwise(states), start=1) if race.changes_table(*step)), default=0)


def _with_full_options(session: Session) -> Session:
    """Returns the session with all options of its game: options newer than the record have their defaults.

    Raises UnknownOptions, also if today's rules no longer allow these options together.
    """
    game = session.game
    try:
        options = game.info.full_options(session.options)
        game.seats(options)
    except OptionError as error:
        raise UnknownOptions(f"its options do not fit: {error}") from error
    return replace(session, options=options)


def replayed_from(known: Session, session: Session) -> Session:
    """Like `replayed` with events, but plays only the moves after a known state of the session.

    Raises the errors of `replayed`.
    """
    after = session.moves[known.ply :]
    further = known.state is not None and known.luck_seed == session.luck_seed and known.rules == session.rules
    if not further or known.options != session.options or any(is_undoing(move.words) for move in after):
        return replayed(session, with_events=True)
    game, race, states = session.game, session.race, [known.state]
    events, since = known.earlier_events, known.table_since
    for ply, move in enumerate(after, start=known.ply + 1):
        before = states[-1]
        try:
            state = game.play(before, move.seat, move.words, Chance(session.luck_seed, ply))
        except MoveError:
            raise DamagedRecord("the rules refuse the move", ply) from None
        if (recorded := comparable_hash(session, move)) and recorded != state_hash(game.info, state):
            raise DamagedRecord("the state is not the one that was recorded", ply)
        shown = replace(session, state=before, earlier_events=events)
        events = events_kept(shown, attended=not is_unattended(session.moves, ply))
        since = ply if race is not None and race.changes_table(before, state) else since
        states.append(state)
    return replace(session, state=states[-1], table_since=since, earlier_events=events)


async def faults(store: Reading, ids: Iterable[str]) -> AsyncIterator[str]:
    """Replays these sessions, and yields a line for each that fails: its id, the ply if known, and why.

    Games whose rules have changed since fail, too. Raises StoreUnavailable.
    """
    for session_id in ids:
        try:
            saved = await store.sessions.find(session_id)
            if saved is not None:
                replayed(checked_session(saved))
        except (DamagedRecord, Unplayable) as why:
            yield f"{session_id}: {why}"
