"""The numbers on the card of a finished game."""

import pytest

from bot.texts import LANGUAGES, texts_in
from bot.ui.results.game_result import MOST, duration, game_numbers
from bot.ui.results.replay_frames import ReplayFrames
from renderers.cards.number_boxes import Count
from tests.renderers.gallery_table import Table, finished
from tests.sessions.harness import ADA, BEA, Harness

ENGLISH = texts_in("en")


async def ended(harness: Harness, game: str) -> ReplayFrames:
    """Returns a game of which some moves were made, a minute each, before one player resigned."""
    session = await harness.game(ADA, BEA, game=game)
    for _ in range(6):
        harness.clock.time += 60_000
        seat = min(session.to_act)
        move = session.game.legal_moves(session.state, seat)[0]
        session = await harness.move(session, session.people[seat], move)
    return ReplayFrames.of(await harness.sessions.games.resign(session.id, ADA.id))


async def test_a_game_without_points_has_its_length_its_moves_and_its_longest_turn(harness: Harness) -> None:
    game = await ended(harness, "tris_1")
    assert game_numbers(game, ENGLISH) == (Count("6 min", "played"), Count("6", "moves"), Count("60 s", "longest turn"))


def test_a_game_with_points_has_its_best_move() -> None:
    numbers = {count.label: count.number for count in game_numbers(finished(Table("tripple_domino", 2)), ENGLISH)}
    assert len(numbers) <= MOST
    assert int(numbers["best move"]) > 0


def test_a_game_that_the_fewest_points_win_has_no_best_move() -> None:
    labels = [count.label for count in game_numbers(finished(Table("triodomino", 2)), ENGLISH)]
    assert labels[:2] == ["rounds", "played"]
    assert "best move" not in labels


@pytest.mark.parametrize(
    ("milliseconds", "shown"),
    [
        (0, "0 s"),
        (119_499, "119 s"),
        (120_000, "2 min"),
        (95 * 60_000, "95 min"),
        (47 * 3_600_000, "47 h"),
        (50 * 3_600_000, "2 days"),
    ],
)
def test_a_duration_is_in_the_largest_unit_of_which_it_has_two(milliseconds: int, shown: str) -> None:
    assert duration(milliseconds, ENGLISH) == shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_labels_are_in_every_language(language: str, harness: Harness) -> None:
    numbers = game_numbers(await ended(harness, "tris_1"), texts_in(language))
    assert all(count.label for count in numbers)
