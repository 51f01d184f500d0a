"""Which page of which list is shown, as it stands in custom ids."""

import pytest

from bot.games import GAMES
from bot.sessions.history import NEWEST, GameKey
from bot.sessions.refusals import Refusal
from bot.ui.history.listing import OUTCOMES, Listing
from bot.ui.text.option_texts import variant_token
from bot.ui.views.custom_id import MAX_LENGTH, Action, Press

LONGEST_ID, LONGEST_TIME = (1 << 63) - 1, 36**9 - 1


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("outcome", ["", *OUTCOMES])
def test_the_longest_list_fits_a_custom_id_and_is_read_back(key: str, outcome: str) -> None:
    token = variant_token("beginners=no,lockout=yes,one_by_one=no,strict=yes")
    after = GameKey(LONGEST_TIME, "z" * 16)
    people = {"person": LONGEST_ID, "against": LONGEST_ID - 1}
    listing = Listing(here=True, game=key, variant=token, outcome=outcome, after=after, **people)
    for action in (Action.GAMES, Action.OPEN_GAME):
        assert len(Press(action, argument=listing.argument).custom_id) <= MAX_LENGTH
    assert Listing.parse(listing.argument) == listing


def test_the_first_page_of_a_list_of_all_games_is_read_back() -> None:
    for listing in (Listing(here=True), Listing(here=False)):
        assert Listing.parse(listing.argument) == listing
        assert Listing.parse(listing.at(GameKey(5, "abc")).argument).after == GameKey(5, "abc")
    assert Listing(here=False, after=GameKey(5, "abc")).elsewhere() == Listing(here=True, after=NEWEST)


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "s",
        "x......",
        "s.chess.....",
        "sw......",
        "s...",
        "s....1...",
        "s...zzzzzzzzzzzzz....",
        "s...é....",
        "s..not hexadecimal.....",
    ],
)
def test_what_a_modified_client_makes_up_is_refused(argument: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Listing.parse(argument)
    assert refusal.value.key == "unknown-button"
