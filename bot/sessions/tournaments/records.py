"""Tournaments as the store's records, and back."""

import json
from dataclasses import fields

from bot.sessions.persistence.records import options_of
from bot.store.errors import DamagedRecord
from bot.store.tournament_records import (
    REMOVED,
    SavedTournament,
    TournamentChange,
    TournamentPairingRecord,
    TournamentPlayerRecord,
    TournamentRecord,
)
from bot.tournaments.tournament import Format, Pairing, Player, Reason, Result, Status, Tournament

CONVERTED = {"format", "options", "status"}

UNCONVERTED = ({one.name for one in fields(Tournament)} & {one.name for one in fields(TournamentRecord)}) - CONVERTED
"""The fields that a tournament and its record have alike."""


def tournament_change(before: Tournament | None, after: Tournament, version: int) -> TournamentChange:
    """Returns what must be written to get from one tournament to the next, which then has this version.

    Args:
        before: None for a new tournament.
    """
    known = () if before is None else before.pairings
    changed = [one for place, one in enumerate(after.pairings) if place >= len(known) or known[place] != one]
    return TournamentChange(
        record=_record(after, version),
        players=None if before is not None and before.players == after.players else _players(after),
        pairings=tuple(_pairing_record(after.id, pairing) for pairing in changed),
    )


def tournament_of(saved: SavedTournament) -> Tournament:
    """Returns the tournament of these records. Raises DamagedRecord."""
    try:
        return _tournament(saved)
    except (ValueError, TypeError, LookupError) as error:
        raise DamagedRecord(f"a value cannot be read: {type(error).__name__}") from None


def _tournament(saved: SavedTournament) -> Tournament:
    record = saved.record
    return Tournament(
        **{name: getattr(record, name) for name in UNCONVERTED},
        organiser=record.person,
        name=record.title,
        format=Format(record.format),
        options=options_of(record.options),
        status=Status(record.status),
        players=tuple(
            Player(
                player.number,
                player.person,
                player.name,
                player.username,
                withdrawn=player.withdrawn > 0,
                removed=player.withdrawn == REMOVED,
            )
            for player in saved.players
        ),
        pairings=tuple(map(_pairing, saved.pairings)),
    )


def _pairing(record: TournamentPairingRecord) -> Pairing:
    return Pairing(
        number=record.number,
        round=record.round,
        first=record.first_player,
        second=record.second_player,
        session=record.session,
        channel=record.channel,
        result=None if record.result is None else Result(record.result),
        reason=None if record.reason is None else Reason(record.reason),
        at=record.at,
    )


def _record(tournament: Tournament, version: int) -> TournamentRecord:
    return TournamentRecord(
        **{name: getattr(tournament, name) for name in UNCONVERTED},
        person=tournament.organiser,
        title=tournament.name,
        format=tournament.format.value,
        options=json.dumps(tournament.options, sort_keys=True),
        status=tournament.status.value,
        version=version,
    )


def _players(tournament: Tournament) -> tuple[TournamentPlayerRecord, ...]:
    return tuple(
        TournamentPlayerRecord(
            tournament.id,
            player.number,
            player.person,
            player.name,
            player.username,
            REMOVED if player.removed else int(player.withdrawn),
        )
        for player in tournament.players
    )


def _pairing_record(tournament: str, pairing: Pairing) -> TournamentPairingRecord:
    return TournamentPairingRecord(
        tournament=tournament,
        number=pairing.number,
        round=pairing.round,
        first_player=pairing.first,
        second_player=pairing.second,
        session=pairing.session,
        channel=pairing.channel,
        result=None if pairing.result is None else pairing.result.value,
        reason=None if pairing.reason is None else pairing.reason.value,
        at=pairing.at,
    )
