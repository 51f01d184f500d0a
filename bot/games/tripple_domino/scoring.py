"""Points and costs (RULES 002.2, 002.4, 002.6, 002.9-14)."""

from collections.abc import Sequence

from bot.games.triangles.places import Kind, Place

OPENING = 5
BRIDGE = 30
DOUBLE = 25
HEXAGON = 40
OUT = 20
DRAW_COST = 5


def bonus(place: Place, *, each_hexagon: bool) -> int:
    """Returns the points of a tile besides its value; the kinds exclude one another (RULES 002.10-12).

    [D6] Three shared edges without a hexagon are a double connection like two. [D7] Hexagons closed at once count
    each, or once if `each_hexagon` is off.
    """
    match place.kind:
        case Kind.HEXAGON:
            return HEXAGON * (place.hexagons if each_hexagon else 1)
        case Kind.DOUBLE:
            return DOUBLE
        case Kind.BRIDGE:
            return BRIDGE
    return 0 if place.shared_edges else OPENING


def blocked_gains(remaining: Sequence[int]) -> tuple[int, ...]:
    """Returns the points that each seat scores in a blocked round (RULES 002.14).

    The lowest hand scores the value of the others, less its own. [D9] Several lowest hands each score
    like that.
    """
    least = min(remaining)
    return tuple(sum(remaining) - 2 * own if own == least else 0 for own in remaining)
