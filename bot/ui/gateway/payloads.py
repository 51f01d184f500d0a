"""Reads values from payloads of which nothing is known."""

from collections.abc import Mapping, Sequence
from typing import Any


def snowflake(value: object) -> int:
    """Returns an id as a number that the database takes. Raises ValueError for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and 0 < int(value) < 2**63:
        return int(value)
    raise ValueError("no id")


def json_object(value: object) -> Mapping[str, Any]:
    """Returns a JSON object; an empty one in place of anything else."""
    return value if isinstance(value, dict) else {}


def json_objects(value: object) -> Sequence[Mapping[str, Any]]:
    """Returns the JSON objects in a list; none in anything else."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []
