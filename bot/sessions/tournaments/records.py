"""Tournaments as the store's records, and back."""

import json

from bot.sessions.persistence.records import options_of
from bot.store.records import DamagedRecord
from bot.store.tournament_records import (
    SavedTournament,
    TournamentChange,
    TournamentPairingRecord,
    TournamentPlayerRecord,
    TournamentRecord,
)
from bot.tournaments.tournament import Format, Pairing, Player, Reason, Result, Status, Tournament


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
        id=record.id,
        guild=record.guild,
        channel=record.channel,
        organiser=record.person,
        name=record.title,
        format=Format(record.format),
        game=record.game,
        options=options_of(record.options),
        clock=record.clock,
        round_time=record.round_time,
        rounds=record.rounds,
        most_players=record.most_players,
        locale=record.locale,
        status=Status(record.status),
        round=record.round,
        starts_at=record.starts_at,
        due_at=record.due_at,
        message=record.message,
        event=record.event,
        event_shows=record.event_shows,
        created_at=record.created_at,
        started_at=record.started_at,
        ended_at=record.ended_at,
        players=tuple(
            Player(player.number, player.person, player.name, player.username, player.withdrawn)
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
        id=tournament.id,
        guild=tournament.guild,
        channel=tournament.channel,
        person=tournament.organiser,
        title=tournament.name,
        format=tournament.format.value,
        game=tournament.game,
        options=json.dumps(tournament.options, sort_keys=True),
        clock=tournament.clock,
        round_time=tournament.round_time,
        rounds=tournament.rounds,
        most_players=tournament.most_players,
        locale=tournament.locale,
        status=tournament.status.value,
        round=tournament.round,
        starts_at=tournament.starts_at,
        due_at=tournament.due_at,
        message=tournament.message,
        event=tournament.event,
        event_shows=tournament.event_shows,
        created_at=tournament.created_at,
        started_at=tournament.started_at,
        ended_at=tournament.ended_at,
        version=version,
    )


def _players(tournament: Tournament) -> tuple[TournamentPlayerRecord, ...]:
    return tuple(
        TournamentPlayerRecord(
            tournament.id, player.number, player.person, player.name, player.username, player.withdrawn
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
