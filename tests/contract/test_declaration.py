"""What a game says of itself before any rule: key, players, options."""

import re

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Number, OptionError
from tests.contract.variants import VARIANTS, option_sets
from tests.contract.walk import walk

pytestmark = pytest.mark.parametrize("game", [GAMES[key] for key in sorted(GAMES)], ids=sorted(GAMES))

NAME = re.compile(r"[a-z][a-z0-9_]{0,31}")
"""What Discord takes as the name of a command or option, and Fluent in that of a text."""

SETTING = re.compile(r"[a-z0-9_]{1,32}")


def test_a_game_is_found_under_the_name_of_its_folder(game: AnyGame) -> None:
    assert type(game).__module__.split(".")[2] == game.info.key
    assert NAME.fullmatch(game.info.key)


def test_options_have_names_and_settings_that_discord_takes(game: AnyGame) -> None:
    options = game.info.options
    assert len(options) <= 24
    assert len({option.key for option in options}) == len(options)
    for option in options:
        assert NAME.fullmatch(option.key)
        assert option.accepts(option.default)
        match option:
            case Choice():
                assert 2 <= len(option.values) <= 25
                assert all(SETTING.fullmatch(value) for value in option.values)
            case Number():
                assert option.low < option.high


def test_the_defaults_go_together(game: AnyGame) -> None:
    assert game.seats(game.info.settle({}))


def test_unknown_options_and_settings_are_refused(game: AnyGame) -> None:
    with pytest.raises(OptionError):
        game.info.settle({"no_such_option": True})
    for option in game.info.options:
        with pytest.raises(OptionError):
            game.info.settle({option.key: "no such setting"})


def test_its_numbers_of_players_are_those_of_its_variants(game: AnyGame) -> None:
    taken = {number for _, numbers in option_sets(game) for number in numbers}
    assert taken == set(game.info.seats)
    assert min(taken) >= 1


def test_its_rules_have_a_version(game: AnyGame) -> None:
    assert game.info.rules >= 1


def test_random_games_come_to_an_end(game: AnyGame) -> None:
    """With some number of players at least; where nobody wants to win, the others may go on for ever."""
    walks = [walk(variant) for variant in VARIANTS if variant.game is game and not variant.changes]
    assert any(game.outcome(passed.moments[-1].state) for passed in walks)
