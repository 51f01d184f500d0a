"""The host's settings before the game, the guild's settings for all tables, and the place of a table."""

import asyncio
from dataclasses import fields, replace
from functools import partial
from unittest.mock import ANY

import pytest

from bot.games.base import OptionError
from bot.sessions.refusals import Refusal
from bot.sessions.session import Place, Session, Status
from bot.sessions.settings.guild_settings import DEFAULT, EndPermission, GuildSettings
from bot.sessions.settings.user_settings import UserSettings
from bot.store.settings import GuildSettingsRecord, UserSettingsRecord
from tests.sessions.harness import ADA, BEA, CY, DI, HERE, Harness
from tests.sessions.refusals import refused


async def test_the_host_changes_the_given_settings_and_no_others(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, options={"stones": 9})
    session = await harness.sessions.lobbies.configure(session.id, ADA.id, options={"stones": 7})
    assert session.options == {"stones": 7, "crowd": False}
    session = await harness.sessions.lobbies.configure(session.id, ADA.id, clock=600, threaded=True)
    session = await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(CY.id,))
    assert (session.options["stones"], session.clock.seconds, session.lobby.threaded, session.lobby.guests) == (
        7,
        600,
        True,
        (CY.id,),
    )
    assert await harness.restored(session) == session
    await harness.restart()
    assert await harness.current(session) == session
    session = await harness.sessions.lobbies.configure(session.id, ADA.id, guests=None)
    assert session.lobby.guests is None


async def test_only_the_host_configures_and_only_in_a_lobby(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    with refused("not-host-yet", host="Ada", when=ANY):
        await harness.sessions.lobbies.configure(session.id, BEA.id, clock=30)
    with refused("not-host", host="Ada"):
        await harness.sessions.lobbies.configure(session.id, CY.id, clock=30)
    await harness.sessions.lobbies.start(session.id, ADA.id)
    with refused("already-started-seated"):
        await harness.sessions.lobbies.configure(session.id, ADA.id, clock=30)


async def test_settings_that_do_not_fit_are_refused(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY, DI, options={"crowd": True})
    with refused("too-many-seated", seats=3, here=4):
        await harness.sessions.lobbies.configure(session.id, ADA.id, options={"crowd": False})
    with refused("clock-unknown", clock=31):
        await harness.sessions.lobbies.configure(session.id, ADA.id, clock=31)
    with pytest.raises(OptionError, match="nim-one-stone-is-no-crowd"):
        await harness.sessions.lobbies.configure(session.id, ADA.id, options={"stones": 1})
    assert await harness.current(session) == session


async def test_the_host_may_let_only_guests_join(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session = await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(BEA.id,))
    with refused("not-invited", host="Ada"):
        await harness.sessions.lobbies.join(session.id, CY)
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    assert session.people == (ADA, BEA)


async def test_a_host_who_has_left_is_a_guest(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(BEA.id,))
    await harness.sessions.lobbies.join(session.id, BEA)
    session, _ = await harness.sessions.lobbies.leave(session.id, ADA.id)
    assert (session.host, session.lobby.guests) == (BEA.id, (BEA.id, ADA.id))
    assert (await harness.sessions.lobbies.join(session.id, ADA)).session.people == (BEA, ADA)


async def test_a_rematch_keeps_the_settings_and_lets_all_players_in(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, clock=600, guests=(BEA.id, CY.id), threaded=True)
    session, _ = await harness.sessions.lobbies.start(session.id, ADA.id)
    former = await harness.sessions.games.resign(session.id, ADA.id)
    again, _ = await harness.sessions.lobbies.rematch(former.id, BEA)
    assert (again.clock.seconds, again.lobby.threaded, again.lobby.guests) == (600, True, (BEA.id, CY.id, ADA.id))
    assert (await harness.sessions.lobbies.rematch(former.id, ADA)).session.status is Status.PLAYING


async def test_new_tables_have_the_guilds_settings(harness: Harness) -> None:
    await harness.sessions.guild_settings.change(
        10, lambda _: harness.settings(clock=600, threads=True, reminders=False)
    )
    session = await harness.lobby(ADA)
    assert (session.clock.seconds, session.lobby.threaded, session.clock.reminders) == (600, True, False)
    other = await harness.lobby(ADA, place=Place(None, 1))
    assert (other.clock.seconds, other.lobby.threaded, other.clock.reminders) == (0, False, True)
    race = await harness.lobby(BEA, game="buzz", place=Place(10, 103))
    assert (
        (await harness.sessions.lobbies.configure(race.id, BEA.id, clock=30)).clock.seconds == race.clock.seconds == 0
    )
    chosen = await harness.sessions.lobbies.open(Place(10, 101), ADA, "nim", {}, clock=30)
    assert chosen.clock.seconds == 30
    with refused("clock-unknown", clock=7):
        await harness.sessions.lobbies.open(Place(10, 102), ADA, "nim", {}, clock=7)


async def test_guild_and_user_settings_survive_a_restart(harness: Harness) -> None:
    settings = harness.settings(
        language="it", channels=frozenset({5, 3}), roles=frozenset({7}), enders=EndPermission.PLAYERS, theme="light"
    )
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(theme="contrast"))
    await harness.sessions.guild_settings.change(10, lambda _: settings)
    await harness.sessions.user_settings.change(ADA.id, lambda _: UserSettings("light"))
    await harness.restart()
    assert harness.sessions.guild_settings.of(10) == settings
    assert harness.sessions.guild_settings.in_use() == (DEFAULT, settings)
    assert harness.sessions.user_settings.of(ADA.id) == UserSettings("light")
    assert harness.sessions.guild_settings.of(11) == harness.sessions.guild_settings.of(None) == DEFAULT
    assert harness.sessions.user_settings.of(BEA.id) == UserSettings("")


async def test_of_two_changes_of_settings_at_the_same_time_both_count_also_after_a_restart(harness: Harness) -> None:
    guilds, users = harness.sessions.guild_settings, harness.sessions.user_settings
    await asyncio.gather(
        guilds.change(10, partial(replace, clock=600)),
        guilds.change(10, partial(replace, theme="light")),
        users.change(ADA.id, partial(replace, theme="light")),
        users.change(ADA.id, partial(replace, hidden=True)),
    )
    for _ in range(2):
        of_guild, of_user = harness.sessions.guild_settings.of(10), harness.sessions.user_settings.of(ADA.id)
        assert (of_guild, of_user) == (harness.settings(clock=600, theme="light"), UserSettings("light", hidden=True))
        await harness.restart()


async def test_nobody_opens_more_tables_than_the_guild_allows(harness: Harness) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(tables_per_user=2, tables_per_server=3))
    first = await harness.lobby(ADA)
    await harness.lobby(ADA, place=Place(10, 101))
    with refused("quota-user", most=2):
        await harness.lobby(ADA, place=Place(10, 102))
    await harness.lobby(ADA, place=Place(20, 200))
    await harness.lobby(BEA, place=Place(10, 102))
    with refused("quota-server", most=3):
        await harness.lobby(CY, place=Place(10, 103))
    await harness.sessions.lobbies.leave(first.id, ADA.id)
    await harness.lobby(CY, place=Place(10, 103))


async def test_the_quotas_count_whoever_inherits_a_table(harness: Harness) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(tables_per_user=2))
    lobbies = [await harness.lobby(ADA, BEA, CY, place=Place(10, 101 + number)) for number in range(2)]
    await harness.lobby(BEA, place=Place(10, 103))
    left = await asyncio.gather(*(harness.sessions.lobbies.leave(lobby.id, ADA.id) for lobby in lobbies))
    assert [session.host for session, _ in left] == [BEA.id, CY.id], "a second table is the last one for Bea"
    with refused("quota-user", most=2):
        await harness.lobby(BEA, place=Place(10, 104))
    await harness.lobby(CY, place=Place(10, 105))
    full = await harness.lobby(ADA, BEA, CY, place=Place(10, 106))
    full, _ = await harness.sessions.lobbies.leave(full.id, ADA.id)
    assert full.result.reason == "host-left"


async def test_the_quotas_hold_for_tables_opened_at_the_same_time(harness: Harness) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(tables_per_user=2, tables_per_server=3))
    wanted = [harness.sessions.lobbies.open(Place(10, 200 + at), (ADA, BEA)[at % 2], "nim", {}) for at in range(10)]
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert sum(isinstance(answer, Session) for answer in answers) == len(harness.sessions.tables.live()) == 3
    assert {answer.key for answer in answers if isinstance(answer, Refusal)} == {"quota-user", "quota-server"}
    await harness.sessions.lobbies.leave(harness.sessions.tables.live()[0].id, ADA.id)
    await harness.lobby(CY, place=Place(10, 300))


async def test_the_quotas_hold_for_rematches(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    await harness.lobby(ADA, place=Place(10, 101))
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(tables_per_user=1))
    with refused("quota-user", most=1):
        await harness.sessions.lobbies.rematch(former.id, ADA)


@pytest.mark.parametrize(
    ("enders", "may"),
    [(EndPermission.MODERATORS, set[int]()), (EndPermission.HOST, {ADA.id}), (EndPermission.PLAYERS, {ADA.id, BEA.id})],
)
async def test_the_guild_decides_who_may_end_a_table(harness: Harness, enders: EndPermission, may: set[int]) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(enders=enders))
    for person in (ADA, BEA, CY):
        session = await harness.game(ADA, BEA)
        if person.id not in may:
            with refused("end-not-allowed", who=enders.value):
                await harness.sessions.games.end(session.id, person.id, moderator=False)
        ended = await harness.sessions.games.end(session.id, person.id, moderator=person.id not in may)
        assert ended.result.reason == {ADA: "ended-by-host", BEA: "ended-by-player", CY: "ended-by-moderator"}[person]


@pytest.mark.parametrize("enders", [EndPermission.HOST, EndPermission.PLAYERS])
async def test_a_player_who_has_given_up_cannot_end_the_game_of_the_others(
    harness: Harness, enders: EndPermission
) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(enders=enders))
    session = await harness.game(ADA, BEA, CY)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    with refused("given-up"):
        await harness.sessions.games.end(session.id, ADA.id, moderator=False)
    assert (await harness.sessions.games.end(session.id, ADA.id, moderator=True)).result.reason == "ended-by-moderator"


async def test_in_direct_messages_the_player_may_end_the_game(harness: Harness) -> None:
    session = await harness.game(ADA, place=Place(None, 1))
    with refused("end-not-allowed", who="moderators"):
        await harness.sessions.games.end(session.id, BEA.id, moderator=False)
    assert (await harness.sessions.games.end(session.id, ADA.id, moderator=False)).result.reason == "ended-by-host"


async def test_in_a_conversation_of_two_neither_may_end_the_game_of_the_other(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, place=Place(None, 1))
    for person in (ADA, BEA):
        with refused("end-not-allowed", who="moderators"):
            await harness.sessions.games.end(session.id, person.id, moderator=False)


async def test_a_table_moves_to_a_thread(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, threaded=True)
    await harness.sessions.lobbies.start(session.id, ADA.id)
    await harness.sessions.places.set_message(session.id, 555)
    session = await harness.sessions.places.relocate(session.id, 777)
    assert not session.lobby.threaded, "it is in one; a rematch there needs no other"
    assert (session.place, session.message) == (Place(10, 777), None)
    assert harness.sessions.tables.at(HERE.channel) is None
    assert harness.sessions.tables.at(777) == session
    assert session.place.parent == HERE.channel
    restored = await harness.restored(session)
    assert (restored, restored.place.parent) == (session, HERE.channel)
    assert await harness.sessions.places.set_message(session.id, 556) is None
    session = await harness.sessions.places.relocate(session.id, 777)
    assert session.message == 556
    other = await harness.lobby(CY)
    with refused("channel-busy"):
        await harness.sessions.places.relocate(other.id, 777)
    await harness.restart()
    assert harness.sessions.tables.at(777) == session
    ended = await harness.sessions.games.resign(session.id, ADA.id)
    assert harness.sessions.tables.at(777) is None
    with refused("no-game"):
        await harness.sessions.places.relocate(ended.id, 778)


async def test_only_an_ended_session_is_a_record(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with refused("not-over"):
        await harness.sessions.history.ended_game(session.id)
    ended = await harness.sessions.games.resign(session.id, ADA.id)
    assert await harness.sessions.history.ended_game(session.id) == ended
    with refused("no-game"):
        await harness.sessions.history.ended_game("never")


@pytest.mark.parametrize(
    ("settings", "record", "key"),
    [(GuildSettings, GuildSettingsRecord, "guild"), (UserSettings, UserSettingsRecord, "person")],
)
def test_each_setting_is_named_like_its_column_since_a_change_writes_columns_by_these_names(
    settings: type[GuildSettings | UserSettings], record: type[GuildSettingsRecord | UserSettingsRecord], key: str
) -> None:
    assert {field.name for field in fields(settings)} | {key} == {field.name for field in fields(record)}
