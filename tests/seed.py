"""The seed for everything random in the attacks and the tests with nonsense.

It is the same in every run, so that a failure is always due to a change; `make torture` and `make soak` draw a new seed
each time, and `SEED=...` repeats one of these.
"""

import os

SEED = os.environ.get("SEED", "1")
