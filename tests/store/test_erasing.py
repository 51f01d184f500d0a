"""People and guilds are removed from the database, and what is stored of a person is found."""

import sqlite3
from dataclasses import replace

import asyncpg
import pytest

from bot.store.change import Change
from bot.store.erasing import DeletionRecord
from bot.store.guilds import RemovalRecord
from bot.store.interface import RunningStore
from bot.store.sessions import SetAsideRecord
from bot.store.settings import UserSettingsRecord
from tests.store.rows import moving, opening, result, row, stored_session

STAND_IN = -(1 << 62)


async def finished(store: RunningStore, session: str, *, channel: int = 1, rematch_of: str | None = None) -> None:
    """Stores a finished game of two people, in which the first was the host and invited the others."""
    opened = opening(session, channel=channel, status="finished", rematch_of=rematch_of)
    assert opened.session is not None
    await store.commit(replace(opened, session=replace(opened.session, guests="[2, 3]", freed="[1, 2]")))
    await store.commit(moving(session, 1, 100 + channel))
    for person in (1, 2):
        await store.commit(replace(result(session, person, "win"), of=f"{session} {person}"))


async def test_a_person_is_renamed_in_all_sessions_and_the_others_stay_as_they_are(store: RunningStore) -> None:
    await finished(store, "a")
    await store.commit(Change(of="b", session=replace(row("b", channel=2, status="abandoned"), host=2, guests="[2]")))
    assert await store.erasing.sessions_of_person(2) == ("a",)
    found = await store.erasing.mentions(2, "")
    assert set(found.sessions) == {"a", "b"}
    assert await store.erasing.mentions(2, found.last) == (await store.erasing.mentions(99, "b"))
    await store.erasing.rename_person(2, STAND_IN, ["a", "b"])
    a, b = await stored_session(store, "a"), await stored_session(store, "b")
    assert [(seat.person, seat.name) for seat in a.seats] == [(1, "Ada"), (STAND_IN, "")]
    assert [(one.person, one.name) for one in a.results] == [(1, "Ada"), (STAND_IN, "")]
    assert (a.session.host, a.session.guests, a.session.freed) == (1, "[3]", "[1]")
    assert (b.session.host, b.session.guests) == (STAND_IN, "[]")
    assert len(a.moves) == 1
    assert await store.erasing.sessions_of_person(2) == ()
    assert (await store.erasing.mentions(2, "")).sessions == ()


async def test_all_that_is_stored_about_a_person_is_found_and_nothing_about_others(store: RunningStore) -> None:
    await finished(store, "a")
    await store.commit(Change(of="user", user_settings=UserSettingsRecord(2, "dark", "never", hidden=True)))
    rows = await store.erasing.rows_of_person(2)
    assert [(one["session"], one["name"]) for one in rows["seats"]] == [("a", "Bea")]
    assert [(one["id"], one["game"]) for one in rows["sessions"]] == [("a", "nim")]
    assert "seed" not in rows["sessions"][0]
    assert [one["hidden"] for one in rows["user_settings"]] == [1]
    assert [one["words"] for one in rows["moves"]] == ["take 1"]
    assert "Ada" not in str(rows)
    (session,) = await store.erasing.exported_sessions(2, ["a"])
    assert (session["host"], session["guests"], session["freed"]) == (False, True, True)


async def test_what_belongs_to_no_session_is_deleted_with_the_request_itself(store: RunningStore) -> None:
    asked = DeletionRecord(2, STAND_IN, 5000, "it")
    await store.erasing.ask_deletion(asked)
    await store.erasing.ask_deletion(replace(asked, at=9000))
    await store.commit(Change(of="user", user_settings=UserSettingsRecord(2, "dark", "never")))
    assert await store.erasing.deletion_of(2) == asked
    assert await store.erasing.due_deletions(4999) == ()
    assert await store.erasing.due_deletions(5000) == (asked,)
    await store.erasing.delete_person(2, STAND_IN)
    assert await store.erasing.deletion_of(2) is None
    assert await store.settings.of_users() == ()


async def test_a_deletion_is_cancelled(store: RunningStore) -> None:
    await store.erasing.ask_deletion(DeletionRecord(2, STAND_IN, 5000, "it"))
    await store.erasing.cancel_deletion(2)
    assert await store.erasing.due_deletions(9000) == ()


async def test_a_guild_goes_with_its_sessions_and_all_that_belongs_to_them(store: RunningStore) -> None:
    await finished(store, "a")
    await finished(store, "b", channel=2, rematch_of="a")
    await store.commit(Change(of="live", session=row("live", channel=3)))
    assert await store.guilds.known_guilds() == (10,)
    assert await store.guilds.people_of_guild(10, -1) == (1, 2)
    assert await store.guilds.people_of_guild(10, 2) == ()
    await store.guilds.delete_people_of_guild(10, [1, 2])
    assert await store.guilds.sessions_of_guild(10, 1000) == ()
    await store.commit(Change(of="damaged", session=row("damaged", channel=4)))
    await store.commit(Change(of="damage", set_aside=(SetAsideRecord("damaged", "a test"),)))
    assert set(await store.guilds.sessions_of_guild(10, 1001)) == {"a", "b", "damaged"}
    await store.guilds.delete_sessions(["a", "b", "damaged"])
    assert (await store.sessions.find("a"), await store.sessions.find("b")) == (None, None)
    assert await store.sessions.live_ids() == ("live",)
    await store.guilds.delete_guild(10)


async def test_the_first_removal_of_a_guild_counts_until_the_bot_was_there_again(store: RunningStore) -> None:
    await store.guilds.note_removal(RemovalRecord(10, 1000), again=False)
    await store.guilds.note_removal(RemovalRecord(10, 2000), again=False)
    assert await store.guilds.removals() == (RemovalRecord(10, 1000),)
    await store.guilds.note_removal(RemovalRecord(10, 3000), again=True)
    assert await store.guilds.removals() == (RemovalRecord(10, 3000),)
    await store.guilds.cancel_removal(10)
    assert await store.guilds.removals() == ()


async def test_what_the_database_refuses_to_erase_is_no_outage(store: RunningStore) -> None:
    await finished(store, "a")
    with pytest.raises((sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)):
        await store.erasing._erase([("delete_session", [{"session": "a"}])])
    assert await store.sessions.find("a") is not None
