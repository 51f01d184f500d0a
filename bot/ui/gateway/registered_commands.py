"""The application's commands as Discord has them, and as the command tree would register them.

Relies on `Command.get_translated_payload`, and on `HTTPClient.get_global_commands` and `bulk_upsert_global_commands`.
discord.py's own `CommandTree.sync` always registers, and drops the commands' versions.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

Payload: TypeAlias = dict[str, Any]
"""A command as JSON."""


async def payloads_of(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> list[Payload]:
    """Returns all commands of the tree with their localizations."""
    payloads = []
    for command in tree.get_commands():
        payloads.append(await command.get_translated_payload(tree, translator))
        await asyncio.sleep(0)  # all of them together take longer than somebody's answer should wait
    return payloads


async def registered_commands(client: discord.Client) -> Mapping[str, tuple[int, int]]:
    """Returns the id and the version of each registered command, by name. Raises discord.HTTPException."""
    return _by_name(await client.http.get_global_commands(client.application_id or 0))


async def register_commands(client: discord.Client, payloads: Sequence[Payload]) -> Mapping[str, tuple[int, int]]:
    """Registers these commands instead of all others; returns what `registered_commands` does.

    Raises discord.HTTPException.
    """
    return _by_name(await client.http.bulk_upsert_global_commands(client.application_id or 0, list(payloads)))


def _by_name(commands: Sequence[Mapping[str, Any]]) -> Mapping[str, tuple[int, int]]:
    return {one["name"]: (int(one["id"]), int(one["version"])) for one in commands}
