"""Modals: a title and up to five inputs."""

from sandbox.protocol.component_types import SELECTS, ComponentType
from sandbox.protocol.encoding import Json
from sandbox.validation.components.controls import check_max_values, read_options, read_select
from sandbox.validation.components.limits import ComponentLimits
from sandbox.validation.form import Form

MAX_INPUTS = 5
_TOP_LEVEL = frozenset({ComponentType.ACTION_ROW, ComponentType.TEXT_DISPLAY, ComponentType.LABEL})
_INPUTS = SELECTS | {
    ComponentType.TEXT_INPUT,
    ComponentType.FILE_UPLOAD,
    ComponentType.RADIO_GROUP,
    ComponentType.CHECKBOX_GROUP,
    ComponentType.CHECKBOX,
}


def read_modal(form: Form) -> Json:
    """Reads a modal, `{custom_id, title, components}`, as the bot sends it."""
    limits = ComponentLimits(form.errors)
    wire: Json = {
        "custom_id": form.text("custom_id", 100, least=1, required=True) or "",
        "title": form.text("title", 45, least=1, required=True) or "",
    }
    inner = form.children("components", MAX_INPUTS, least=1, required=True)
    components = [read for one in inner if (read := _read_top_level(one, limits))]
    return wire | {"components": limits.finish(form, components)}


def _read_top_level(form: Form, limits: ComponentLimits) -> Json | None:
    wire = limits.start(form, _TOP_LEVEL)
    if wire is None:
        return None
    if wire["type"] == ComponentType.TEXT_DISPLAY:
        wire["content"] = form.text("content", 4000, least=1, required=True) or ""
        limits.text += len(wire["content"])
    elif wire["type"] == ComponentType.ACTION_ROW:
        inner = form.children("components", 1, least=1, required=True)
        wire["components"] = [read for one in inner if (read := _read_row_input(one, limits))]
    else:
        wire["label"] = form.text("label", 45, least=1, required=True) or ""
        if description := form.text("description", 100, least=1):
            wire["description"] = description
        if field := form.child("component", required=True):
            wire["component"] = _read_input(field, limits) or {}
    return wire


def _read_row_input(form: Form, limits: ComponentLimits) -> Json | None:
    wire = limits.start(form, frozenset({ComponentType.TEXT_INPUT}))
    if wire is None:
        return None
    wire["label"] = form.text("label", 45, least=1, required=True) or ""
    return _read_text_input(form, wire, limits)


def _read_input(form: Form, limits: ComponentLimits) -> Json | None:
    wire = limits.start(form, _INPUTS)
    if wire is None:
        return None
    kind = ComponentType(wire["type"])
    if kind is ComponentType.TEXT_INPUT:
        if form.has("label"):
            form.error("label", "TEXT_INPUT_LABEL_NOT_ALLOWED", "A text input inside a label has no label of its own")
        return _read_text_input(form, wire, limits)
    wire["required"] = form.boolean("required", default=True)
    if kind in SELECTS:
        if form.boolean("disabled"):
            form.error("disabled", "SELECT_COMPONENT_DISABLED_IN_MODAL", "Selects in modals cannot be disabled")
        return read_select(form, wire, limits)
    wire["custom_id"] = limits.custom_id(form)
    if kind is ComponentType.CHECKBOX:
        del wire["required"]
        return wire | {"default": form.boolean("default")}
    if kind is ComponentType.RADIO_GROUP:
        return wire | {"options": read_options(form, 10, least=2, most_default=1)}
    least, most = form.integer("min_values", 0, 10), form.integer("max_values", 1, 10)
    if kind is ComponentType.FILE_UPLOAD:
        return wire | {"min_values": 1 if least is None else least, "max_values": most or 1}
    options = read_options(form, 10)
    check_max_values(form, most or 1, options)
    return wire | {"options": options, "min_values": 1 if least is None else least, "max_values": most or len(options)}


def _read_text_input(form: Form, wire: Json, limits: ComponentLimits) -> Json:
    least, most = form.integer("min_length", 0, 4000), form.integer("max_length", 1, 4000)
    if least is not None and most is not None and least > most:
        form.error("min_length", "TEXT_INPUT_COMPONENT_MIN_LENGTH_TOO_LARGE", "Must not be more than max_length")
    wire |= {
        "custom_id": limits.custom_id(form),
        "style": form.choice("style", (1, 2)) or 1,
        "required": form.boolean("required", default=True),
        "min_length": least or 0,
        "max_length": most or 4000,
    }
    for key, longest in (("placeholder", 100), ("value", most or 4000)):
        if text := form.text(key, longest):
            wire[key] = text
    return wire
