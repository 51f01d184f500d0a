"""Application commands: names, options and size."""

import unicodedata
from collections.abc import Iterator, Sequence

from sandbox.protocol.command_types import SUBCOMMANDS, CommandType, OptionType
from sandbox.protocol.encoding import Json
from sandbox.validation.choices import read_choices
from sandbox.validation.form import Form, is_natural
from sandbox.validation.localisations import read_localisations
from sandbox.world.channels import CHANNEL_TYPES

MAX_OPTIONS = 25
MAX_CHARACTERS = 8000
_LARGEST_INTEGER = 2**53 - 1
_SCRIPTS = ("DEVANAGARI", "THAI")
_WITH_CHOICES = frozenset({OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER})
_VALUES = frozenset(OptionType) - SUBCOMMANDS
_INSIDE = {OptionType.SUB_COMMAND: _VALUES, OptionType.SUB_COMMAND_GROUP: frozenset({OptionType.SUB_COMMAND})}


def is_command_name(name: str) -> bool:
    """Whether a slash command or option may have this name: 1 to 32 lower-case letters, digits, `-`, `_` or `'`."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(map(_may_be_in_name, name))


def _may_be_in_name(character: str) -> bool:
    letter_or_digit = unicodedata.category(character)[0] in "LN"
    return letter_or_digit or character in "-_'" or unicodedata.name(character, "").startswith(_SCRIPTS)


def read_command(form: Form, installs: Sequence[int]) -> Json:
    """Reads a command that the bot registers and returns it without its id and version.

    Args:
        installs: the application's ways of installation, which are the default for a command's use.
    """
    kind = CommandType(form.choice("type", tuple(CommandType), default=CommandType.CHAT_INPUT) or 1)
    command: Json = {"type": int(kind)}
    if kind is CommandType.CHAT_INPUT:
        command |= _names(form)
        if form.has("options"):
            command["options"] = _read_options(form, frozenset(OptionType))
    elif kind is CommandType.PRIMARY_ENTRY_POINT:
        command |= {"name": form.text("name", 32, least=1, required=True) or ""}
        command |= {"description": form.text("description", 100) or ""}
        command |= read_localisations(form, "name", 32) | read_localisations(form, "description", 100)
        command["handler"] = form.choice("handler", (1, 2), default=1)
    else:
        command |= {"name": form.text("name", 32, least=1, required=True) or "", "description": ""}
        command |= read_localisations(form, "name", 32)
        for key in ("description", "options"):
            if form.body.get(key):
                form.error(key, "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", "Context menu commands cannot have this")
    for key in ("name_localizations", "description_localizations"):
        command.setdefault(key, None)
    command |= _placement(form, installs)
    if _size(command) > MAX_CHARACTERS:
        message = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        form.error("", "APPLICATION_COMMAND_TOO_LARGE", message)
    return command


def _placement(form: Form, installs: Sequence[int]) -> Json:
    """Reads the fields about who may use a command, and where."""
    wanted = form.body.get("default_member_permissions")
    if wanted is not None and not is_natural(str(wanted)):
        form.error("default_member_permissions", "NUMBER_TYPE_COERCE", f'Value "{wanted}" is not int.')
    placement: Json = {"default_member_permissions": None if wanted is None else str(wanted)}
    placement["contexts"] = form.choices("contexts", (0, 1, 2), least=1)
    placement["integration_types"] = form.choices("integration_types", (0, 1), least=1) or [*installs]
    placement["dm_permission"] = form.boolean("dm_permission", default=True)
    placement["nsfw"] = form.boolean("nsfw")
    return placement


def _names(form: Form) -> Json:
    name = form.text("name", 32, least=1, required=True) or ""
    if name and not is_command_name(name):
        form.error("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    named: Json = {"name": name, "description": form.text("description", 100, least=1, required=True) or ""}
    named |= read_localisations(form, "name", 32, is_command_name)
    return named | read_localisations(form, "description", 100)


def _read_options(form: Form, allowed: frozenset[OptionType]) -> list[Json]:
    options = [_read_option(one, allowed) for one in form.children("options", MAX_OPTIONS)]
    names: set[str] = set()
    optional = False
    for index, option in enumerate(options):
        if option["name"] in names:
            form.error(
                ("options", index, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique"
            )
        names.add(option["name"])
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            form.error(("options", index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional = optional or not option.get("required")
    branches = [option["type"] in SUBCOMMANDS for option in options]
    if any(branches) and not all(branches):
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.error("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    return options


def _read_option(form: Form, allowed: frozenset[OptionType]) -> Json:
    kind = OptionType(form.choice("type", tuple(allowed)) or OptionType.STRING)
    option: Json = {"type": int(kind), **_names(form)}
    if kind in SUBCOMMANDS:
        if form.has("options"):
            option["options"] = _read_options(form, _INSIDE[kind])
        elif kind is OptionType.SUB_COMMAND_GROUP:
            form.required("options")
        return option
    if form.boolean("required"):
        option["required"] = True
    if kind in _WITH_CHOICES:
        option |= _read_choices_and_bounds(form, kind)
    elif form.has("choices") or form.boolean("autocomplete"):
        form.error("type", "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE", "Options of this type take no choices")
    if kind is OptionType.STRING:
        option |= _bounds(form, "min_length", form.integer("min_length", 0, 6000))
        option |= _bounds(form, "max_length", form.integer("max_length", 1, 6000))
    if kind is OptionType.CHANNEL and form.has("channel_types"):
        option["channel_types"] = form.choices("channel_types", CHANNEL_TYPES)
    return option


def _read_choices_and_bounds(form: Form, kind: OptionType) -> Json:
    fields: Json = {}
    if form.boolean("autocomplete"):
        fields["autocomplete"] = True
    if form.has("choices"):
        fields["choices"] = read_choices(form, kind)
        for key in ("name", "value"):
            if len({choice[key] for choice in fields["choices"]}) < len(fields["choices"]):
                message = f"Choice {key}s must be unique"
                form.error("choices", f"APPLICATION_COMMAND_OPTIONS_CHOICE_{key.upper()}_DUPLICATE", message)
        if fields["choices"] and "autocomplete" in fields:
            message = "Autocomplete cannot be enabled together with choices"
            form.error("autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)
    if kind is OptionType.STRING:
        return fields
    for key in ("min_value", "max_value"):
        read = form.number(key) if kind is OptionType.NUMBER else form.integer(key, -_LARGEST_INTEGER, _LARGEST_INTEGER)
        fields |= _bounds(form, key, read)
    if fields.get("min_value", -_LARGEST_INTEGER) > fields.get("max_value", _LARGEST_INTEGER):
        form.error("min_value", "APPLICATION_COMMAND_OPTIONS_MIN_VALUE_TOO_LARGE", "Must not be more than max_value")
    return fields


def _bounds(form: Form, key: str, read: float | None) -> Json:
    return {} if read is None or not form.has(key) else {key: read}


def _size(command: Json) -> int:
    return sum(
        _longest(node, "name") + _longest(node, "description") + len(str(node.get("value", "")))
        for node in _all(command)
    )


def _longest(node: Json, key: str) -> int:
    translations = node.get(f"{key}_localizations") or {}
    return max(map(len, (node.get(key, ""), *filter(None, translations.values()))))


def _all(node: Json) -> Iterator[Json]:
    yield node
    for inner in (*node.get("options", ()), *node.get("choices", ())):
        yield from _all(inner)
