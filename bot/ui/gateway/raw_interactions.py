"""Reads interaction fields that discord.py drops, and skips parsing that the bot does not need.

Relies on `ConnectionState.parsers`, discord.py's functions by gateway event, and on `Interaction.data`, the part of the
payload that it passes on as it is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import discord

AnyInteraction: TypeAlias = discord.Interaction[Any]

EVENT = "INTERACTION_CREATE"

ON_MESSAGE = "component_is_on_message"
"""The field that `intercept_interactions` adds to the data of a press: whether its component is on the message."""

SHOWN_FILES = "shown_files"
"""The other field: the ids of the files that the message's components show, by name."""

InteractionListener: TypeAlias = Callable[[int, int, int], None]
"""Is given the ids of an interaction, of its channel, and of the channel's last message, 0 if there is none."""


def intercept_interactions(client: discord.Client, listener: InteractionListener) -> None:
    """Has each interaction's payload read before discord.py parses it.

    - The listener learns the channel's last message. Without the intent for messages, nothing else tells it.
    - Whether the pressed component is on the message is kept for `is_on_message`, the files that the message shows for
      `shown_files`.
    - The components and attachments of the pressed message are dropped: parsing them would take as long as answering.
    """
    parsers = client._connection.parsers
    parse = parsers[EVENT]

    def intercept(payload: Any) -> None:
        channel = payload.get("channel") or {}
        listener(int(payload["id"]), int(channel.get("id") or 0), int(channel.get("last_message_id") or 0))
        if "message" in payload:
            data, message = payload["data"], payload["message"]
            data[ON_MESSAGE] = _contains(message["components"], data["custom_id"])
            data[SHOWN_FILES] = dict(_shown_files(message["components"]))
            message |= {"components": [], "attachments": []}
        parse(payload)

    parsers[EVENT] = intercept


def custom_id(interaction: AnyInteraction) -> str:
    """Returns the custom id of the pressed component or submitted modal; empty for a command."""
    return str(_data(interaction).get("custom_id", ""))


def is_on_message(interaction: AnyInteraction) -> bool:
    """Returns whether the pressed component was on its message when Discord sent the interaction.

    If not, a modified client has forged the custom id.
    """
    return bool(_data(interaction).get(ON_MESSAGE))


def shown_files(interaction: AnyInteraction) -> Mapping[str, int]:
    """Returns the ids of the files in the galleries of the pressed message, by name; none for a command."""
    return dict(_data(interaction).get(SHOWN_FILES, {}))


def selected_values(interaction: AnyInteraction) -> list[str]:
    """Returns the values chosen in a select, or the words typed into a modal's text inputs."""
    data = _data(interaction)
    if "values" in data:
        return [str(value) for value in data["values"]]
    inputs = (label.get("component", {}) for label in data.get("components", ()))
    return [word for one in inputs for word in str(one.get("value", "")).split()]


def resolved_ids(interaction: AnyInteraction) -> frozenset[str]:
    """Returns the ids of the chosen users, roles and channels that exist, according to Discord."""
    return frozenset(one for entities in _data(interaction).get("resolved", {}).values() for one in entities)


def _data(interaction: AnyInteraction) -> Mapping[str, Any]:
    return dict(interaction.data or {})


def _contains(components: Iterable[Mapping[str, Any]], wanted: str) -> bool:
    """Returns whether a component with this custom id is among these or inside one of them."""
    return any(
        one.get("custom_id") == wanted
        or _contains(one.get("components", ()), wanted)
        or _contains([one["accessory"]] if "accessory" in one else (), wanted)
        for one in components
    )


def _shown_files(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, int]]:
    """Yields name and id of each uploaded file that a gallery among these components, or inside one of them, shows."""
    for one in components:
        yield from _shown_files(one.get("components", ()))
        for media in (item["media"] for item in one.get("items", ())):
            if "attachment_id" in media:
                yield urlsplit(media["url"]).path.rpartition("/")[2], int(media["attachment_id"])
