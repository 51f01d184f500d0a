"""What goes over the wire: JSON objects, times, bytes."""

import json
import re
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""One JSON object as Discord sends or takes it; ids are strings in it."""

_HALF_PAIR = re.compile("[\ud800-\udfff]")
_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dumps(value: object) -> str:
    """`value` as compact JSON text."""
    return _encoder.encode(value)


def loads(text: str | bytes) -> Any:
    """The value of some JSON. Half a surrogate pair, which no one could be sent, is read as U+FFFD.

    Raises:
        ValueError: this is no JSON, or is nested too deep to be read.
    """
    text = text if isinstance(text, str) else text.decode()
    try:
        value = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if "\\u" not in text:
        return value
    return json.loads(_HALF_PAIR.sub("\ufffd", dumps(value)))


def iso(moment: float) -> str:
    """Unix time as Discord writes it: `2026-01-31T12:00:00.123000+00:00`."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
