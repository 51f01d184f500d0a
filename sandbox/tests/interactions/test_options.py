"""Options of commands: what the client checks, and what the bot receives."""

import asyncio
from typing import Any

import pytest

from sandbox.client import Sandbox, attached
from sandbox.tests.raw_bot import RawBot

Json = dict[str, Any]
MESSAGE, UPDATE = 4, 7


def option(name: str, kind: int, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "An option"} | more


SET = {
    "name": "set",
    "description": "Set",
    "options": [
        option("word", 3, required=True, min_length=2, max_length=4),
        option("size", 4, min_value=1, max_value=9),
        option("share", 10, max_value=0.5),
        option("sure", 5),
        option("who", 6),
        option("where", 7),
        option("what", 8),
        option("mention", 9),
        option("mode", 3, choices=[{"name": "Fast", "value": "fast"}]),
        option("paper", 11),
    ],
}
DEEP = {
    "name": "deep",
    "description": "Deep",
    "options": [option("group", 2, options=[option("sub", 1, options=[option("n", 4)])]), option("other", 1)],
}


@pytest.fixture
async def bot(raw: RawBot) -> RawBot:
    assert (await raw.api.register(SET, DEEP)).status == 200
    return raw


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({}, "'word' is required"),
        ({"word": ""}, "'word' is required"),
        ({"word": "a"}, "2 to 4 characters"),
        ({"word": "abcde"}, "2 to 4 characters"),
        ({"word": "ab", "size": 10}, "1 to 9"),
        ({"word": "ab", "size": "few"}, "whole number"),
        ({"word": "ab", "size": 1.5}, "whole number"),
        ({"word": "ab", "share": 0.75}, "0.5"),
        ({"word": "ab", "share": "half"}, "takes a number"),
        ({"word": "ab", "sure": "perhaps"}, "true or false"),
        ({"word": "ab", "paper": "a.txt"}, "takes a file"),
        ({"word": "ab", "paper": "data:;name=a.txt;base64,?"}, "takes a file"),
        ({"word": "ab", "who": "1"}, "nobody"),
        ({"word": "ab", "where": "1"}, "nobody"),
        ({"word": "ab", "what": "1"}, "nobody"),
        ({"word": "ab", "mode": "slow"}, "no choice 'slow'"),
        ({"word": "ab", "colour": "red"}, "no option 'colour'"),
    ],
)
async def test_the_client_refuses_invalid_values(bot: RawBot, values: Json, reason: str) -> None:
    answer = await (await bot.sandbox.user("Alice")).command("set", **values)
    assert answer.refused
    assert reason in answer.error


async def test_values_are_sent_in_the_commands_order_with_their_types(bot: RawBot, sandbox: Sandbox) -> None:
    bruno, lounge, guild = await sandbox.user("Bruno"), sandbox.guild.channel("lounge"), sandbox.world.guild
    values: Json = {"mode": "fast", "word": "abc", "size": "7", "share": 0.25, "sure": "true", "who": bruno.id}
    interaction, answer = await bot.use_command(
        "Alice", "set", **values, where=lounge.id, what=guild.id, mention=sandbox.application_id
    )
    assert [(one["name"], one["type"], one["value"]) for one in interaction["data"]["options"]] == [
        ("word", 3, "abc"),
        ("size", 4, 7),
        ("share", 10, 0.25),
        ("sure", 5, True),
        ("who", 6, bruno.id),
        ("where", 7, lounge.id),
        ("what", 8, guild.id),
        ("mention", 9, sandbox.application_id),
        ("mode", 3, "fast"),
    ]
    resolved = interaction["data"]["resolved"]
    assert set(resolved["users"]) == set(resolved["members"]) == {bruno.id, sandbox.application_id}
    assert resolved["channels"][lounge.id]["name"] == "lounge"
    assert resolved["roles"][guild.id]["name"] == "@everyone"
    await bot.respond(interaction, MESSAGE, {"content": "set"})
    assert (await answer).text == "set"


async def test_a_subcommand_is_nested_in_its_group(bot: RawBot, sandbox: Sandbox) -> None:
    interaction, answer = await bot.use_command("Alice", "deep group sub", n=3)
    inner = [{"name": "n", "type": 4, "value": 3}]
    assert interaction["data"]["options"] == [
        {"name": "group", "type": 2, "options": [{"name": "sub", "type": 1, "options": inner}]}
    ]
    await bot.respond(interaction, MESSAGE, {"content": "x"})
    await answer
    alice = await sandbox.user("Alice")
    for name in ("deep", "deep group", "deep sub", "deep group sub more", "shallow", ""):
        assert (await alice.command(name)).refused


async def test_an_autocomplete_contains_the_typed_text_and_the_other_values(bot: RawBot, sandbox: Sandbox) -> None:
    options = [option("game", 3, choices=[{"name": "Set", "value": "set"}]), option("move", 3, autocomplete=True)]
    await bot.api.register({"name": "move", "description": "Move", "options": options})
    alice = await sandbox.user("Alice")
    offered = asyncio.create_task(alice.autocomplete("move", "move", "take", game="set"))
    interaction = await bot.next_interaction()
    assert interaction["data"]["options"] == [
        {"name": "game", "type": 3, "value": "set"},
        {"name": "move", "type": 3, "value": "take", "focused": True},
    ]
    await bot.respond(interaction, 8, {"choices": []})
    assert await offered == []
    with pytest.raises(AssertionError, match="offers no choices"):
        await alice.autocomplete("move", "game", "s")


async def test_an_autocomplete_without_a_response_fails(bot: RawBot, sandbox: Sandbox) -> None:
    await bot.api.register({"name": "move", "description": "Move", "options": [option("move", 3, autocomplete=True)]})
    offered = asyncio.create_task((await sandbox.user("Alice")).autocomplete("move", "move", ""))
    await bot.next_interaction()
    sandbox.clock.advance(3)
    with pytest.raises(AssertionError, match="did not respond"):
        await offered


async def test_select_values_are_given_by_label_or_value(bot: RawBot, sandbox: Sandbox) -> None:
    options = [{"label": "North", "value": "n"}, {"label": "South", "value": "s"}]
    picks = {"type": 3, "custom_id": "way", "placeholder": "Which way?", "options": options}
    people = {"type": 5, "custom_id": "people", "max_values": 2}
    rows = [{"type": 1, "components": [one]} for one in (picks, people)]
    await bot.api.post({"content": "Where to?", "components": rows})
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    for answer in (
        await alice.select("Which way?"),
        await alice.select("Which way?", "n", "s"),
        await alice.select("Which way?", "west"),
        await alice.select("people", "1"),
        await alice.click("way"),
    ):
        assert answer.refused
    picked = asyncio.create_task(alice.select("Which way?", "South"))
    interaction = await bot.next_interaction()
    assert (interaction["data"]["component_type"], interaction["data"]["values"]) == (3, ["s"])
    await bot.respond(interaction, UPDATE, {"content": "!"})
    assert (await picked).ok
    named = asyncio.create_task(alice.select("people", alice.id, bruno.id))
    interaction = await bot.next_interaction()
    assert set(interaction["data"]["resolved"]["members"]) == set(interaction["data"]["values"]) == {alice.id, bruno.id}
    await bot.respond(interaction, UPDATE, {"content": "!"})
    assert (await named).ok


async def test_a_file_is_served_for_the_bot_to_read(bot: RawBot) -> None:
    interaction, answer = await bot.use_command("Alice", "set", word="ab", paper=attached("a b.txt", b"written"))
    (value,) = [one["value"] for one in interaction["data"]["options"] if one["name"] == "paper"]
    paper = interaction["data"]["resolved"]["attachments"][value]
    assert (paper["filename"], paper["size"], paper["ephemeral"]) == ("a_b.txt", 7, True)
    async with bot.api.session.get(paper["url"]) as served:
        assert await served.read() == b"written"
    await bot.respond(interaction, MESSAGE, {"content": "Read"})
    await answer
