"""RULES T2: the 56 tiles."""

from itertools import permutations

from bot.games.triangles.tiles import BY_VALUES, NAMED, TILES, is_triple, name, rotations, value


def test_t2_there_are_56_tiles_worth_420() -> None:
    assert len(set(TILES)) == 56
    assert sum(map(value, TILES)) == 420


def test_t2_six_triples_thirty_pairs_twenty_all_different() -> None:
    different = [len(set(tile)) for tile in TILES]
    assert [different.count(numbers) for numbers in (1, 2, 3)] == [6, 30, 20]
    assert [tile for tile in TILES if is_triple(tile)] == [(number,) * 3 for number in range(6)]


def test_t2_d_tiles_numbers_ascend_clockwise_and_tiles_never_flip() -> None:
    for tile in TILES:
        shown = {order for order in permutations(tile) if order in BY_VALUES}
        assert shown == set(rotations(tile))
        assert len(shown) == (3 if len(set(tile)) > 1 else 1)
    assert (0, 1, 2) in BY_VALUES
    assert (0, 2, 1) not in BY_VALUES


def test_t2_the_leaflets_examples_are_tiles() -> None:
    """ "5, 4, 3" and "3+2+4" are read from the top, then left, then right; clockwise, right comes before left."""
    assert BY_VALUES[5, 3, 4] == (3, 4, 5)
    assert BY_VALUES[3, 4, 2] == (2, 3, 4)


def test_every_tile_has_one_word() -> None:
    assert {NAMED[name(tile)] for tile in TILES} == set(TILES)
    assert "0-2-1" not in NAMED
