"""The labels of moves, with what the moves would do as far as the reader can know."""

from dataclasses import replace

import pytest

from bot.games.base import Event
from bot.players.base import Level
from bot.sessions.session import Consent, Luck, Person, Place, Session, Status
from bot.texts import texts_in
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH

PLACE = Event(
    "tripple_domino-preview-place",
    args={"tile": "0-3-5", "number": 7, "places": 9, "points": 52, "hexagons": 1, "kind": "hexagon"},
)
MOVE = "place 0-3-5 u3,-1"


def labels(*, knows: bool = True) -> MoveLabels:
    return MoveLabels("tripple_domino", texts_in("en"), lambda said: PLACE if knows and said == MOVE else None)


def test_a_button_has_the_places_number_on_the_picture_and_what_it_scores() -> None:
    assert labels().button_label(MOVE) == "7 ⬡ +52"


@pytest.mark.parametrize(("places", "label"), [(0, "000"), (2, "000 +0")])
def test_a_tile_that_fits_has_its_points_on_its_key_also_if_it_brings_none(places: int, label: str) -> None:
    tile = Event("tripple_domino-preview-tile", args={"tile": "0-0-0", "places": places, "best": 0})
    shown = MoveLabels("tripple_domino", texts_in("en"), lambda _: tile)
    assert shown.button_label("place 0-0-0") == label


def test_a_place_has_its_points_on_its_key_also_if_it_brings_none() -> None:
    place = replace(PLACE, args={**PLACE.args, "points": 0, "hexagons": 0, "kind": "plain"})
    assert MoveLabels("tripple_domino", texts_in("en"), lambda _: place).button_label(MOVE) == "7 +0"


def test_without_a_preview_the_label_is_the_bare_words() -> None:
    unknown = labels(knows=False)
    assert unknown.button_label(MOVE) == "u3,-1"
    assert unknown.effect(MOVE) is None
    assert unknown.priority(MOVE) == 0


def test_a_suggestion_is_what_is_typed_and_what_the_move_does() -> None:
    assert labels().suggestion(MOVE) == "place 0-3-5 u3,-1 · 0-3-5 at 7: closes a hexagon, +52"
    assert labels().priority(MOVE) == 52
    assert len(labels().suggestion(f"place {'9' * 200}")) == MAX_CHOICE_LENGTH


def winning(*, announces_wins: bool) -> MoveLabels:
    event = Event("tris_1-preview", args={"cell": "b2", "wins": "yes"})
    return MoveLabels("tris_1", texts_in("en"), lambda _: event, announces_wins=announces_wins)


def test_a_win_has_a_higher_priority_than_any_points() -> None:
    assert winning(announces_wins=True).priority("b2") > labels().priority(MOVE)


def test_a_win_is_for_the_player_to_see_unless_it_is_announced() -> None:
    told, untold = winning(announces_wins=True), winning(announces_wins=False)
    assert (told.suggestion("b2"), untold.suggestion("b2")) == ("b2 · B2 wins!", "b2")
    assert (told.effect("b2"), untold.effect("b2")) == ("B2 wins!", None)
    assert untold.priority("b2") == 0


ADA, BEA = Person(1, "Ada"), Person(2, "Bea")
EASY, HARD = Person(-1, "Nora", level=Level.EASY), Person(-1, "Nora", level=Level.HARD)


@pytest.mark.parametrize(
    ("people", "hints", "announced"),
    [
        ((ADA, BEA), False, False),
        ((ADA, BEA), True, True),
        ((ADA, EASY), False, True),
        ((ADA, HARD), False, False),
        ((ADA, BEA, EASY), False, False),
    ],
)
def test_wins_are_announced_where_hints_are_agreed_and_against_easy_computers(
    people: tuple[Person, ...], hints: bool, announced: bool
) -> None:
    session = Session(
        id="1",
        game_key="tris_1",
        options={},
        place=Place(None, 1),
        host=ADA.id,
        people=people,
        status=Status.PLAYING,
        luck=Luck(commitment="", seed=b""),
        consent=Consent(hints=hints),
    )
    assert session.announces_wins is announced
