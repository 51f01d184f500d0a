"""Select menus of all types, on messages and in modals."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import Api, RawBot

Json = dict[str, Any]
STRING, USER, ROLE, MENTIONABLE, CHANNEL = 3, 5, 6, 7, 8
UPDATE, MODAL = 7, 9


def row(select: Json) -> Json:
    return {"type": 1, "components": [select]}


@pytest.mark.parametrize(
    ("kind", "picked", "bucket"),
    [
        (USER, ["Bruno", "Tavolino"], "users"),
        (ROLE, ["Regular"], "roles"),
        (MENTIONABLE, ["Bruno"], "users"),
        (MENTIONABLE, ["Moderator"], "roles"),
        (CHANNEL, ["lounge"], "channels"),
    ],
)
async def test_selected_values_are_resolved(
    raw: RawBot, sandbox: Sandbox, *, kind: int, picked: list[str], bucket: str
) -> None:
    await raw.api.post({"content": "?", "components": [row({"type": kind, "custom_id": "pick", "max_values": 2})]})
    alice = await sandbox.user("Alice")
    answer = asyncio.create_task(alice.select("pick", *picked))
    interaction = await raw.next_interaction()
    resolved = interaction["data"]["resolved"]
    assert interaction["data"]["component_type"] == kind
    assert set(resolved[bucket]) == set(interaction["data"]["values"])
    assert set(resolved) - {"members"} == {bucket}
    if kind == CHANNEL:
        (channel,) = resolved["channels"].values()
        assert (channel["name"], channel["permissions"]) == ("lounge", str((1 << 53) - 1)), "Alice owns the server"
    if bucket == "users":
        assert set(resolved["members"]) == set(resolved["users"])
    await raw.respond(interaction, UPDATE, {"content": "!"})
    assert (await answer).ok


async def test_a_channel_select_offers_its_types_and_visible_channels_only(raw: RawBot, sandbox: Sandbox) -> None:
    select = {"type": CHANNEL, "custom_id": "pick", "channel_types": [11]}
    await raw.api.post({"content": "?", "components": [row(select)]})
    bruno = await sandbox.user("Bruno")
    assert (await bruno.select("pick", "lounge")).refused
    sandbox.world.create_thread("aside", sandbox.guild.channel("lounge"), bruno.id)
    hidden = sandbox.world.create_thread("hidden", sandbox.guild.channel("table-two"), bruno.id)
    sandbox.guild.permit("table-two", "Bruno", deny=("VIEW_CHANNEL",))
    await bruno.sees_channels(lambda names: "aside" in names and "table-two" not in names)
    assert (await bruno.select("pick", hidden.id)).refused
    answer = asyncio.create_task(bruno.select("pick", "aside"))
    interaction = await raw.next_interaction()
    assert [one["type"] for one in interaction["data"]["resolved"]["channels"].values()] == [11]
    await raw.respond(interaction, UPDATE, {"content": "!"})
    assert (await answer).ok


async def test_default_values_are_kept_and_submitted(raw: RawBot, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    role = bruno.role_id("Regular")
    defaults = [{"type": "user", "id": bruno.id}, {"type": "role", "id": role}]
    select = {"type": MENTIONABLE, "custom_id": "pick", "max_values": 3, "default_values": defaults}
    await raw.api.post({"content": "?", "components": [row(select)]})
    (shown,) = (await bruno.sees(lambda one: bool(one.selects))).selects
    assert (shown.kind, shown.chosen, shown.least, shown.most) == (MENTIONABLE, (bruno.id, role), 1, 3)
    wrong = select | {"default_values": [{"type": "channel", "id": "1"}]}
    reply = await raw.api.post({"content": "?", "components": [row(wrong)]})
    assert reply.form_errors == {"components.0.components.0.default_values.0.type": "BASE_TYPE_CHOICES"}


@pytest.mark.parametrize("count", [2, 4])
async def test_too_many_or_too_few_default_values_are_refused(api: Api, count: int) -> None:
    select = {
        "type": USER,
        "custom_id": "pick",
        "min_values": 3,
        "max_values": 3,
        "default_values": [{"type": "user", "id": str(number)} for number in range(count)],
    }
    reply = await api.post({"content": "?", "components": [row(select)]})
    assert reply.form_errors == {
        "components.0.components.0.default_values": "SELECT_COMPONENT_DEFAULT_VALUES_INVALID_RANGE"
    }


async def test_min_values_and_max_values_are_checked(raw: RawBot, sandbox: Sandbox) -> None:
    options = [{"label": f"a{number}", "value": f"a{number}"} for number in range(1, 5)]
    select = {"type": STRING, "custom_id": "cards", "min_values": 3, "max_values": 3, "options": options}
    await raw.api.post({"content": "SET!", "components": [row(select)]})
    alice = await sandbox.user("Alice")
    for wrong in (["a1", "a2"], ["a1", "a2", "a3", "a4"], ["a1", "a1", "a2"]):
        assert (await alice.select("cards", *wrong)).refused
    answer = asyncio.create_task(alice.select("cards", "a4", "a1", "a3"))
    interaction = await raw.next_interaction()
    assert interaction["data"]["values"] == ["a4", "a1", "a3"], "in the order they were picked"
    await raw.respond(interaction, UPDATE, {"content": "!"})
    assert (await answer).ok


async def test_selects_in_a_modal_are_resolved(raw: RawBot, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    games = [{"label": "Tris", "value": "tris", "default": True}, {"label": "SET", "value": "set"}]
    selects = [
        {"type": STRING, "custom_id": "game", "options": games},
        {"type": ROLE, "custom_id": "role", "required": False, "min_values": 0},
        {"type": CHANNEL, "custom_id": "where", "channel_types": [0], "max_values": 2},
        {"type": USER, "custom_id": "who", "default_values": [{"type": "user", "id": bruno.id}]},
    ]
    labels = [{"type": 18, "label": one["custom_id"], "component": one} for one in selects]
    interaction, answer = await raw.use_command()
    form = {"custom_id": "settings", "title": "Settings", "components": labels}
    assert (await raw.respond(interaction, MODAL, form)).status == 204
    modal = (await answer).modal
    assert modal is not None
    alice = await sandbox.user("Alice")
    lounge, regular = alice.channel_id("lounge"), alice.role_id("Regular")
    handed_in = asyncio.create_task(alice.submit(modal, {"where": [lounge], "role": [regular]}))
    interaction = await raw.next_interaction()
    given = {one["component"]["custom_id"]: one["component"]["values"] for one in interaction["data"]["components"]}
    assert given == {"game": ["tris"], "role": [regular], "where": [lounge], "who": [bruno.id]}
    resolved = interaction["data"]["resolved"]
    assert [set(resolved[key]) for key in ("roles", "channels", "users")] == [{regular}, {lounge}, {bruno.id}]
    await raw.respond(interaction, 4, {"content": "kept"})
    assert (await handed_in).text == "kept"


async def test_channel_options_accept_their_types_only(raw: RawBot, sandbox: Sandbox) -> None:
    options = [{"type": 7, "name": "where", "description": "Where", "channel_types": [0]}]
    await raw.api.register({"name": "allow", "description": "Allow", "options": options})
    alice = await sandbox.user("Alice")
    thread = await alice.open_thread("aside")
    assert "names nobody" in (await alice.command("allow", where=thread)).error
    answer = asyncio.create_task(alice.command("allow", where=alice.channel_id("lounge")))
    interaction = await raw.next_interaction()
    assert set(interaction["data"]["resolved"]["channels"]) == {alice.channel_id("lounge")}
    await raw.respond(interaction, 4, {"content": "x"})
    assert (await answer).ok


@pytest.mark.parametrize(("kind", "groups"), [(USER, {"users"}), (ROLE, {"roles"}), (MENTIONABLE, {"users", "roles"})])
@pytest.mark.parametrize("empty", [True, False])
async def test_a_select_with_nothing_selected_has_an_empty_resolved_or_none(
    raw: RawBot, sandbox: Sandbox, kind: int, groups: set[str], empty: bool
) -> None:
    sandbox.world.terms = replace(sandbox.world.terms, empty_resolved=empty)
    select = {"type": kind, "custom_id": "pick", "min_values": 0}
    await raw.api.post({"content": "?", "components": [row(select)]})
    alice = await sandbox.user("Alice")
    answer = asyncio.create_task(alice.select("pick"))
    data = (await raw.next_interaction())["data"]
    assert data["values"] == []
    assert data.get("resolved") == ({group: {} for group in groups} if empty else None)
    answer.cancel()
