"""Games of tournaments: two people play; the game starts when it is opened, and ends with its round at the latest."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.games.base import Outcome, Seat, Value
from bot.games.replay import is_undoing
from bot.sessions.fairness import SessionSeed
from bot.sessions.rules.endings import abandon, finish, give_up
from bot.sessions.rules.lobby import open_lobby
from bot.sessions.rules.start import start_game
from bot.sessions.session import GaveUpReason, Move, Person, Place, Session, Status
from bot.sessions.transition import Transition

ADJUDICATED, NO_SHOW, TIME_OVER = ROUND_ENDS = "adjudicated", "no-show", "round-time-over"
"""Why a game ended with its round. ADJUDICATED: the player who had used more time has lost; NO_SHOW: the same, without
having made a move; TIME_OVER: nobody has lost."""


def open_tournament_game(
    drawn: SessionSeed,
    place: Place,
    people: tuple[Person, Person],
    *,
    tournament: str,
    game_key: str,
    options: Mapping[str, Value],
    clock: int,
    reminders: bool,
    now: int,
) -> Session:
    """Returns a started game of two people; its host is one in name only. Raises OptionError.

    Its luck follows only from the seed, since nobody has pressed anything at this table.
    """
    lobby = open_lobby(
        drawn,
        place=place,
        host=people[0],
        game_key=game_key,
        options=options,
        now=now,
        clock=clock,
        auto_start=False,
        reminders=reminders,
    )
    return start_game(replace(lobby, people=people, tournament=tournament), now).session


def adjudicate(session: Session, now: int) -> Transition:
    """Ends a game whose round is over, with its `outcome_of_round_end`, unless it has already ended."""
    if session.status is not Status.PLAYING:
        return Transition(session, None)
    outcome = outcome_of_round_end(session, session.to_act, now)
    return abandon(session, TIME_OVER, now) if outcome is None else finish(session, outcome, now)


def outcome_of_round_end(session: Session, to_act: frozenset[Seat], now: int) -> Outcome | None:
    """Returns the outcome of a game of two when its round ends; None if there is no result.

    The player who has used more time, the current turn included, loses; so nobody loses who has only waited for the
    opponent. A race has no turns: if only one player has moved, the other loses; if both have, it is a draw; if neither
    has, there is no result.

    Args:
        to_act: the seats on turn.
    """
    moved = {move.seat for move in session.moves if not is_undoing(move.words)}
    if session.game.info.race:
        if not moved:
            return None
        first, second = (int(seat not in moved) for seat in (Seat(0), Seat(1)))
    else:
        first, second = _times_used(session.moves, session.started_at or 0, to_act, now)
    if first == second:
        return Outcome((1, 1), None, TIME_OVER)
    loser = Seat(0 if first > second else 1)
    return Outcome((2, 1) if loser == 0 else (1, 2), None, ADJUDICATED if loser in moved else NO_SHOW)


def forfeit(session: Session, seat: Seat, now: int) -> Transition:
    """Makes the player in this seat, who has withdrawn from the tournament, lose a game in progress."""
    if session.status is not Status.PLAYING or seat in session.computers:
        return Transition(session, None)
    return give_up(session, seat, GaveUpReason.WITHDREW, now)


def _times_used(moves: Iterable[Move], since: int, to_act: Iterable[Seat], now: int) -> tuple[int, int]:
    """Returns for how many milliseconds it was each seat's turn since the start (ms since the epoch)."""
    used = [0, 0]
    for move in moves:
        used[move.seat] += max(0, move.at - since)
        since = move.at
    for seat in to_act:
        used[seat] += max(0, now - since)
    return used[0], used[1]
