"""What is read of a week, in both stores: the largest upset, the longest streak, the closest games, who wants it."""

from dataclasses import replace

import pytest

from bot.store.change import Change
from bot.store.interface import RunningStore
from bot.store.posts import SENDING
from bot.store.results import RATING_CHANGES, RATINGS, RESULTS
from bot.store.settings import GuildSettingsRecord, UserSettingsRecord
from bot.store.weeks import Span, Upset, WantedWeek, WeekPostRecord, WinningStreak
from tests.store.bulk import insert_records
from tests.store.result_rows import change, rating, seat_result
from tests.store.rows import opening

WEEK = Span(10, since=1000, until=2000)
GAMES = {
    # session: end, game, scores of winner and loser, ratings before it; person 1 wins over 2, 2 over 3, ...
    "early": (999, "nim", (9, 8), (1000, 1900)),
    "upset": (1000, "nim", (90, 10), (1400, 1700)),
    "close": (1500, "nim", (51, 50), (1500, 1510)),
    "moves": (1999, "nim", (None, None), (1500, 1490)),
    "late": (2000, "nim", (9, 8), (1000, 1900)),
}


@pytest.fixture
async def played(store: RunningStore, url: str) -> RunningStore:
    """The store with GAMES, of which person 1 has won all against 2."""
    results, changes = [], []
    for number, (session, (at, game, scores, points)) in enumerate(GAMES.items(), start=1):
        opened = opening(session, channel=number, people=(1, 2), status="finished")
        assert opened.session is not None
        await store.commit(replace(opened, session=replace(opened.session, ended_at=at)))
        results += [
            seat_result(session, seat, seat + 1, seat + 1, at=at, game=game, score=scores[seat], number=number)
            for seat in (0, 1)
        ]
        changes += [change(seat + 1, number, points[seat] + 10, game=game, change=10) for seat in (0, 1)]
    await insert_records(url, RESULTS, results)
    await insert_records(url, RATING_CHANGES, changes)
    await insert_records(url, RATINGS, [rating(1, 1500, streak=5), rating(2, 1400, streak=-5), rating(3, 1, streak=9)])
    return store


async def hide(store: RunningStore, person: int) -> None:
    await store.commit(Change(of="settings", user_settings=UserSettingsRecord(person, "", "", hidden=True)))


async def test_the_games_of_the_week_and_no_others_are_looked_at(played: RunningStore) -> None:
    assert await played.weeks.games(WEEK) == 3
    assert await played.weeks.games(replace(WEEK, guild=20)) == 0
    upset = Upset("upset", "nim", "Ada", "Bea", 1400, 1700)
    assert await played.weeks.upsets(WEEK, 25, 9) == (upset,)
    smaller = Upset("close", "nim", "Ada", "Bea", 1500, 1510)
    assert await played.weeks.upsets(WEEK, 10, 9) == (upset, smaller)
    assert await played.weeks.upsets(WEEK, 10, 1) == (upset,)
    assert await played.weeks.upsets(WEEK, 301, 9) == ()
    assert await played.weeks.closest(WEEK, 9) == ("close", "upset", "moves"), "without points comes last"
    assert await played.weeks.closest(WEEK, 1) == ("close",)


async def test_results_of_duels_are_no_games_and_take_the_place_of_none(played: RunningStore, url: str) -> None:
    results, changes = [], []
    for number in range(11, 14):
        opened = opening(f"duel {number}", channel=0, people=(1, 2), status="finished")
        assert opened.session is not None
        await played.commit(replace(opened, session=replace(opened.session, ended_at=1600)))
        results += [
            replace(seat_result(f"duel {number}", seat, seat + 1, seat + 1, at=1600, score=51 - seat, number=number),
                    game="nim", variant="duel=yes")
            for seat in (0, 1)
        ]  # fmt: skip
        changes += [change(seat + 1, number, (1000, 1900)[seat], game="nim", change=0) for seat in (0, 1)]
    await insert_records(url, RESULTS, results)
    await insert_records(url, RATING_CHANGES, changes)
    assert await played.weeks.games(WEEK) == 3
    assert [one.session for one in await played.weeks.upsets(WEEK, 25, 3)] == ["upset"]
    assert await played.weeks.closest(WEEK, 3) == ("close", "upset", "moves")


async def test_a_streak_is_of_somebody_who_has_played(played: RunningStore) -> None:
    assert await played.weeks.streak(WEEK, 3) == WinningStreak("Ada", 5), "the third person has played nothing"
    assert await played.weeks.streak(WEEK, 6) is None
    assert await played.weeks.streak(replace(WEEK, until=1000), 3) is None


@pytest.mark.parametrize("hidden", [1, 2])
async def test_whoever_is_hidden_is_in_none_of_it(played: RunningStore, hidden: int) -> None:
    await hide(played, hidden)
    assert await played.weeks.upsets(WEEK, 25, 9) == ()
    assert await played.weeks.closest(WEEK, 9) == ()
    assert await played.weeks.streak(WEEK, 3) == (None if hidden == 1 else WinningStreak("Ada", 5))


async def test_whoever_has_had_their_data_deleted_is_in_none_of_it(played: RunningStore) -> None:
    await played.erasing.rename_person(1, -(1 << 62), [*GAMES])
    await played.erasing.delete_person(1, -(1 << 62))
    assert await played.weeks.upsets(WEEK, 25, 9) == ()
    assert await played.weeks.streak(WEEK, 3) is None
    assert await played.weeks.closest(WEEK, 9) == ()


async def test_a_guild_that_wants_its_week_is_found_until_that_is_posted(store: RunningStore) -> None:
    settings = GuildSettingsRecord(
        guild=10, language=None, channels=(), roles=(), clock=0, threads=False, reminders=True, tables_per_user=3,
        tables_per_server=50, enders="moderators", theme="dark", pings="minute", confirms=True, week_channel=77,
        week_hour=19, week_zone="Europe/Rome",
    )  # fmt: skip
    unwanted = replace(settings, guild=11, week_channel=None)
    for one in (settings, unwanted):
        await store.commit(Change(of="settings", guild_settings=one))
    wanted = WantedWeek(10, 77, 19, "Europe/Rome", None, None, None)
    assert await store.weeks.wanted("2027-01-17") == (wanted,)
    for post, due in (
        (WeekPostRecord(10, "2027-01-10", 5), True),
        (WeekPostRecord(10, "2027-01-17", 6, SENDING), True),
        (WeekPostRecord(10, "2027-01-17", 7), False),
        (WeekPostRecord(10, "2027-01-17", 7, "forbidden"), False),
    ):
        await store.commit(Change(of="week", week_post=post))
        assert await store.weeks.post(10) == post
        found = replace(wanted, day=post.day, at=post.at, problem=post.problem)
        assert await store.weeks.wanted("2027-01-17") == ((found,) if due else ())
