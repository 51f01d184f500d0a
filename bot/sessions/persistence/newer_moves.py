"""What other processes have done at a session since this one read it."""

from dataclasses import replace

from bot.games.base import MoveError
from bot.games.chance import Chance
from bot.games.race import race_of
from bot.games.replay import is_undoing
from bot.games.state_hash import state_hash
from bot.sessions.persistence.replay import comparable_hash, replayed
from bot.sessions.rules.play import events_kept, is_unattended
from bot.sessions.session import Session
from bot.store.errors import DamagedRecord


def replayed_from(known: Session, session: Session) -> Session:
    """Returns what `replayed` returns with events, but plays only the moves beyond a known state of the session.

    Raises what `replayed` does.
    """
    after = session.moves[known.ply :]
    further = known.state is not None and known.luck_seed == session.luck_seed and known.rules == session.rules
    if not further or known.options != session.options or any(is_undoing(move.words) for move in after):
        return replayed(session, with_events=True)
    game, race, states = session.game, race_of(session.game), [known.state]
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
