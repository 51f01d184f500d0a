"""Tournaments in the store: read again for each action, and changed one version after the other."""

import asyncio
import json
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import TypeAlias
from weakref import WeakValueDictionary

import structlog

from bot.listeners import Listeners
from bot.sessions.persistence.records import options_of
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.timers.due import NOTHING_DUE, Due, DueChange, DueKind
from bot.sessions.timers.timers import Now
from bot.sessions.tournaments.events import TournamentEvent
from bot.store.change import Change
from bot.store.errors import Conflict, DamagedRecord
from bot.store.interface import Store
from bot.store.sessions import DueRecord
from bot.store.tournaments import (
    REMOVED,
    SavedTournament,
    TournamentChange,
    TournamentPairingRecord,
    TournamentPlayerRecord,
    TournamentRecord,
)
from bot.tournaments.rules import TournamentError
from bot.tournaments.tournament import Format, Pairing, Player, Reason, Result, Stage, Tournament

log = structlog.get_logger()

MOST_ATTEMPTS = 20
"""How often a rule is tried on a tournament that other processes keep changing."""

TournamentRule: TypeAlias = Callable[[Tournament], Tournament]
"""Returns the changed tournament, or the same one if nothing changes.

Raises TournamentError or Refusal.
"""


class StoredTournaments:
    """Finds tournaments, and applies rules to them. Raises StoreUnavailable.

    Tournaments are few and change rarely, so none is kept in memory: every process reads the newest version.

    Attributes:
        listen: calls a listener after each change.
        notify: tells the listeners what happened.
    """

    def __init__(self, store: Store, due: Due, *, now: Now) -> None:
        self._store = store
        self._now = now
        self._due = due
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        listeners: Listeners[Tournament, TournamentEvent] = Listeners()
        self.listen, self.notify = listeners.add, listeners.notify

    async def find(self, tournament_id: str) -> Tournament | None:
        """Returns a tournament, live or ended; None also if its record is damaged, which is logged."""
        try:
            saved = await self._store.tournaments.find(tournament_id)
            return None if saved is None else tournament_of(saved)
        except DamagedRecord as why:
            log.error("damaged tournament", tournament=tournament_id, why=str(why))
            return None

    async def find_all(self, tournament_ids: Iterable[str]) -> tuple[Tournament, ...]:
        """Returns these tournaments, without those that cannot be read."""
        found = [await self.find(tournament_id) for tournament_id in tournament_ids]
        return tuple(tournament for tournament in found if tournament is not None)

    async def add(self, tournament: Tournament) -> None:
        """Adds a new tournament."""
        due = self._due_now(tournament.id)
        change = tournament_change(None, tournament, 1)
        await self._store.commit(Change(of=tournament.id, tournament=change, due=due.due))
        self.notify(tournament, TournamentEvent.CREATED)
        self._due.changed(tournament.id, due)

    async def apply(
        self, tournament_id: str, rule: TournamentRule, event: TournamentEvent, *, wakes: bool = True
    ) -> Tournament:
        """Applies a rule, and makes the result durable.

        If another process was faster, the rule is applied again. Refuses `tournament-unknown`, and as the rule does.
        The action is completed even if the caller is cancelled.

        Args:
            wakes: whether the tournament may have to advance afterwards.
            event: what happened; if the tournament ends, ENDED replaces it.

        Raises:
            DamagedRecord
        """
        return await asyncio.shield(asyncio.create_task(self._apply(tournament_id, rule, event, wakes=wakes)))

    async def apply_to_each(
        self, tournament_ids: Iterable[str], rule: TournamentRule, event: TournamentEvent, *, wakes: bool = True
    ) -> None:
        """Applies a rule to each of these tournaments; damaged or refusing ones are logged."""
        for tournament_id in tournament_ids:
            try:
                await self.apply(tournament_id, rule, event, wakes=wakes)
            except (DamagedRecord, Refusal) as why:
                log.error("rule not applied to a tournament", tournament=tournament_id, why=str(why))

    async def _apply(
        self, tournament_id: str, rule: TournamentRule, event: TournamentEvent, *, wakes: bool
    ) -> Tournament:
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            for _ in range(MOST_ATTEMPTS):
                saved = await self._store.tournaments.find(tournament_id)
                if saved is None:
                    raise Refusal("tournament-unknown")
                before = tournament_of(saved)
                try:
                    after = rule(before)
                except TournamentError as error:
                    raise Refusal(error.key, **error.text_args) from error
                if after == before:
                    return before
                due = self._due_now(tournament_id) if wakes else NOTHING_DUE
                change = tournament_change(before, after, saved.record.version + 1)
                try:
                    await self._store.commit(Change(of=tournament_id, tournament=change, due=due.due))
                except Conflict:
                    continue
                ended = after.status is Stage.FINISHED and before.status.live
                self.notify(after, TournamentEvent.ENDED if ended else event)
                self._due.changed(tournament_id, due)
                return after
        raise Stale

    def _due_now(self, tournament_id: str) -> DueChange:
        """Returns a change that makes the tournament due now, held by this process."""
        return DueChange((DueRecord(tournament_id, DueKind.TOURNAMENT, self._now(), held=True),))


CONVERTED = {"format", "options", "status"}

UNCONVERTED = ({one.name for one in fields(Tournament)} & {one.name for one in fields(TournamentRecord)}) - CONVERTED
"""The fields that a tournament and its record have in common, unconverted."""


def tournament_change(before: Tournament | None, after: Tournament, version: int) -> TournamentChange:
    """Returns the change that writes the next state of a tournament with this version.

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
        status=Stage(record.status),
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
