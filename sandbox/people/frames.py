"""Reads the frames that users send field by field, and checks each field's type."""

from typing import Any

from sandbox.interactions.modals import ModalValue
from sandbox.interactions.options import OptionValue
from sandbox.protocol.encoding import Json, loads
from sandbox.protocol.errors import NotPossible


class Frame:
    """One frame of the people's API. A null field counts as missing.

    Raises:
        NotPossible: the field is missing or has another type.
    """

    def __init__(self, text: str) -> None:
        try:
            fields = loads(text)
        except ValueError:
            fields = None
        if not isinstance(fields, dict):
            raise NotPossible("A frame is a JSON object")
        self._fields: Json = fields

    @property
    def nonce(self) -> str:
        """The sender's nonce, which is sent back with the results; empty if there is none."""
        nonce = self._fields.get("nonce")
        return nonce if isinstance(nonce, str) else ""

    def text(self, key: str, default: str | None = None) -> str:
        """Reads a text, which is required unless there is a `default`."""
        value = self._fields.get(key)
        value = default if value is None else value
        if value is None:
            raise NotPossible(f"The frame lacks {key!r}")
        if not isinstance(value, str):
            raise _wrong_type(key, "a text")
        return value

    def boolean(self, key: str) -> bool:
        """Reads true or false; false if it is missing."""
        value = self._fields.get(key)
        if not isinstance(value, bool | None):
            raise _wrong_type(key, "true or false")
        return bool(value)

    def texts(self, key: str) -> list[str] | None:
        """Reads a list of texts; None if it is missing."""
        value = self._fields.get(key)
        if value is not None and not _are_texts(value):
            raise _wrong_type(key, "a list of texts")
        return value

    def options(self, key: str) -> dict[str, OptionValue]:
        """Reads the values of a command's options by name."""
        typed = self._object(key)
        if not all(isinstance(value, str | int | float) for value in typed.values()):
            raise _wrong_type(key, "texts, numbers, true or false by their names")
        return typed

    def modal_values(self, key: str) -> dict[str, ModalValue]:
        """Reads the values of a modal's inputs by custom id."""
        given = self._object(key)
        if not all(isinstance(value, str | bool) or _are_texts(value) for value in given.values()):
            raise _wrong_type(key, "texts, lists of texts, true or false by their custom ids")
        return given

    def _object(self, key: str) -> Json:
        value = self._fields.get(key)
        if not isinstance(value, dict | None):
            raise _wrong_type(key, "an object")
        return {name: inner for name, inner in (value or {}).items() if inner is not None}


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _wrong_type(key: str, wanted: str) -> NotPossible:
    return NotPossible(f"The frame's {key!r} is to be {wanted}")
