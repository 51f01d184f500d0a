"""A deletion where several processes share the store: done once, by whichever is there, and known to all."""

import asyncio
from functools import partial

from bot.sessions.session import Session, Status
from bot.sessions.settings.user_settings import UserSettings
from bot.store.erasing import DeletionRecord
from tests.sessions.harness import ADA, BEA
from tests.sessions.shared.conftest import Process
from tests.soon import soon


async def test_of_several_processes_one_deletes_and_none_of_them_shows_or_writes_the_person_any_more(
    one: Process, two: Process, game: Session
) -> None:
    await two.sessions.user_settings.change(BEA.id, lambda _: UserSettings(theme="light"))
    await one.press(game, ADA, "take 1", 0)
    await one.press(game, BEA, "take 1", 1)
    await one.sessions.games.resign(game.id, ADA.id)
    ended = await two.seen(game)
    assert ended.status is Status.FINISHED
    done: list[DeletionRecord] = []

    asked = DeletionRecord(BEA.id, -(1 << 62), 0, "en")
    await one.store.erasing.ask_deletion(asked)
    for process in (one, two):
        process.sessions.privacy.deletions.listen_to_done(done.append)
    await asyncio.gather(*(process.sessions.privacy.deletions.do_due() for process in (one, two)))
    assert done == [asked]
    for process in (one, two):
        await process.sessions.places.set_message(game.id, 77)
        await soon(partial(_is_gone, process, game))
        await process.sessions.refresh(users=[BEA.id])
        assert process.sessions.user_settings.of(BEA.id) == UserSettings()
    assert await one.store.erasing.sessions_of_person(BEA.id) == ()
    assert (await one.store.erasing.mentions(BEA.id, "")).sessions == ()


async def _is_gone(process: Process, game: Session) -> bool:
    """Returns whether a process shows the game without the person, as it has it in memory."""
    found = await process.sessions.tables.find(game.id)
    assert found is not None
    return found.people[1].deleted
