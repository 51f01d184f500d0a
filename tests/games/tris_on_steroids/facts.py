"""Facts about Tris on Steroids that the shared tests need."""

from tests.contract.facts import Facts

FACTS = Facts(
    plies=3000,
    unoffered_moves=("reveal d4", "clear row 4"),
    tables=((2, {"grid": "4x4", "turn_limit": 25}), (3, {"copies": 2, "turn_limit": 40}), (4, {"copies": 8})),
)
