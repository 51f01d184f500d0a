"""Requests for members and soundboard sounds, and voice states."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.tests.raw_bot import GUILDS, GatewayClient, Json, RawBot, gateway

VOICE, REQUEST_MEMBERS, REQUEST_SOUNDS = 4, 8, 31
MEMBERS, PRESENCES = 1 << 1, 1 << 8


@asynccontextmanager
async def with_members() -> AsyncIterator[tuple[Sandbox, GatewayClient]]:
    """A bot that was granted the privileged intents for members and presences."""
    settings = GatewaySettings(granted=MEMBERS | PRESENCES)
    async with Sandbox.serve(gateway_settings=settings) as sandbox, gateway(sandbox) as socket:
        await socket.identify(sandbox.token, GUILDS | MEMBERS | PRESENCES)
        yield sandbox, socket


def names(chunk: Json) -> list[str]:
    return [member["user"]["username"] for member in chunk["members"]]


async def test_members_are_found_by_prefix_and_by_id_without_an_intent(raw: RawBot, sandbox: Sandbox) -> None:
    guild, socket = sandbox.world.guild, raw.gateway
    alice = (await sandbox.user("Alice")).id
    await socket.send(REQUEST_MEMBERS, {"guild_id": guild.id, "query": "al", "limit": 0, "nonce": "n"})
    chunk = await socket.event("GUILD_MEMBERS_CHUNK")
    assert names(chunk) == ["alice"]
    assert (chunk["guild_id"], chunk["nonce"]) == (guild.id, "n")
    assert (chunk["chunk_index"], chunk["chunk_count"]) == (0, 1)
    assert "presences" not in chunk
    asked = {"guild_id": guild.id, "user_ids": [alice, "7"], "presences": True, "nonce": "x" * 33}
    await socket.send(REQUEST_MEMBERS, asked)
    chunk = await socket.event("GUILD_MEMBERS_CHUNK")
    assert (names(chunk), chunk["not_found"]) == (["alice"], ["7"])
    assert "nonce" not in chunk, "it was longer than 32 bytes"
    assert "presences" not in chunk, "they need their intent"
    await socket.send(REQUEST_MEMBERS, {"guild_id": guild.id, "user_ids": alice})
    assert names(await socket.event("GUILD_MEMBERS_CHUNK")) == ["alice"]


async def test_the_whole_list_needs_its_intent(raw: RawBot, sandbox: Sandbox) -> None:
    await raw.gateway.send(REQUEST_MEMBERS, {"guild_id": sandbox.world.guild.id, "query": "", "limit": 0})
    assert await raw.gateway.close_code() == 4014


async def test_the_whole_list_comes_in_chunks_of_a_thousand_and_once_in_thirty_seconds() -> None:
    async with with_members() as (sandbox, socket):
        guild = sandbox.world.guild
        for number in range(1000):
            sandbox.world.create_user(f"Member {number}")
        request = {"guild_id": guild.id, "query": "", "limit": 0, "presences": True, "nonce": "n"}
        await socket.send(REQUEST_MEMBERS, request)
        chunks = [await socket.event("GUILD_MEMBERS_CHUNK") for _ in range(2)]
        assert [(one["chunk_index"], one["chunk_count"], len(one["members"])) for one in chunks] == [
            (0, 2, 1000),
            (1, 2, 5),
        ]
        assert [one["user"]["id"] for one in chunks[1]["presences"]] == [
            one["user"]["id"] for one in chunks[1]["members"]
        ]
        await socket.send(REQUEST_MEMBERS, request)
        limited = await socket.event("RATE_LIMITED")
        assert (limited["opcode"], limited["meta"]) == (REQUEST_MEMBERS, {"guild_id": guild.id, "nonce": "n"})
        assert 25 < limited["retry_after"] <= 30
        sandbox.clock.advance(30)
        await socket.send(REQUEST_MEMBERS, request | {"limit": 3})
        assert len((await socket.event("GUILD_MEMBERS_CHUNK"))["members"]) == 3


async def test_a_prefix_or_ids_find_at_most_a_hundred_members() -> None:
    async with with_members() as (sandbox, socket):
        guild = sandbox.world.guild
        made = [sandbox.world.create_user(f"Member {number}").id for number in range(101)]
        await socket.send(REQUEST_MEMBERS, {"guild_id": guild.id, "query": "member", "limit": 1000})
        assert len((await socket.event("GUILD_MEMBERS_CHUNK"))["members"]) == 100
        await socket.send(REQUEST_MEMBERS, {"guild_id": guild.id, "user_ids": made})
        chunk = await socket.event("GUILD_MEMBERS_CHUNK")
        assert (len(chunk["members"]), chunk["not_found"]) == (100, [])


async def test_soundboard_sounds_are_answered_for_each_guild_of_the_bot(raw: RawBot, sandbox: Sandbox) -> None:
    other = sandbox.new_guild(with_bot=False)
    ids = [other.id, sandbox.world.guild.id]
    await raw.gateway.send(REQUEST_SOUNDS, {"guild_ids": ids})
    answer = await raw.gateway.event("SOUNDBOARD_SOUNDS")
    assert answer == {"guild_id": sandbox.world.guild.id, "soundboard_sounds": []}


async def test_a_voice_state_has_no_answer(raw: RawBot, sandbox: Sandbox) -> None:
    await raw.gateway.event("GUILD_CREATE")
    state = {"guild_id": sandbox.world.guild.id, "channel_id": None, "self_mute": False, "self_deaf": True}
    await raw.gateway.send(VOICE, state)
    await raw.gateway.send(1, None)
    assert (await raw.gateway.receive())["op"] == 11


@pytest.mark.parametrize(
    ("op", "data"),
    [
        (REQUEST_MEMBERS, None),
        (REQUEST_MEMBERS, {}),
        (REQUEST_MEMBERS, {"guild_id": "1"}),
        (REQUEST_MEMBERS, {"guild_id": ["1", "2"], "query": "", "limit": 0}),
        (REQUEST_MEMBERS, {"guild_id": "1", "query": "a"}),
        (REQUEST_MEMBERS, {"guild_id": "1", "query": "a", "limit": -1}),
        (REQUEST_MEMBERS, {"guild_id": "1", "user_ids": ["Alice"]}),
        (REQUEST_SOUNDS, {}),
        (REQUEST_SOUNDS, {"guild_ids": "1"}),
        (VOICE, {"guild_id": "1", "channel_id": None, "self_mute": 0, "self_deaf": False}),
        (VOICE, {"guild_id": "1", "self_mute": False, "self_deaf": False}),
    ],
)
async def test_a_malformed_request_closes_the_socket(raw: RawBot, op: int, data: Json | None) -> None:
    await raw.gateway.send(op, data)
    assert await raw.gateway.close_code() == 4002
