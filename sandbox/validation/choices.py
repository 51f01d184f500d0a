"""Choices of an option, registered with the command or returned by autocomplete."""

from sandbox.protocol.command_types import OptionType
from sandbox.protocol.encoding import Json
from sandbox.validation.form import Form
from sandbox.validation.localisations import read_localisations

MAX_CHOICES = 25
_LARGEST_INTEGER = 2**53 - 1


def read_choices(form: Form, kind: int) -> list[Json]:
    """Reads the field `choices` of an option of type `kind` (string, integer or number)."""
    return [_read_choice(one, kind) for one in form.children("choices", MAX_CHOICES)]


def _read_choice(form: Form, kind: int) -> Json:
    choice: Json = {"name": form.text("name", 100, least=1, required=True) or ""}
    choice |= read_localisations(form, "name", 100)
    if kind == OptionType.STRING:
        return choice | {"value": form.text("value", 100, least=1, required=True)}
    if kind == OptionType.INTEGER:
        return choice | {"value": form.integer("value", -_LARGEST_INTEGER, _LARGEST_INTEGER, required=True)}
    form.required("value")
    return choice | {"value": form.number("value")}
