"""A short hash of a state, to find changed game records.

The hash covers the values of the fields by which states compare, in order, without the names of classes and
fields. Events are left out (fields with `hash=False` or `compare=False`): their keys are names of texts. The hash is
the same in every process and on every version of Python.
"""

import json
from collections.abc import Hashable, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from operator import attrgetter
from types import FunctionType
from typing import Any, cast

from bot.games.base import GameInfo

DIGITS = 16
"""Hexadecimal digits of a hash: 64 bits, against mistakes and broken disks. It does not protect against people who can
write the database: they could compute a new hash."""


def state_hash(info: GameInfo, state: object) -> str:
    """Returns `<state format>:<hash>` of a state. Raises TypeError for a value that has no canonical form.

    A state may hold numbers, texts, None, tuples, sets, enums, dataclasses, functions (by name), and mappings by texts.
    """
    text = f"{info.key}/{info.rules}/{_ENCODER.encode(state)}"
    return f"{info.state_format}:{sha256(text.encode()).hexdigest()[:DIGITS]}"


def comparable(info: GameInfo, recorded: str) -> bool:
    """Returns whether a recorded hash has today's state format; other hashes cannot be compared with today's states."""
    return recorded.partition(":")[0] == str(info.state_format)


def _canonical(value: Any) -> object:
    """Returns a value that JSON does not know in a form that JSON can express."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, FunctionType):  # a rule that is on
        return value.__name__
    if is_dataclass(value):
        return _values(value)
    if isinstance(value, Set):
        return sorted(map(_ENCODER.encode, value))
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"a state cannot hold a {type(value).__name__}: it has no canonical form")


_ENCODER = json.JSONEncoder(default=_canonical, check_circular=False, sort_keys=True, separators=(",", ":"))


def _values(value: object) -> object:
    """Returns the values of the fields that count, in their order."""
    names = _names(cast("Hashable", type(value)))
    return attrgetter(*names)(value) if names else ()


@cache
def _names(kind: Hashable) -> tuple[str, ...]:
    every = fields(cast("type[Any]", kind))
    return tuple(field.name for field in every if field.compare and field.hash is not False)
