"""In every theme everybody can read the texts and distinguish the colours."""

from itertools import combinations, product

import pytest

from renderers.themes.theme import DARK, HIGH_CONTRAST, SEAT_COLOURS, THEMES, Role, Theme, seat_role
from tests.renderers.layout import Lettered, drawn
from tests.renderers.samples import SCENES
from tests.renderers.themes.colour_vision import VISIONS, Lab, ciede2000, contrast, distance

LOOKS = ("die", "last", "win")
FACES = ("top", "south", "east")
DICE = ("x", "o", "/")
DISCS = tuple(f"value-{value}" for value in range(6))
SYMBOLS = ("triangle", "circle", "cross", "square")

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def test_each_theme_has_the_same_roles_and_its_own_name() -> None:
    assert [list(theme.colours) for theme in THEMES.values()] == [list(DARK.colours)] * 3
    assert list(THEMES) == ["dark", "light", "contrast"] == [theme.name for theme in THEMES.values()]


TEXTS = sorted(
    {
        (item.sprite.style.colour, item.sprite.style.background)
        for scene in SCENES.values()
        for item in drawn(scene)
        if isinstance(item.sprite, Lettered)
    }
)
"""The pairs of text colour and background in all samples."""


def test_the_samples_have_texts_in_all_important_colours() -> None:
    colours = {colour for colour, _ in TEXTS}
    assert {"text", "muted", "win", "loss", "last", "ink", "paper", "seat-ink", "value-ink", "band-ink"} <= colours
    assert {seat_role(seat) for seat in range(SEAT_COLOURS)} <= {background for _, background in TEXTS}


@every_theme
def test_texts_stand_out_from_their_background(theme: Theme) -> None:
    least = 7 if theme is HIGH_CONTRAST else 4.5
    pairs = [*TEXTS, *((symbol, f"{look}-top") for symbol in DICE for look in LOOKS)]
    assert [pair for pair in pairs if contrast(theme[pair[0]], theme[pair[1]]) < least] == []


SHAPES: list[tuple[Role, Role]] = [
    *((symbol, f"{look}-{face}") for symbol in DICE for look in LOOKS for face in FACES),
    *((look, "background") for look in ("last", "win", "text")),
    *((seat_role(seat), "panel") for seat in range(SEAT_COLOURS)),
    *((f"ghost-{symbol}", "ghost") for symbol in DICE),
    ("last", "row"),
    ("line", "background"),
    ("line", "graph"),
    ("ghost-edge", "ghost"),
    ("ghost-edge", "background"),
    *((f"hollow-{value}", "ghost") for value in range(6)),
    ("last", "tile-card"),
    *product(("set-1", "set-2", "set-3"), ("card", "last-top", "win-top", "card-wrong")),
    *product(SYMBOLS, ("card", "last-top", "win-top", "card-discarded")),
    ("back-mark", "back"),
]


@every_theme
def test_shapes_stand_out_from_their_background(theme: Theme) -> None:
    assert [pair for pair in SHAPES if contrast(theme[pair[0]], theme[pair[1]]) < 3] == []


@every_theme
@pytest.mark.parametrize(
    ("body", "edge", "background"),
    [
        ("tile", "tile-edge", "background"),
        ("card", "card-edge", "background"),
        *((f"{look}-top", f"{look}-edge", "background") for look in LOOKS),
    ],
)
def test_things_on_the_table_stand_out_by_their_body_or_by_their_edge(
    body: Role, edge: Role, background: Role, theme: Theme
) -> None:
    assert max(contrast(theme[part], theme[background]) for part in (body, edge)) >= 3


@every_theme
def test_the_faces_of_tiles_stand_out_without_their_thin_edges(theme: Theme) -> None:
    """At 320 pixels an edge is less than a pixel wide: lightness and hue of the face tell it from the background."""
    assert contrast(theme["tile"], theme["background"]) >= 1.5
    assert distance(theme["tile"], theme["background"], "normal") >= 20


@every_theme
def test_the_last_tile_has_another_colour_than_the_others(theme: Theme) -> None:
    assert distance(theme["tile-last"], theme["tile"], "normal") >= 8


APART: list[tuple[str, tuple[Role, ...], float]] = [
    ("the colours of SET", ("set-1", "set-2", "set-3"), 30),
    ("the symbols of the dice", DICE, 27),
    ("the symbols that a chosen die may show", tuple(f"ghost-{symbol}" for symbol in DICE), 20),
    ("the symbols of Tris on Steroids", SYMBOLS, 15),
    ("the last move and a win", ("last", "win"), 14),
    # here a digit, a shape or a letter is the first cue
    ("the numbers of the tiles", DISCS, 19.5),
    ("the first four players", tuple(map(seat_role, range(4))), 9),
    ("a win and a loss", ("win", "loss"), 10),
]


@every_theme
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("roles", "least"), [pytest.param(*case[1:], id=case[0]) for case in APART])
def test_colours_with_a_meaning_can_be_distinguished(
    roles: tuple[Role, ...], least: float, vision: str, theme: Theme
) -> None:
    distances = {pair: distance(theme[pair[0]], theme[pair[1]], vision) for pair in combinations(roles, 2)}
    assert min(distances.values()) >= least, min(distances, key=lambda pair: distances[pair])


def test_a_ninth_player_has_the_first_colour() -> None:
    assert seat_role(SEAT_COLOURS) == seat_role(0) != seat_role(1)


def test_contrast_and_distance_are_measured_as_defined() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (118, 118, 118)) == pytest.approx(4.54, abs=0.01)
    assert distance((0, 0, 0), (255, 255, 255), "normal") == pytest.approx(100, abs=0.1)
    red, green = (200, 60, 60), (110, 130, 30)
    assert distance(red, green, "deutan") < distance(red, green, "normal") / 2


PUBLISHED: list[tuple[Lab, Lab, float]] = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "apart"), PUBLISHED)
def test_the_distance_is_that_of_the_published_pairs(one: Lab, other: Lab, apart: float) -> None:
    assert ciede2000(one, other) == pytest.approx(apart, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(apart, abs=5e-5)
