"""The components of a message."""

from collections.abc import Callable, Collection

from sandbox.protocol.component_types import SELECTS, ComponentType
from sandbox.protocol.encoding import Json
from sandbox.validation.components.controls import read_button, read_select
from sandbox.validation.components.limits import ComponentLimits
from sandbox.validation.components.media import Media
from sandbox.validation.form import Form

_IN_ROW = SELECTS | {ComponentType.BUTTON}
_IN_CONTAINER = frozenset(
    {
        ComponentType.ACTION_ROW,
        ComponentType.SECTION,
        ComponentType.TEXT_DISPLAY,
        ComponentType.MEDIA_GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
    }
)
_TOP_LEVEL = _IN_CONTAINER | {ComponentType.CONTAINER}
_ROW_WIDTH = 5
_MAX_ROWS = 5


class ComponentReader:
    """Reads the components of one message; `v2` is true if it has the flag IS_COMPONENTS_V2.

    `emojis` are the ids of the emoji that the application may use.
    """

    def __init__(self, media: Media, emojis: Collection[str] = (), *, v2: bool) -> None:
        self._emojis = emojis
        self._media = media
        self._v2 = v2
        self._readers: dict[ComponentType, Callable[[Form, Json], Json]] = {
            ComponentType.ACTION_ROW: self._row,
            ComponentType.SECTION: self._section,
            ComponentType.TEXT_DISPLAY: self._text,
            ComponentType.THUMBNAIL: self._thumbnail,
            ComponentType.MEDIA_GALLERY: self._gallery,
            ComponentType.FILE: self._file,
            ComponentType.SEPARATOR: self._separator,
            ComponentType.CONTAINER: self._container,
            ComponentType.BUTTON: lambda form, wire: read_button(form, wire, self._limits),
        } | {kind: lambda form, wire: read_select(form, wire, self._limits) for kind in SELECTS}

    def read(self, form: Form) -> list[Json]:
        """Reads the field `components` of a message."""
        self._limits = ComponentLimits(form.errors, self._emojis)
        allowed, most = (_TOP_LEVEL, 40) if self._v2 else (frozenset({ComponentType.ACTION_ROW}), _MAX_ROWS)
        return self._limits.finish(form, self._inside(form, "components", allowed, most))

    def _inside(self, form: Form, key: str, allowed: frozenset[ComponentType], most: int, least: int = 0) -> list[Json]:
        inner = form.children(key, most, least=least, required=least > 0)
        return [wire for one in inner if (wire := self._one(one, allowed))]

    def _one(self, form: Form, allowed: frozenset[ComponentType]) -> Json | None:
        wire = self._limits.start(form, allowed)
        return self._readers[ComponentType(wire["type"])](form, wire) if wire else None

    def _row(self, form: Form, wire: Json) -> Json:
        wire["components"] = self._inside(form, "components", _IN_ROW, _ROW_WIDTH, least=1)
        selects = sum(one["type"] in SELECTS for one in wire["components"])
        if selects and len(wire["components"]) > 1:
            message = "The specified component exceeds the maximum width"
            form.error("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        return wire

    def _container(self, form: Form, wire: Json) -> Json:
        return wire | {
            "accent_color": form.integer("accent_color", 0, 0xFFFFFF),
            "spoiler": form.boolean("spoiler"),
            "components": self._inside(form, "components", _IN_CONTAINER, 40, least=1),
        }

    def _section(self, form: Form, wire: Json) -> Json:
        wire["components"] = self._inside(form, "components", frozenset({ComponentType.TEXT_DISPLAY}), 3, least=1)
        beside = form.child("accessory", required=True)
        if beside and (accessory := self._one(beside, frozenset({ComponentType.BUTTON, ComponentType.THUMBNAIL}))):
            wire["accessory"] = accessory
        return wire

    def _text(self, form: Form, wire: Json) -> Json:
        content = form.text("content", 4000, least=1, required=True) or ""
        self._limits.text += len(content)
        return wire | {"content": content}

    def _thumbnail(self, form: Form, wire: Json) -> Json:
        return wire | self._picture(form)

    def _picture(self, form: Form) -> Json:
        return {
            "media": self._media.read(form, "media"),
            "description": form.text("description", 1024, least=1),
            "spoiler": form.boolean("spoiler"),
        }

    def _gallery(self, form: Form, wire: Json) -> Json:
        items = form.children("items", 10, least=1, required=True)
        return wire | {"items": [self._picture(item) for item in items]}

    def _file(self, form: Form, wire: Json) -> Json:
        media = self._media.read(form, "file", uploads_only=True)
        attachment = self._media.find(media.get("url", "")) or {}
        named = {"name": attachment.get("filename"), "size": attachment.get("size")}
        return wire | {"file": media, **named, "spoiler": form.boolean("spoiler")}

    def _separator(self, form: Form, wire: Json) -> Json:
        spacing = form.choice("spacing", (1, 2), default=1)
        return wire | {"spacing": spacing, "divider": form.boolean("divider", default=True)}
