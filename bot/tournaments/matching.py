"""The cheapest way to put a number of players into pairs, where some pairs are not allowed.

Up to FEW vertices it is found by dynamic programming, beyond that with the blossom algorithm of `networkx`: a widely
used library under the BSD licence, in pure Python, whose integer weights make it exact. The packages that pair chess
tournaments were not taken: `swisspair` and `py4swiss` are C++ extensions of one author each, the second reads files of
chess federations, and `caissify-pairings` follows the rules of the Dutch system, which know no deadline and no game
without colours, and is built on `networkx` as well. It takes 29 MB and a second to import, so that is done only where
that many players are paired, and in another process.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

FEW = 12
"""The most vertices for dynamic programming: 4,096 sets at most, a few milliseconds."""

Cost: TypeAlias = Callable[[int, int], int | None]
"""Returns the cost of a pair of vertices, the lower one first, at least 0; None for one that is not allowed."""

Pairs: TypeAlias = list[tuple[int, int]]


def cheapest_matching(vertices: int, cost: Cost) -> Pairs | None:
    """Returns pairs that contain each vertex from 0 to `vertices` - 1 once and cost the least together.

    Their number has to be even. None where the allowed pairs do not suffice.
    """
    costs = {
        (low, high): price for high in range(vertices) for low in range(high) if (price := cost(low, high)) is not None
    }
    return (match_by_sets if vertices <= FEW else match_by_blossoms)(vertices, costs)


def match_by_sets(vertices: int, costs: dict[tuple[int, int], int]) -> Pairs | None:
    """Tries for each set of vertices all partners of its lowest one."""

    @cache
    def best(left: int) -> tuple[int, Pairs] | None:
        if not left:
            return 0, []
        low = (left & -left).bit_length() - 1
        found: tuple[int, Pairs] | None = None
        for high in range(low + 1, vertices):
            price = costs.get((low, high))
            if price is None or not left >> high & 1:
                continue
            rest = best(left & ~(1 << low | 1 << high))
            if rest is not None and (found is None or price + rest[0] < found[0]):
                found = price + rest[0], [(low, high), *rest[1]]
        return found

    whole = best((1 << vertices) - 1)
    return None if whole is None else whole[1]


def match_by_blossoms(vertices: int, costs: dict[tuple[int, int], int]) -> Pairs | None:
    """Finds the matching of the greatest weight among those with the most pairs."""
    import networkx  # noqa: PLC0415  see the module's docstring

    highest = max(costs.values(), default=0)
    graph = networkx.Graph()
    graph.add_nodes_from(range(vertices))
    graph.add_weighted_edges_from((low, high, highest + 1 - price) for (low, high), price in costs.items())
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(pairs) < vertices:
        return None
    return sorted((min(pair), max(pair)) for pair in pairs)
