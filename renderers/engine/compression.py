"""The compressor of rasters and PNGs: ISA-L, which takes a tenth of zlib's time but does not run on every machine."""

from importlib import import_module
from importlib.util import find_spec

DEFLATE = import_module("isal.isal_zlib" if find_spec("isal") else "zlib")
"""zlib, or a module with the same interface."""
