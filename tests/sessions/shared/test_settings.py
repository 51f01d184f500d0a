"""Settings that several processes change: a change keeps what others have changed, also where their notice was lost."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.sessions.service import Sessions
from bot.store.postgres.notices import Notices
from bot.texts import texts_in
from bot.ui.server.settings_buttons import SettingsButtons
from bot.ui.server.theme_buttons import ThemeButtons
from bot.ui.server.user_settings_buttons import UserSettingsButtons
from bot.ui.views.custom_id import Action, Press
from tests.sessions.shared.conftest import Process, soon

GUILD, USER = 7, 1


async def _ignored(*_: object) -> None:
    """Loses a notice, or shows nothing."""


def chosen(value: str) -> Any:
    """Returns the reply to somebody who manages the guild and has chosen this value."""
    interaction = SimpleNamespace(guild_id=GUILD, permissions=discord.Permissions.all())
    return SimpleNamespace(
        user=USER, texts=texts_in("en"), interaction=interaction, selected=[value], show_private=_ignored
    )


def guild_clock(sessions: Sessions) -> Awaitable[None]:
    return SettingsButtons(sessions).handlers[Action.SETTING](chosen("600"), Press(Action.SETTING, argument="clock"))


def user_theme(sessions: Sessions) -> Awaitable[None]:
    return ThemeButtons(sessions).handlers[Action.CHOOSE_THEME](chosen("light"), Press(Action.CHOOSE_THEME))


def user_pings(sessions: Sessions) -> Awaitable[None]:
    press = Press(Action.USER_SETTING, argument="pings")
    return UserSettingsButtons(sessions).handlers[Action.USER_SETTING](chosen("never"), press)


@pytest.mark.parametrize("choose", [guild_clock, user_theme, user_pings])
async def test_a_change_keeps_what_another_process_has_changed_unnoticed(
    one: Process,
    two: Process,
    choose: Callable[[Sessions], Awaitable[None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Notices, "tell", _ignored)
    for process in (one, two):
        await process.sessions.refresh(guild=GUILD, users=[USER])
    guilds, users = one.sessions.guild_settings, one.sessions.user_settings
    await guilds.change(GUILD, replace(await guilds.newest(GUILD), language="it"))
    await users.change(USER, replace(await users.newest(USER), hidden=True))
    before = await guilds.newest(GUILD), await users.newest(USER)
    await choose(two.sessions)
    after = await guilds.newest(GUILD), await users.newest(USER)
    assert after != before
    assert (after[0].language, after[1].hidden) == ("it", True)


async def test_settings_that_one_process_changes_hold_in_all(one: Process, two: Process) -> None:
    guild, user = 10, 1
    await two.sessions.refresh(guild=guild, users=[user])
    settings = one.sessions.guild_settings.of(guild)
    await one.sessions.guild_settings.change(guild, settings.__class__(clock=600))
    await one.sessions.user_settings.change(user, one.sessions.user_settings.of(user).__class__(theme="light"))

    async def known() -> bool:
        await two.sessions.refresh(guild=guild, users=[user])
        of_guild, of_user = two.sessions.guild_settings.of(guild), two.sessions.user_settings.of(user)
        return (of_guild.clock, of_user.theme) == (600, "light")

    await soon(known)
