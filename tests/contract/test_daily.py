"""Every daily puzzle: one person can play it, its luck is drawn at the start alone, and its texts are there."""

import pytest

from bot.games import DAILIES, GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.texts import LANGUAGES, texts_in

every_puzzle = pytest.mark.parametrize("key", sorted(DAILIES))

DEALS, MOST_MOVES = 20, 200


class NoMoreLuck(Chance):
    """Luck of which nothing may be drawn."""

    def below(self, bound: int) -> int:
        raise AssertionError(f"a number below {bound} is drawn by a move")


def deal(key: str, number: int) -> bytes:
    return f"{key} {number}".encode().ljust(32, b".")


@every_puzzle
def test_a_puzzle_is_played_to_its_end_by_one_person_with_the_luck_of_its_start_alone(key: str) -> None:
    game, puzzle = GAMES[key], DAILIES[key]
    options = game.info.full_options(puzzle.options)
    for number in range(DEALS):
        state, ply = game.start(1, options, Chance(deal(key, number), 0)), 0
        while game.outcome(state) is None:
            assert ply < MOST_MOVES
            ply += 1
            legal = game.legal_moves(state, Seat(0))
            state = game.play(state, Seat(0), legal[-1], NoMoreLuck(deal(key, number), ply))
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.scores is not None


@every_puzzle
def test_most_deals_are_worth_playing(key: str) -> None:
    accepted = sum(DAILIES[key].accepts_deal(deal(key, number)) for number in range(DEALS))
    assert accepted > DEALS // 2


@every_puzzle
def test_a_puzzle_has_texts_in_all_languages_that_fit_its_panel(key: str) -> None:
    for language in LANGUAGES:
        texts = texts_in(language)
        assert len(texts(f"{key}-daily-about")) < 60
        assert len(texts(f"{key}-daily-rules")) < 600
