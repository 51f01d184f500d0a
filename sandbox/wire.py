"""What goes over the wire: JSON objects, times, bytes."""

import json
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""One JSON object as Discord sends or takes it; ids are strings in it."""

_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dumps(value: object) -> str:
    """`value` as compact JSON text."""
    return _encoder.encode(value)


def iso(moment: float) -> str:
    """Unix time as Discord writes it: `2026-01-31T12:00:00.123000+00:00`."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
