"""Buttons and select menus."""

from collections.abc import Collection

from sandbox.protocol.component_types import ComponentType
from sandbox.protocol.encoding import Json
from sandbox.validation.components.emoji import read_emoji
from sandbox.validation.components.limits import ComponentLimits
from sandbox.validation.form import Form
from sandbox.world.channels import CHANNEL_TYPES

LINK, PREMIUM = 5, 6
_DEFAULT_KINDS = {
    ComponentType.USER_SELECT: ("user",),
    ComponentType.ROLE_SELECT: ("role",),
    ComponentType.MENTIONABLE_SELECT: ("user", "role"),
    ComponentType.CHANNEL_SELECT: ("channel",),
}


def read_button(form: Form, wire: Json, limits: ComponentLimits) -> Json:
    """Reads a button; it has a custom id, or if it is a link a URL instead."""
    style = form.choice("style", range(1, 7)) or 2
    wire["style"] = style
    label = form.text("label", 80)
    emoji = read_emoji(form.child("emoji"), limits.emojis)
    if label:
        wire["label"] = label
    if emoji:
        wire["emoji"] = emoji
    if style == LINK:
        wire["url"] = _link(form)
        if form.has("custom_id"):
            form.error("custom_id", "COMPONENT_CUSTOM_ID_NOT_ALLOWED", "A custom id and url cannot both be specified")
    elif style == PREMIUM:
        form.error("sku_id", "BUTTON_COMPONENT_INVALID_SKU", "The application has nothing to sell")
    else:
        wire["custom_id"] = limits.custom_id(form)
        if form.has("url"):
            form.error("url", "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons may have a url")
    if not label and not emoji and style != PREMIUM:
        form.error("", "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji")
    if form.boolean("disabled"):
        wire["disabled"] = True
    return wire


def _link(form: Form) -> str:
    url = form.text("url", 512, required=True) or ""
    if url and not url.startswith(("http://", "https://", "discord://")):
        form.error("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
    return url


def read_select(form: Form, wire: Json, limits: ComponentLimits) -> Json:
    """Reads a select menu of any of the five types."""
    wire["custom_id"] = limits.custom_id(form)
    least, most = form.integer("min_values", 0, 25), form.integer("max_values", 1, 25)
    wire["min_values"], wire["max_values"] = 1 if least is None else least, most or 1
    if wire["min_values"] > wire["max_values"]:
        form.error("min_values", "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", "Must be less than or equal to max_values")
    if placeholder := form.text("placeholder", 150):
        wire["placeholder"] = placeholder
    if form.boolean("disabled"):
        wire["disabled"] = True
    if wire["type"] == ComponentType.STRING_SELECT:
        wire["options"] = read_options(form, 25, most_default=wire["max_values"], emojis=limits.emojis)
        check_max_values(form, wire["max_values"], wire["options"])
        return wire
    if wire["type"] == ComponentType.CHANNEL_SELECT and form.has("channel_types"):
        wire["channel_types"] = form.choices("channel_types", CHANNEL_TYPES)
    if form.has("default_values"):
        wire["default_values"] = _defaults(form, ComponentType(wire["type"]))
        if not wire["min_values"] <= len(wire["default_values"]) <= wire["max_values"]:
            message = "Number of default values must be between min_values and max_values"
            form.error("default_values", "SELECT_COMPONENT_DEFAULT_VALUES_INVALID_RANGE", message)
    return wire


def read_options(
    form: Form, most: int, *, least: int = 1, most_default: int = 25, emojis: Collection[str] = ()
) -> list[Json]:
    """Reads the options of a select, radio group or checkbox group: unique values, at most `most_default` selected.

    `emojis` are the ids of the emoji that the application may use.
    """
    options: list[Json] = []
    values: set[str] = set()
    for one in form.children("options", most, least=least, required=True):
        value = one.text("value", 100, least=1, required=True) or ""
        if value in values:
            one.error("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        values.add(value)
        option: Json = {"label": one.text("label", 100, least=1, required=True) or "", "value": value}
        if description := one.text("description", 100):
            option["description"] = description
        if emoji := read_emoji(one.child("emoji"), emojis):
            option["emoji"] = emoji
        if one.boolean("default"):
            option["default"] = True
        options.append(option)
    if sum(option.get("default", False) for option in options) > most_default:
        form.error("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")
    return options


def check_max_values(form: Form, most: int, options: list[Json]) -> None:
    """Adds an error if `max_values` is larger than the number of options."""
    if most > len(options):
        message = "Must be less than or equal to the number of options"
        form.error("max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message)


def _defaults(form: Form, kind: ComponentType) -> list[Json]:
    defaults = []
    for one in form.children("default_values", 25):
        if one.required("type") not in _DEFAULT_KINDS[kind]:
            one.error("type", "BASE_TYPE_CHOICES", f"Value must be one of {set(_DEFAULT_KINDS[kind])}.")
        defaults.append({"type": one.body.get("type"), "id": one.snowflake("id", required=True) or "0"})
    return defaults
