"""Facts about Tris 2 that the shared tests need."""

from tests.contract.facts import Facts

FACTS = Facts(
    plies=400,
    ends=False,
    unoffered_moves=(
        "place b2 x x",
        *(f"roll {die} {way}" for die in "abcdefghi" for way in ("north", "south", "east", "west")),
    ),
    tables=(
        (2, {}),
        (2, {"rule_of_4": True, "first": "first_seat"}),
        (2, {"advanced": True, "first": "second_seat"}),
        (2, {"advanced": True, "advanced_mid_edge": True, "rule_of_4": True}),
    ),
    drawn=(("roll e north", "roll e south") * 20, ("roll e east",) * 60),
)
