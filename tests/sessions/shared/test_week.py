"""Weeks, where several processes use one database."""

import asyncio
from dataclasses import replace

from bot.sessions.hourly_posts import DuePost
from bot.sessions.settings.guild_settings import DEFAULT
from bot.sessions.settings.zones import newest_sunday
from bot.store.change import Change
from bot.store.weeks import WeekPostRecord
from tests.sessions.shared.conftest import Process

GUILD, A_WEEK = 10, 7 * 86_400_000


async def test_of_several_processes_one_posts_the_week(one: Process, two: Process) -> None:
    posted: list[DuePost] = []

    async def send(due: DuePost) -> str:
        posted.append(due)
        return ""

    wants = replace(DEFAULT, week_channel=77, week_hour=0)
    await one.sessions.guild_settings.change(GUILD, lambda _: wants)
    before, _ = newest_sunday(one.sessions.now() - A_WEEK, 0, "UTC")
    await one.store.commit(Change(of="week", week_post=WeekPostRecord(GUILD, before, 1)))
    for process in (one, two):
        process.sessions.week_posts.start(send)
    for _ in range(2):
        await asyncio.gather(*(process.sessions.week_posts.post_due() for process in (one, two)))
        assert posted == [DuePost(GUILD, 77)]
