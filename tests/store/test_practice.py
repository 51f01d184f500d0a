"""What people practise: kept by person, in the order in which it is due, and forgotten with them."""

from dataclasses import replace

from bot.store.change import Change
from bot.store.interface import RunningStore
from bot.store.practice import PracticeChange, PracticeRecord, PracticeStreakRecord

FIRST, SECOND = PracticeRecord(1, "a", 4, 0, 100, 10), PracticeRecord(1, "b", 7, 0, 50, 20)
NOTHING = PracticeStreakRecord(1)


async def write(store: RunningStore, change: PracticeChange) -> None:
    await store.commit(Change(of="practice 1", practice=change))


async def test_positions_come_as_they_are_due_and_learned_ones_last(store: RunningStore) -> None:
    other = replace(FIRST, person=2)
    await write(store, PracticeChange(added=(FIRST, SECOND)))
    await write(store, PracticeChange(added=(other,)))
    assert await store.practice.positions(1) == (SECOND, FIRST)
    learned = replace(SECOND, step=4, due_at=None)
    await write(store, PracticeChange(changed=(learned,), streak=PracticeStreakRecord(1, 3, 5)))
    assert await store.practice.positions(1) == (FIRST, learned)
    assert await store.practice.streak(1) == PracticeStreakRecord(1, 3, 5)
    await write(store, PracticeChange(added=(replace(FIRST, ply=9),), removed=(FIRST,)))
    assert [one.ply for one in await store.practice.positions(1)] == [9, 7]
    assert await store.practice.streak(1) == PracticeStreakRecord(1, 3, 5), "new positions leave it as it is"
    assert await store.practice.positions(2) == (other,)
    assert await store.practice.streak(2) == PracticeStreakRecord(2)


async def test_of_somebody_whose_data_were_deleted_meanwhile_nothing_is_written(store: RunningStore) -> None:
    await write(store, PracticeChange(added=(FIRST,)))
    await store.erasing.delete_person(1, -5)
    await write(store, PracticeChange(changed=(replace(FIRST, step=1),), streak=PracticeStreakRecord(1, 1, 1)))
    assert await store.practice.positions(1) == ()
    assert await store.practice.streak(1) == NOTHING


async def test_positions_go_with_their_game(store: RunningStore) -> None:
    await write(store, PracticeChange(added=(FIRST, SECOND)))
    await store.guilds.delete_sessions(["a"])
    assert await store.practice.positions(1) == (SECOND,)
