"""The files that a power cut leaves behind: everything synced, and any part of the later writes.

The model is as harsh as SQLite's assumptions allow (https://sqlite.org/atomiccommit.html#_hardware_assumptions):

- writes to a file before its sync survive; so do the names of files before a sync of their folder;
- each sector of 512 bytes of later writes may survive, be missing or hold anything, in any order;
- names of files are created and removed in the requested order.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random

from tests.torture.disk import Create, Delete, Note, Operation, Sync, Truncate, Write

SECTOR = 512


class Cut(Enum):
    """How much is left of the unsynced writes."""

    NOTHING = auto()
    ALL = auto()
    FIRST_ONES = auto()
    SOME = auto()
    SOME_SECTORS = auto()
    SOME_DAMAGED = auto()


@dataclass
class File:
    """A file: the content that processes see, the content certainly on the disk, and the operations in between."""

    content: bytearray = field(default_factory=bytearray)
    synced: bytes = b""
    unsynced: list[Write | Truncate] = field(default_factory=list)

    def do(self, operation: Write | Truncate) -> None:
        _apply(self.content, operation)
        self.unsynced.append(operation)

    def sync(self) -> None:
        self.synced = bytes(self.content)
        self.unsynced.clear()

    def after(self, cut: Cut, dice: Random) -> bytes:
        """Returns the file's content after a power cut."""
        left = bytearray(self.synced)
        first = dice.randrange(len(self.unsynced) + 1)
        for number, operation in enumerate(self.unsynced):
            if cut is Cut.ALL or (cut is Cut.FIRST_ONES and number < first):
                _apply(left, operation)
            elif cut in (Cut.SOME_SECTORS, Cut.SOME_DAMAGED) and isinstance(operation, Write):
                _apply_torn(left, operation, dice, damaged=cut is Cut.SOME_DAMAGED)
            elif cut is not Cut.NOTHING and cut is not Cut.FIRST_ONES and dice.random() < 0.5:
                _apply(left, operation)
        return bytes(left)


class Folder:
    """The files of a folder while operations are done to them."""

    def __init__(self, database: str) -> None:
        self._files = {database: File()}
        self._synced_names = dict(self._files)
        self._unsynced_names: list[tuple[str, File | None]] = []

    def do(self, operation: Operation) -> None:
        """Does an operation."""
        match operation:
            case Write(name) | Truncate(name):
                self._files[name].do(operation)
            case Sync(name, folder):
                self._files[name].sync()
                if folder:
                    self._sync_names()
            case Create(name):
                self._name(name, File())
            case Delete(name, folder):
                self._name(name, None)
                if folder:
                    self._sync_names()
            case Note():
                pass

    def _name(self, name: str, file: File | None) -> None:
        _name(self._files, name, file)
        self._unsynced_names.append((name, file))

    def _sync_names(self) -> None:
        self._synced_names = dict(self._files)
        self._unsynced_names.clear()

    def after(self, cut: Cut, dice: Random) -> Mapping[str, bytes]:
        """Returns the files that a power cut leaves, by name."""
        left = dict(self._synced_names)
        for name, file in self._unsynced_names[: dice.randrange(len(self._unsynced_names) + 1)]:
            _name(left, name, file)
        return {name: file.after(cut, dice) for name, file in left.items()}


def _name(files: dict[str, File], name: str, file: File | None) -> None:
    if file is None:
        files.pop(name, None)
    else:
        files[name] = file


def _apply(content: bytearray, operation: Write | Truncate) -> None:
    if isinstance(operation, Truncate):
        del content[operation.size :]
        return
    end = operation.at + len(operation.content)
    content.extend(bytes(max(0, end - len(content))))
    content[operation.at : end] = operation.content


def _apply_torn(content: bytearray, write: Write, dice: Random, *, damaged: bool) -> None:
    """Writes each sector, skips it, or fills it with something else."""
    at, end = write.at, write.at + len(write.content)
    while at < end:
        following = min(end, at - at % SECTOR + SECTOR)
        part = write.content[at - write.at : following - write.at]
        chance = dice.random()
        if damaged and chance < 0.2:
            _apply(content, Write(write.name, at, dice.randbytes(len(part))))
        elif chance < 0.6:
            _apply(content, Write(write.name, at, part))
        at = following
