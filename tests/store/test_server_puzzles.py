"""Puzzles of servers' own games in both databases: in which games they are looked for, one a day, forgotten."""

from dataclasses import replace

import pytest

from bot.sessions.duels.service import MOST_PLAYERS
from bot.sessions.fairness import table_of_deal
from bot.store.change import Change
from bot.store.dailies import AttemptRecord, DailyChange, DailyMoveRecord, DailyRecord, server_game
from bot.store.errors import Conflict
from bot.store.interface import RunningStore
from bot.store.sessions import SeatRecord
from bot.store.settings import UserSettingsRecord
from tests.store.rows import row

DAY, NOBODY = "2026-11-28", -(1 << 61) - 1
PUZZLE = DailyRecord(
    id="p1",
    day=DAY,
    game=server_game(10),
    rules=1,
    options="{}",
    seed="5e" * 32,
    commitment="c0" * 32,
    drawn_at=1,
    guild=10,
    session="both",
    ply=3,
    seat=1,
)


async def played(store: RunningStore, session: str, *people: int, ended_at: int = 5_000, guild: int = 10) -> None:
    opened = replace(row(session, channel=ended_at, status="finished"), ended_at=ended_at, guild=guild)
    seats = tuple(SeatRecord(session, seat, person, "") for seat, person in enumerate(people))
    await store.commit(Change(of=session, session=opened, seats=seats))


async def agree(store: RunningStore, person: int, puzzles: int) -> None:
    await store.commit(Change(of=f"user {person}", user_settings=UserSettingsRecord(person, "", "", puzzles=puzzles)))


async def candidates(store: RunningStore, since: int = 0, most: int = 100) -> list[str]:
    return [one.session for one in await store.dailies.candidates(DAY, since, NOBODY, most)]


async def test_games_are_searched_whose_people_have_all_agreed(store: RunningStore) -> None:
    await agree(store, 1, 2)
    await agree(store, 2, 1)
    await agree(store, 3, 0)
    await played(store, "both", 1, 2)
    await played(store, "later", 1, 2, ended_at=6_000)
    await played(store, "with a computer", 1, -1, ended_at=4_000)
    await played(store, "one does not want to", 1, 3, ended_at=4_001)
    await played(store, "one has chosen nothing", 1, 4, ended_at=4_002)
    await played(store, "one was deleted", 1, NOBODY, ended_at=4_003)
    await played(store, "elsewhere", 1, 2, ended_at=4_004, guild=20)
    assert await candidates(store) == ["later", "elsewhere", "both", "with a computer"]
    assert await candidates(store, most=2) == ["later", "elsewhere"], "no server keeps others from having their turn"
    assert await candidates(store, 5_000) == ["later", "both"]
    await store.commit(Change(of="p1", daily=DailyChange(puzzles=(PUZZLE,))))
    assert await candidates(store) == ["elsewhere"]
    second = replace(PUZZLE, id="p2", session="later")
    with pytest.raises(Conflict):
        await store.commit(Change(of="p2", daily=DailyChange(puzzles=(second,))))
    assert await store.dailies.of_server(DAY, 10) == PUZZLE
    assert await store.dailies.of_server(DAY, 20) is None
    assert await store.dailies.of_day(DAY) == ()
    tomorrow = await store.dailies.candidates("2026-11-29", 0, NOBODY, 100)
    assert [one.session for one in tomorrow] == ["later", "elsewhere", "with a computer"]


async def test_no_game_of_a_duel_is_searched_since_others_know_its_deal(store: RunningStore) -> None:
    await agree(store, 1, 2)
    await played(store, table_of_deal("1mj4pxf00bfzg6sy", MOST_PLAYERS), 1, -1)
    assert await candidates(store) == []


async def test_a_server_that_is_forgotten_takes_puzzles_and_attempts_along(store: RunningStore) -> None:
    begun = AttemptRecord(daily="p1", person=7, guild=10, name="Gil", username="gil", rules=1, started_at=1)
    move = DailyMoveRecord("p1", 7, 1, "take a1 a2 a3", 2)
    await store.commit(Change(of="p1", daily=DailyChange(puzzles=(PUZZLE,), begun=(begun,), moves=(move,))))
    assert await store.dailies.of_servers_begun(DAY, 7) == (PUZZLE,)
    assert await store.dailies.of_servers_begun(DAY, 8) == ()
    await store.guilds.delete_guild(10)
    assert await store.dailies.find("p1") is None
    assert await store.dailies.attempt("p1", 7) is None
    assert await store.dailies.moves("p1", 7) == ()
