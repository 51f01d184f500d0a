"""Sessions as the store's records, and back."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any

from bot.games.base import Seat, Value
from bot.players.base import DEFAULT_LEVEL, Level
from bot.sessions.fairness import Entropy, SessionSeed
from bot.sessions.persistence.results import outcome_of, result_records
from bot.sessions.persistence.seal import seal_of
from bot.sessions.session import (
    Clock,
    Consent,
    GaveUpReason,
    GivenUp,
    Lobby,
    Luck,
    Move,
    Offer,
    OfferKind,
    Person,
    Ping,
    Pinged,
    Place,
    SeatPing,
    Session,
    SessionResult,
    Status,
)
from bot.sessions.timers.due import NOTHING_DUE, DueChange
from bot.store.change import Change
from bot.store.errors import DamagedRecord
from bot.store.sessions import MoveRecord, SavedSession, SeatRecord, SessionRecord

AS_THEY_ARE: Mapping[str, tuple[str, ...]] = {
    "": ("id", "rules", "host", "tournament", "message", "revision", "opened_at", "started_at", "thinks_less"),
    "luck": ("commitment", "luck_version"),
    "lobby": ("rematch_of", "auto_start", "threaded"),
    "clock": ("deadline", "reminders", "reminded", "overdue", "idle_since", "closing_noticed"),
    "pinged": ("start_pinged", "pinged_turn"),
    "consent": ("hints",),
    "result": ("reason", "ended_at"),
}
"""The columns that hold a field unconverted under its own name, for the session itself and each of its parts."""

GETTERS = {
    column: attrgetter(f"{part}.{column}" if part else column)
    for part, columns in AS_THEY_ARE.items()
    for column in columns
}

COLUMNS_OF_MOVES: Mapping[tuple[str, str], Sequence[str]] = {
    **{(part, column): (column,) for part, columns in AS_THEY_ARE.items() for column in columns},
    ("consent", "offer"): ("offer", "offer_seat", "offer_ply", "offer_agreed"),
    ("consent", "declined"): ("declined",),
    ("pinged", "ping"): ("ping",),
}
"""The columns of each field that most moves change."""

NOT_IN_ROW = {"ply", "moves", "chain", "state", "earlier_events", "table_since", *AS_THEY_ARE}
"""The session's fields that have no column of its row, and the fields that hold its parts."""

FIELDS = {
    part: tuple(field.name for field in fields(kind) if field.name not in NOT_IN_ROW)
    for part, kind in zip(AS_THEY_ARE, (Session, Luck, Lobby, Clock, Pinged, Consent, SessionResult), strict=True)
}
"""The fields of a session and of each of its parts that have columns of its row."""

SEALED_AGAIN = ("seal", "options")
"""Columns that each change writes: an old row may lack options that the loaded session has."""


def change_between(
    before: Session | None, after: Session, *, due: DueChange = NOTHING_DUE, based_on: int | None = None
) -> Change:
    """Returns what must be written to get from one session to the next.

    Args:
        before: None for a new session.
        due: what the change makes due.
        based_on: the session's version before the change: see `Change`.

    >>> from bot.sessions.rules.lobby import join, open_lobby
    >>> ada, bea, place = Person(10, "Ada"), Person(11, "Bea"), Place(guild=1, channel=2)
    >>> lobby = open_lobby(SessionSeed("a", bytes(32)), place=place, host=ada, game_key="tris_1", options={}, now=1_000)
    >>> change = change_between(lobby, join(lobby, bea, now=2_000).session)
    >>> [seat.name for seat in change.seats], change.moves
    (['Ada', 'Bea'], ())
    """
    version = 0 if based_on is None else based_on + 1
    return Change(
        of=after.id,
        session=_changed_record(before, after, version),
        session_columns=_changed_columns(before, after),
        seats=_seat_records(after) if before is None or _seats_differ(before, after) else None,
        moves=_move_records(after, since=before.ply if before else 0),
        results=result_records(after) if after.result.outcome and (before is None or before.status.live) else (),
        based_on=based_on,
        due=due.due,
        not_due=due.not_due,
    )


def session_without_state(saved: SavedSession, known: Session | None = None) -> Session:
    """Returns the session of these records, without state and with its seal unchecked; see `replay.checked_session`.

    Args:
        known: an earlier snapshot of the session, if the records have only the moves since.

    Raises:
        DamagedRecord
    """
    for place, move in enumerate(saved.moves, start=known.ply + 1 if known else 1):
        if move.ply != place:
            raise DamagedRecord("its move is missing", place)
    try:
        return _session(saved, known)
    except (ValueError, TypeError, LookupError) as error:
        raise DamagedRecord(f"a value cannot be read: {type(error).__name__}") from None


def _session(saved: SavedSession, known: Session | None) -> Session:
    record = saved.session
    moves, chain = (known.moves, known.chain) if known else ((), b"")
    newer = tuple(Move(Seat(move.seat), move.words, move.action, move.at, move.state_hash) for move in saved.moves)
    moves = (*moves, *newer)
    for move in newer:
        chain = move.link(chain)

    def of(part: str) -> dict[str, Any]:
        return {column: getattr(record, column) for column in AS_THEY_ARE[part]}

    return Session(
        **of(""),
        game_key=record.game,
        options=options_of(record.options),
        place=Place(record.guild, record.channel, record.user_install, record.parent, record.locale),
        people=tuple(map(_person, saved.seats)),
        status=Status(record.status),
        ply=len(moves),
        moves=moves,
        chain=chain,
        luck=Luck(
            **of("luck"),
            seed=bytes.fromhex(record.seed),
            entropy=Entropy(
                {seat.person: seat.joined_with for seat in saved.seats if seat.joined_with is not None},
                record.started_with,
            ),
            rematch_seed=_rematch_seed(record),
        ),
        lobby=Lobby(
            **of("lobby"),
            invited=saved.invited,
            guests=None if record.guests is None else tuple(json.loads(record.guests)),
            freed=frozenset(json.loads(record.freed)),
        ),
        clock=Clock(**of("clock"), seconds=record.clock),
        pinged=Pinged(
            **of("pinged"),
            ping=_ping(record),
            seats=tuple(SeatPing(Seat(seat), *where) for seat, *where in json.loads(record.seat_pings)),
            started_by=None if record.starter is None else saved.seats[record.starter].person,
        ),
        consent=Consent(
            **of("consent"), offer=_offer(record), declined=frozenset(map(OfferKind, json.loads(record.declined)))
        ),
        result=SessionResult(
            **of("result"),
            outcome=outcome_of(saved),
            given_up=tuple(GivenUp(Seat(seat), GaveUpReason(why)) for seat, why in json.loads(record.given_up)),
        ),
    )


def options_of(text: str) -> dict[str, Value]:
    """Returns the options in a session's row, without adding defaults. Raises ValueError if they are damaged."""
    options = json.loads(text)
    if not isinstance(options, dict):
        raise ValueError("the options are no object")
    return options


def _person(seat: SeatRecord) -> Person:
    return Person(seat.person, seat.name, seat.username, Level(seat.level) if seat.level else DEFAULT_LEVEL)


def _changed_record(before: Session | None, after: Session, version: int) -> SessionRecord | None:
    """Returns the session's record for a row of this version; None if nothing in the record has changed."""
    record = session_record(after, version)
    if before is None or before.ply != after.ply:
        return record  # true of nearly every change, and saves making the record before it
    return None if record == session_record(before, version) else record


def session_record(session: Session, version: int) -> SessionRecord:
    """Returns the record of a session's row of this version."""
    offer = session.consent.offer
    columns = dict[str, Any](
        **{column: get(session) for column, get in GETTERS.items()},
        game=session.game_key,
        clock=session.clock.seconds,
        options=json.dumps(session.options, sort_keys=True),
        guild=session.place.guild,
        user_install=session.place.user_install,
        channel=session.place.channel,
        parent=session.place.parent,
        locale=session.place.locale,
        status=session.status.value,
        seed=session.luck.seed.hex(),
        started_with=session.luck.entropy.start,
        rematch_id=session.luck.rematch_seed.session if session.luck.rematch_seed else None,
        rematch_seed=session.luck.rematch_seed.seed.hex() if session.luck.rematch_seed else None,
        offer=offer.kind.value if offer else None,
        offer_seat=offer.by if offer else None,
        offer_ply=offer.ply if offer else None,
        offer_agreed=json.dumps(sorted(offer.agreed) if offer else []),
        guests=None if session.lobby.guests is None else json.dumps(session.lobby.guests),
        freed=json.dumps(sorted(session.lobby.freed)),
        ping=None if session.pinged.ping is None else json.dumps(vars(session.pinged.ping)),
        seat_pings=json.dumps(session.pinged.seats) if session.pinged.seats else "[]",
        given_up=json.dumps([[given.seat, given.why] for given in session.result.given_up]),
        starter=None if session.pinged.started_by is None else session.seat_of(session.pinged.started_by),
        declined=json.dumps(sorted(session.consent.declined)) if session.consent.declined else "[]",
    )
    return SessionRecord(
        **columns, seal=seal_of(columns, _seat_records(session), session.result.outcome, session.chain, version)
    )


def _changed_columns(before: Session | None, after: Session) -> list[str] | None:
    """Returns columns that include all that differ; None if fields changed that most moves do not change."""
    if before is None:
        return None
    columns = [*SEALED_AGAIN]
    for part, names in FIELDS.items():
        old, new = (getattr(before, part), getattr(after, part)) if part else (before, after)
        for name in () if old is new else names:
            if getattr(old, name) is getattr(new, name):
                continue
            if (part, name) not in COLUMNS_OF_MOVES:
                return None
            columns += COLUMNS_OF_MOVES[part, name]
    return columns


def _offer(record: SessionRecord) -> Offer | None:
    if record.offer is None or record.offer_seat is None or record.offer_ply is None:
        return None
    agreed = frozenset(map(Seat, json.loads(record.offer_agreed)))
    return Offer(OfferKind(record.offer), Seat(record.offer_seat), record.offer_ply, agreed)


def _rematch_seed(record: SessionRecord) -> SessionSeed | None:
    if record.rematch_id is None or record.rematch_seed is None:
        return None
    return SessionSeed(record.rematch_id, bytes.fromhex(record.rematch_seed))


def _ping(record: SessionRecord) -> Ping | None:
    if record.ping is None:
        return None
    fields = json.loads(record.ping)
    messages = tuple((channel, message) for channel, message in fields["messages"])
    return Ping(fields["ply"], fields["overdue"], messages)


def _seat_records(session: Session) -> tuple[SeatRecord, ...]:
    return tuple(
        SeatRecord(
            session.id,
            seat,
            person.id,
            person.name,
            person.username,
            joined_with,
            person.level.value if person.computer else "",
        )
        for seat, (person, joined_with) in enumerate(zip(session.people, session.joined_by, strict=True))
    )


def _seats_differ(before: Session, after: Session) -> bool:
    """Returns whether the people in the seats, or the interactions with which they joined, have changed."""
    return before.people != after.people or before.luck.entropy.joined != after.luck.entropy.joined


def _move_records(session: Session, *, since: int) -> tuple[MoveRecord, ...]:
    return tuple(
        MoveRecord(session.id, ply, move.seat, move.words, move.action, move.at, move.state_hash)
        for ply, move in enumerate(session.moves[since:], start=since + 1)
    )
