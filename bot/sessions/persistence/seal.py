"""The seal of a session: a hash of what its rows say, by which damage of any of them is noticed when they are read.

A database's own checks see a file that cannot be read, but not one flipped bit in a number.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from hashlib import blake2b

from bot.games.base import Outcome
from bot.store.records import SavedSession, SeatRecord, SessionRecord

SEAL_BYTES = 16

UNSEALED = frozenset({"seal", "shown", "set_aside", "rematch_of"})
"""Columns that are written without the session: the last one when the game before it is deleted."""

COLUMNS = fields(SessionRecord)

DEFAULTS: Mapping[str, object] = {column.name: column.default for column in COLUMNS if column.default is not MISSING}
"""The values of columns that older rows do not have. They are left out, so that a new column breaks no seal."""


def seal_of(
    columns: Mapping[str, object], seats: Iterable[SeatRecord], outcome: Outcome | None, chain: bytes, version: int
) -> str:
    """Returns `<version>.<number of columns>:<hash>`.

    A migration that changes what a sealed column says has to set the seal of its row to NULL.

    Args:
        columns: of the session's row, by name.
        chain: the link of the last move.
        version: the one that the row has together with this seal; 0 where none are counted.
    """
    row = {
        name: value
        for name, value in columns.items()
        if name not in UNSEALED and not (name in DEFAULTS and DEFAULTS[name] == value)
    }
    people = [[seat.seat, seat.person, seat.name, seat.username, seat.joined_with, seat.level] for seat in seats]
    result = None if outcome is None else [outcome.ranks, outcome.scores]
    text = json.dumps([row, people, result, chain.hex()], sort_keys=True)
    return f"{_prefix(version)}:{blake2b(text.encode(), digest_size=SEAL_BYTES).hexdigest()}"


def is_broken(saved: SavedSession, record: SessionRecord) -> bool:
    """Returns whether a session was sealed, and not as this record of it is.

    Where several processes write, a program with other columns may have sealed the row, or something may have written
    to it without a seal: another version of it, then, and there is nothing to compare.
    """
    if saved.session.seal is None or record.seal is None:
        return False
    prefix, _, stored = saved.session.seal.partition(":")
    if saved.version is not None and prefix != _prefix(saved.version):
        return False
    return stored != record.seal.partition(":")[2]


def _prefix(version: int) -> str:
    return f"{version}.{len(COLUMNS)}"
