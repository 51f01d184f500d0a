"""RULES T3 and T4: where a tile fits and what it forms there."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.places import Kind
from bot.games.triangles.tiles import TILES, Tile, value
from tests.examples import SLOW, examples
from tests.games.triangles.formations import POSITIONS, SCENARIOS, before_last, formation, remaining_tiles, tile
from tests.games.triangles.naive import fits, kind

OPENINGS = {"555": (15, 210, 3270, 57240), "455": (11, 142, 2114, 35844), "345": (9, 108, 1578, 26652)}
"""How many sequences of one to four further tiles there are after each opening tile."""


def perft(before: Formation, left: frozenset[Tile], depth: int) -> int:
    if depth == 1:
        return sum(len(before.places(tile)) for tile in left)
    return sum(
        perft(before.place(place.cell, place.values), left - {tile}, depth - 1)
        for tile in left
        for place in before.places(tile)
    )


def label(hexagons: int, shared_edges: int, kind: Kind) -> str:
    """Returns the kind as the fixtures name it."""
    if hexagons:
        return f"hex{hexagons}"
    return "double3" if shared_edges == 3 else kind.value


@pytest.mark.parametrize("opening", OPENINGS)
def test_t3_the_number_of_sequences_is_known(opening: str) -> None:
    """Of two to four tiles, with `SLOW=1` of five."""
    start, known = formation(f"u0,0={opening}"), OPENINGS[opening] if SLOW else OPENINGS[opening][:3]
    sequences = (perft(start, frozenset(remaining_tiles(start)), depth) for depth in range(1, len(known) + 1))
    assert tuple(sequences) == known


def test_t3_a_triple_takes_15_second_tiles_a_pair_11_and_three_numbers_9() -> None:
    starts = {opening: EMPTY.place("u0,0", opening) for opening in TILES}
    taken = {opening: perft(start, frozenset(remaining_tiles(start)), 1) for opening, start in starts.items()}
    assert taken == {opening: {1: 15, 2: 11, 3: 9}[len(set(opening))] for opening in TILES}
    assert sum(taken.values()) == 600


@pytest.mark.parametrize("opening", OPENINGS)
def test_t3_flipped_tiles_would_give_other_numbers(opening: str) -> None:
    """The negative control: with flipped tiles 15 second tiles would fit after each of these openings."""
    start = formation(f"u0,0={opening}")
    table = dict(start.tiles)
    assert sum(len([*fits(table, tile, flips=True)]) for tile in remaining_tiles(start)) == 15


def test_t3_t4_positions_take_what_another_program_found() -> None:
    for fixture in POSITIONS:
        position = formation(str(fixture["laid"]))
        places = [place for tile in remaining_tiles(position) for place in position.places(tile)]
        assert len(places) == fixture["legal"], fixture
        assert len({place.cell for place in places}) == fixture["cells"], fixture
        kinds = [label(place.hexagons, place.shared_edges, place.kind) for place in places]
        assert {kind: kinds.count(kind) for kind in kinds} == fixture["kinds"], fixture


RARE = [(str(fixture["laid"]), rare) for fixture in POSITIONS for rare in fixture.get("rare", ())]


@pytest.mark.parametrize(("laid", "rare"), RARE)
def test_t4_rare_places_are_found(laid: str, rare: str) -> None:
    digits, where, expected = rare.split()
    place = formation(laid).fit(tile(digits), where.split("=")[0])
    assert place is not None
    assert "".join(map(str, place.values)) == where.split("=")[1]
    assert label(place.hexagons, place.shared_edges, place.kind) == expected


@pytest.mark.parametrize(
    ("scenario", "tiles_before", "last_value"),
    [
        ("plain", 1, 7),
        ("hex1", 5, 1),
        ("bridge", 8, 6),
        ("hex2", 9, 10),
        ("smallest_double", 11, 4),
        ("double", 12, 9),
        ("hex3", 12, 10),
        ("double3", 19, 9),
    ],
)
def test_t4_the_last_tile_of_a_scenario_forms_what_it_is_named_for(
    scenario: str, tiles_before: int, last_value: int
) -> None:
    before, tile, cell = before_last(scenario)
    assert len(before.tiles) == tiles_before
    assert value(tile) == last_value
    place = before.fit(tile, cell)
    assert place is not None
    assert label(place.hexagons, place.shared_edges, place.kind) == scenario.removeprefix("smallest_")
    assert place.bridge == (scenario == "bridge")


def test_t3_nothing_fits_a_blocked_formation() -> None:
    blocked = formation(SCENARIOS["blocked22"])
    assert len(blocked.tiles) == 22
    assert not blocked.takes.intersection(remaining_tiles(blocked))


def test_t3_d_vertex_a_corner_that_only_touches_must_match_too() -> None:
    """Beside an edge 2-2 any third number would fit if the corner of another tile did not touch there."""
    bridge = SCENARIOS["bridge"].removesuffix(" u0,2=222")
    without_tip = formation(bridge.replace(" u0,1=211", ""))
    assert len([tile for tile in TILES if without_tip.fit(tile, "u0,2")]) == 6
    assert [tile for tile in TILES if formation(bridge).fit(tile, "u0,2")] == [(2, 2, 2)]


def test_t3_the_first_tile_goes_to_the_centre_as_it_is_named() -> None:
    for opening in TILES:
        (place,) = EMPTY.places(opening)
        assert (place.cell, place.values, place.shared_edges, place.kind) == ("u0,0", opening, 0, Kind.PLAIN)


@pytest.mark.parametrize(
    ("laid", "cell", "values"),
    [
        ("u0,0=455", "u0,0", (4, 5, 5)),  # occupied
        ("u0,0=455", "u1,0", (5, 5, 5)),  # a corner is not an edge
        ("u0,0=455", "d5,5", (4, 5, 5)),  # far away
        ("u0,0=455", "d0,0", (4, 4, 4)),  # the edge's numbers are 4 and 5
        ("u0,0=455", "d0,0", (4, 3, 5)),  # a flipped tile
    ],
)
def test_t3_a_tile_that_does_not_fit_is_refused(laid: str, cell: str, values: tuple[int, int, int]) -> None:
    before = formation(laid)
    with pytest.raises(ValueError, match="-"):
        before.place(cell, values)
    assert before == formation(laid)


@examples(25)
@given(seed=st.integers(min_value=0))
def test_a_formation_built_tile_by_tile_equals_one_built_at_once(seed: int) -> None:
    """The lattice that is updated tile by tile agrees with the naive one, which is recomputed."""
    rng = Random(seed)
    grown, left = EMPTY, [*TILES]
    for _ in range(25):
        choices = [(tile, place) for tile in left for place in grown.places(tile)]
        if not choices:
            break
        tile, place = rng.choice(choices)
        left.remove(tile)
        grown = grown.place(place.cell, place.values)
    at_once = Formation.of(grown.tiles)
    assert grown == at_once
    assert hash(grown) == hash(at_once)
    table = dict(grown.tiles)
    for tile in left:
        places = grown.places(tile)
        assert {(place.cell, place.values) for place in places} == {*fits(table, tile)}
        assert {(place.cell, place.values) for place in at_once.places(tile)} == {*fits(table, tile)}
        assert len({place.cell for place in places}) == len(places), "never two ways on one cell"
        for place in places:
            assert label(place.hexagons, place.shared_edges, place.kind) == kind(table, place.cell)
    assert grown.takes.isdisjoint(tile for tile in TILES if not grown.places(tile))
