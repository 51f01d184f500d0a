"""Reads interaction fields that discord.py drops, and skips parsing that the bot does not need.

Relies on `ConnectionState.parsers`, discord.py's functions by gateway event, and on `Interaction.data`, the part of the
payload that it passes on as it is.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import discord

from bot.ui.gateway.payloads import json_object, json_objects, snowflake

AnyInteraction: TypeAlias = discord.Interaction[Any]

EVENT = "INTERACTION_CREATE"

MESSAGE_COMPONENTS = "message_components"
"""The field that `intercept_interactions` adds to the data of a press: all components of its message, in order."""

MEMBER_ROLES = "member_roles"
"""Another field: the ids of the member's roles in the guild. discord.py names only those of a guild that it knows."""

PARTIAL_CHANNEL = {
    "name": "", "position": 0, "bitrate": 0, "user_limit": 0, "owner_id": "0", "message_count": 0, "member_count": 0,
}  # fmt: skip
"""Fields that discord.py needs of a channel which it does not know, and which an interaction's channel lacks, depending
on its type (discord-api-docs 7836)."""

MOST_AHEAD = 366 * 24 * 3600.0
"""Seconds that the time in an interaction's id may be ahead of this machine's clock. TLS does not work with a clock
that wrong."""

InteractionListener: TypeAlias = Callable[[int, int, int], None]
"""Is called with the ids of an interaction, of its channel, and of the channel's last message, 0 if there is none."""


def intercept_interactions(client: discord.Client, listener: InteractionListener) -> None:
    """Reads the payload of each interaction before discord.py parses it.

    - An interaction without the ids that everything is counted and stored by raises ValueError.
    - The listener learns the channel's last message. Without the intent for messages, nothing else tells it.
    - The channel gets the fields that discord.py needs of one that it does not know.
    - The ids of the member's roles are kept for `member_roles`.
    - The components of the message that was pressed, or in whose menu a command was used, are kept for
      `message_custom_ids`, `shown_files` and `message_text`. discord.py gets neither them nor the message's
      attachments: parsing these would take as long as answering.
    """
    parsers = client._connection.parsers
    parse = parsers[EVENT]

    def intercept(payload: Any) -> None:
        interaction, member = snowflake(payload.get("id")), json_object(payload.get("member"))
        if discord.utils.snowflake_time(interaction).timestamp() > time.time() + MOST_AHEAD:
            raise ValueError("an interaction of the future")
        snowflake(json_object((member or payload).get("user")).get("id"))
        if isinstance(channel := payload.get("channel"), dict):
            payload["channel"] = channel = PARTIAL_CHANNEL | channel
        last_message = json_object(channel).get("last_message_id")
        listener(interaction, snowflake(payload.get("channel_id")), snowflake(last_message) if last_message else 0)
        data = payload.get("data")
        message = payload.get("message") or _target_message(json_object(data))
        if isinstance(data, dict):
            roles = member.get("roles")
            data[MEMBER_ROLES] = frozenset(map(snowflake, roles if isinstance(roles, list) else ()))
        if isinstance(message, dict) and isinstance(data, dict):
            data[MESSAGE_COMPONENTS] = _all_components(message.get("components"))
            message |= {"components": [], "attachments": []}
        parse(payload)

    parsers[EVENT] = intercept


def receive_interaction(client: discord.Client, payload: Any) -> None:
    """Dispatches an interaction that arrived over HTTP as if the gateway had sent it; tasks of its own handle it.

    Args:
        payload: as in `INTERACTION_CREATE`.

    Raises:
        Exception: of any kind, if the payload cannot be read.
    """
    client._connection.parsers[EVENT](payload)


def custom_id(interaction: AnyInteraction) -> str:
    """Returns the custom id of the pressed component or submitted modal; empty for a command."""
    return str(_data(interaction).get("custom_id", ""))


def message_custom_ids(interaction: AnyInteraction) -> frozenset[str]:
    """Returns the custom ids of all components that the pressed message had when Discord sent the interaction.

    A modified client may have forged one that is not among them. For a command in its menu those of the message; none
    for one that was typed.
    """
    return frozenset(_strings(_message_components(interaction), "custom_id"))


def shown_files(interaction: AnyInteraction) -> Mapping[str, int]:
    """Returns the ids of the files that the pressed message shows, by name; none for a command."""
    return dict(_shown_files(_message_components(interaction)))


def message_text(interaction: AnyInteraction) -> str:
    """Returns the texts of the pressed message's components; empty for a command."""
    return "\n".join(_strings(_message_components(interaction), "content"))


def selected_values(interaction: AnyInteraction) -> list[str]:
    """Returns the values chosen in a select, or the words typed into a modal's text inputs."""
    data = _data(interaction)
    if isinstance(data.get("values"), list):
        return [str(value) for value in data["values"]]
    inputs = (json_object(label.get("component")) for label in json_objects(data.get("components")))
    return [word for one in inputs for word in str(one.get("value", "")).split()]


def resolved_ids(interaction: AnyInteraction) -> frozenset[str]:
    """Returns the ids of the chosen users, roles and channels that exist, according to Discord."""
    return frozenset(
        one for entities in json_object(_data(interaction).get("resolved")).values() for one in json_object(entities)
    )


class ResolvedUser(NamedTuple):
    """A user who was chosen in a select.

    Attributes:
        name: the one that the guild has for them, or Discord.
    """

    id: str
    name: str
    username: str
    bot: bool


def resolved_users(interaction: AnyInteraction) -> list[ResolvedUser]:
    """Returns the chosen users, as Discord tells of them."""
    resolved = json_object(_data(interaction).get("resolved"))
    members, users = json_object(resolved.get("members")), json_object(resolved.get("users"))
    found = []
    for one, user in users.items():
        fields, nick = json_object(user), json_object(members.get(one)).get("nick")
        name, username = nick or fields.get("global_name"), str(fields.get("username", ""))
        found.append(ResolvedUser(one, str(name or username), username, bool(fields.get("bot"))))
    return found


def member_roles(interaction: AnyInteraction) -> frozenset[int]:
    """Returns the ids of the member's roles in the guild; none outside of guilds."""
    return frozenset(_data(interaction).get(MEMBER_ROLES, ()))


def _target_message(data: Mapping[str, Any]) -> Any:
    """Returns the message in whose menu a command was used; None for any other interaction."""
    messages = json_object(json_object(data.get("resolved")).get("messages"))
    return messages.get(str(data.get("target_id")))


def _data(interaction: AnyInteraction) -> Mapping[str, Any]:
    return dict(interaction.data or {})


def _message_components(interaction: AnyInteraction) -> list[Mapping[str, Any]]:
    """Returns all components of the pressed message; none for a command."""
    return list(_data(interaction).get(MESSAGE_COMPONENTS, ()))


def _all_components(components: object) -> list[Mapping[str, Any]]:
    """Returns these components and those inside of them, each before those inside of it."""
    found: list[Mapping[str, Any]] = []
    for one in json_objects(components):
        found.append(one)
        if "components" in one:
            found += _all_components(one["components"])
        if "accessory" in one:
            found += _all_components([one["accessory"]])
    return found


def _strings(components: Iterable[Mapping[str, Any]], field: str) -> Iterator[str]:
    """Yields a field's values, as far as components have it."""
    return (value for one in components if field in one and isinstance(value := one[field], str))


def _shown_files(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, int]]:
    """Yields name and id of each uploaded file that these components show: in galleries and as thumbnails."""
    shown = [one for one in components if "media" in one]
    shown += [item for one in components if "items" in one for item in json_objects(one["items"])]
    for one in shown:
        media = json_object(one.get("media"))
        url, file = media.get("url"), media.get("attachment_id")
        if isinstance(url, str) and file is not None:
            yield urlsplit(url).path.rpartition("/")[2], snowflake(file)
