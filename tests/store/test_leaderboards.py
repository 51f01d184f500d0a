"""What is read of leaderboards and of a person's ratings and best scores, from both kinds of store."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest

from bot.store import leaderboards, results
from bot.store.change import Change
from bot.store.history import BestResult, GameKey, HeadToHead
from bot.store.interface import RunningStore
from bot.store.leaderboards import LeaderboardKey
from bot.store.results import (
    BEST_SCORES,
    RATING_CHANGES,
    RATINGS,
    RESULTS,
    BestScoreRecord,
    RatingChangeRecord,
    RatingPoint,
    RatingRecord,
    ResultRecord,
)
from bot.store.settings import UserSettingsRecord
from tests.store.bulk import insert_records
from tests.store.result_rows import best, change, rating, seat_result
from tests.store.rows import opening

GUILD = LeaderboardKey(10)
SOLITAIRE = LeaderboardKey(10, "set", "solitaire=yes")


class Rows:
    """Writes rows into the database of a store."""

    def __init__(self, store: RunningStore, url: str) -> None:
        self._store = store
        self._url = url

    async def ratings(self, *rows: RatingRecord) -> None:
        await insert_records(self._url, RATINGS, rows)

    async def changes(self, rows: Iterable[RatingChangeRecord]) -> None:
        await insert_records(self._url, RATING_CHANGES, rows)

    async def scores(self, *rows: BestScoreRecord) -> None:
        await insert_records(self._url, BEST_SCORES, rows)

    async def games(self, *rows: ResultRecord) -> None:
        """Writes results, and first a session of each with these people."""
        seated: dict[str, list[int]] = {}
        for row in rows:
            seated.setdefault(row.session, []).append(row.person)
        for number, (session, people) in enumerate(seated.items(), start=100):
            await self._store.commit(opening(session, channel=number, people=tuple(people), status="finished"))
        await insert_records(self._url, RESULTS, rows)


@pytest.fixture
def rows(store: RunningStore, url: str) -> Rows:
    return Rows(store, url)


async def test_settled_ratings_come_first_then_the_most_points_and_ties_share_a_rank(
    store: RunningStore, rows: Rows
) -> None:
    await rows.ratings(
        rating(1, 1600), rating(2, 1700), rating(3, 1600), rating(4, 1900, settled=False), rating(5, 1500)
    )
    found = await store.results.ratings.page(GUILD, 0, 10)
    assert [(row.rank, row.person) for row in found] == [(1, 2), (2, 1), (2, 3), (4, 5), (5, 4)]
    assert (await store.results.ratings.marks(GUILD)).people == 5


async def test_a_page_goes_on_with_the_ranks_of_the_page_before(store: RunningStore, rows: Rows) -> None:
    await rows.ratings(*(rating(person, 1600) for person in range(1, 5)), rating(5, 1500))
    for first in range(5):
        page = await store.results.ratings.page(GUILD, first, 2)
        whole = await store.results.ratings.page(GUILD, 0, 5)
        assert page == whole[first : first + 2]
    assert await store.results.ratings.page(GUILD, 5, 2) == ()


async def test_a_row_is_found_wherever_it_stands_with_its_rank(store: RunningStore, rows: Rows) -> None:
    await rows.ratings(*(rating(person, 1600 - person // 2, settled=person != 7, streak=-2) for person in range(1, 9)))
    whole = await store.results.ratings.page(GUILD, 0, 10)
    for row in whole:
        assert await store.results.ratings.row(GUILD, row.person) == row
    assert await store.results.ratings.row(GUILD, 9) is None
    assert await store.results.ratings.row(LeaderboardKey(20), 1) is None


async def test_pages_and_ranks_are_the_same_from_each_mark_as_from_the_top(
    store: RunningStore, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboards, "STEP", 4)
    await rows.ratings(*(rating(person, 1600 - person * 7 % 5, settled=person % 3 > 0) for person in range(1, 40)))
    marks = await store.results.ratings.marks(GUILD)
    whole = await store.results.ratings.page(GUILD, 0, 50)
    assert (marks.people, len(marks.keys)) == (39, 10)
    for place, row in enumerate(whole):
        assert await store.results.ratings.page(GUILD, place, 3, marks) == whole[place : place + 3]
        assert await store.results.ratings.row(GUILD, row.person, marks) == row

    await rows.scores(
        *(best(person, person % 3, (person % 4 or None) and person % 4 * 1000) for person in range(1, 33))
    )
    marks = await store.results.scores.marks(SOLITAIRE)
    scores = await store.results.scores.page(SOLITAIRE, 0, 50)
    assert (marks.people, len(marks.keys)) == (32, 8)
    for place, score in enumerate(scores):
        assert await store.results.scores.page(SOLITAIRE, place, 3, marks) == scores[place : place + 3]
        assert await store.results.scores.row(SOLITAIRE, score.person, marks) == score


async def test_leaderboards_of_other_scopes_and_periods_are_others(store: RunningStore, rows: Rows) -> None:
    keys = [
        LeaderboardKey(10), LeaderboardKey(20), LeaderboardKey(0), LeaderboardKey(10, "nim"),
        LeaderboardKey(10, "nim", "stones=5"), LeaderboardKey(10, "", "", "S2026-10"),
        LeaderboardKey(10, "nim", "", "M2026-11"),
    ]  # fmt: skip
    for points, key in enumerate(keys, start=1500):
        await rows.ratings(rating(1, points, guild=key.guild, game=key.game, variant=key.variant, period=key.period))
    for points, key in enumerate(keys, start=1500):
        assert [row.points for row in await store.results.ratings.page(key, 0, 10)] == [points]
        assert (await store.results.ratings.marks(key)).people == 1


async def test_a_leaderboard_shows_the_name_of_a_persons_last_game_in_the_guild_whatever_the_game(
    store: RunningStore, rows: Rows
) -> None:
    await rows.games(
        seat_result("a", 0, 1, name="Ada", at=3000, username="ada"),
        seat_result("c", 0, 1, name="Ada III", at=3002, game="set", username="ada3"),
        seat_result("b", 0, 1, name="Ada II", at=3001, username="ada2"),
    )
    await rows.ratings(rating(1, 1500), rating(1, 1500, game="nim"))
    for key in (GUILD, LeaderboardKey(10, "nim")):
        (row,) = await store.results.ratings.page(key, 0, 10)
        assert (row.name, row.username) == ("Ada III", "ada3")
        assert await store.results.ratings.row(key, 1) == row


async def test_a_name_of_one_guild_is_never_on_a_leaderboard_of_another_or_of_everywhere(
    store: RunningStore, rows: Rows
) -> None:
    await rows.games(
        seat_result("a", 0, 1, name="Ada", at=3000, username="ada"),
        seat_result("b", 0, 1, name="Countess", at=3001, guild=20, username="ada"),
        seat_result("c", 0, 1, name="In private", at=3002, guild=None, username="ada"),
    )
    await rows.ratings(*(rating(1, 1500, guild=guild) for guild in (0, 10, 20)))
    await rows.scores(*(best(1, 5, guild=guild) for guild in (0, 10, 20)))
    for guild, name in ((0, ""), (10, "Ada"), (20, "Countess")):
        (row,) = await store.results.ratings.page(LeaderboardKey(guild), 0, 10)
        (score,) = await store.results.scores.page(SOLITAIRE._replace(guild=guild), 0, 10)
        assert (row.name, row.username) == (score.name, score.username) == (name, "ada")


async def test_whoever_is_hidden_elsewhere_has_a_name_in_the_guild_alone(store: RunningStore, rows: Rows) -> None:
    await rows.games(seat_result("a", 0, 1, name="Ada", at=3000, username="ada"))
    await rows.ratings(*(rating(1, 1500, guild=guild) for guild in (0, 10)))
    await rows.scores(*(best(1, 5, guild=guild) for guild in (0, 10)))
    await store.commit(Change(of="user", user_settings=UserSettingsRecord(1, "", "", hidden=True)))
    for guild, names in ((0, ("", "")), (10, ("Ada", "ada"))):
        key, scores = LeaderboardKey(guild), SOLITAIRE._replace(guild=guild)
        for row in (*await store.results.ratings.page(key, 0, 10), await store.results.ratings.row(key, 1)):
            assert row is not None
            assert (row.name, row.username) == names
        for score in (*await store.results.scores.page(scores, 0, 10), await store.results.scores.row(scores, 1)):
            assert score is not None
            assert (score.name, score.username) == names


async def test_the_highest_score_comes_first_of_equal_ones_the_shortest_game(store: RunningStore, rows: Rows) -> None:
    await rows.scores(
        best(1, 5, 70_000), best(2, 7, 90_000), best(3, 5, 60_000), best(4, -1, 1_000), best(5, 5, 60_000)
    )
    found = await store.results.scores.page(SOLITAIRE, 0, 10)
    assert [(row.rank, row.place, row.person, row.score) for row in found] == [
        (1, 1, 2, 7),
        (2, 2, 3, 5),
        (2, 3, 5, 5),
        (4, 4, 1, 5),
        (5, 5, 4, -1),
    ]
    assert (await store.results.scores.marks(SOLITAIRE)).people == 5
    for row in found:
        assert await store.results.scores.row(SOLITAIRE, row.person) == row
    assert await store.results.scores.page(SOLITAIRE, 2, 2) == found[2:4]
    assert await store.results.scores.row(SOLITAIRE, 9) is None


async def test_of_equal_scores_those_of_unknown_duration_come_last_and_share_a_rank(
    store: RunningStore, rows: Rows
) -> None:
    await rows.scores(best(1, 5, None), best(2, 5, 90_000), best(3, 5, None), best(4, 4, 1_000), best(5, 6, None))
    found = await store.results.scores.page(SOLITAIRE, 0, 10)
    assert [(row.rank, row.place, row.person) for row in found] == [
        (1, 1, 5),
        (2, 2, 2),
        (3, 3, 1),
        (3, 4, 3),
        (5, 5, 4),
    ]
    for number, row in enumerate(found):
        assert await store.results.scores.row(SOLITAIRE, row.person) == row
        assert await store.results.scores.page(SOLITAIRE, number, 1) == (row,)


async def test_where_there_are_no_scores_the_shortest_game_comes_first(store: RunningStore, rows: Rows) -> None:
    timed = LeaderboardKey(10, "set", "solitaire=no")
    await rows.scores(*(best(person, None, 70_000 - person, variant="solitaire=no") for person in (1, 2, 3)))
    found = await store.results.scores.page(timed, 0, 10)
    assert [(row.rank, row.person) for row in found] == [(1, 3), (2, 2), (3, 1)]
    assert [await store.results.scores.row(timed, row.person) for row in found] == [*found]


async def test_periods_are_those_in_which_somebody_is_on_a_leaderboard_of_the_scope(
    store: RunningStore, rows: Rows
) -> None:
    await rows.ratings(*(rating(person, 1500, period=one) for person in (1, 2) for one in ("", "S2026-07", "M2026-08")))
    await rows.ratings(rating(1, 1500, game="nim", period="M2026-01"))
    await rows.scores(*(best(1, 5, period=one) for one in ("", "S2026-10")))
    assert sorted(await store.results.periods(10, "", "")) == ["", "M2026-08", "S2026-07"]
    assert await store.results.periods(10, "nim", "") == ("M2026-01",)
    assert sorted(await store.results.periods(10, "set", "solitaire=yes")) == ["", "S2026-10"]
    assert await store.results.periods(20, "", "") == ()


async def test_variants_are_those_of_leaderboards_of_either_kind(store: RunningStore, rows: Rows) -> None:
    await rows.ratings(
        *(
            rating(1, 1500, game="nim", variant=one, period=period)
            for one in ("", "a=1", "b=2")
            for period in ("", "S2026-07")
        )
    )
    await rows.scores(best(1, 5, game="nim", variant="c=3"), best(1, 5, game="nim", variant="a=1"), best(1, 5))
    assert await store.results.variants(10, "nim") == ("a=1", "b=2", "c=3")
    assert await store.results.variants(20, "nim") == ()


async def test_a_persons_ratings_and_best_scores_are_those_of_a_guild_and_period(
    store: RunningStore, rows: Rows
) -> None:
    mine = [rating(1, 1500), rating(1, 1510, game="nim"), rating(1, 1520, game="nim", variant="a=1")]
    await rows.ratings(*mine, rating(2, 1), rating(1, 2, guild=20), rating(1, 3, period="S2026-07"))
    assert await store.results.ratings_of(1, 10, "") == tuple(mine)
    scores = [best(1, 5), best(1, 7, game="tripple", variant="tiles=20")]
    await rows.scores(*scores, best(2, 8), best(1, 9, guild=0), best(1, 3, period="S2026-07"))
    assert await store.results.best_scores_of(1, 10, "") == tuple(scores)


async def test_the_last_outcomes_are_those_of_games_that_compare_people(store: RunningStore, rows: Rows) -> None:
    await rows.games(
        seat_result("a", 0, 1, at=1, outcome="draw"),
        seat_result("b", 0, 1, at=2, outcome="loss", game="set", variant="x=1"),
        seat_result("c", 0, 1, at=3, counts=False),
        seat_result("d", 0, 1, at=4, seats=1),
        seat_result("e", 0, 1, at=5, guild=20),
        seat_result("f", 0, 1, at=6, outcome="loss", game="set"),
        seat_result("g", 0, 2, at=7),
    )
    assert await store.results.last_outcomes(1, 10, "", "", 10) == ("draw", "loss", "loss")
    assert await store.results.last_outcomes(1, 10, "", "", 2) == ("loss", "loss")
    assert await store.results.last_outcomes(1, 10, "set", "x=1", 10) == ("loss",)
    assert await store.results.last_outcomes(1, 0, "", "", 10) == ("draw", "loss", "win", "loss")


async def test_a_short_course_of_a_rating_is_whole(store: RunningStore, rows: Rows) -> None:
    await rows.changes(change(1, number, 1500 + number, change=number, settled=number == 9) for number in (3, 5, 9))
    await rows.changes([change(1, 4, 1, game="nim"), change(2, 6, 1), change(1, 7, 1, guild=0)])
    assert await store.results.rating_graph(1, 10, "", 3) == (
        RatingPoint(1, 1503, 3, settled=False),
        RatingPoint(2, 1505, 5, settled=False),
        RatingPoint(3, 1509, 9, settled=True),
    )
    assert await store.results.rating_graph(3, 10, "", 3) == ()


@pytest.mark.parametrize("games", [31, 32, 100, 1001])
async def test_a_long_course_has_the_first_the_last_and_the_highest_point_and_no_gap(
    store: RunningStore, rows: Rows, games: int
) -> None:
    await rows.changes(change(1, number, 1500 + number % 17 + 100 * (number == 8)) for number in range(1, games + 1))
    course = await store.results.rating_graph(1, 10, "", 30)
    numbers = [point.games for point in course]
    assert 27 <= len(course) <= 30
    assert numbers[0] == 1
    assert numbers[-1] == games
    assert 1608 in [point.points for point in course]
    assert numbers == sorted(set(numbers))
    assert max(after - before for before, after in pairwise(numbers)) <= games / 28 + 2


async def test_a_course_goes_through_the_latest_games_however_many_there_are(
    store: RunningStore, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "GRAPH_GAMES", 40)
    await rows.changes(change(1, number, 1500 + number % 17 + 900 * (number == 8)) for number in range(1, 101))
    course = await store.results.rating_graph(1, 10, "", 30)
    assert (course[0], course[-1].games) == (RatingPoint(1, 1510, 5, settled=True), 40)


async def test_the_changes_of_a_session_are_those_of_its_players(store: RunningStore, rows: Rows) -> None:
    await rows.games(seat_result("a", 0, 1, number=7), seat_result("a", 1, 2, 2, number=7))
    await rows.games(seat_result("b", 0, 1, number=8))
    both = [change(1, 7, 1510, game="nim", change=10), change(2, 7, 1490, game="nim", change=-10)]
    await rows.changes([*both, change(1, 7, 1512), change(1, 8, 1520, game="nim"), change(3, 7, 1, game="nim")])
    assert await store.results.rating_changes("a", 10, "nim") == tuple(both)
    assert await store.results.rating_changes("b", 20, "nim") == ()


async def test_two_people_are_compared_by_their_ranks_in_games_that_count(store: RunningStore, rows: Rows) -> None:
    await rows.games(
        seat_result("a", 0, 1, 1), seat_result("a", 1, 2, 2),
        seat_result("b", 0, 2, 2, seats=3), seat_result("b", 1, 3, 1, seats=3), seat_result("b", 2, 1, 3, seats=3),
        seat_result("c", 0, 1, 1, outcome="draw"), seat_result("c", 1, 2, 1, outcome="draw"),
        seat_result("d", 0, 1, 1, game="set", guild=20), seat_result("d", 1, 2, 2, game="set", guild=20),
        seat_result("e", 0, 1, 1, counts=False), seat_result("e", 1, 2, 2, counts=False),
        seat_result("f", 0, 1, 1), seat_result("f", 1, 3, 2),
    )  # fmt: skip
    here = HeadToHead(game="nim", games=3, ahead=1, behind=1, level=1)
    assert await store.results.head_to_head(10, 1, 2) == (here,)
    assert await store.results.head_to_head(0, 2, 1) == (
        here,
        HeadToHead(game="set", games=1, ahead=0, behind=1, level=0),
    )
    assert await store.results.head_to_head(10, 1, 9) == ()


async def test_the_best_result_before_a_game_is_of_the_same_variant_and_place(store: RunningStore, rows: Rows) -> None:
    def alone(session: str, at: int, score: int, duration: int | None, **more: Any) -> ResultRecord:
        chosen = {"variant": "v", "seats": 1, **more}
        return seat_result(session, 0, 1, at=at, score=score, duration=duration, **chosen)

    await rows.games(
        alone("a", 1, 5, 50), alone("b", 2, 7, 90), alone("c", 3, 7, 80), alone("d", 4, 9, 10, variant="w"),
        alone("e", 5, 9, 10, guild=None), seat_result("f", 0, 1, at=6, score=9, variant="v"),
        alone("g", 7, 8, 70), alone("h", 7, 1, 20), alone("b2", 2, 7, None),
    )  # fmt: skip

    async def before(at: int, session: str, *, guild: int | None = 10) -> BestResult | None:
        return await store.results.best_result_before(1, guild, "nim", "v", GameKey(at, session))

    assert await before(1, "a") is None
    assert await before(7, "g") == BestResult(7, 80)
    assert await before(7, "h") == BestResult(8, 70)
    assert await before(9, "z", guild=None) == BestResult(9, 10)
