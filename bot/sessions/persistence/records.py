"""Sessions into the store's rows and back."""

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.games import GAMES
from bot.games.base import AnyGame, OptionError, Outcome, Race, Seat
from bot.games.replay import history
from bot.sessions.session import GaveUpReason, GivenUp, Move, Offer, OfferKind, Person, Place, Session, Status
from bot.store.records import Change, MoveRecord, ResultRecord, SavedSession, SeatRecord, SessionRecord


class Unplayable(Exception):
    """The record of a session does not fit today's rules: its state cannot be had again. Says why, and no secret."""


def change(before: Session | None, after: Session) -> Change:
    """What must be written to get from one snapshot to the next; before is None for a new session."""
    row = session_row(after)
    return Change(
        of=after.id,
        session=row if before is None or row != session_row(before) else None,
        seats=seat_rows(after) if before is None or before.people != after.people else None,
        moves=move_rows(after, since=before.ply if before else 0),
        results=result_rows(after) if before is None or before.status.live else (),
    )


def session_row(session: Session) -> SessionRecord:
    offer = session.offer
    return SessionRecord(
        id=session.id,
        game=session.game_key,
        rules=session.rules,
        options=json.dumps(session.options, sort_keys=True),
        guild=session.place.guild,
        channel=session.place.channel,
        host=session.host,
        status=session.status.value,
        seed=session.seed.hex(),
        commitment=session.commitment,
        rematch_of=session.rematch_of,
        message=session.message,
        offer=offer.kind.value if offer else None,
        offer_seat=offer.by if offer else None,
        offer_ply=offer.ply if offer else None,
        offer_agreed=json.dumps(sorted(offer.agreed) if offer else []),
        reason=session.reason,
        opened_at=session.opened_at,
        started_at=session.started_at,
        ended_at=session.ended_at,
        guests=None if session.guests is None else json.dumps(session.guests),
        clock=session.clock,
        deadline=session.deadline,
        reminders=session.reminders,
        reminded=session.reminded,
        overdue=session.overdue,
        threaded=session.threaded,
        given_up=json.dumps([[given.seat, given.why] for given in session.given_up]),
    )


def seat_rows(session: Session) -> tuple[SeatRecord, ...]:
    return tuple(SeatRecord(session.id, seat, person.id, person.name) for seat, person in enumerate(session.people))


def move_rows(session: Session, *, since: int) -> tuple[MoveRecord, ...]:
    return tuple(
        MoveRecord(session.id, ply, move.seat, move.words, move.action, move.at)
        for ply, move in enumerate(session.moves[since:], start=since + 1)
    )


def result_rows(session: Session) -> tuple[ResultRecord, ...]:
    """How each seat came out; none while there is no outcome. Games with a computer at the table do not count."""
    outcome, at = session.outcome, session.ended_at
    if outcome is None or at is None:
        return ()
    counts = not any(person.computer for person in session.people)
    return tuple(
        ResultRecord(
            session=session.id,
            seat=seat,
            seats=len(session.people),
            person=person.id,
            name=person.name,
            guild=session.place.guild,
            game=session.game_key,
            rank=outcome.ranks[seat],
            score=outcome.scores[seat] if outcome.scores else None,
            outcome=came_out(outcome, Seat(seat)),
            at=at,
            counts=counts,
        )
        for seat, person in enumerate(session.people)
    )


def came_out(outcome: Outcome, seat: Seat) -> str:
    """Win, loss or draw: those who share the first rank have won, unless it ended in a draw among them."""
    if outcome.ranks[seat] != 1:
        return "loss"
    return "win" if outcome.winners else "draw"


def remembered(saved: SavedSession) -> Session:
    """The session as its rows tell it, without the game's state."""
    row = saved.session
    moves = tuple(Move(Seat(move.seat), move.words, move.action, move.at) for move in saved.moves)
    offer = None
    if row.offer is not None and row.offer_seat is not None and row.offer_ply is not None:
        agreed = frozenset(map(Seat, json.loads(row.offer_agreed)))
        offer = Offer(OfferKind(row.offer), Seat(row.offer_seat), row.offer_ply, agreed)
    return Session(
        id=row.id,
        game_key=row.game,
        options=json.loads(row.options),
        rules=row.rules,
        place=Place(row.guild, row.channel),
        host=row.host,
        people=tuple(Person(seat.person, seat.name) for seat in saved.seats),
        status=Status(row.status),
        commitment=row.commitment,
        seed=bytes.fromhex(row.seed),
        ply=len(moves),
        moves=moves,
        offer=offer,
        outcome=outcome_of(saved),
        reason=row.reason,
        message=row.message,
        rematch_of=row.rematch_of,
        invited=saved.invited,
        guests=None if row.guests is None else tuple(json.loads(row.guests)),
        clock=row.clock,
        deadline=row.deadline,
        reminders=row.reminders,
        reminded=row.reminded,
        overdue=row.overdue,
        threaded=row.threaded,
        given_up=tuple(GivenUp(Seat(seat), GaveUpReason(why)) for seat, why in json.loads(row.given_up)),
        opened_at=row.opened_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
    )


def outcome_of(saved: SavedSession) -> Outcome | None:
    """The outcome that the results were made from."""
    if not saved.results or saved.session.reason is None:
        return None
    scores = tuple(result.score for result in saved.results if result.score is not None)
    return Outcome(tuple(result.rank for result in saved.results), scores or None, saved.session.reason)


def replayed(session: Session) -> Session:
    """With today's options and the game's state, by replay of its moves.

    Raises Unplayable where today's rules do not bear that.
    """
    game = GAMES.get(session.game_key)
    if game is None:
        raise Unplayable(f"no game {session.game_key}")
    if game.info.rules != session.rules:
        raise Unplayable(f"played by rules {session.rules}, the program has rules {game.info.rules}")
    session = settled(session)
    if session.started_at is None:
        return session
    moves = [(move.seat, move.words) for move in session.moves]
    try:
        states = history(game, len(session.people), session.options, session.luck, moves)
        over = game.outcome(states[-1]) is not None
        since = table_since(game, states)
    except Exception as fault:  # noqa: BLE001 - an engine may trip over an old record in any way
        # Its words may quote a hand, and why a table was abandoned is logged: so its kind alone is told.
        raise Unplayable(f"its replay fails: {type(fault).__name__}") from None
    if over and session.status is Status.PLAYING:
        raise Unplayable("over by today's rules")
    return replace(session, state=states[-1], table_since=since)


def table_since(game: AnyGame, states: Sequence[object]) -> int:
    """The last ply of a race that changed what all look at; 0 in other games."""
    if not isinstance(game, Race):
        return 0
    return max((ply for ply, step in enumerate(pairwise(states), start=1) if game.changes_table(*step)), default=0)


def settled(session: Session) -> Session:
    """With all options that the game has: those that came after the record was made keep the old ways by default.

    Raises Unplayable for options that the game has no more, or that exclude one another today.
    """
    game = session.game
    try:
        options = game.info.full_options(session.options)
        game.seats(options)
    except OptionError as fault:
        raise Unplayable(f"its options do not fit: {fault}") from fault
    return replace(session, options=options)
