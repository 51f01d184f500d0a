"""What people send, read field by field: nothing of another kind than it should be gets any further."""

from typing import Any

from sandbox.interactions.modals import ModalValue
from sandbox.interactions.options import OptionValue
from sandbox.protocol.encoding import Json, loads
from sandbox.protocol.errors import NotPossible


class Frame:
    """One frame of the people's API. A field that is null reads as one that is missing.

    Raises:
        NotPossible: the frame lacks the field that is read, or it is of another kind.
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
        """The sender's mark, by which they know what is told of this frame; empty if there is none."""
        nonce = self._fields.get("nonce")
        return nonce if isinstance(nonce, str) else ""

    def text(self, key: str, otherwise: str | None = None) -> str:
        """A text, which has to be there unless something stands for it `otherwise`."""
        value = self._fields.get(key)
        value = otherwise if value is None else value
        if value is None:
            raise NotPossible(f"The frame lacks {key!r}")
        if not isinstance(value, str):
            raise _other(key, "a text")
        return value

    def truth(self, key: str) -> bool:
        """True or false; false where nothing is said."""
        value = self._fields.get(key)
        if not isinstance(value, bool | None):
            raise _other(key, "true or false")
        return bool(value)

    def picks(self, key: str) -> list[str] | None:
        """A list of texts, or None where nothing is said."""
        value = self._fields.get(key)
        if value is not None and not _are_texts(value):
            raise _other(key, "a list of texts")
        return value

    def typed(self, key: str) -> dict[str, OptionValue]:
        """What was typed into a command's options, by their names."""
        typed = self._object(key)
        if not all(isinstance(value, str | int | float) for value in typed.values()):
            raise _other(key, "texts, numbers, true or false by their names")
        return typed

    def given(self, key: str) -> dict[str, ModalValue]:
        """What was filled into a form, by its inputs' custom ids."""
        given = self._object(key)
        if not all(isinstance(value, str | bool) or _are_texts(value) for value in given.values()):
            raise _other(key, "texts, lists of texts, true or false by their custom ids")
        return given

    def _object(self, key: str) -> Json:
        value = self._fields.get(key)
        if not isinstance(value, dict | None):
            raise _other(key, "an object")
        return {name: inner for name, inner in (value or {}).items() if inner is not None}


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _other(key: str, wanted: str) -> NotPossible:
    return NotPossible(f"The frame's {key!r} is to be {wanted}")
