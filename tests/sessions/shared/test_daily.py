"""Daily puzzles where several processes share the store: drawn once, begun once, each move once, posted once."""

import asyncio

from bot.sessions.daily.posts import DuePost
from bot.sessions.refusals import Stale
from bot.sessions.settings.guild_settings import DEFAULT, GuildSettings
from tests.sessions.daily_games import next_words, played
from tests.sessions.harness import ADA, BEA
from tests.sessions.shared.conftest import Process

HERE, ELSEWHERE = 10, 20


async def test_two_processes_draw_the_same_puzzles(one: Process, two: Process) -> None:
    dailies = [process.sessions.dailies for process in (one, two)]
    await asyncio.gather(*(each.draw() for each in dailies))
    first, second = [await each.of_day(each.today) for each in dailies]
    assert first == second
    assert first


async def test_of_two_servers_at_the_same_time_one_begins_the_attempt_and_one_move_counts(
    one: Process, two: Process
) -> None:
    dailies = [process.sessions.dailies for process in (one, two)]
    puzzle = (await dailies[0].of_day(dailies[0].today))["set"]
    begun = await asyncio.gather(dailies[0].begin(puzzle, ADA, HERE), dailies[1].begin(puzzle, ADA, ELSEWHERE))
    assert begun[0] == begun[1]
    words = next_words(begun[0])
    moved = await asyncio.gather(*(each.move(puzzle, ADA.id, words, 0) for each in dailies), return_exceptions=True)
    assert [isinstance(one, Stale) for one in moved].count(True) == 1


async def test_what_one_process_has_played_stands_on_the_leaderboard_of_the_other(one: Process, two: Process) -> None:
    dailies = one.sessions.dailies
    puzzle = (await dailies.of_day(dailies.today))["set"]
    for person in (ADA, BEA):
        await played(dailies, puzzle, person, HERE, tick=lambda: None)
    leaderboard = await two.sessions.dailies.leaderboard(puzzle, BEA.id, HERE)
    assert {place.person for place in leaderboard.places} == {ADA, BEA}
    assert leaderboard.finished == 2
    assert len((await two.sessions.dailies.leaderboard(puzzle, BEA.id, None)).places) == 2
    assert (await two.sessions.dailies.streak(ADA.id)).now == 1


async def test_of_several_processes_one_posts(one: Process, two: Process) -> None:
    posted: list[DuePost] = []

    async def send(due: DuePost) -> str:
        posted.append(due)
        return "forbidden" if len(posted) == 1 else ""

    wants = GuildSettings(**{**vars(DEFAULT), "daily_channel": 77, "daily_hour": 0})
    await one.sessions.guild_settings.change(HERE, lambda _: wants)
    for process in (one, two):
        process.sessions.daily_posts.start(send)
    await asyncio.gather(*(process.sessions.daily_posts.post_due() for process in (one, two)))
    assert posted == [DuePost(HERE, 77)]
    for process in (one, two):
        assert await process.sessions.daily_posts.problem(HERE) == "forbidden"
    await two.sessions.daily_posts.retry(HERE)
    await two.sessions.daily_posts.post_due()
    assert len(posted) == 2
    assert await one.sessions.daily_posts.problem(HERE) == ""
