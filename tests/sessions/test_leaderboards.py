"""Leaderboards, profiles and lists of finished games as the rest of the bot asks for them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.ratings.periods import ALL_TIME, Period
from bot.ratings.scopes import Scope
from bot.sessions import leaderboards as leaderboards_module
from bot.sessions.history import NEWEST, GameFilter
from bot.sessions.leaderboards import Leaderboards, RatingPoint
from bot.store.mapping import Record, TableMapping
from bot.store.results import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS
from tests.sessions.harness import Harness
from tests.store.bulk import insert_records
from tests.store.result_rows import best, change, rating, seat_result
from tests.store.rows import opening

HERE = Scope(10)


async def write(harness: Harness, mapping: TableMapping[Record], *rows: Record) -> None:
    await insert_records(f"sqlite:///{harness.path}", mapping, rows)


@pytest.fixture
async def ranked(harness: Harness) -> Harness:
    """25 people with ratings, the best one first."""
    await write(harness, RATINGS, *(rating(person, 2000 - person) for person in range(1, 26)))
    return harness


async def test_a_page_has_ten_people_and_the_readers_own_row_wherever_it_is(ranked: Harness) -> None:
    leaderboards = ranked.sessions.leaderboards
    for number, people in ((0, range(1, 11)), (1, range(11, 21)), (2, range(21, 26))):
        page = await leaderboards.leaderboard(HERE, ALL_TIME, number, reader=13)
        assert [row.person for row in page.rows] == [*people]
        assert (page.number, page.people, page.pages) == (number, 25, 3)
        assert page.own is not None
        assert (page.own.person, page.own.rank) == (13, 13)
    assert (await leaderboards.leaderboard(HERE, reader=99)).own is None


@pytest.mark.parametrize("number", [3, 10**30])
async def test_after_the_last_page_comes_the_last_page(ranked: Harness, number: int) -> None:
    page = await ranked.sessions.leaderboards.leaderboard(HERE, page=number)
    assert [row.rank for row in page.rows] == [*range(21, 26)]
    assert page.number == 2


async def test_a_leaderboard_of_nobody_has_one_empty_page(harness: Harness) -> None:
    for read in (harness.sessions.leaderboards.leaderboard, harness.sessions.leaderboards.scores):
        page = await read(HERE, page=4, reader=1)
        assert (page.rows, page.number, page.people, page.pages, page.own) == ((), 0, 0, 1, None)


async def test_a_leaderboard_of_best_scores_has_pages_and_the_readers_own_row(harness: Harness) -> None:
    await write(harness, BEST_SCORES, *(best(person, 100 - person) for person in range(1, 13)))
    page = await harness.sessions.leaderboards.scores(Scope(10, "set", "solitaire=yes"), page=1, reader=1)
    assert [(row.rank, row.person) for row in page.rows] == [(11, 11), (12, 12)]
    assert page.own is not None
    assert page.own.rank == 1


async def test_a_profile_has_the_persons_numbers_in_a_scope(ranked: Harness) -> None:
    rows = [
        rating(3, 1700, game="nim", games=5),
        rating(3, 1800, game="set", games=7),
        rating(3, 1, game="set", variant="v"),
    ]
    await write(ranked, RATINGS, *rows)
    await write(ranked, BEST_SCORES, best(3, 9), best(3, 8, game="nim", variant="w"))
    profile = await ranked.sessions.leaderboards.profile(HERE, 3)
    assert profile.rating is not None
    assert (profile.rating.points, profile.rank, profile.people, profile.favourite) == (1997, 3, 25, "set")
    assert [one.game for one in profile.games] == ["set", "nim"]
    assert len(profile.best) == 2
    in_a_game = await ranked.sessions.leaderboards.profile(Scope(10, "set"), 3)
    assert in_a_game.rating is not None
    assert (in_a_game.rating.points, in_a_game.rank, in_a_game.people) == (1800, 1, 1)
    assert [one.score for one in in_a_game.best] == [9]


async def test_the_profile_of_who_has_not_played_is_empty(ranked: Harness) -> None:
    profile = await ranked.sessions.leaderboards.profile(HERE, 99)
    assert (profile.rating, profile.rank, profile.favourite, profile.games, profile.outcomes) == (
        None,
        None,
        None,
        (),
        (),
    )


async def test_a_graph_is_of_the_scopes_game(harness: Harness) -> None:
    await write(harness, RATING_CHANGES, change(1, 1, 1510), change(1, 2, 1520, game="nim"))
    leaderboards = harness.sessions.leaderboards
    assert await leaderboards.rating_graph(HERE, 1, 10) == (RatingPoint(1, 1510, 5, settled=True),)
    assert await leaderboards.rating_graph(Scope(10, "nim", "v=1"), 1, 10) == (RatingPoint(1, 1520, 5, settled=True),)


async def test_a_list_goes_to_older_and_back_to_newer_games(harness: Harness) -> None:
    for number in range(25):
        await harness.store.commit(opening(f"s{number:02}", channel=number, status="finished"))
    await write(harness, RESULTS, *(seat_result(f"s{number:02}", 0, 1, at=number) for number in range(25)))
    history, chosen = harness.sessions.history, GameFilter(guild=10)
    newest = await history.games(chosen)
    assert newest.newer is None
    pages, page = [newest], newest
    while page.older is not None:
        page = await history.games(chosen, page.older)
        pages.append(page)
    assert [[game.at for game in one.games] for one in pages] == [
        [*range(24, 14, -1)],
        [*range(14, 4, -1)],
        [*range(4, -1, -1)],
    ]
    back = [page]
    while page.newer is not None:
        page = await history.games(chosen, page.newer)
        back.append(page)
    assert back == pages[::-1]
    assert pages[1].newer == NEWEST


async def test_an_empty_list_has_no_other_pages(harness: Harness) -> None:
    page = await harness.sessions.history.games(GameFilter(guild=10))
    assert (page.games, page.older, page.newer) == ((), None, None)


@pytest.fixture
def reads(ranked: Harness, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts what is read from the store, by method."""
    counted: Counter[str] = Counter()

    def counting(reading: object, name: str) -> Callable[..., Any]:
        read = getattr(reading, name)

        async def counted_read(*args: Any) -> Any:
            counted[name] += 1
            return await read(*args)

        return counted_read

    results = ranked.store.results
    for reading, names in ((results.ratings, ("page", "row")), (results, ("ratings_of", "finished_games"))):
        for name in names:
            monkeypatch.setattr(reading, name, counting(reading, name))
    return counted


async def test_equal_questions_at_the_same_time_are_answered_together(ranked: Harness, reads: Counter[str]) -> None:
    history = ranked.sessions.history
    leaderboards = ranked.sessions.leaderboards
    await asyncio.gather(*(leaderboards.leaderboard(HERE, page=1, reader=reader % 2 + 1) for reader in range(20)))
    assert reads == {"page": 1, "row": 2}
    await asyncio.gather(*(history.games(GameFilter(guild=10)) for _ in range(20)))
    assert reads["finished_games"] == 1
    await asyncio.gather(*(leaderboards.profile(HERE, 3) for _ in range(20)))
    assert reads["ratings_of"] == 1


async def test_an_answer_is_never_older_than_its_question(ranked: Harness) -> None:
    leaderboards = ranked.sessions.leaderboards
    assert (await leaderboards.leaderboard(HERE)).people == 25
    await write(ranked, RATINGS, rating(26, 1500))
    assert (await leaderboards.leaderboard(HERE)).people == 26
    assert (await leaderboards.leaderboard(HERE, Period("M2026-11"))).people == 0


async def test_who_gives_up_waiting_takes_the_answer_from_nobody(ranked: Harness) -> None:
    leaderboards = ranked.sessions.leaderboards
    first, second = (asyncio.create_task(leaderboards.leaderboard(HERE)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).people == 25


async def test_of_a_leaderboard_with_many_people_only_the_first_page_is_read_anew_for_a_minute(
    ranked: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    leaderboards = Leaderboards(ranked.store, monotonic=lambda: now)
    monkeypatch.setattr(leaderboards_module, "FEW", 20)
    assert (await leaderboards.leaderboard(HERE)).people == 25
    await write(ranked, RATINGS, rating(26, 9000))
    page = await leaderboards.leaderboard(HERE, reader=26)
    assert (page.people, page.rows[0].person, page.own) == (25, 26, page.rows[0])
    now += leaderboards_module.MARKS_KEPT
    assert (await leaderboards.leaderboard(HERE)).people == (await leaderboards.profile(HERE, 26)).people == 26
