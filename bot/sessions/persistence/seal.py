"""Seals: hashes of rows' contents, by which damage is noticed when the rows are read.

A database's own checks notice an unreadable file, but not one flipped bit in a number.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from hashlib import blake2b

from bot.games.base import Outcome
from bot.sessions.session_parts import Move
from bot.store.errors import DamagedRecord
from bot.store.sessions import SavedSession, SeatRecord, SessionRecord

SEAL_BYTES = 16

UNSEALED = frozenset({"seal", "shown", "set_aside", "rematch_of"})
"""Columns that are written separately from the session; `rematch_of` when the former game is deleted."""

COLUMNS = fields(SessionRecord)

DEFAULTS: Mapping[str, object] = {column.name: column.default for column in COLUMNS if column.default is not MISSING}
"""The defaults of columns that older rows lack: such values are left out, so that a new column breaks no seal."""


def seal_of(
    columns: Mapping[str, object], seats: Iterable[SeatRecord], outcome: Outcome | None, chain: bytes, version: int
) -> str:
    """Returns the seal of a session: `<version>.<number of columns>:<hash>`.

    A migration that changes what a sealed column says has to set the seal of its row to NULL.

    Args:
        columns: of the session's row, by name.
        chain: the link of the last move.
        version: of the row with this seal; 0 if versions are not counted.
    """
    row = {
        name: value
        for name, value in columns.items()
        if name not in UNSEALED and not (name in DEFAULTS and DEFAULTS[name] == value)
    }
    people = [[seat.seat, seat.person, seat.name, seat.username, seat.joined_with, seat.level] for seat in seats]
    result = None if outcome is None else [outcome.ranks, outcome.scores]
    return f"{_prefix(version)}:{_hash([row, people, result, chain.hex()])}"


def is_broken(saved: SavedSession, record: SessionRecord) -> bool:
    """Returns whether a session's stored seal differs from the seal of this record of it.

    If several processes write, a program with other columns may have sealed the row, or a write may have skipped the
    seal: the versions then differ, and there is nothing to compare.
    """
    if saved.session.seal is None or record.seal is None:
        return False
    prefix, _, stored = saved.session.seal.partition(":")
    if saved.version is not None and prefix != _prefix(saved.version):
        return False
    return stored != record.seal.partition(":")[2]


def row_seal(columns: Mapping[str, object], moves: Sequence[Move] = ()) -> str:
    """Returns the seal of a row other than a session's: `<number of moves>:<hash>`.

    Args:
        columns: the sealed ones, by name. None equals a missing column, so that a new column breaks no seal.
        moves: all moves, if the row is a game's.
    """
    row = {name: value for name, value in columns.items() if value is not None}
    return f"{len(moves)}:{_hash([row, [[move.seat, move.words, move.at] for move in moves]])}"


def sealed_columns(record: object, *unsealed: str) -> dict[str, object]:
    """Returns a record's columns by name, without its seal and the columns that are written without the seal."""
    return {name: value for name, value in vars(record).items() if name not in ("seal", *unsealed)}


def require_whole(seal: str | None, columns: Mapping[str, object], moves: Sequence[Move] = ()) -> None:
    """Raises DamagedRecord if `is_row_broken`."""
    if is_row_broken(seal, columns, moves):
        raise DamagedRecord("its seal is broken")


def is_row_broken(seal: str | None, columns: Mapping[str, object], moves: Sequence[Move] = ()) -> bool:
    """Returns whether a row's seal differs from the seal of its present contents.

    During an update, an older program may add moves without renewing the seal: there is then nothing to compare.
    """
    if seal is None:
        return False
    sealed_moves = seal.partition(":")[0]
    made_since = sealed_moves.isdecimal() and int(sealed_moves) < len(moves)
    return not made_since and seal != row_seal(columns, moves)


def _prefix(version: int) -> str:
    return f"{version}.{len(COLUMNS)}"


def _hash(values: object) -> str:
    return blake2b(json.dumps(values, sort_keys=True).encode(), digest_size=SEAL_BYTES).hexdigest()
