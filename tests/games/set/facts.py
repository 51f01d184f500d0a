"""Facts about SET that the shared tests need."""

from tests.contract.facts import Facts
from tests.games.set.finding import find_sets

FACTS = Facts(
    plies=1500,
    unoffered_moves=("refill", "next"),
    player=find_sets,
    tables=(
        (1, {"solitaire": True, "play_out": True}),
        (2, {"beginners": True, "lockout": True, "seconds": 30}),
        (3, {"beginners": True, "one_by_one": True}),
        (4, {"beginners": True, "strict": True}),
        (5, {"beginners": True, "lockout": True, "strict": True}),
        (6, {"beginners": True}),
        (7, {"beginners": True, "one_by_one": True}),
        (8, {}),
    ),
)
