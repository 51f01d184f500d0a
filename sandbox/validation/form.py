"""Reads a request's JSON field by field and collects its errors, in Discord's format."""

from collections.abc import Collection, Iterator
from typing import Any

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError

Path = tuple[str | int, ...]


def is_natural(text: str) -> bool:
    """Whether this is an id or a number of bits: 1 to 20 of the digits 0 to 9."""
    return 0 < len(text) <= 20 and text.isascii() and text.isdigit()


class FormErrors:
    """The errors of a request by the path in its JSON."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Adds an error at a path, such as `("components", 0, "custom_id")`.

        Errors of an object replace the errors of its fields.
        """
        node = self._tree
        for step in path:
            if "_errors" in node:
                return
            node = node.setdefault(str(step), {})
        errors = [*node.get("_errors", ()), {"code": code, "message": message}]
        node.clear()
        node["_errors"] = errors

    def raise_any(self) -> None:
        """Raises the error answer if there are errors.

        Raises:
            ApiError: 50035 Invalid Form Body.
        """
        if self._tree:
            raise ApiError(400, 50035, "Invalid Form Body", self._tree)


class Form:
    """One JSON object of a request and its path. Each method reads one field and adds its errors to `errors`.

    A field that is missing or null is read as None.
    """

    def __init__(self, body: object, errors: FormErrors, path: Path = ()) -> None:
        self.errors = errors
        self.path = path
        self.body: Json = body if isinstance(body, dict) else {}
        if not isinstance(body, dict):
            self.error("", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    def error(self, key: str | Path, code: str, message: str) -> None:
        """Adds an error of this object (`key` is `""`) or of one of its fields."""
        inner = key if isinstance(key, tuple) else (key,) if key else ()
        self.errors.add((*self.path, *inner), code, message)

    def has(self, key: str) -> bool:
        """Whether the field is present and not null."""
        return self.body.get(key) is not None

    def required(self, key: str) -> Any:
        """Reads any value; adds an error if it is missing."""
        value = self.body.get(key)
        if value is None:
            self.error(key, "BASE_TYPE_REQUIRED", "This field is required")
        return value

    def text(self, key: str, most: int, *, least: int = 0, required: bool = False) -> str | None:
        """Reads a string of `least` to `most` characters."""
        value = self.required(key) if required else self.body.get(key)
        if value is None:
            return None
        if not isinstance(value, str):
            self.error(key, "BASE_TYPE_BAD_STRING", "Could not interpret as string.")
            return None
        self.length(key, len(value), least, most)
        return value

    def length(self, key: str | Path, length: int, least: int, most: int) -> None:
        """Adds an error if a length is out of bounds."""
        if least <= length <= most:
            return
        if least:
            message = f"Must be between {least} and {most} in length."
            self.error(key, "BASE_TYPE_BAD_LENGTH", message)
        else:
            self.error(key, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def integer(self, key: str, least: int, most: int, *, required: bool = False) -> int | None:
        """Reads an integer from `least` to `most`."""
        value = self.required(key) if required else self.body.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.error(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < least:
            self.error(key, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.error(key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def number(self, key: str) -> float | None:
        """Reads a number."""
        value = self.body.get(key)
        if value is None or (isinstance(value, int | float) and not isinstance(value, bool)):
            return value
        self.error(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        return None

    def boolean(self, key: str, *, default: bool = False) -> bool:
        """Reads true or false."""
        value = self.body.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.error(key, "BOOLEAN_TYPE_CONVERT", 'Must be either "true" or "false".')
            return default
        return value

    def choice(self, key: str, values: Collection[int], *, default: int | None = None) -> int | None:
        """Reads one of these numbers; required unless there is a default."""
        value = self.required(key) if default is None else self.body.get(key, default)
        if value is None:
            return default
        if value not in values or isinstance(value, bool):
            allowed = ", ".join(str(one) for one in sorted(values))
            self.error(key, "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")
            return default
        return int(value)

    def choices(self, key: str, values: Collection[int], *, least: int = 0) -> list[int] | None:
        """Reads a list of different ones of these numbers; None if the field is missing."""
        if not self.has(key):
            return None
        chosen = self.array(key, len(values), least=least)
        for index, value in enumerate(chosen):
            if value not in tuple(values) or value in chosen[:index]:
                self.error((key, index), "BASE_TYPE_CHOICES", f"Values must differ and be some of {set(values)}.")
        return chosen

    def snowflake(self, key: str, *, required: bool = False) -> str | None:
        """Reads an id, from a string or, as Discord does, from a number."""
        value = self.required(key) if required else self.body.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not is_natural(str(value)):
            self.error(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            return None
        return str(value)

    def snowflakes(self, key: str, most: int) -> list[str]:
        """Reads a list of up to `most` different ids."""
        ids: list[str] = []
        for index, value in enumerate(self.array(key, most)):
            if isinstance(value, bool) or not is_natural(str(value)):
                self.error((key, index), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            elif str(value) in ids:
                self.error((key, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
            else:
                ids.append(str(value))
        return ids

    def child(self, key: str, *, required: bool = False) -> "Form | None":
        """Reads an object."""
        value = self.required(key) if required else self.body.get(key)
        return None if value is None else Form(value, self.errors, (*self.path, key))

    def array(self, key: str, most: int, *, least: int = 0, required: bool = False) -> list[Any]:
        """Reads a list of `least` to `most` values; an empty one if it is missing."""
        value = self.required(key) if required else self.body.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.error(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self.length(key, len(value), least, most)
        return value

    def children(self, key: str, most: int, *, least: int = 0, required: bool = False) -> Iterator["Form"]:
        """Reads a list of objects."""
        for index, value in enumerate(self.array(key, most, least=least, required=required)):
            yield Form(value, self.errors, (*self.path, key, index))
