"""Settings that several processes change: a change keeps what others have changed, also where their notice was lost."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.sessions.service import Sessions
from bot.store.change import Change
from bot.store.postgres.notices import PostgresNotices
from bot.store.settings import GuildSettingsRecord, UserSettingsRecord
from bot.texts import texts_in
from bot.ui.server.settings_buttons import SettingsButtons
from bot.ui.server.user_settings import UserSettingsButtons
from bot.ui.views.custom_id import Action, Press
from tests.sessions.shared.conftest import Process
from tests.soon import soon

GUILD, USER = 7, 1


async def _ignored(*_: object) -> None:
    """Loses a notice, or shows nothing."""


def chosen(value: str) -> Any:
    """Returns the reply to somebody who manages the guild and has chosen this value."""
    interaction = SimpleNamespace(
        guild_id=GUILD, permissions=discord.Permissions.all(), is_guild_integration=lambda: True
    )
    return SimpleNamespace(
        user=USER,
        texts=texts_in("en"),
        interaction=interaction,
        input=SimpleNamespace(selected=[value]),
        show_private=_ignored,
    )


def guild_clock(sessions: Sessions) -> Awaitable[None]:
    return SettingsButtons(sessions).handlers[Action.SETTING](chosen("600"), Press(Action.SETTING, argument="clock"))


def user_theme(sessions: Sessions) -> Awaitable[None]:
    return UserSettingsButtons(sessions).handlers[Action.CHOOSE_THEME](chosen("light"), Press(Action.CHOOSE_THEME))


def user_pings(sessions: Sessions) -> Awaitable[None]:
    press = Press(Action.USER_SETTING, argument="pings")
    return UserSettingsButtons(sessions).handlers[Action.USER_SETTING](chosen("never"), press)


@pytest.mark.parametrize("choose", [guild_clock, user_theme, user_pings])
async def test_a_change_keeps_what_another_process_has_changed_unnoticed(
    one: Process, two: Process, choose: Callable[[Sessions], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresNotices, "tell", _ignored)
    for process in (one, two):
        await process.sessions.refresh(guild=GUILD, users=[USER])
    await change_both(one)
    before = await stored(one)
    await choose(two.sessions)
    after = await stored(one)
    assert after != before
    assert (after[0].language, after[1].hidden) == ("it", True)


@pytest.mark.parametrize("choose", [guild_clock, user_theme, user_pings])
@pytest.mark.parametrize("first", [True, False], ids=["without a row", "with a row"])
async def test_of_changes_in_two_processes_within_milliseconds_both_count(
    one: Process,
    two: Process,
    choose: Callable[[Sessions], Awaitable[None]],
    first: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not first:
        await one.sessions.guild_settings.change(GUILD, partial(replace, threads=True))
        await one.sessions.user_settings.change(USER, partial(replace, text_first=True))
    begun, other_is_done, commit = asyncio.Event(), asyncio.Event(), two.store.commit

    async def late_commit(change: Change) -> bool:
        begun.set()
        await other_is_done.wait()
        return await commit(change)

    monkeypatch.setattr(two.store, "commit", late_commit)
    choosing = asyncio.ensure_future(choose(two.sessions))
    await begun.wait()
    await change_both(one)
    before = await stored(one)
    other_is_done.set()
    await choosing
    of_guild, of_user = await stored(one)
    assert (of_guild, of_user) != before
    assert (of_guild.language, of_guild.threads, of_user.hidden, of_user.text_first) == (
        "it",
        not first,
        True,
        not first,
    )


async def change_both(process: Process) -> None:
    await process.sessions.guild_settings.change(GUILD, partial(replace, language="it"))
    await process.sessions.user_settings.change(USER, partial(replace, hidden=True))


async def stored(process: Process) -> tuple[GuildSettingsRecord, UserSettingsRecord]:
    (of_guild,), (of_user,) = await process.store.newest.settings_of([GUILD], [USER])
    return of_guild, of_user


async def test_settings_that_one_process_changes_hold_in_all(one: Process, two: Process) -> None:
    guild, user = 10, 1
    await two.sessions.refresh(guild=guild, users=[user])
    settings = one.sessions.guild_settings.of(guild)
    await one.sessions.guild_settings.change(guild, lambda _: settings.__class__(clock=600))
    await one.sessions.user_settings.change(
        user, lambda _: one.sessions.user_settings.of(user).__class__(theme="light")
    )

    async def known() -> bool:
        await two.sessions.refresh(guild=guild, users=[user])
        of_guild, of_user = two.sessions.guild_settings.of(guild), two.sessions.user_settings.of(user)
        return (of_guild.clock, of_user.theme) == (600, "light")

    await soon(known)
