"""Calls and claims that arrive after their cards have changed (RULES 004 [D18])."""

import pytest

from bot.games.race import Lateness
from bot.games.set import GAME
from tests.games.set.tables import BEN, game, play

TABLE = "0000 1111 2222 0001 1112 0110 0121 0201 1002 1010 1102 2001"
"""a1 a2 a3 are a SET; a1 a2 a4 are not."""

SEEN = game(2, TABLE, "0222 1222 2221")
TAKEN = play(SEEN, (BEN, "call"), (BEN, "take a1 a2 a3"))


def test_the_three_cards_of_a_set_that_another_player_took_are_overtaken() -> None:
    assert GAME.lateness(SEEN, TAKEN, "take a3 a1 a2") is Lateness.OVERTAKEN


def test_other_cards_that_have_changed_are_not_judged() -> None:
    assert GAME.lateness(SEEN, TAKEN, "take a1 a2 a4") is Lateness.CHANGED


@pytest.mark.parametrize("claim", ["take a4 b1 b2", "take b1 b2 c4"])
def test_cards_that_lie_where_they_lay_are_judged(claim: str) -> None:
    assert GAME.lateness(SEEN, TAKEN, claim) is None


def test_what_is_a_set_now_counts_whatever_lay_there() -> None:
    now = play(game(2, TABLE, "0222 1220 2221"), (BEN, "call"), (BEN, "take a1 a2 a3"))
    assert GAME.lateness(SEEN, now, "take a1 a2 a3") is None


def test_cards_of_a_column_that_has_closed_up_are_gone() -> None:
    fifteen = game(2, f"{TABLE} 2020 2021 2022", "0222")
    closed = play(fifteen, (BEN, "call"), (BEN, "take a1 a2 a3"))
    assert GAME.lateness(fifteen, closed, "take a5 b5 c5") is Lateness.GONE
    assert GAME.lateness(fifteen, closed, "take a1 b4 c5") is Lateness.GONE
    assert GAME.lateness(closed, closed, "take a5 b5 c5") is None


def test_a_call_is_overtaken_only_where_no_set_that_was_seen_still_lies_there() -> None:
    assert GAME.lateness(SEEN, TAKEN, "call") is Lateness.OVERTAKEN
    two_sets = game(2, TABLE.replace("0110 0121 0201", "2220 0121 0201"), "0222 1222 2221")
    assert GAME.lateness(two_sets, play(two_sets, (BEN, "call"), (BEN, "take a1 a2 a3")), "call") is Lateness.RIGHT


def test_a_call_for_no_set_is_not_late_when_cards_are_added() -> None:
    seen = game(2, " ".join(f"{one}{two}{three}0" for one in "01" for two in "01" for three in "01"), "2020 2021 2022")
    assert GAME.lateness(seen, play(seen, "more", (BEN, "more")), "call") is None


@pytest.mark.parametrize("words", ["more", "none", "", "take", "take a1 a2", "take z9 z9 z9"])
def test_votes_and_words_that_are_no_claim_are_never_overtaken(words: str) -> None:
    assert GAME.lateness(SEEN, TAKEN, words) is not Lateness.OVERTAKEN
