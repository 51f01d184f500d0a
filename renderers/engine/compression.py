"""The compressor of all that is packed: ISA-L packs in a tenth of zlib's time, but is not built for every machine."""

from importlib import import_module
from importlib.util import find_spec

DEFLATE = import_module("isal.isal_zlib" if find_spec("isal") else "zlib")
"""zlib, or a module that offers the same."""
