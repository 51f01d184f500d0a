"""Sends events to the users whom they concern."""

from typing import Protocol

from sandbox.interactions.events import ChoicesOffered, InteractionSettled, ModalShown
from sandbox.interactions.interaction import ResponseType
from sandbox.people.requests import Requests
from sandbox.people.snapshot import commands_snapshot, sees, world_snapshot
from sandbox.protocol.encoding import Json, dumps
from sandbox.services import Services
from sandbox.world.events import (
    BotConnectionChanged,
    BotMembershipChanged,
    ChannelChanged,
    ChannelRead,
    CommandsChanged,
    Event,
    GuildChanged,
    MemberJoined,
    MemberUpdated,
    MessageCreated,
    MessageDeleted,
    MessagesDeleted,
    MessageUpdated,
    RoleChanged,
    ScheduledEventChanged,
    ThreadMembersChanged,
    UserChanged,
    UserNotified,
)
from sandbox.world.messages import Message
from sandbox.world.users import User


class Subscriber(Protocol):
    """A connection of `user`, to which frames are sent."""

    user: User

    def send(self, frame: str) -> None:
        """Queues a frame."""

    def outdate(self) -> None:
        """Marks the snapshot that the user has as outdated."""


class PeopleApi:
    """All connections of users. `requests` carries out the users' requests."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._commands: dict[tuple[str, ...], str] = {}
        """The commands as JSON, by their ids: they make up most of a snapshot and are the same for almost all users."""
        self.requests = Requests(services)
        self.sockets: set[Subscriber] = set()
        services.world.listeners.append(self.handle)

    def list_people(self, guild: str) -> Json | None:
        """Returns the response to `GET /people` for a guild's id, "" for the first guild; None if there is none."""
        world = self._services.world
        if (wanted := world.guilds.get(guild or world.guild.id)) is None:
            return None
        return {"users": [user.card() for user in wanted.people], "default": wanted.people[0].id}

    def snapshot(self, user: User) -> str:
        """Returns the frame `world` for a user."""
        world = world_snapshot(self._services, user)
        commands = world.pop("commands")
        ids = tuple(one["id"] for one in commands)
        if ids not in self._commands:
            self._commands[ids] = dumps(commands)
        return f'{{"event":"world","data":{{"commands":{self._commands[ids]},{dumps(world)[1:]}}}'

    def handle(self, event: Event) -> None:
        """Sends an event to the users whom it concerns."""
        match event:
            case MessageCreated(message) | MessageUpdated(message):
                frame = frame_text("message", {"channel_id": message.channel, "message": message.wire})
                self._send_to_viewers(message, frame)
            case MessageDeleted(message):
                gone = {"channel_id": message.channel, "id": message.id}
                self._send_to_viewers(message, frame_text("message_gone", gone))
            case MessagesDeleted(_, messages):
                for message in messages:
                    self.handle(MessageDeleted(message))
            case UserNotified(notified):
                about = {"channel_id": notified.channel, "id": notified.message}
                self._send_to(self._services.world.users[notified.user], frame_text("notified", about))
            case ChannelRead(user, channel):
                self._send_to(user, frame_text("read", {"channel_id": channel.id}))
            case InteractionSettled():
                self._handle_settled(event)
            case ModalShown(interaction, modal):
                self.requests.open_modal(interaction)
                shown = {"nonce": interaction.nonce, "interaction": interaction.id, "modal": modal}
                self._send_to(interaction.user, frame_text("modal", shown))
            case ChoicesOffered(interaction, choices):
                translated = [_translated(choice, interaction.locale) for choice in choices]
                offered = {"nonce": interaction.nonce, "choices": translated}
                self._send_to(interaction.user, frame_text("choices", offered))
            case _:
                self._handle_change(event)

    def _handle_settled(self, event: InteractionSettled) -> None:
        interaction, error = event.interaction, event.error
        result: Json = {"nonce": interaction.nonce, "ok": error is None, "interaction": interaction.id}
        if error:
            result["error"] = error
        if interaction.original:
            result["message"] = interaction.original.id
            result["updating"] = interaction.response is ResponseType.DEFERRED_UPDATE
        if error and interaction.parent:
            self.requests.open_modal(interaction.parent)
        self._send_to(interaction.user, frame_text("settled", result))

    def _handle_change(self, event: Event) -> None:
        """Sends changes that concern all users."""
        match event:
            case BotConnectionChanged():
                self._send_to(None, frame_text("bot", {"online": self._services.online}))
            case CommandsChanged():
                self._commands.clear()
                for socket in self.sockets:
                    socket.send(frame_text("commands", commands_snapshot(self._services, socket.user)))
            case ChannelChanged() | MemberJoined() | MemberUpdated() | GuildChanged() | RoleChanged() | UserChanged():
                for socket in self.sockets:
                    socket.outdate()
            case BotMembershipChanged() | ThreadMembersChanged() | ScheduledEventChanged():
                for socket in self.sockets:
                    socket.outdate()
            case _:
                pass

    def _send_to_viewers(self, message: Message, frame: str) -> None:
        world = self._services.world
        channel = world.channels[message.channel]
        for socket in self.sockets:
            if message.seen_by(socket.user.id) and sees(world, socket.user, channel):
                socket.send(frame)

    def _send_to(self, user: User | None, frame: str) -> None:
        for socket in self.sockets:
            if user is None or socket.user is user:
                socket.send(frame)


def frame_text(event: str, data: Json) -> str:
    """Returns a frame that the server sends, as JSON."""
    return dumps({"event": event, "data": data})


def _translated(choice: Json, locale: str) -> Json:
    name = (choice.get("name_localizations") or {}).get(locale) or choice["name"]
    return {"name": name, "value": choice["value"]}
