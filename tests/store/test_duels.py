"""Duels in the store."""

from dataclasses import replace

import pytest

from bot.store.change import Change
from bot.store.duels import DuelChange, DuelLeft, DuelMoveRecord, DuelPlayerRecord, DuelRecord, SavedDuel
from bot.store.errors import Conflict
from bot.store.interface import Store
from bot.store.sessions import DueRecord
from bot.store.shared import SharedStore

DUEL = DuelRecord(
    id="d1",
    guild=10,
    channel=100,
    game="nim",
    rules=1,
    options="{}",
    level="fair",
    locale="it",
    seed="5e" * 32,
    commitment="c0" * 32,
    opened_at=1000,
    closes_at=5000,
)
ADA, BEA = DuelPlayerRecord("d1", 1, 1, "Ada", "ada"), DuelPlayerRecord("d1", 2, 2, "Bea", "bea")
MOVE = DuelMoveRecord("d1", 1, 1, 0, "take 1", 2500)


async def write(store: Store, change: DuelChange, *due: DueRecord) -> None:
    assert await store.commit(Change(of="d1", duel=change, due=due))


async def opened(store: Store) -> None:
    await write(store, DuelChange(opened=(DUEL,), players=(ADA, BEA)), DueRecord("d1", "duel", 0))


async def test_a_duel_is_read_as_it_was_written(store: Store) -> None:
    assert await store.duels.find("d1") is None
    await opened(store)
    assert await store.duels.find("d1") == SavedDuel(DUEL, (ADA, BEA))
    begun = replace(ADA, started_at=2000, game_seal="0:aa")
    ended = replace(begun, ended_at=3000, game_seal="2:bb")
    await write(store, DuelChange(begun=(begun,), posted=("d1", 77)))
    await write(store, DuelChange(moves=(MOVE, replace(MOVE, ply=2, seat=1))))
    await write(store, DuelChange(played=(ended,)))
    saved = SavedDuel(replace(DUEL, message=77), (ended, BEA))
    assert await store.duels.find("d1") == saved
    assert await store.duels.moves("d1", 1) == (MOVE, replace(MOVE, ply=2, seat=1))
    assert await store.duels.moves("d1", 2) == ()
    assert await store.duels.all() == await store.duels.of_person(2) == ("d1",)
    assert await store.duels.openers(10, 4999) == (1,)
    assert await store.duels.openers(10, 5000) == (), "its time is over"
    assert await store.duels.openers(11, 0) == ()


async def test_the_deals_of_a_series_are_read_together_in_order_and_go_with_the_first(store: Store) -> None:
    deals = tuple(
        replace(DUEL, id=one, series=None if number == 1 else "d1", deal=number, deals=3)
        for number, one in enumerate(("d1", "d9", "c5"), start=1)
    )
    players = tuple(replace(one, duel=deal.id) for deal in deals for one in (ADA, BEA))
    await write(store, DuelChange(opened=deals, players=players))
    saved = await store.duels.series("d1")
    assert [one.record for one in saved] == [*deals]
    assert [player.duel for one in saved for player in one.players] == [player.duel for player in players]
    assert await store.duels.all() == await store.duels.of_person(1) == ("d1",)
    assert await store.duels.openers(10, 0) == (1,), "it counts once"
    assert await store.duels.begun(1) is None
    for deal, at in (("d9", 2000), ("c5", 1000)):
        await write(store, DuelChange(begun=(replace(ADA, duel=deal, started_at=at),)))
    assert await store.duels.begun(1) == "d9", "the one that was begun last"
    await write(store, DuelChange(played=(replace(ADA, duel="d9", started_at=2000, ended_at=3000),)))
    assert await store.duels.begun(1) == "c5"
    await write(store, DuelChange(closed="d1"))
    assert await store.duels.series("d1") == ()
    assert await store.duels.find("c5") is None
    assert await store.duels.begun(1) is None


async def test_of_two_moves_at_the_same_ply_one_is_refused(store: Store) -> None:
    await opened(store)
    await write(store, DuelChange(moves=(MOVE,)))
    with pytest.raises(Conflict):
        await write(store, DuelChange(moves=(replace(MOVE, words="take 2"),)))
    await write(store, DuelChange(moves=(replace(MOVE, person=2),)))
    assert await store.duels.moves("d1", 1) == (MOVE,)


async def test_a_move_at_a_duel_that_is_gone_is_refused(store: Store) -> None:
    await opened(store)
    await write(store, DuelChange(closed="d1"))
    with pytest.raises(Conflict):
        await write(store, DuelChange(moves=(MOVE,)))


async def test_a_duel_that_is_closed_leaves_no_row(store: Store) -> None:
    await opened(store)
    await write(store, DuelChange(moves=(MOVE,)))
    await write(store, DuelChange(closed="d1"))
    assert await store.duels.find("d1") is None
    assert await store.duels.moves("d1", 1) == ()
    assert await store.duels.of_person(1) == ()
    if isinstance(store, SharedStore):
        assert await store.due.take(10) == (), "what is due goes with what it is about"


async def test_of_two_who_begin_a_game_the_first_stays(store: Store) -> None:
    first = replace(ADA, started_at=2000, game_seal="0:aa")
    await opened(store)
    await write(store, DuelChange(begun=(first,)))
    await write(store, DuelChange(begun=(replace(ADA, started_at=2500, game_seal="0:bb"),)))
    saved = await store.duels.find("d1")
    assert saved is not None
    assert saved.players == (first, BEA)


async def test_who_leaves_a_duel_is_in_none_of_its_deals_and_opens_it_no_more(store: Store) -> None:
    deals = (replace(DUEL, deals=2), replace(DUEL, id="d2", series="d1", deal=2, deals=2), replace(DUEL, id="d3"))
    players = tuple(replace(one, duel=deal.id) for deal in deals for one in (ADA, BEA))
    await write(store, DuelChange(opened=deals, players=players))
    await write(store, DuelChange(moves=(MOVE,)))
    await write(store, DuelChange(left=DuelLeft("d1", 1)))
    assert [[player.person for player in one.players] for one in await store.duels.series("d1")] == [[2], [2]]
    assert await store.duels.moves("d1", 1) == ()
    assert await store.duels.of_person(1) == ("d3",)
    assert await store.duels.openers(10, 0) == (0, 1)


async def test_a_guild_and_a_person_are_forgotten_in_duels(store: Store) -> None:
    await opened(store)
    await write(store, DuelChange(moves=(MOVE,)))
    await store.erasing.delete_person(1, -(1 << 62))
    saved = await store.duels.find("d1")
    assert saved is not None
    assert saved.players == (BEA,)
    assert await store.duels.moves("d1", 1) == ()
    await store.guilds.delete_guild(10)
    assert await store.duels.find("d1") is None


async def test_what_is_due_at_a_duel_is_taken_by_one_process(store: Store) -> None:
    await opened(store)
    if isinstance(store, SharedStore):
        assert [(one.session, one.kind) for one in await store.due.take(10)] == [("d1", "duel")]
        assert await store.due.take(10) == ()
