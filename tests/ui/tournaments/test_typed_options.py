"""A game's options typed as one text."""

import pytest

from bot.games import GAMES
from bot.games.base import Flag, Number
from bot.sessions.refusals import Refusal
from bot.texts import LANGUAGES, texts_for
from bot.ui.text.option_texts import short_label
from bot.ui.tournaments.typed_options import parsed_options, suggested_options

EVERY = [(key, language) for key in GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("key", "language"), EVERY)
def test_whatever_is_suggested_is_understood_and_can_be_played_by_two(key: str, language: str) -> None:
    game, texts = GAMES[key], texts_for(language)
    for suggestion in suggested_options(game, "", texts):
        (value,) = parsed_options(game, suggestion, texts).items()
        game.info.full_options(dict([value]))
        assert parsed_options(game, f" {suggestion.upper()} +", texts) == dict([value])


def test_after_one_option_the_others_are_suggested() -> None:
    game, texts = GAMES["triodomino"], texts_for("en")
    first = suggested_options(game, "", texts)[0]
    longer = suggested_options(game, first, texts)
    assert longer[0] == first
    assert len(longer) > 1
    assert all(one.startswith(f"{first} + ") for one in longer[1:])
    assert len(parsed_options(game, longer[1], texts)) == 2
    assert set(suggested_options(game, f"{first} + zz", texts)) == set()


def test_a_number_that_is_not_among_the_suggestions_may_be_typed() -> None:
    texts = texts_for("en")
    game, number = next(
        (game, one)
        for game in GAMES.values()
        for one in game.info.options
        if isinstance(one, Number) and one.players <= 2 and one.high - one.low > 24
    )
    value = number.high - 1
    assert parsed_options(game, short_label(game.info.key, number, value, texts), texts) == {number.key: value}


@pytest.mark.parametrize("typed", ["nonsense", "4x4 nonsense", "-1 rounds"])
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="tournament-options"):
        parsed_options(GAMES["tripple_domino"], typed, texts_for("en"))


@pytest.mark.parametrize(("key", "language"), EVERY)
def test_no_label_has_the_plus_between_options_or_stands_for_two(key: str, language: str) -> None:
    game, texts = GAMES[key], texts_for(language)
    labels = [
        short_label(key, one, value, texts)
        for one in game.info.options
        for value in ([True] if isinstance(one, Flag) else [one.low] if isinstance(one, Number) else one.values[1:])
    ]
    assert not [one for one in labels if "+" in one]
    assert len(set(labels)) == len(labels)
