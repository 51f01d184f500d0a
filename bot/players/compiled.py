"""Search that is compiled to WebAssembly: the same file runs on every machine, sandboxed, without a compiler there.

`make compiled` compiles a game's `search.c` to `search.wasm` next to it. Such a module exports two buffers, `request`
and `reply`, and functions that take the length of the request and return the length of the reply. Only a game's
`search.py` and `search.c` know what the bytes mean.
"""

import atexit
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    import wasmtime


SMALLEST_MODULE = b"\0asm\1\0\0\0"
"""The bytes of a WebAssembly module without functions."""

_found: list[str] = []
"""Why compiled code cannot run, as another process has found out; empty if it can."""


def available() -> bool:
    """Returns whether compiled code can probably run: the library is installed, and no failure was noted."""
    return find_spec("wasmtime") is not None and not _found


def note_failure(why: str) -> None:
    """Notes what `failure` has returned in another process: why compiled code cannot run; "" if it can."""
    _found[:] = [why] if why else []


@cache
def failure() -> str:
    """Returns why compiled code cannot run in this process; "" if it can. Loads the library.

    An installed library may be broken: built for another system, or without a library that it needs itself.
    """
    if find_spec("wasmtime") is None:
        return "wasmtime is not installed"
    try:
        CompiledModule(SMALLEST_MODULE)
    except Exception as error:  # noqa: BLE001 - an import may raise anything
        return f"wasmtime does not work: {type(error).__name__}: {error}"
    return ""


class CompiledModule:
    """A module of compiled functions, from bytes to bytes. It imports nothing, so it has no I/O, clock or luck."""

    def __init__(self, wasm: bytes) -> None:
        import wasmtime  # noqa: PLC0415 - 9 MB that only a process that thinks loads

        self._engine = wasmtime.Engine()
        self._module = wasmtime.Module(self._engine, wasm)
        self._last: tuple[str, bytes, bytes] = ("", b"", b"")

    def call(self, function: str, request: bytes) -> bytes:
        """Returns the function's reply to the request. The last reply is kept: a move and its rating take one search.

        Raises ValueError if the request does not fit the buffer, `wasmtime.Trap` for an error of the compiled code.
        """
        last = self._last
        if last[:2] != (function, request):
            self._last = last = function, request, self._compute(function, request)
        return last[2]

    def _compute(self, function: str, request: bytes) -> bytes:
        """Returns the reply. Each run has its own memory, all zero at first, so that no run depends on another."""
        import wasmtime  # noqa: PLC0415 - see above

        store = wasmtime.Store(self._engine)
        exports = wasmtime.Instance(store, self._module, []).exports(store)
        memory = cast("wasmtime.Memory", exports["memory"])

        def run(name: str, *args: int) -> int:
            return cast("int", cast("wasmtime.Func", exports[name])(store, *args)) & 0xFFFFFFFF

        if len(request) > run("request_size"):
            raise ValueError(f"{function}: a request of {len(request)} bytes does not fit in")
        memory.write(store, request, run("request"))
        length = run(function, len(request))
        start = run("reply")
        return bytes(memory.read(store, start, start + length))


@cache
def compiled_search(package: str) -> CompiledModule:
    """Returns the compiled search of a package of players, such as `bot.players.tris_2`."""
    return CompiledModule(files(package).joinpath("search.wasm").read_bytes())


atexit.register(compiled_search.cache_clear)  # wasmtime complains at exit about modules that outlive it
