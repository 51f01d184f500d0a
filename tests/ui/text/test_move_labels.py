"""The labels of moves, with what the moves would do as far as the reader can know."""

from bot.games.base import Event
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
    assert labels().button_label(MOVE) == "7 ⬡ · +52"


def test_without_a_preview_the_label_is_the_bare_words() -> None:
    unknown = labels(knows=False)
    assert unknown.button_label(MOVE) == "u3,-1"
    assert unknown.effect(MOVE) is None
    assert unknown.priority(MOVE) == 0


def test_a_suggestion_is_what_is_typed_and_what_the_move_does() -> None:
    assert labels().suggestion(MOVE) == "place 0-3-5 u3,-1 · 0-3-5 at 7: closes a hexagon, +52"
    assert labels().priority(MOVE) == 52
    assert len(labels().suggestion(f"place {'9' * 200}")) == MAX_CHOICE_LENGTH


def test_a_win_has_a_higher_priority_than_any_points() -> None:
    winning = MoveLabels(
        "tris_1", texts_in("en"), lambda _: Event("tris_1-preview", args={"cell": "b2", "wins": "yes"})
    )
    assert winning.priority("b2") > labels().priority(MOVE)
