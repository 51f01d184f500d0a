"""What a user sees: messages, their buttons and pictures, modals."""

from dataclasses import dataclass

from sandbox.protocol.component_types import SELECTS, ComponentType, walk
from sandbox.protocol.encoding import Json
from sandbox.world.files import FileStore
from sandbox.world.messages import MessageFlag


@dataclass(frozen=True)
class Button:
    """A button. A link has a `url` and no custom id."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str
    url: str


@dataclass(frozen=True)
class Option:
    """One line of a select."""

    label: str
    value: str
    description: str
    default: bool


@dataclass(frozen=True)
class Select:
    """A select menu, from which `least` to `most` are picked.

    Where those are users, roles or channels, `options` is empty and `chosen` are the ids picked beforehand.
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
    """A message as one user saw it at one moment. `wire` is Discord's message object."""

    def __init__(self, wire: Json, shelf: FileStore) -> None:
        self.wire = wire
        self._files = shelf

    def __repr__(self) -> str:
        kind = "ephemeral " if self.ephemeral else ""
        return f"<{kind}message {self.id} {self.text!r} {[button.label for button in self.buttons]}>"

    @property
    def id(self) -> str:
        """Its snowflake."""
        return str(self.wire["id"])

    @property
    def channel(self) -> str:
        """Its channel's snowflake."""
        return str(self.wire["channel_id"])

    @property
    def author(self) -> str:
        """Its author's snowflake."""
        return str(self.wire["author"]["id"])

    @property
    def ephemeral(self) -> bool:
        """Whether nobody else sees it."""
        return bool(self.wire["flags"] & MessageFlag.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it stands for an answer that the bot has put off."""
        return bool(self.wire["flags"] & MessageFlag.LOADING)

    @property
    def components(self) -> list[Json]:
        """All components, those inside others too."""
        return list(walk(self.wire["components"]))

    @property
    def text(self) -> str:
        """All its text: content, text displays and embeds, one below the other."""
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
        """The custom id of the button or select of this label, placeholder or custom id."""
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
    def pictures(self) -> list[str]:
        """The addresses of the pictures it shows: in galleries and thumbnails, else attached."""
        shown = [item["url"] for item in self._media]
        return shown or [one["url"] for one in self.wire["attachments"] if "width" in one]

    @property
    def alt(self) -> str:
        """The first picture's alternative text; empty if it has none."""
        alts = [item["alt"] for item in self._media] or [one.get("description", "") for one in self.wire["attachments"]]
        return str(alts[0]) if alts else ""

    def picture(self, number: int = 0) -> bytes:
        """The bytes of one of its pictures.

        Raises:
            IndexError: it shows no such picture.
            KeyError: what it shows was never uploaded.
        """
        return self._files.get(self.pictures[number])[0]


@dataclass(frozen=True)
class Modal:
    """A form that the bot shows to one user; `interaction` is what it answers."""

    interaction: str
    title: str
    custom_id: str
    components: list[Json]

    @property
    def questions(self) -> list[Json]:
        """Its inputs: the components that have a custom id."""
        return [one for one in walk(self.components) if "custom_id" in one]
