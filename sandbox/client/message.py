"""Messages and modals as a user sees them, with their buttons, select menus and pictures."""

from dataclasses import dataclass

from sandbox.protocol.component_types import SELECTS, ComponentType, walk
from sandbox.protocol.encoding import Json
from sandbox.world.files import FileStore
from sandbox.world.messages import MessageFlag


@dataclass(frozen=True)
class Button:
    """A button; a link has a `url` and no custom id."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str
    url: str


@dataclass(frozen=True)
class Option:
    """One option of a select menu."""

    label: str
    value: str
    description: str
    default: bool


@dataclass(frozen=True)
class Select:
    """A select menu, in which `least` to `most` values are selected.

    In a select of users, roles or channels, `options` is empty; `chosen` are the ids selected by default.
    """

    custom_id: str
    placeholder: str
    disabled: bool
    options: tuple[Option, ...]
    kind: ComponentType = ComponentType.STRING_SELECT
    least: int = 1
    most: int = 1
    chosen: tuple[str, ...] = ()


class Message:
    """A message as a user received it. `wire` is Discord's message object."""

    def __init__(self, wire: Json, files: FileStore) -> None:
        self.wire = wire
        self._files = files

    def __repr__(self) -> str:
        kind = "ephemeral " if self.ephemeral else ""
        return f"<{kind}message {self.id} {self.text!r} {[button.label for button in self.buttons]}>"

    @property
    def id(self) -> str:
        """Its id."""
        return str(self.wire["id"])

    @property
    def channel(self) -> str:
        """Its channel's id."""
        return str(self.wire["channel_id"])

    @property
    def author(self) -> str:
        """Its author's id."""
        return str(self.wire["author"]["id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only this user sees it."""
        return bool(self.wire["flags"] & MessageFlag.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it is a deferred response that has not been filled in yet."""
        return bool(self.wire["flags"] & MessageFlag.LOADING)

    @property
    def components(self) -> list[Json]:
        """All components, also those inside others."""
        return list(walk(self.wire["components"]))

    @property
    def text(self) -> str:
        """All its text: content, text displays and embeds, separated by line breaks."""
        parts = [self.wire["content"]]
        parts += [one["content"] for one in self.components if one["type"] == ComponentType.TEXT_DISPLAY]
        for embed in self.wire["embeds"]:
            parts += [embed.get("title", ""), embed.get("description", "")]
            parts += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", ())]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, in reading order."""
        return [
            Button(
                label=one.get("label", ""),
                custom_id=one.get("custom_id", ""),
                disabled=one.get("disabled", False),
                style=one["style"],
                emoji=one.get("emoji", {}).get("name", ""),
                url=one.get("url") or "",
            )
            for one in self.components
            if one["type"] == ComponentType.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """Its select menus, in reading order."""
        return [
            Select(
                custom_id=one["custom_id"],
                placeholder=one.get("placeholder", ""),
                disabled=one.get("disabled", False),
                options=tuple(
                    Option(each["label"], each["value"], each.get("description", ""), each.get("default", False))
                    for each in one.get("options", ())
                ),
                kind=ComponentType(one["type"]),
                least=one["min_values"],
                most=one["max_values"],
                chosen=tuple(each["id"] for each in one.get("default_values", ())),
            )
            for one in self.components
            if one["type"] in SELECTS
        ]

    def control(self, name: str) -> str | None:
        """Returns the custom id of the button or select menu with this label, emoji, placeholder or custom id."""
        for button in self.buttons:
            if button.custom_id and name in (button.label, button.custom_id, button.emoji):
                return button.custom_id
        for select in self.selects:
            if name in (select.placeholder, select.custom_id):
                return select.custom_id
        return None

    @property
    def _media(self) -> list[Json]:
        items = [item for one in self.components for item in (one, *one.get("items", ())) if "media" in item]
        return [{"url": item["media"]["url"], "alt": item["description"] or ""} for item in items]

    @property
    def _attachments(self) -> list[Json]:
        """The attachments shown below the message; a message of components shows none there."""
        return [] if self.wire["flags"] & MessageFlag.IS_COMPONENTS_V2 else self.wire["attachments"]

    @property
    def pictures(self) -> list[str]:
        """The URLs of its pictures in galleries and thumbnails, or else of its attached pictures."""
        shown = [item["url"] for item in self._media]
        return shown or [one["url"] for one in self._attachments if "width" in one]

    def file(self, name: str) -> bytes:
        """Returns the bytes of the file of this name that a component shows. Raises StopIteration if none does."""
        files = [one["file"]["url"] for one in self.components if one["type"] == ComponentType.FILE]
        return self._files.once_served(next(url for url in files if url.endswith(f"/{name}")))

    @property
    def alt(self) -> str:
        """The alternative texts of its pictures, one per line; empty if there are none."""
        alts = [item["alt"] for item in self._media] or [one.get("description", "") for one in self._attachments]
        return "\n".join(map(str, alts))

    @property
    def missing_pictures(self) -> list[str]:
        """The URLs of its pictures whose files have been removed, so that no client can load them."""
        return [url for url in self.pictures if "/cdn/" in url and not self._files.serves(url)]

    def picture(self, number: int = 0) -> bytes:
        """Returns the bytes of one of its pictures, even if the file has been removed since.

        Raises:
            IndexError: it has no such picture.
            KeyError: the picture was never uploaded.
        """
        return self._files.once_served(self.pictures[number])


@dataclass(frozen=True)
class Modal:
    """A form that the bot shows a user in response to `interaction`."""

    interaction: str
    title: str
    custom_id: str
    components: list[Json]

    @property
    def questions(self) -> list[Json]:
        """Its inputs: the components with a custom id."""
        return [one for one in walk(self.components) if "custom_id" in one]
