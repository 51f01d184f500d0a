"""Tournaments in the store."""

from dataclasses import replace

import pytest

from bot.store.change import Change
from bot.store.errors import Conflict
from bot.store.interface import Store
from bot.store.shared import SharedStore
from bot.store.tournaments import (
    SavedTournament,
    TournamentChange,
    TournamentPairingRecord,
    TournamentPlayerRecord,
    TournamentRecord,
)

NEW = TournamentRecord(
    id="t1",
    guild=10,
    channel=100,
    person=1,
    title="Cup",
    format="swiss",
    game="nim",
    options='{"stones": 5}',
    clock=0,
    round_time=3600,
    rounds=0,
    most_players=64,
    locale=None,
    status="registration",
    round=0,
    starts_at=None,
    due_at=None,
    message=None,
    event=None,
    event_shows="",
    created_at=1000,
    started_at=None,
    ended_at=None,
    version=1,
)
ADA = TournamentPlayerRecord("t1", 1, 1, "Ada", "ada", withdrawn=0)
BEA = TournamentPlayerRecord("t1", 2, 2, "Bea", "bea", withdrawn=0)
PAIRING = TournamentPairingRecord(
    tournament="t1",
    number=1,
    round=1,
    first_player=1,
    second_player=2,
    session="s1",
    channel=None,
    result=None,
    reason=None,
    at=None,
)


async def write(
    store: Store,
    record: TournamentRecord,
    players: tuple[TournamentPlayerRecord, ...] | None = None,
    *pairings: TournamentPairingRecord,
) -> None:
    change = TournamentChange(record=record, players=players, pairings=pairings)
    assert await store.commit(Change(of=record.id, tournament=change))


async def test_a_tournament_is_read_as_it_was_written(store: Store) -> None:
    assert await store.tournaments.find("t1") is None
    await write(store, NEW, (ADA,))
    assert await store.tournaments.find("t1") == SavedTournament(NEW, (ADA,), ())
    running = replace(NEW, status="running", round=1, due_at=5000, version=2)
    await write(store, running, (replace(BEA, number=1), replace(ADA, number=2, withdrawn=1)), PAIRING)
    decided = replace(PAIRING, channel=7, result="first", reason="played", at=3000)
    await write(store, replace(running, version=3), None, decided)
    saved = await store.tournaments.find("t1")
    assert saved is not None
    assert [(one.number, one.person, one.withdrawn) for one in saved.players] == [(1, 2, 0), (2, 1, 1)]
    assert saved.pairings == (decided,)
    assert saved.record == replace(running, version=3)


async def test_live_and_ended_tournaments_are_listed_apart(store: Store) -> None:
    await write(store, NEW)
    await write(store, replace(NEW, id="t2", guild=11, created_at=500))
    await write(store, replace(NEW, id="t3", status="finished", ended_at=2000))
    await write(store, replace(NEW, id="t4", status="finished", ended_at=3000))
    await write(store, replace(NEW, id="t5", status="cancelled", ended_at=4000))
    await write(store, replace(NEW, id="t6", status="finished", channel=101, ended_at=5000))
    assert await store.tournaments.live() == ("t2", "t1")
    assert await store.tournaments.live_in(10) == ("t1",)
    assert await store.tournaments.ended(10, 100, 5) == ("t4", "t3")
    assert await store.tournaments.ended(10, 100, 1) == ("t4",)


async def test_of_two_changes_of_the_same_version_one_is_refused(store: Store) -> None:
    if not isinstance(store, SharedStore):
        pytest.skip("one process writes to a SQLite file, one change after the other")
    await write(store, NEW, (ADA,))
    await write(store, replace(NEW, version=2), (ADA, BEA))
    with pytest.raises(Conflict):
        await write(store, replace(NEW, version=2), (BEA,))
    with pytest.raises(Conflict):
        await write(store, NEW)
    saved = await store.tournaments.find("t1")
    assert saved is not None
    assert saved.players == (ADA, BEA)
