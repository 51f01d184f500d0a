"""The compressor of rasters and PNGs: zlib-ng, several times as quick as zlib, but not built for every machine."""

from importlib import import_module
from importlib.util import find_spec

DEFLATE = import_module("zlib_ng.zlib_ng" if find_spec("zlib_ng") else "zlib")
"""zlib, or a module with the same interface."""
