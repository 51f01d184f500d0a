"""Facts about Triodomino that the shared tests need."""

from tests.contract.facts import Facts

FACTS = Facts(
    plies=1500,
    unoffered_moves=("place 0-1-2 9:u0,0", "place 1-2-3 9:u0,0", "place 3-4-5 9:u0,0"),
    tables=((2, {"rounds": 2, "topsy_turvy": True}), (3, {"rounds": 1, "first": 2}), (4, {"rounds": 1, "first": 4})),
)
