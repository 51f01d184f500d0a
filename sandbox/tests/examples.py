"""Whether all examples are tried, or a part of them."""

import os

SLOW = bool(os.environ.get("SLOW"))
