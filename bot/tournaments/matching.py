"""Finds the cheapest way to pair a number of players when some pairs are not allowed.

Up to FEW vertices it uses dynamic programming, beyond that the blossom algorithm of `networkx`: a widely used library
under the BSD licence, in pure Python, exact with integer weights. Packages for chess tournaments do not fit:
`swisspair` and `py4swiss` are C++ extensions of one author each, and the latter reads files of chess federations;
`caissify-pairings` implements the Dutch system, which has neither deadlines nor games without colours, and also needs
`networkx`. Importing `networkx` takes 29 MB and a second, so that is done only for that many players, and in another
process.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

FEW = 12
"""The most vertices for dynamic programming: at most 4,096 sets, a few milliseconds."""

Cost: TypeAlias = Callable[[int, int], int | None]
"""Returns the cost (at least 0) of a pair of vertices, the lower one first; None if the pair is not allowed."""

Pairs: TypeAlias = list[tuple[int, int]]


def cheapest_matching(vertices: int, cost: Cost) -> Pairs | None:
    """Returns pairs that contain each vertex from 0 to `vertices` - 1 once, at the least total cost.

    The number of vertices has to be even. Returns None if the allowed pairs do not suffice.
    """
    costs = {
        (low, high): price for high in range(vertices) for low in range(high) if (price := cost(low, high)) is not None
    }
    return (match_by_sets if vertices <= FEW else match_by_blossoms)(vertices, costs)


def match_by_sets(vertices: int, costs: dict[tuple[int, int], int]) -> Pairs | None:
    """Tries, for each set of vertices, all partners of its lowest vertex."""

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
