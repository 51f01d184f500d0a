"""What a game declares before any rule: key, players, options."""

import re
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Number, OptionError
from bot.games.chance import Chance
from tests.contract.facts import facts
from tests.contract.players import purposeful_move
from tests.contract.variants import VARIANTS, Variant, option_sets
from tests.contract.walk import random_game, walk

pytestmark = pytest.mark.parametrize("game", [GAMES[key] for key in sorted(GAMES)], ids=sorted(GAMES))

NAME = re.compile(r"[a-z][a-z0-9_]{0,31}")
"""What Discord accepts as the name of a command or option, and Fluent in that of a text."""

CHOICE_VALUE = re.compile(r"[a-z0-9_]{1,32}")


def test_a_game_is_found_under_the_name_of_its_package_or_module(game: AnyGame) -> None:
    assert type(game).__module__.split(".")[2] == game.info.key
    assert NAME.fullmatch(game.info.key)


def test_discord_accepts_the_names_and_values_of_options(game: AnyGame) -> None:
    options = game.info.options
    assert len(options) <= 24
    assert len({option.key for option in options}) == len(options)
    for option in options:
        assert NAME.fullmatch(option.key)
        assert option.accepts(option.default)
        match option:
            case Choice():
                assert 2 <= len(option.values) <= 25
                assert all(CHOICE_VALUE.fullmatch(value) for value in option.values)
            case Number():
                assert option.low < option.high


def test_the_defaults_go_together(game: AnyGame) -> None:
    assert game.seats(game.info.full_options({}))


def test_unknown_options_and_values_are_refused(game: AnyGame) -> None:
    with pytest.raises(OptionError):
        game.info.full_options({"no_such_option": True})
    for option in game.info.options:
        with pytest.raises(OptionError):
            game.info.full_options({option.key: "no such value"})


def test_every_number_takes_its_bounds_and_nothing_beyond(game: AnyGame) -> None:
    for option in game.info.options:
        if isinstance(option, Number):
            for bound in (option.low, option.high):
                options = game.info.full_options({option.key: bound})
                assert game.to_act(game.start(game.seats(options).start, options, Chance(b"", 0)))
            for beyond in (option.low - 1, option.high + 1):
                with pytest.raises(OptionError):
                    game.info.full_options({option.key: beyond})


def test_its_numbers_of_players_are_those_of_its_variants(game: AnyGame) -> None:
    taken = {number for _, numbers in option_sets(game) for number in numbers}
    assert taken == set(game.info.seats)
    assert min(taken) >= 1


def test_its_rules_have_a_version(game: AnyGame) -> None:
    assert game.info.rules >= 1


def test_every_variant_ends(game: AnyGame) -> None:
    """Within the plies of its facts, if its players bring it on; the rules of Tris 2 promise no end (RULES 001.12)."""
    endless = [
        str(variant)
        for variant in VARIANTS
        if variant.game is game
        for last in (walk(variant).snapshots[-1].state, last_state(variant))
        if game.outcome(last) is None
    ]
    assert not facts(game.info.key).ends or endless == []


def last_state(variant: Variant) -> Any:
    """Returns the state in which a game without detours ends, or is cut."""
    plies = facts(variant.key).plies
    *_, (_, _, state) = random_game(
        variant.game, variant.seats, variant.options, b"ends", plies, player=purposeful_move
    )
    return state
