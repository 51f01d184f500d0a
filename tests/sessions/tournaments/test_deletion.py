"""A person whose data are deleted leaves tournaments, and is a player without a name in those that they have played."""

import pytest

from bot.sessions.session import Session, Status
from bot.store.errors import DamagedRecord
from bot.store.tournaments import SavedTournament
from bot.tournaments import rules
from bot.tournaments.tournament import Format, Pairing, Stage, Tournament
from tests.sessions.harness import idle
from tests.sessions.tournaments.cup import ORGANISER, Cup, player

GONE = player(1)


async def test_whoever_is_deleted_loses_the_game_that_is_on_and_is_paired_no_more(cup: Cup) -> None:
    await cup.create(3)
    running = await cup.start()
    mine = next(
        pairing for pairing in running.pairings if any(running.player(n).person == GONE.id for n in pairing.players)
    )
    await cup.harness.sessions.privacy.deletions.delete_now(GONE.id)
    after = await cup.now()
    left = [one for one in after.players if one.withdrawn]
    assert [(one.name, one.username) for one in left] == [("", "")]
    assert left[0].person < 0
    assert sorted(one.name for one in after.active) == ["P2", "P3"]
    if mine.second is not None:
        assert (await cup.session(mine)).status is not Status.PLAYING
        assert not next(one for one in after.pairings if one.number == mine.number).open


async def test_an_organiser_who_is_deleted_leaves_the_tournament_to_moderators(cup: Cup) -> None:
    await cup.create(2)
    await cup.harness.sessions.privacy.deletions.delete_now(ORGANISER.id)
    after = await cup.now()
    assert after.organiser < 0
    assert after.status is Stage.REGISTRATION
    assert [one.name for one in after.players] == ["P1", "P2"]


async def test_a_table_that_is_being_opened_during_a_deletion_keeps_nothing_of_the_person(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cup.create(2)
    tables, deletions = cup.harness.sessions.tournaments._runner._tables, cup.harness.sessions.privacy.deletions
    opening = tables.open

    async def open_table(tournament: Tournament, pairing: Pairing, channel: int) -> Session:
        await deletions.delete_now(GONE.id)
        return await opening(tournament, pairing, channel)

    monkeypatch.setattr(tables, "open", open_table)
    await cup.start()
    await idle()
    after = await cup.now()
    assert GONE.id not in [one.person for one in after.players]
    session = await cup.session(after.pairings[0])
    assert session.status is not Status.PLAYING
    assert GONE.id not in (session.host, *(one.id for one in session.people))
    assert await cup.harness.store.erasing.sessions_of_person(GONE.id) == ()


async def test_in_an_arena_no_table_is_opened_for_whoever_is_deleted_meanwhile(cup: Cup) -> None:
    await cup.create(2, Format.ARENA)
    make = cup.threads.make

    async def make_thread(tournament: Tournament, pairing: Pairing) -> int:
        await cup.harness.sessions.privacy.deletions.delete_now(GONE.id)
        return await make(tournament, pairing)

    cup.harness.sessions.tournaments.use_threads(make_thread)
    await cup.start()
    await cup.harness.advance(10)
    assert cup.harness.sessions.tables.live() == ()
    assert (await cup.now()).open_pairings == ()


async def test_whoever_joins_again_during_the_own_deletion_is_deleted_all_the_same(cup: Cup) -> None:
    await cup.create(3, Format.ARENA)
    started = await cup.start()
    deleted = rules.delete_person(started, GONE.id, -5, 0)
    again = rules.delete_person(rules.join(deleted, GONE.id, GONE.name), GONE.id, -5, 0)
    assert len({one.person for one in again.players}) == 4
    assert GONE.id not in [one.person for one in again.players]


async def test_a_damaged_tournament_keeps_nobody_from_being_deleted(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    await cup.create(2)

    async def damaged(_: str) -> SavedTournament:
        raise DamagedRecord("it is damaged")

    monkeypatch.setattr(cup.harness.store.tournaments, "find", damaged)
    await cup.harness.sessions.privacy.deletions.delete_now(GONE.id)
    assert await cup.harness.store.erasing.tournaments_of_person(GONE.id) == ()
    await cup.harness.sessions.tournaments.credit(60_000)
