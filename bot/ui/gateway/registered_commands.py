"""The application's commands as Discord has them, and as the command tree would register them.

Relies on `Command.get_translated_payload`, and on `HTTPClient.get_global_commands` and `bulk_upsert_global_commands`.
discord.py's own `CommandTree.sync` always registers, and drops the commands' versions.
"""

import asyncio
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

ENTRY_POINT = 4
"""The type of the command that starts an application's Activity. Discord creates it where Activities are enabled, and
refuses a new list of commands that lacks it."""

ENTRY_POINT_FIELDS = (
    "name", "name_localizations", "description", "description_localizations", "type", "handler", "integration_types",
    "contexts", "default_member_permissions", "nsfw",
)  # fmt: skip
"""The fields of the entry point that are sent back to Discord."""

Payload: TypeAlias = dict[str, Any]
"""A command as JSON."""


async def payloads_of(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> list[Payload]:
    """Returns all commands of the tree with their localizations."""
    payloads = []
    for command in tree.get_commands():
        payloads.append(await command.get_translated_payload(tree, translator))
        await asyncio.sleep(0)  # all of them together would hold up somebody's answer for too long
    return payloads


async def registered_commands(client: discord.Client) -> Mapping[str, tuple[int, int]]:
    """Returns the id and the version of each registered command, by name. Raises discord.HTTPException."""
    return _by_name(await client.http.get_global_commands(client.application_id or 0))


async def register_commands(client: discord.Client, payloads: Sequence[Payload]) -> Mapping[str, tuple[int, int]]:
    """Registers these commands in place of all but an entry point. Returns what `registered_commands` returns.

    Raises discord.HTTPException.
    """
    application, http = client.application_id or 0, client.http
    there: Sequence[Any] = await http.get_global_commands(application)
    entry_points = [
        {field: one[field] for field in ENTRY_POINT_FIELDS if field in one} for one in there if _is_entry_point(one)
    ]
    return _by_name(await http.bulk_upsert_global_commands(application, [*payloads, *entry_points]))


def refused_command(error: discord.HTTPException, payloads: Sequence[Payload]) -> str | None:
    """Returns the name of the first command that Discord refuses; None if it refuses them for another reason."""
    place = re.search(r"^In (\d+)\b", error.text, re.MULTILINE)
    return payloads[int(place[1])]["name"] if place is not None and int(place[1]) < len(payloads) else None


def _is_entry_point(command: Mapping[str, Any]) -> bool:
    return bool(command.get("type") == ENTRY_POINT)


def _by_name(commands: Sequence[Mapping[str, Any]]) -> Mapping[str, tuple[int, int]]:
    return {one["name"]: (int(one["id"]), int(one["version"])) for one in commands if not _is_entry_point(one)}
