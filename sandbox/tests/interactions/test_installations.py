"""Installations of the app by guilds and users, and what it can do where it is no member."""

import asyncio
from typing import Any

import pytest

from sandbox.client import Answer, Guild, Sandbox, User
from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import RawBot, gateway

Json = dict[str, Any]
MESSAGE = 4
GO = {"name": "go", "description": "Go", "integration_types": [0]}
EVERYWHERE = {"name": "anywhere", "description": "Go", "integration_types": [0, 1], "contexts": [0, 1, 2]}
OWN = {"name": "own", "description": "Go", "integration_types": [1]}


@pytest.fixture
def annex(sandbox: Sandbox) -> Guild:
    """A second guild, without the bot."""
    return sandbox.new_guild("Annex", "annex-hall", people_of=sandbox.guild, with_bot=False)


@pytest.fixture
async def bot(raw: RawBot, annex: Guild) -> RawBot:
    assert annex.name == "Annex"
    assert (await raw.api.register(GO, EVERYWHERE, OWN)).status == 200
    return raw


async def used(bot: RawBot, user: User, name: str, channel: str) -> tuple[Json, "asyncio.Task[Answer]"]:
    answer = asyncio.create_task(user.command(name, channel=channel))
    return await bot.next_interaction(), answer


@pytest.mark.parametrize(
    ("installed", "channel", "names"),
    [
        (False, "table-one", {"go", "anywhere"}),
        (True, "table-one", {"go", "anywhere", "own"}),
        (False, "annex-hall", set()),
        (True, "annex-hall", {"anywhere", "own"}),
        (False, "Tavolino", {"go", "anywhere"}),
        (True, "Tavolino", {"go", "anywhere", "own"}),
        (False, "Claire", set()),
        (True, "Claire", {"anywhere", "own"}),
    ],
)
async def test_commands_are_usable_where_they_are_installed(
    bot: RawBot, sandbox: Sandbox, installed: bool, channel: str, names: set[str]
) -> None:
    bruno = await sandbox.user("Bruno")
    await bruno.open_dm()
    await bruno.open_dm("Claire")
    await bruno.install(installed=installed)
    person = sandbox.world.person("Bruno")
    assert person is not None
    where = sandbox.world.channels[bruno.channel_id(channel)]
    assert {one["name"] for one in sandbox.app.services.commands.usable(person, where)} == names
    for name in {"go", "anywhere", "own"} - names:
        assert (await bruno.command(name, channel=channel)).refused


@pytest.mark.parametrize(
    ("name", "channel", "context", "installations"),
    [
        ("go", "table-one", 0, {"0"}),
        ("anywhere", "table-one", 0, {"0", "1"}),
        ("own", "table-one", 0, {"1"}),
        ("anywhere", "annex-hall", 0, {"1"}),
        ("anywhere", "Tavolino", 1, {"0", "1"}),
        ("anywhere", "Claire", 2, {"1"}),
    ],
)
async def test_interactions_name_the_installations_that_authorize_them(
    bot: RawBot, sandbox: Sandbox, *, name: str, channel: str, context: int, installations: set[str]
) -> None:
    bruno = await sandbox.user("Bruno")
    await bruno.install()
    await bruno.open_dm()
    await bruno.open_dm("Claire")
    interaction, answer = await used(bot, bruno, name, channel)
    where = sandbox.world.channels[bruno.channel_id(channel)]
    owners = {key: owner for key, owner in (("0", where.guild or "0"), ("1", bruno.id)) if key in installations}
    assert (interaction["context"], interaction["authorizing_integration_owners"]) == (context, owners)
    assert ("member" in interaction) == ("guild_id" in interaction) == (context == 0)
    await bot.respond(interaction, MESSAGE, {"content": "x"})
    shown = (await answer).shown
    assert shown.wire["interaction_metadata"]["authorizing_integration_owners"] == owners


async def test_without_membership_the_bot_reaches_its_own_responses_only(bot: RawBot, sandbox: Sandbox) -> None:
    bruno, claire = await sandbox.user("Bruno"), await sandbox.user("Claire")
    await bruno.install()
    channel = await bruno.open_dm("Claire")
    await claire.sees_channels(lambda names: "Bruno" in names)
    interaction, answer = await used(bot, bruno, "anywhere", channel)
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    rows = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "More", "custom_id": "more"}]}]
    body = {"type": MESSAGE, "data": {"content": "a table", "components": rows}}
    assert (await bot.api("POST", path, body, files={"a.png": png()})).status == 204
    sent = (await answer).shown
    assert (await bot.api("GET", f"/channels/{channel}")).code == 50001
    assert (await bot.api("POST", f"/channels/{channel}/messages", {"content": "x"})).code == 50001
    assert (await bot.api("PATCH", f"/channels/{channel}/messages/{sent.id}", {"content": "x"})).code == 50001
    for _ in range(5):
        assert (await bot.webhook(interaction, "POST", "", {"content": "more"})).status == 200
    sandbox.clock.advance(2)
    limited = await bot.webhook(interaction, "POST", "", {"content": "more"})
    assert (limited.status, limited.code) == (400, 40094)
    pressed = asyncio.create_task(claire.click("More", channel=channel, message=sent.id))
    click = await bot.next_interaction()
    assert click["user"]["id"] == claire.id
    assert click["authorizing_integration_owners"] == {"1": bruno.id}, "it is Bruno's app that Claire uses"
    await bot.respond(click, 7, {"content": "changed"})
    assert (await pressed).text == "changed"


async def test_without_use_external_apps_responses_of_a_users_own_app_are_ephemeral(
    bot: RawBot, sandbox: Sandbox, annex: Guild
) -> None:
    bruno = await sandbox.user("Bruno")
    await bruno.install()
    annex.permit("annex-hall", "everyone", deny=("USE_EXTERNAL_APPS",))
    for answer_kind in (MESSAGE, 5):
        interaction, answer = await used(bot, bruno, "anywhere", "annex-hall")
        await bot.respond(interaction, answer_kind, {"content": "x"})
        await bot.webhook(interaction, "PATCH", "/messages/@original", {"content": "x"})
        shown = (await answer).shown
        assert shown.ephemeral


async def test_a_guild_without_the_bot_is_unknown_to_it(bot: RawBot, sandbox: Sandbox, annex: Guild) -> None:
    assert (await bot.api("GET", f"/guilds/{annex.id}")).code == 10004
    assert (await bot.api("GET", f"/applications/{sandbox.application_id}/guilds/{annex.id}/commands")).code == 50001
    async with gateway(sandbox) as line:
        assert [one["id"] for one in (await line.identify(sandbox.token))["guilds"]] == [sandbox.world.guild.id]


async def test_a_second_guild_has_its_own_commands_roles_and_channels(raw: RawBot, sandbox: Sandbox) -> None:
    annex = sandbox.new_guild("Annex", "annex-hall", people_of=sandbox.guild)
    created = await raw.gateway.event("GUILD_CREATE")
    while created["id"] != annex.id:
        created = await raw.gateway.event("GUILD_CREATE")
    assert [one["name"] for one in created["channels"]] == ["annex-hall"]
    scope = f"/applications/{sandbox.application_id}/guilds/{annex.id}/commands"
    assert (await raw.api("PUT", scope, [{"name": "here", "description": "Here"}])).status == 200
    bruno = await sandbox.user("Bruno")
    await bruno.sees_channels(lambda names: "annex-hall" in names)
    assert (await bruno.command("here")).refused
    interaction, answer = await used(raw, bruno, "here", "annex-hall")
    assert (interaction["guild_id"], interaction["data"]["guild_id"]) == (annex.id, annex.id)
    await raw.respond(interaction, MESSAGE, {"content": "x"})
    await answer
    assert (await raw.api("GET", f"/guilds/{annex.id}")).body["name"] == "Annex"
    channels = (await raw.api("GET", f"/guilds/{annex.id}/channels")).body
    assert [one["name"] for one in channels] == ["annex-hall"]
    application = (await raw.api("GET", "/applications/@me")).body
    assert application["approximate_guild_count"] == 2


async def test_ids_of_guilds_and_channels_are_the_same_at_each_start(sandbox: Sandbox) -> None:
    async with Sandbox.serve() as other:
        here, there = [one.new_guild("Annex", "hall", people_of=one.guild) for one in (sandbox, other)]
    assert here.id == there.id
    assert here.channel("hall").id == there.channel("hall").id != sandbox.guild.channel("table-one").id


async def test_users_install_the_app_only_if_its_settings_offer_that(bot: RawBot, sandbox: Sandbox) -> None:
    path, bruno = "/applications/@me", await sandbox.user("Bruno")
    assert set((await bot.api("GET", path)).body["integration_types_config"]) == {"0", "1"}
    refusals: tuple[Json, ...] = ({}, {"2": {}}, {"1": None})
    for wrong in refusals:
        refused = await bot.api("PATCH", path, {"integration_types_config": wrong})
        assert "integration_types_config" in str(refused.form_errors), wrong
    changed = await bot.api("PATCH", path, {"integration_types_config": {"0": {}}})
    assert changed.body["integration_types_config"] == {"0": {}}
    with pytest.raises(AssertionError, match="can't be installed by users"):
        await bruno.install()


async def test_a_command_that_does_not_say_how_it_is_installed_can_be_used_as_the_app_is(
    raw: RawBot, sandbox: Sandbox
) -> None:
    scope = f"/applications/{sandbox.application_id}/commands"

    async def registered(name: str) -> Json:
        body: Json = (await raw.api("POST", scope, {"name": name, "description": "Go"})).body
        return body

    assert (await registered("both"))["integration_types"] == [0, 1]
    await raw.api("PATCH", "/applications/@me", {"integration_types_config": {"1": {}}})
    assert (await registered("own"))["integration_types"] == [1]
    assert {one["name"]: one["integration_types"] for one in (await raw.api("GET", scope)).body}["both"] == [0, 1]
