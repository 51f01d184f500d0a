"""Compression of the frames that the gateway sends."""

import importlib
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from sandbox.client import Sandbox
from sandbox.gateway import compression
from sandbox.tests.raw_bot import gateway, refusal

ZSTD_QUERY = "?v=10&encoding=json&compress=zstd-stream"


def zstd_decompressor() -> Callable[[bytes], bytes] | None:
    """A decompressor of one stream; None where Python has no library for it."""
    library: Any
    for name in ("compression.zstd", "zstandard"):
        try:
            library = importlib.import_module(name)
        except ImportError:
            continue
        found = library.ZstdDecompressor()
        decompress: Callable[[bytes], bytes] = (found.decompressobj() if name == "zstandard" else found).decompress
        return decompress
    return None


async def test_zlib_stream_compresses_every_frame_in_one_context(sandbox: Sandbox) -> None:
    async with gateway(sandbox, "?v=10&encoding=json&compress=zlib-stream") as socket:
        inflate = socket.decompress

        def decompress(message: bytes) -> bytes:
            assert message.endswith(b"\x00\x00\xff\xff")
            return inflate(message)

        socket.decompress = decompress
        await socket.identify(sandbox.token, compress=True)
        assert socket.was_compressed
        await socket.event("GUILD_CREATE")
        assert socket.was_compressed
        await socket.send(1, None)
        assert (await socket.receive())["op"] == 11
        assert socket.was_compressed


def test_zstd_stream_compresses_every_frame_in_one_context() -> None:
    decompress, compress = zstd_decompressor(), compression.zstd_stream()
    if decompress is None or compress is None:
        pytest.skip("this Python has no library for zstd")
    texts = [json.dumps({"op": 0, "d": "x" * length}) for length in (0, 10, 100_000, 3)]
    sent = [compress(text) for text in texts]
    assert all(isinstance(one, bytes) for one in sent)
    assert [decompress(one).decode() for one in sent if isinstance(one, bytes)] == texts
    assert len(sent[2]) < 1000


async def test_zstd_stream_is_refused_where_there_is_no_library(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    assert await refusal(sandbox, ZSTD_QUERY) == 4002


@pytest.mark.parametrize("wanted", [True, False])
async def test_long_payloads_are_compressed_one_by_one_for_clients_that_ask_in_identify(
    sandbox: Sandbox, wanted: bool
) -> None:
    async with gateway(sandbox) as socket:
        socket.decompress = zlib.decompress
        await socket.identify(sandbox.token, compress=wanted)
        await socket.event("GUILD_CREATE")
        assert socket.was_compressed is wanted
        await socket.send(1, None)
        assert (await socket.receive())["op"] == 11
        assert not socket.was_compressed
