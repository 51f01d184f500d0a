"""JSON text and times as Discord writes them."""

import json
import re
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object as Discord sends or accepts it; its ids are strings."""

_UNPAIRED_SURROGATE = re.compile("[\ud800-\udfff]")
_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dumps(value: object) -> str:
    """Returns `value` as compact JSON text."""
    return _encoder.encode(value)


def loads(text: str | bytes) -> Any:
    """Parses JSON. An unpaired surrogate becomes U+FFFD, since it could not be sent to anyone.

    Raises:
        ValueError: the text is not JSON, or is nested too deep.
    """
    text = text if isinstance(text, str) else text.decode()
    try:
        value = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if "\\u" not in text:
        return value
    return json.loads(_UNPAIRED_SURROGATE.sub("\ufffd", dumps(value)))


def iso(moment: float) -> str:
    """Formats Unix time as Discord does: `2026-01-31T12:00:00.123000+00:00`."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
