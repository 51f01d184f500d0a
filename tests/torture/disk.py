"""Records SQLite's calls to the disk, or makes single calls fail.

A shim around SQLite's own VFS (https://sqlite.org/vfs.html), installed with ctypes in the library that Python's module
sqlite3 uses. So the unmodified store is observed on every thread, but only in this process.
"""

import ctypes
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

OK = sqlite3.SQLITE_OK
_NEW_LOG = 0x0800 | 0x80000
"""SQLITE_OPEN_MAIN_JOURNAL and SQLITE_OPEN_WAL: SQLite's first sync of such a file also syncs the folder."""
_CREATE = 0x0004

_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
_Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_Transfer = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Number = CFUNCTYPE(c_int, c_void_p, c_int)
_Close = CFUNCTYPE(c_int, c_void_p)
_ShmMap = CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int, c_void_p)
_ShmLock = CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int)


class _Vfs(Structure):
    """`sqlite3_vfs`."""

    _fields_ = [
        ("iVersion", c_int),
        ("szOsFile", c_int),
        ("mxPathname", c_int),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        ("xOpen", _Open),
        ("xDelete", _Delete),
        *((name, c_void_p) for name in ("xAccess", "xFullPathname", "xDlOpen", "xDlError", "xDlSym", "xDlClose")),
        *((name, c_void_p) for name in ("xRandomness", "xSleep", "xCurrentTime", "xGetLastError")),
        *((name, c_void_p) for name in ("xCurrentTimeInt64", "xSetSystemCall", "xGetSystemCall", "xNextSystemCall")),
    ]


class _Methods(Structure):
    """`sqlite3_io_methods`."""

    _fields_ = [
        ("iVersion", c_int),
        ("xClose", _Close),
        ("xRead", _Transfer),
        ("xWrite", _Transfer),
        ("xTruncate", _Truncate),
        ("xSync", _Number),
        ("xFileSize", c_void_p),
        ("xLock", _Number),
        *((name, c_void_p) for name in ("xUnlock", "xCheckReservedLock", "xFileControl")),
        *((name, c_void_p) for name in ("xSectorSize", "xDeviceCharacteristics")),
        ("xShmMap", _ShmMap),
        ("xShmLock", _ShmLock),
        *((name, c_void_p) for name in ("xShmBarrier", "xShmUnmap", "xFetch", "xUnfetch")),
    ]


class _File(Structure):
    """The beginning of every `sqlite3_file`."""

    _fields_ = [("methods", POINTER(_Methods))]


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes written to the file of this name at this offset."""

    name: str
    at: int
    content: bytes


@dataclass(frozen=True, slots=True)
class Truncate:
    """A file truncated to this size."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Sync:
    """The earlier writes to a file are on the disk; with `folder`, so are the names of files."""

    name: str
    folder: bool


@dataclass(frozen=True, slots=True)
class Create:
    """A new file."""

    name: str


@dataclass(frozen=True, slots=True)
class Delete:
    """A deleted file; with `folder`, the names of files are on the disk."""

    name: str
    folder: bool


@dataclass(frozen=True, slots=True)
class Note:
    """A note by the recording test itself, such as an acknowledged commit."""

    what: Any


Operation: TypeAlias = Write | Truncate | Sync | Create | Delete | Note


Failing: TypeAlias = Callable[[str], int]
"""Called before each call (`open`, `read`, `write`, `sync` ...); returns OK to let the call pass, or an error."""


def passing(_call: str) -> int:
    """Lets every call pass."""
    return OK


@dataclass
class Disk:
    """The shim in use. operations: everything that has been done to files under `folder`.

    short_writes: whether a failing write still writes its first half.
    """

    folder: Path
    operations: list[Operation] = field(default_factory=list)
    failing: Failing = passing
    short_writes: bool = False

    def note(self, what: Any) -> None:
        """Adds a note to the operations."""
        self.operations.append(Note(what))

    def covers(self, path: str) -> bool:
        """Returns whether a file's operations are recorded: the database, its WAL and its journal."""
        return Path(path).parent == self.folder and not path.endswith("-owner")


@contextmanager
def observed(folder: Path) -> Iterator[Disk]:
    """Observes every file that SQLite opens under `folder` within the block. Close the files within the block."""
    shim = _Shim(Disk(folder.resolve()))
    with shim.registered():
        yield shim.disk


def supported() -> bool:
    """Returns whether Python's sqlite3 uses a shared library, in which ctypes can find its functions."""
    return hasattr(_library(), "sqlite3_vfs_register")


def _library() -> ctypes.CDLL:
    return ctypes.CDLL(import_module("_sqlite3").__file__)


class _Shim:
    """The callbacks that SQLite calls instead of its own functions; they then call these functions."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._library = _library()
        self._library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._own = self._library.sqlite3_vfs_find(None)
        self._open = self._own.contents.xOpen
        self._delete = self._own.contents.xDelete
        self._vfs = _Vfs.from_buffer_copy(self._own.contents)
        self._vfs.zName = b"observed"
        self._vfs.xOpen = _Open(self._on_open)
        self._vfs.xDelete = _Delete(self._on_delete)
        self._files: dict[int, tuple[str, _Methods]] = {}
        """The name of each open file, and SQLite's own methods, by the file's address."""
        self._methods: dict[int, _Methods] = {}
        """The shim's methods by the address of SQLite's own."""
        self._unsynced_names: set[str] = set()

    @contextmanager
    def registered(self) -> Iterator[None]:
        """Makes this VFS the default within the block."""
        assert self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1) == OK
        try:
            yield
        finally:
            self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs))
            self._library.sqlite3_vfs_register(self._own, 1)

    def _on_open(self, vfs: int, path: int | None, file: int, flags: int, flags_out: Any) -> int:
        name = None if path is None else cast(path, c_char_p).value
        mine = name is not None and self.disk.covers(name.decode())
        if mine and (failed := self.disk.failing("open")):
            cast(file, POINTER(_File)).contents.methods = None
            return failed
        new = mine and name is not None and not Path(name.decode()).exists()
        result: int = self._open(vfs, path, file, flags, flags_out)
        if result == OK and mine and name is not None:
            self._opened(Path(name.decode()).name, file, new=new, log=bool(flags & _NEW_LOG and flags & _CREATE))
        return result

    def _opened(self, name: str, file: int, *, new: bool, log: bool) -> None:
        if new:
            self.disk.operations.append(Create(name))
        if new and log:
            self._unsynced_names.add(name)
        header = cast(file, POINTER(_File)).contents
        at = cast(header.methods, c_void_p).value
        assert at is not None
        if at not in self._methods:
            self._methods[at] = self._wrapped(header.methods.contents)
        self._files[file] = name, header.methods.contents
        header.methods = ctypes.pointer(self._methods[at])

    def _wrapped(self, own: _Methods) -> _Methods:
        ours = _Methods.from_buffer_copy(own)
        ours.xClose = _Close(self._on_close)
        ours.xRead = _Transfer(self._failable("read", lambda methods: methods.xRead))
        ours.xWrite = _Transfer(self._on_write)
        ours.xTruncate = _Truncate(self._on_truncate)
        ours.xSync = _Number(self._on_sync)
        ours.xLock = _Number(self._failable("lock", lambda methods: methods.xLock))
        if own.iVersion > 1:
            ours.xShmMap = _ShmMap(self._failable("shm map", lambda methods: methods.xShmMap))
            ours.xShmLock = _ShmLock(self._failable("shm lock", lambda methods: methods.xShmLock))
        return ours

    def _failable(self, call: str, method: Callable[[_Methods], Any]) -> Callable[..., int]:
        """Returns a callback that fails or calls SQLite's own method."""

        def call_or_fail(file: int, *args: Any) -> int:
            unlocks = call == "shm lock" and args[2] & 1  # SQLITE_SHM_UNLOCK cannot fail
            return (not unlocks and self.disk.failing(call)) or int(method(self._files[file][1])(file, *args))

        return call_or_fail

    def _on_close(self, file: int) -> int:
        _, own = self._files.pop(file)
        cast(file, POINTER(_File)).contents.methods = ctypes.pointer(own)
        return int(own.xClose(file))

    def _on_write(self, file: int, buffer: int, size: int, at: int) -> int:
        name, own = self._files[file]
        failed = self.disk.failing("write")
        size = size // 2 if failed and self.disk.short_writes else 0 if failed else size
        result = int(own.xWrite(file, buffer, size, at)) if size else OK
        if size and result == OK:
            self.disk.operations.append(Write(name, at, ctypes.string_at(buffer, size)))
        return failed or result

    def _on_truncate(self, file: int, size: int) -> int:
        name, own = self._files[file]
        result = self.disk.failing("truncate") or int(own.xTruncate(file, size))
        if result == OK:
            self.disk.operations.append(Truncate(name, size))
        return result

    def _on_sync(self, file: int, flags: int) -> int:
        name, own = self._files[file]
        result = self.disk.failing("sync") or int(own.xSync(file, flags))
        if result == OK:
            self.disk.operations.append(Sync(name, folder=name in self._unsynced_names))
            self._unsynced_names.discard(name)
        return result

    def _on_delete(self, vfs: int, path: bytes, folder: int) -> int:
        mine = self.disk.covers(path.decode())
        if mine and (failed := self.disk.failing("delete")):
            return failed
        result: int = self._delete(vfs, path, folder)
        if result == OK and mine:
            self.disk.operations.append(Delete(Path(path.decode()).name, bool(folder)))
        return result
