"""Every game speaks four languages: whatever it can say has a text in each, and the text has what it needs."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import TypeAlias

import pytest

import bot.games
from bot.games import GAMES
from bot.games.base import Choice, Event, OutOfTurn
from tests.contract.locale import LANGUAGES, text, variables
from tests.contract.variants import VARIANTS
from tests.contract.walk import events, previewed, refusal, sampled, walk
from tests.playthroughs.playthrough import Playthrough, files

TAKEN_NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes as the name of a command or an option, if it is in lower case too."""

every_game = pytest.mark.parametrize("key", sorted(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def labels(key: str) -> dict[str, int]:
    """The texts that every game has, and the most characters that each may take.

    `short` ones stand in a title for an option that is not left at its default, and in a lobby for one that is;
    `slash` ones are what a command calls its options. `picks` are of the command of its own that a game has whose
    words are picked all at once.
    """
    wanted = {f"{key}-name": 32, f"{key}-blurb": 100, f"{key}-about": 300, f"{key}-rules": 3500}
    if GAMES[key].info.multi_choice:
        wanted |= {f"{key}-multi-choice": 100, f"{key}-multi-choice-words": 100, f"{key}-multi-choice-slash-words": 32}
    for option in GAMES[key].info.options:
        wanted[f"{key}-option-{option.key}"] = 100
        wanted[f"{key}-option-{option.key}-name"] = 40
        wanted[f"{key}-slash-{option.key}"] = 32
        if isinstance(option, Choice):
            wanted |= {f"{key}-option-{option.key}-{value}": 60 for value in option.values}
            wanted |= {f"{key}-short-{option.key}-{value}": 40 for value in option.values}
        else:
            wanted[f"{key}-short-{option.key}"] = 40
    return wanted


def option_names(language: str, key: str) -> list[str]:
    """What the slash command calls the game's options, in their order."""
    return [text(language, key, f"{key}-slash-{option.key}") for option in GAMES[key].info.options]


def mentioned(key: str) -> set[str]:
    """The text keys in the source of a game."""
    sources = (Path(bot.games.__file__).parent / key).rglob("*.py")
    return {found for source in sources for found in re.findall(rf'"({key}-[a-z0-9-]+)"', source.read_text("utf-8"))}


CRAFTED = {
    "set": ("refill", "next"),
    "triodomino": ("place 0-1-2 9:u0,0", "place 1-2-3 9:u0,0", "place 3-4-5 9:u0,0"),
    "tris_2": ("place b2 x x",),
    "tris_on_steroids": ("reveal d4", "clear row 4"),
}
"""What no position offers, or that of another variant only."""

Met: TypeAlias = Iterator[tuple[str, frozenset[str]]]
"""Text keys with the variables that came with them."""


@cache
def said(key: str) -> dict[str, frozenset[str]]:
    """The text keys met in random and recorded games, with the variables that were there every time."""
    met: dict[str, frozenset[str]] = {}
    for message, given in chain(_told(key), _foreseen(key), _refused(key)):
        met[message] = met.get(message, given) & given
    return met


def _told(key: str) -> Met:
    """What happens, and how it ends."""
    walked = ((way.seats, moment.state) for way in VARIANTS if way.key == key for moment in walk(way).moments)
    games = (Playthrough.read(file.read_text("utf-8")) for file in files() if file.stem.startswith(key))
    recorded = ((one.seats, state) for one in games if one.key == key for state in one.states)
    for seats, state in chain(walked, recorded):
        for event in events(GAMES[key], seats, state):
            yield event.key, frozenset(event.args) | ({"player"} if event.seat is not None else set())
        if outcome := GAMES[key].outcome(state):
            yield outcome.reason, frozenset()


def _foreseen(key: str) -> Met:
    """What moves would do, and the same on a button where a shorter text says it, which has the bare word too."""
    for event in foresights(key):
        yield event.key, frozenset(event.args)
        if (shorter := f"{event.key}-button") in variables("en", key):
            yield shorter, frozenset(event.args) | {"word"}


@cache
def foresights(key: str) -> list[Event]:
    """What is told of moves beforehand, in random games."""
    walked = ((way, moment) for way in VARIANTS if way.key == key for moment in sampled(walk(way).moments, 20))
    return [event for way, moment in walked for _, _, event in previewed(way, moment, 40)]


def _refused(key: str) -> Met:
    """What is said to moves of other moments, of other seats, and to crafted ones."""
    for variant in VARIANTS:
        if variant.key != key:
            continue
        words = (*sampled(walk(variant).known, 20), *CRAFTED.get(key, ()))
        for moment in sampled(walk(variant).moments, 8):
            for seat, move in product(moment.legal, words):
                error = refusal(variant, moment.state, seat, move)
                if error and not isinstance(error, OutOfTurn):
                    yield error.key, frozenset(error.text_args)


@every_game
@every_language
def test_its_texts_are_there_and_short_enough(key: str, language: str) -> None:
    for message, most in labels(key).items():
        assert 0 < len(text(language, key, message)) <= most, message


@every_game
@every_language
def test_its_options_have_names_that_discord_takes(key: str, language: str) -> None:
    picks = [text(language, key, f"{key}-multi-choice-slash-words")] if GAMES[key].info.multi_choice else []
    names = [*option_names(language, key), *picks]
    assert [name for name in names if not TAKEN_NAME.fullmatch(name) or name != name.lower()] == []
    assert len(set(names)) == len(names)


@every_game
def test_in_english_its_options_are_called_by_their_keys(key: str) -> None:
    assert option_names("en", key) == [option.key for option in GAMES[key].info.options]


@every_game
@every_language
def test_its_rules_name_every_option_as_the_command_does(key: str, language: str) -> None:
    rules = text(language, key, f"{key}-rules")
    assert [name for name in option_names(language, key) if f"- `{name}`" not in rules] == []


@every_game
@every_language
def test_its_words_have_short_labels(key: str, language: str) -> None:
    words = [message for message in variables(language, key) if message.startswith(f"{key}-word-")]
    assert all(0 < len(text(language, key, message)) <= 60 for message in words)


@every_game
@every_language
def test_what_a_move_would_do_fits_a_line_of_a_select(key: str, language: str) -> None:
    lines = foreseen_lines(language, key)
    assert lines
    assert [line for line in lines if not fits(line, 100)] == []


@every_game
@every_language
def test_what_a_move_would_do_fits_a_button(key: str, language: str) -> None:
    assert [line for line in foreseen_lines(language, key, "-button") if not fits(line, 80)] == []


def foreseen_lines(language: str, key: str, kind: str = "") -> set[str]:
    """What is told of moves beforehand, as people read it; with a `kind`, in the other texts that it has."""
    there = variables(language, key)
    told = [(f"{event.key}{kind}", {**event.args, "word": "north"}) for event in foresights(key)]
    return {text(language, key, message, args) for message, args in told if message in there}


def fits(line: str, most: int) -> bool:
    return 0 < len(line) <= most and line == line.strip() and "\n" not in line


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
def test_every_label_is_of_a_word_of_its_moves(key: str) -> None:
    words = {word for way in VARIANTS if way.key == key for move in walk(way).known for word in move.split()}
    labelled = {message.removeprefix(f"{key}-word-") for message in variables("en", key) if f"{key}-word-" in message}
    assert labelled - words == set()


@every_game
def test_texts_ask_for_no_more_than_they_are_given(key: str) -> None:
    """Those that ask for something have all been met, so that it is known."""
    asking = {message: asked for message, asked in variables("en", key).items() if asked and message not in labels(key)}
    assert set(asking) - set(said(key)) == set()
    for message, asked in asking.items():
        assert asked <= said(key)[message], message
