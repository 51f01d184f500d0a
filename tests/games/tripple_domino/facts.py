"""Facts about Tripple Domino that the shared tests need."""

from tests.contract.facts import Facts

FACTS = Facts(
    plies=3000,
    tables=(
        (1, {"tiles": 12}),
        (2, {"target": 50, "multi_hexagon": "once"}),
        (3, {"target": 50}),
        (4, {"target": 50}),
        (5, {"target": 50}),
        (6, {"target": 60, "multi_hexagon": "once"}),
    ),
)
