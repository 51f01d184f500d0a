"""Values that a user types into a command's options: checked and converted as Discord's client does."""

import re
from base64 import b64decode
from collections.abc import Mapping

from sandbox.interactions.resolved import Resolved
from sandbox.protocol.command_types import OptionType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.files import MAX_BYTES, Upload

_MAX_TEXT_LENGTH = 6000

OptionValue = str | int | float
"""A value in an option; numbers and booleans may be given as text, a file as `data:;name=<name>;base64,<content>`."""

_FILE = re.compile(r"data:[\w/.+-]*;name=(?P<name>[^;,]{1,200});base64,(?P<content>.*)", re.DOTALL)


def fill(options: list[Json], values: Mapping[str, OptionValue], resolved: Resolved) -> list[Json]:
    """Returns the options of an interaction's data; objects that they refer to are added to `resolved`.

    Raises:
        NotPossible: an option is missing, unknown or out of its bounds.
    """
    known = {option["name"] for option in options}
    for name in values:
        if name not in known:
            raise NotPossible(f"This command has no option {name!r}")
    filled: list[Json] = []
    for option in options:
        value = values.get(option["name"])
        if value is None or value == "":
            if option.get("required"):
                raise NotPossible(f"The option {option['name']!r} is required")
            continue
        if option["type"] == OptionType.ATTACHMENT:
            id_ = resolved.attach(_upload(option, str(value)))
            filled.append({"name": option["name"], "type": option["type"], "value": id_})
            continue
        read = _read(option, value)
        if not resolved.look_up(OptionType(option["type"]), str(read), option.get("channel_types")):
            raise NotPossible(f"The option {option['name']!r} names nobody and nothing there is")
        filled.append({"name": option["name"], "type": option["type"], "value": read})
    return filled


def fill_partly(options: list[Json], values: Mapping[str, OptionValue], focused: str) -> list[Json]:
    """Returns the options typed so far for an autocomplete: unchecked, with the focused one as text.

    Raises:
        NotPossible: the focused option has no autocomplete.
    """
    by_name = {option["name"]: option for option in options}
    if not by_name.get(focused, {}).get("autocomplete"):
        raise NotPossible(f"The option {focused!r} offers no choices while it is typed")
    filled = []
    for name, option in by_name.items():
        if name == focused:
            typed = str(values.get(name, ""))
            filled.append({"name": name, "type": option["type"], "value": typed, "focused": True})
        elif values.get(name) not in (None, ""):
            filled.append({"name": name, "type": option["type"], "value": values[name]})
    return filled


def _read(option: Json, value: OptionValue) -> OptionValue:
    """Converts a value to the option's type and checks it."""
    kind, name = OptionType(option["type"]), option["name"]
    if kind is OptionType.STRING:
        return _chosen(option, _text(option, str(value)))
    if kind is OptionType.BOOLEAN:
        truth = {"true": True, "false": False}.get(str(value).lower())
        if truth is None:
            raise NotPossible(f"The option {name!r} is either true or false")
        return truth
    if kind in (OptionType.INTEGER, OptionType.NUMBER):
        return _chosen(option, _number(option, value, whole=kind is OptionType.INTEGER))
    return str(value)


def _upload(option: Json, value: str) -> Upload:
    """Returns the file in an option's value."""
    match = _FILE.fullmatch(value)
    try:
        content = b64decode(match["content"], validate=True) if match else None
    except ValueError:
        content = None
    if match is None or content is None or len(content) > MAX_BYTES:
        raise NotPossible(f"The option {option['name']!r} takes a file: data:;name=<name>;base64,<at most 10 MB>")
    return Upload(0, match["name"], content)


def _text(option: Json, text: str) -> str:
    least, most = option.get("min_length", 0), option.get("max_length", _MAX_TEXT_LENGTH)
    if not least <= len(text) <= most:
        raise NotPossible(f"The option {option['name']!r} takes {least} to {most} characters")
    return text


def _number(option: Json, value: OptionValue, *, whole: bool) -> float:
    name = option["name"]
    try:
        number = int(str(value)) if whole else float(value)
    except (ValueError, OverflowError):
        raise NotPossible(f"The option {name!r} takes a {'whole number' if whole else 'number'}") from None
    least, most = option.get("min_value", -(2**53) + 1), option.get("max_value", 2**53 - 1)
    if not least <= number <= most:
        raise NotPossible(f"The option {name!r} takes {least} to {most}")
    return number


def _chosen(option: Json, value: OptionValue) -> OptionValue:
    choices = [choice["value"] for choice in option.get("choices", ())]
    if choices and value not in choices:
        raise NotPossible(f"The option {option['name']!r} has no choice {value!r}")
    return value
