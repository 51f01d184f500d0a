"""Every game speaks four languages: whatever it can say has a text in each, and the text has what it needs."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import bot.games
from bot.games import GAMES
from bot.games.base import Choice
from tests.contract.locale import LANGUAGES, text, variables
from tests.contract.variants import VARIANTS
from tests.contract.walk import events, refusal, sampled, walk

every_game = pytest.mark.parametrize("key", sorted(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def labels(key: str) -> dict[str, int]:
    """The texts that every game has, and the most characters that each may take.

    `short` ones stand in a title for an option that is not left at its default.
    """
    wanted = {f"{key}-name": 32, f"{key}-blurb": 100, f"{key}-rules": 3500}
    for option in GAMES[key].info.options:
        wanted[f"{key}-option-{option.key}"] = 100
        if isinstance(option, Choice):
            wanted |= {f"{key}-option-{option.key}-{value}": 60 for value in option.values}
            wanted |= {f"{key}-short-{option.key}-{value}": 40 for value in option.values[1:]}
        else:
            wanted[f"{key}-short-{option.key}"] = 40
    return wanted


def mentioned(key: str) -> set[str]:
    """The text keys in the source of a game."""
    sources = (Path(bot.games.__file__).parent / key).rglob("*.py")
    return {found for source in sources for found in re.findall(rf'"({key}-[a-z0-9-]+)"', source.read_text("utf-8"))}


@cache
def said(key: str) -> dict[str, frozenset[str]]:
    """The text keys met in random games of all variants, with the variables that were there every time."""
    met: dict[str, frozenset[str]] = {}
    for message, given in _met(key):
        met[message] = met.get(message, given) & given
    return met


def _met(key: str) -> Iterator[tuple[str, frozenset[str]]]:
    for variant in VARIANTS:
        if variant.key != key:
            continue
        for moment in walk(variant).moments:
            for event in events(variant, moment.state):
                yield event.key, frozenset(event.args) | ({"player"} if event.seat is not None else set())
            if outcome := variant.game.outcome(moment.state):
                yield outcome.reason, frozenset()
        for moment in sampled(walk(variant).moments, 8):
            for seat, move in product(moment.legal, sampled(walk(variant).known, 20)):
                if error := refusal(variant, moment.state, seat, move):
                    yield error.key, frozenset(error.particulars)


@every_game
@every_language
def test_its_texts_are_there_and_short_enough(key: str, language: str) -> None:
    for message, most in labels(key).items():
        assert 0 < len(text(language, key, message)) <= most, message


@every_game
@every_language
def test_its_words_have_short_labels(key: str, language: str) -> None:
    words = [message for message in variables(language, key) if message.startswith(f"{key}-word-")]
    assert all(0 < len(text(language, key, message)) <= 60 for message in words)


@every_game
def test_all_languages_say_the_same_things(key: str) -> None:
    english = variables("en", key)
    for language in LANGUAGES:
        assert variables(language, key) == english, language


@every_game
def test_its_keys_bear_its_name(key: str) -> None:
    assert all(message.startswith(f"{key}-") for message in {*said(key), *variables("en", key)})


@every_game
@every_language
def test_whatever_it_can_say_has_a_text(key: str, language: str) -> None:
    assert {*said(key), *mentioned(key)} - set(variables(language, key)) == set()


@every_game
def test_no_text_is_left_over(key: str) -> None:
    written = {message for message in variables("en", key) if not message.startswith(f"{key}-word-")}
    assert written - {*labels(key), *said(key), *mentioned(key)} == set()


@every_game
def test_texts_ask_for_no_more_than_they_are_given(key: str) -> None:
    for message, given in said(key).items():
        assert variables("en", key)[message] <= given, message
