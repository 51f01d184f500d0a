"""What servers and people have settled, and when the house was last open."""

from dataclasses import replace

from bot.store.records import Change, GuildSettingsRecord, UserSettingsRecord
from bot.store.sqlite import SqliteStore

SERVER = GuildSettingsRecord(
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
)


async def test_a_servers_settings_come_back_as_they_were_last_written(store: SqliteStore) -> None:
    changed = replace(SERVER, language="fr", channels=(), roles=(7,), threads=False, enders="players")
    for server in (SERVER, replace(SERVER, guild=2), changed):
        await store.commit(Change(of="server", server=server))
    assert set(await store.servers()) == {changed, replace(SERVER, guild=2)}


async def test_a_persons_taste_comes_back_as_it_was_last_written(store: SqliteStore) -> None:
    for theme in ("light", "contrast"):
        await store.commit(Change(of="taste", taste=UserSettingsRecord(1, theme)))
    assert await store.tastes() == (UserSettingsRecord(1, "contrast"),)


async def test_the_house_was_open_when_it_last_said_so(store: SqliteStore) -> None:
    assert await store.alive_at() is None
    for at in (1000, 2000):
        await store.commit(Change(of="heartbeat", alive_at=at))
    assert await store.alive_at() == 2000
