"""A move from a hand takes no step for a word that is no choice."""

from bot.ui.text.hand_step import HandChoice, HandStep, hand_step

ONE_PLACE = "place 1-1-1 u0,0"
TWO_PLACES = ("place 1-1-2 u0,0", "place 1-1-2 d0,0")
MOVES = [ONE_PLACE, *TWO_PLACES, "draw"]

TILES = HandStep(
    "",
    (
        HandChoice("place 1-1-1", ONE_PLACE, complete=True),
        HandChoice("place 1-1-2", "place 1-1-2", complete=False),
        HandChoice("draw", "draw", complete=True),
    ),
    None,
)
PLACES = tuple(HandChoice(words, words, complete=True) for words in TWO_PLACES)


def test_the_first_step_has_the_tiles_beside_what_else_may_be_done() -> None:
    assert hand_step(MOVES, "") == TILES
    assert hand_step(MOVES, "place") == TILES, "Back leads there"


def test_a_tile_with_one_place_is_certain_at_once() -> None:
    assert hand_step(MOVES, ONE_PLACE) == HandStep(ONE_PLACE, (), "")
    assert hand_step(MOVES, "place 1-1-1") == HandStep(ONE_PLACE, (), "")


def test_a_tile_with_several_places_has_a_step_of_its_own() -> None:
    assert hand_step(MOVES, "place 1-1-2") == HandStep("place 1-1-2", PLACES, "")
    assert hand_step(MOVES, TWO_PLACES[1]) == HandStep(TWO_PLACES[1], (), "place 1-1-2")


def test_the_only_tile_is_no_choice_either() -> None:
    assert hand_step(TWO_PLACES, "") == HandStep("place 1-1-2", PLACES, None)
    assert hand_step([ONE_PLACE], "") == HandStep(ONE_PLACE, (), None)


def test_a_move_of_one_word_is_a_choice_even_if_it_is_the_only_one() -> None:
    assert hand_step(["draw"], "") == HandStep("", (HandChoice("draw", "draw", complete=True),), None)


def test_verbs_stay_a_choice_where_there_are_several_of_more_words() -> None:
    step = hand_step(["clear row 1", "clear row 2", "keep b2", "keep c3"], "")
    assert [choice.words for choice in step.choices] == ["clear", "keep"]
