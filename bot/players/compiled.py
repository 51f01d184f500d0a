"""Search that is compiled to WebAssembly: the same file runs on every machine, sandboxed, without a compiler there.

A game's `search.c` is compiled to `search.wasm` beside it by `make compiled`. Such a module exports two buffers,
`request` and `reply`, and functions that take the length of the request and return the length of the reply. What the
bytes mean is between a game's `search.py` and its `search.c`.
"""

import atexit
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    import wasmtime


def available() -> bool:
    """Tells whether compiled code can run here; without the library the computers look one move ahead."""
    return find_spec("wasmtime") is not None


class CompiledModule:
    """A module of compiled functions, from bytes to bytes. Imports nothing, so it has no I/O, clock or luck."""

    def __init__(self, wasm: bytes) -> None:
        import wasmtime  # noqa: PLC0415 - 9 MB that only a process that thinks loads

        self._engine = wasmtime.Engine()
        self._module = wasmtime.Module(self._engine, wasm)

    def call(self, function: str, request: bytes) -> bytes:
        """Returns the function's reply to the request.

        Each call has memory of its own, all zero at first, so that no call depends on another. Raises ValueError if the
        request does not fit in, `wasmtime.Trap` for an error of the compiled code.
        """
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


atexit.register(compiled_search.cache_clear)  # at the exit wasmtime complains of modules that outlive it
