"""Reads interaction fields that discord.py drops, and skips parsing that the bot does not need.

Relies on `ConnectionState.parsers`, discord.py's functions by gateway event, and on `Interaction.data`, the part of the
payload that it passes on as it is.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import discord

AnyInteraction: TypeAlias = discord.Interaction[Any]

INTERACTION_CREATE = "INTERACTION_CREATE"

MESSAGE_COMPONENTS = "message_components"
"""The field that `intercept_interactions` adds to the data of a press: all components of its message, in order."""

MEMBER_ROLES = "member_roles"
"""Another added field: the ids of the member's roles. discord.py gives roles only in guilds that it has cached."""

PARTIAL_CHANNEL = {
    "name": "", "position": 0, "bitrate": 0, "user_limit": 0, "owner_id": "0", "message_count": 0, "member_count": 0,
}  # fmt: skip
"""Fields that an interaction's channel may lack, depending on its type, although discord.py needs them to build a
channel that it has not cached (discord-api-docs 7836)."""

MOST_AHEAD = 366 * 24 * 3600.0
"""Seconds that the time in an interaction's id may be ahead of this machine's clock. TLS does not work with a clock
that wrong."""

InteractionListener: TypeAlias = Callable[[int, int, int], None]
"""Handles the ids of an interaction, of its channel, and of the channel's last message (0 if there is none)."""


def intercept_interactions(client: discord.Client, listener: InteractionListener) -> None:
    """Reads the payload of each interaction before discord.py parses it.

    - An interaction that lacks an id by which things are counted and stored raises ValueError.
    - The listener learns the channel's last message. Without the intent for messages, it comes from nowhere else.
    - The channel gets the fields that discord.py needs of a channel that it has not cached.
    - The ids of the member's roles are kept for `member_roles`.
    - The components of the message that was pressed, or in whose menu a command was used, are kept for `UserInput`.
      discord.py gets neither them nor the message's attachments: it would take 70 µs to parse three rows of keys.
    """
    parsers = client._connection.parsers
    parse = parsers[INTERACTION_CREATE]

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

    parsers[INTERACTION_CREATE] = intercept


def receive_interaction(client: discord.Client, payload: Any) -> None:
    """Dispatches an interaction that arrived over HTTP as if the gateway had sent it; tasks of its own handle it.

    Args:
        payload: as in `INTERACTION_CREATE`.

    Raises:
        Exception: of any kind, if the payload cannot be read.
    """
    client._connection.parsers[INTERACTION_CREATE](payload)


class ResolvedUser(NamedTuple):
    """A user who was chosen in a select.

    Attributes:
        name: the user's name in the guild, else on Discord.
    """

    id: str
    name: str
    username: str
    bot: bool


class UserInput:
    """What an interaction's user pressed, chose or typed, and the pressed message.

    It is unchanged from Discord and must not be trusted: `bot.ui.routing` checks it.
    """

    def __init__(self, interaction: AnyInteraction) -> None:
        self._interaction = interaction

    @property
    def custom_id(self) -> str:
        """The custom id of the pressed component or submitted modal; empty for a command."""
        return str(self._data.get("custom_id", ""))

    @property
    def selected(self) -> list[str]:
        """The values chosen in a select, or the words typed into a modal's text inputs."""
        if isinstance(values := self._data.get("values"), list):
            return [str(value) for value in values]
        inputs = (json_object(label.get("component")) for label in json_objects(self._data.get("components")))
        return [word for one in inputs for word in str(one.get("value", "")).split()]

    @property
    def resolved(self) -> frozenset[str]:
        """The ids of the chosen users, roles and channels that exist, according to Discord."""
        entities = json_object(self._data.get("resolved")).values()
        return frozenset(one for kind in entities for one in json_object(kind))

    @property
    def resolved_users(self) -> list[ResolvedUser]:
        """The chosen users, as Discord describes them."""
        resolved = json_object(self._data.get("resolved"))
        members, users = json_object(resolved.get("members")), json_object(resolved.get("users"))
        found = []
        for one, user in users.items():
            fields, nick = json_object(user), json_object(members.get(one)).get("nick")
            name, username = nick or fields.get("global_name"), str(fields.get("username", ""))
            found.append(ResolvedUser(one, str(name or username), username, bool(fields.get("bot"))))
        return found

    @property
    def in_private(self) -> bool:
        """Whether the pressed component is in a private panel."""
        pressed = self._interaction.message
        return pressed is not None and pressed.flags.ephemeral

    @property
    def message_custom_ids(self) -> frozenset[str]:
        """The custom ids of all components that the pressed message had when Discord sent the interaction.

        For a command in a message's menu, that message's components; for a typed command, none.
        """
        return frozenset(_strings(self._components, "custom_id"))

    @property
    def message_text(self) -> str:
        """The texts of the pressed message's components when Discord sent the interaction; empty for a command."""
        return "\n".join(_strings(self._components, "content"))

    @property
    def is_genuine(self) -> bool:
        """Whether the pressed message has the component of this custom id: a modified client may forge one."""
        return self.custom_id in self.message_custom_ids

    @property
    def shown_files(self) -> Mapping[str, int]:
        """The ids of the files that the pressed message showed at the time of the press, by name."""
        return dict(_shown_files(self._components))

    @property
    def _data(self) -> Mapping[str, Any]:
        return _data(self._interaction)

    @property
    def _components(self) -> Sequence[Mapping[str, Any]]:
        """All components of the pressed message; none for a command."""
        return list(self._data.get(MESSAGE_COMPONENTS, ()))


def member_roles(interaction: AnyInteraction) -> frozenset[int]:
    """Returns the ids of the member's roles in the guild; none outside of guilds."""
    return frozenset(_data(interaction).get(MEMBER_ROLES, ()))


def _target_message(data: Mapping[str, Any]) -> Any:
    """Returns the message in whose menu a command was used; None for any other interaction."""
    messages = json_object(json_object(data.get("resolved")).get("messages"))
    return messages.get(str(data.get("target_id")))


def _data(interaction: AnyInteraction) -> Mapping[str, Any]:
    return dict(interaction.data or {})


def _all_components(components: object) -> list[Mapping[str, Any]]:
    """Returns these components and all nested ones, parents before children."""
    found: list[Mapping[str, Any]] = []
    for one in json_objects(components):
        found.append(one)
        if "components" in one:
            found += _all_components(one["components"])
        if "accessory" in one:
            found += _all_components([one["accessory"]])
    return found


def _strings(components: Iterable[Mapping[str, Any]], field: str) -> Iterator[str]:
    """Yields the values of a field, skipping components that lack it."""
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


def snowflake(value: object) -> int:
    """Returns an id as a number that the database takes. Raises ValueError for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and 0 < int(value) < 2**63:
        return int(value)
    raise ValueError("no id")


def json_object(value: object) -> Mapping[str, Any]:
    """Returns the value if it is a JSON object, else an empty one."""
    return value if isinstance(value, dict) else {}


def json_objects(value: object) -> Sequence[Mapping[str, Any]]:
    """Returns the JSON objects in a list; none if the value is not a list."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []
