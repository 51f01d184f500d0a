"""The settings of guilds and users, and when the bot was last running."""

from dataclasses import replace

from bot.store.change import Change
from bot.store.interface import RunningStore
from bot.store.settings import GuildSettingsRecord, RegistrationRecord, UserSettingsRecord

GUILD = GuildSettingsRecord(
    guild=1 << 62,
    language=None,
    channels=(3, 5),
    roles=(),
    clock=600,
    threads=True,
    reminders=False,
    tables_per_user=2,
    tables_per_server=9,
    enders="host",
    theme="dark",
    pings="after-a-minute",
    confirms=True,
)


async def test_a_guilds_settings_are_read_as_they_were_last_written(store: RunningStore) -> None:
    changed = replace(GUILD, language="fr", channels=(), roles=(7,), threads=False, enders="players", confirms=False)
    for settings in (GUILD, replace(GUILD, guild=2), changed):
        await store.commit(Change(of="guild", guild_settings=settings))
    assert set(await store.settings.of_guilds()) == {changed, replace(GUILD, guild=2)}


async def test_a_users_settings_are_read_as_they_were_last_written(store: RunningStore) -> None:
    for number, confirms in enumerate((True, None, False)):
        for theme, pings in (("light", "never"), ("contrast", "by-dm")):
            await store.commit(Change(of="user", user_settings=UserSettingsRecord(number, theme, pings, confirms)))
    assert await store.settings.of_users() == (
        UserSettingsRecord(0, "contrast", "by-dm", confirms=True),
        UserSettingsRecord(1, "contrast", "by-dm", confirms=None),
        UserSettingsRecord(2, "contrast", "by-dm", confirms=False),
    )


async def test_settings_keep_the_columns_that_a_change_does_not_write(store: RunningStore) -> None:
    user = UserSettingsRecord(1, "light", "never")
    for language, clock, hidden, columns in (
        ("fr", 0, False, {"language", "theme"}),
        ("it", 30, True, {"clock", "hidden"}),
        ("de", 60, False, set[str]()),
    ):
        changed = replace(GUILD, language=language, clock=clock)
        await store.commit(Change(of="guild", guild_settings=changed, settings_columns=columns))
        await store.commit(
            Change(of="user", user_settings=replace(user, language=language, hidden=hidden), settings_columns=columns)
        )
    assert await store.settings.of_guilds() == (replace(GUILD, language="fr", clock=30),)
    assert await store.settings.of_users() == (replace(user, language="fr", hidden=True),)


async def test_the_last_heartbeat_is_read(store: RunningStore) -> None:
    assert await store.sessions.alive_at() is None
    for at in (1000, 2000):
        await store.commit(Change(of="heartbeat", alive_at=at))
    assert await store.sessions.alive_at() == 2000


async def test_the_registered_commands_of_an_application_are_read_as_they_were_last_written(
    store: RunningStore,
) -> None:
    assert await store.settings.registration(7) is None
    for digest in ("a", "b"):
        await store.commit(Change(of="commands", registration=RegistrationRecord(7, digest, "{}")))
    await store.commit(Change(of="commands", registration=RegistrationRecord(8, "c", "{}")))
    assert await store.settings.registration(7) == RegistrationRecord(7, "b", "{}")
