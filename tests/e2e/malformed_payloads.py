"""Malformed gateway payloads: genuine ones with changed or missing fields, and worse."""

import copy
import random
from collections.abc import Iterator, Mapping
from typing import Any

from discord.state import ConnectionState

from sandbox.protocol.encoding import Json, dumps

DEEP = 100_000
"""How deep a payload is nested: deeper than any parser goes."""

HUGE = 10**30
"""A number too large for a column of the database."""

VALUES: tuple[Any, ...] = (None, True, -1, HUGE, 1.5, "", "x", "9" * 40, [], [None], {}, {"id": None}, [[[[]]]])
"""Values that replace a field's value."""

OPENING = ("READY", "RESUMED")
"""The events after which the bot opens a new connection if it cannot read them."""

BROKEN_READY: Json = {"v": 10, "session_id": 7, "resume_gateway_url": [], "guilds": None}

EVENTS = sorted(name.removeprefix("parse_").upper() for name in vars(ConnectionState) if name.startswith("parse_"))


def frames() -> Iterator[str]:
    """Yields frames that are not JSON or not an object, or lack a sensible op, event or sequence number."""
    yield from ("", "{", "null", "[]", "7", '"x"', "{}", "nonsense", "\x00", "[" * DEEP, '{"op": ' * DEEP)
    yield '{"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": ' + "[" * DEEP + "]" * DEEP + "}"
    yield '{"op": 0, "s": ' + "9" * 5000 + "}"
    ops: tuple[Any, ...] = (99, -1, HUGE, None, "0", [], {}, 1.5, True)
    for op in ops:
        yield dumps({"op": op, "t": None, "s": None, "d": None})
    names: tuple[Any, ...] = ("NEVER_HEARD_OF", "", 7, [], {}, True, HUGE)
    for event in names:
        yield dumps({"op": 0, "t": event, "s": None, "d": {}})
    numbers: tuple[Any, ...] = ("x", HUGE, -1, 1.5, [], {}, True)
    for sequence in numbers:
        yield dumps({"op": 0, "t": "NEVER_HEARD_OF", "s": sequence, "d": None})
    yield dumps({"op": 11})


def events(dice: random.Random, count: int) -> Iterator[tuple[str, Any]]:
    """Yields each event that discord.py reads, except OPENING, with `count` nonsensical payloads each."""
    senseless = (*VALUES, {"id": "x"}, {"guild_id": "1", "channel_id": None, "id": str(HUGE)})
    for name in EVENTS:
        if name not in OPENING:
            yield from ((name, value) for value in dice.sample(senseless, min(count, len(senseless))))


def mutations(payload: Json, dice: random.Random, count: int) -> Iterator[Json]:
    """Yields copies of the payload in which one to three fields have another value or are missing."""
    for _ in range(count):
        changed = payload
        for _change in range(dice.randint(1, 3)):
            paths = list(_paths(changed))
            if paths:
                changed = _changed(changed, dice.choice(paths), dice.choice((_GONE, *VALUES)))
        yield changed


_GONE = object()

_Path = tuple[str | int, ...]


def _paths(value: Any, path: _Path = ()) -> Iterator[_Path]:
    fields: Mapping[Any, Any] = {}
    if isinstance(value, dict):
        fields = value
    elif isinstance(value, list):
        fields = dict(enumerate(value))
    for key, inside in fields.items():
        yield (*path, key)
        yield from _paths(inside, (*path, key))


def _changed(payload: Json, path: _Path, value: Any) -> Json:
    changed = copy.deepcopy(payload)
    inside: Any = changed
    for key in path[:-1]:
        inside = inside[key]
    if value is _GONE:
        del inside[path[-1]]
    else:
        inside[path[-1]] = copy.deepcopy(value)
    return changed
