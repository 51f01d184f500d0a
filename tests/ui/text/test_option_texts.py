"""Options in words: names, values, and which of them to show."""

from dataclasses import replace

import pytest

from bot.games import GAMES
from bot.games.base import Choice, Flag, Number, Value
from bot.sessions.session import Luck, Person, Place, Session, Status
from bot.texts import LANGUAGES, texts_in
from bot.ui.text.option_texts import (
    changeable_options,
    explanation,
    offered_values,
    option_name,
    unchanged_options,
    value_label,
)


def lobby(game: str, people: int = 1, **options: Value) -> Session:
    return Session(
        id="0" * 16,
        game_key=game,
        options=GAMES[game].info.full_options(options),
        place=Place(1, 2),
        host=1,
        people=tuple(Person(number, "W") for number in range(1, people + 1)),
        status=Status.LOBBY,
        luck=Luck(commitment="f" * 64, seed=b""),
    )


def keys(session: Session) -> set[str]:
    return {option.key for option in changeable_options(session)}


def test_options_that_cannot_be_changed_are_left_out() -> None:
    assert "advanced_mid_edge" not in keys(lobby("tris_2"))
    assert "advanced_mid_edge" in keys(lobby("tris_2", advanced=True))
    assert "tiles" in keys(lobby("tripple_domino"))
    assert "tiles" not in keys(lobby("tripple_domino", people=2))
    assert "tiles" not in keys(lobby("tripple_domino", target=500))
    assert "play_out" not in keys(lobby("set"))
    alone = keys(lobby("set", solitaire=True))
    assert {"solitaire", "play_out"} <= alone
    assert not alone & {"seconds", "lockout", "one_by_one"}
    assert not any("20" in texts for texts in unchanged_options(lobby("tripple_domino", people=2), texts_in("en")))
    assert not any("10" in texts for texts in unchanged_options(lobby("set", solitaire=True), texts_in("en")))


def test_a_lobby_names_only_the_terms_that_matter_to_those_who_are_here() -> None:
    english = texts_in("en")
    assert unchanged_options(lobby("tripple_domino"), english) == ["each hexagon scores", "alone: 20 tiles"]
    assert unchanged_options(lobby("tripple_domino", people=2), english) == ["to 300 points", "each hexagon scores"]
    assert unchanged_options(lobby("tris_on_steroids"), english) == ["3x3", "4 of each card"], "and no limit is no term"
    assert unchanged_options(lobby("triodomino", people=3), english) == ["3 rounds", "W begins"]


def test_a_changed_option_can_always_be_changed_back() -> None:
    assert {"advanced", "advanced_mid_edge"} <= keys(lobby("tris_2", advanced=True, advanced_mid_edge=True))
    assert "tiles" in keys(lobby("tripple_domino", tiles=30))
    assert "target" in keys(replace(lobby("tripple_domino", target=500), people=()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_names_are_capitalized_and_values_have_units(game: str, language: str) -> None:
    texts = texts_in(language)
    for option in GAMES[game].info.options:
        name = option_name(game, option, texts)
        assert name[0].isupper()
        assert "_" not in name
        if not isinstance(option, Flag):
            for value in offered_values(option, option.default):
                shown = value_label(game, option, value, texts)
                assert not shown.isdecimal(), f"{value} of {name} has no unit"
                assert isinstance(option, Choice) or not shown[0].islower()


def test_special_values_have_words() -> None:
    limit = next(one for one in GAMES["tris_on_steroids"].info.options if one.key == "turn_limit")
    assert value_label("tris_on_steroids", limit, 0, texts_in("en")) == "No limit of turns"
    seconds = next(one for one in GAMES["set"].info.options if one.key == "seconds")
    assert value_label("set", seconds, 10, texts_in("en")) == "10 seconds to show"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_select_offers_the_default_and_the_current_value_of_an_option(game: str) -> None:
    for option in GAMES[game].info.options:
        if isinstance(option, Choice | Number):
            most = option.high if isinstance(option, Number) else option.values[-1]
            for current in (option.default, most):
                offered = offered_values(option, current)
                assert len(offered) <= 25
                assert {current, option.default} <= set(offered)
                assert all(option.accepts(value) for value in offered)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_a_variant_has_one_colon_behind_its_name(game: str, language: str) -> None:
    flags = [one for one in GAMES[game].info.options if isinstance(one, Flag)]
    assert not [one.key for one in flags if ":" in explanation(game, one, texts_in(language))]
