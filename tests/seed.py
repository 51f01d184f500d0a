"""The seed of all that the attacks and the tests of nonsense draw at random.

It is the same in every run, so that a change is judged by the change alone; `make torture` and `make soak` draw a new
one each time, and `SEED=...` repeats theirs.
"""

import os

SEED = os.environ.get("SEED", "1")
