"""Achievements: which games are still to be looked through, and what is written of those that were."""

from bot.store.achievements import AchievementChange, AchievementRecord
from bot.store.change import Change
from bot.store.history import GameKey
from bot.store.interface import RunningStore
from tests.store.result_rows import seat_result
from tests.store.rows import row

HEXAGON = AchievementRecord(1, "hexagon", "b", 20)


async def play(store: RunningStore, session: str, at: int, game: str = "nim") -> None:
    results = tuple(seat_result(session, seat, seat + 1, at=at, game=game) for seat in (0, 1))
    await store.commit(Change(of=session, session=row(session, channel=at, status="finished"), results=results))


async def write(store: RunningStore, *examined: str, earned: tuple[AchievementRecord, ...] = ()) -> None:
    await store.commit(Change(of="achievements", achievements=AchievementChange(examined, earned)))


async def test_a_game_is_to_be_looked_through_until_it_is_noted_that_it_was(store: RunningStore) -> None:
    for at, session in ((30, "c"), (10, "a"), (20, "b")):
        await play(store, session, at)
    assert await store.achievements.unexamined(1, 2) == ("a", "b")
    await write(store, "a", "c")
    assert [await store.achievements.is_unexamined(session) for session in "abc"] == [False, True, False]
    assert await store.achievements.unexamined(2, 9) == await store.achievements.unexamined(None, 9) == ("b",)
    await store.commit(Change(of="achievements", achievements=AchievementChange(again=True)))
    assert await store.achievements.unexamined(2, 9) == ("a", "b", "c")


async def test_of_what_somebody_has_achieved_again_the_first_time_stays(store: RunningStore) -> None:
    for at, session in ((10, "a"), (20, "b"), (30, "c")):
        await play(store, session, at)
    first = AchievementRecord(1, "hexagon", "a", 10)
    await write(store, earned=(AchievementRecord(1, "hexagon", "c", 30), HEXAGON))
    await write(store, earned=(AchievementRecord(1, "hexagon", "c", 30),))
    assert await store.achievements.of_person(1) == await store.achievements.of_session("b") == (HEXAGON,)
    await write(store, earned=(first,))
    assert await store.achievements.of_person(1) == (first,)
    assert await store.achievements.of_session("b") == ()


async def test_nothing_is_written_of_somebody_without_results(store: RunningStore) -> None:
    await play(store, "b", 20)
    await write(store, earned=(AchievementRecord(3, "hexagon", "b", 20), HEXAGON))
    assert await store.achievements.of_person(3) == ()
    assert await store.achievements.of_session("b") == (HEXAGON,)


async def test_the_nth_game_is_counted_by_the_ends_of_games(store: RunningStore) -> None:
    for at, session, game in ((30, "c", "set"), (10, "a", "nim"), (20, "b", "set")):
        await play(store, session, at, game)
    assert await store.achievements.nth_game(1, 2) == GameKey(20, "b")
    assert await store.achievements.nth_game(1, 2, "set") == GameKey(30, "c")
    assert await store.achievements.nth_game(1, 4) is None


async def test_players_are_counted_after_their_first_game_of_a_kind_and_their_nth_game(store: RunningStore) -> None:
    async def counted(session: str) -> tuple[int, ...]:
        return await store.achievements.players_to_count(session, 3, "hundred-games")

    await play(store, "a", 10)
    assert await counted("a") == (1, 2)
    await play(store, "b", 20)
    assert await counted("b") == ()
    await play(store, "c", 30, "set")
    assert await counted("b") == (1, 2)
    await write(store, earned=(AchievementRecord(2, "hundred-games", "c", 30),))
    assert await counted("b") == (1,)
    assert await counted("c") == (1, 2)
    with_computer = [seat_result("d", seat, person, at=40, game="draughts") for seat, person in enumerate((1, -2))]
    await store.commit(Change(of="d", session=row("d", channel=40, status="finished"), results=tuple(with_computer)))
    assert await counted("d") == (1,)
