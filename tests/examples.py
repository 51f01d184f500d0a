"""How many examples Hypothesis tries of a property."""

import os

from hypothesis import settings

MORE = 10 if os.environ.get("SLOW") else 1


def examples(usual: int) -> settings:
    """The settings of a property that is tried on `usual` examples, and on ten times as many with `SLOW=1`."""
    return settings(max_examples=usual * MORE)
