"""The texts of every game in four languages: each text that a game needs exists, and has the variables it uses."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import bot.games
from bot.games import DAILIES, GAMES, LESSONS, RULES_PAGES
from bot.games.base import Choice, Event, Flag, MoveError, Option, OutOfTurn, Seat
from bot.games.chance import Chance
from bot.games.rules_page import explaining_sections
from bot.players import DRAWS
from tests.contract.facts import facts
from tests.contract.locale import LANGUAGES, text, variables
from tests.contract.variants import VARIANTS
from tests.contract.walk import all_events, key_texts, previews, refusal, sample, walk
from tests.playthroughs.playthrough import Playthrough, files

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord accepts as the name of a command or an option, if it is in lower case too."""

RAISED = re.compile(r'(?:IllegalMove|UnreadableMove)\("([a-z0-9_-]+)"')

every_game = pytest.mark.parametrize("key", sorted(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)

Lengths: TypeAlias = dict[str, int]
"""Text keys, with the most characters that each text may have."""


def required(key: str) -> Lengths:
    """Returns the texts that the game must have.

    `multi-choice` ones belong to the slash command of a game whose moves are chosen several words at once.
    """
    lengths = {f"{key}-name": 32, f"{key}-blurb": 100, **_rules(key), **_lesson(key)}
    if GAMES[key].info.multi_choice:
        lengths |= {f"{key}-multi-choice": 100, f"{key}-multi-choice-words": 100, f"{key}-multi-choice-slash-words": 32}
        lengths |= {f"{key}-multi-choice-example": 40}
    for option in GAMES[key].info.options:
        lengths |= {f"{key}-option-{option.key}": 100, f"{key}-option-{option.key}-name": 40}
        if isinstance(option, Choice):
            lengths |= {f"{key}-option-{option.key}-{value}": 60 for value in option.values}
    return lengths


def _rules(key: str) -> Lengths:
    """Returns the texts of the rules page: one for each section that the game declares, or one in all."""
    return {f"{key}-rules-{section.key}": 1000 for section in RULES_PAGES.get(key, ())} or {f"{key}-rules": 3500}


def _lesson(key: str) -> Lengths:
    """Returns the texts of the lesson, if the game has one: for each step, and for the end."""
    if key not in LESSONS:
        return {}
    return {f"{key}-learn-{name}": 250 for name in (*(step.key for step in LESSONS[key].steps), "end")}


def optional(key: str) -> Lengths:
    """Returns the texts that have a default or are needed only sometimes.

    `thumbnail` describes the picture of the game in a lobby, if it has one; `short` ones describe an option in a title
    or a lobby; `slash` ones are the names of options in the slash command; `hand` is the name of the button that shows
    what is secret; `suggestion` ones suggest a variant in the lobby; `with` ones name it on boards; `daily` ones are
    about the puzzle of the day; `hint` ones follow a wrong press in a step of the lesson that names no key.
    """
    lengths = {f"{key}-about": 300, f"{key}-hand": 30, f"{key}-thumbnail": 300}
    if key in DAILIES:
        lengths |= {f"{key}-daily-about": 300, f"{key}-daily-rules": 1000, f"{key}-daily-legend": 300}
    for option in GAMES[key].info.options:
        lengths[f"{key}-slash-{option.key}"] = 32
        values = option.values if isinstance(option, Choice) else [None]
        for kind in ("short", "with"):
            lengths |= {"-".join([key, kind, option.key, *([value] if value else [])]): 40 for value in values}
        if isinstance(option, Flag):
            lengths[f"{key}-suggestion-{option.key}"] = 150
    if key in LESSONS:
        lengths |= {f"{key}-learn-{step.key}-hint": 150 for step in LESSONS[key].steps}
    return lengths


def slash_name(language: str, key: str, option: Option) -> str:
    """Returns the name of an option in the slash command; without a text that is its key."""
    named = f"{key}-slash-{option.key}"
    return text(language, key, named) if named in variables(language, key) else option.key


def slash_names(language: str, key: str) -> list[str]:
    return [slash_name(language, key, option) for option in GAMES[key].info.options]


def mentioned(key: str) -> set[str]:
    """Returns the text keys in the source of a game."""
    named = re.compile(rf'"({key}-[a-z0-9-]+)"')
    return {found for source in sources(key) for found in named.findall(source.read_text("utf-8"))}


def sources(key: str) -> list[Path]:
    """Returns the files of a game."""
    folder = Path(bot.games.__file__).parent
    return [*(folder / key).rglob("*.py"), *folder.glob(f"{key}.py")]


Met: TypeAlias = Iterator[tuple[str, frozenset[str]]]
"""Text keys with the variables that they had."""


@cache
def met(key: str) -> dict[str, frozenset[str]]:
    """Returns the text keys met in random and recorded games, with the variables that they had every time."""
    found: dict[str, frozenset[str]] = {}
    for message, given in chain(
        _events_met(key), _previews_met(key), _keys_met(key), _refusals_met(key), _draws_met(key)
    ):
        found[message] = found.get(message, given) & given
    return found


def _events_met(key: str) -> Met:
    """Yields the events that spectators and the seats, one after the other, are told, and the reasons of outcomes."""
    walked = ((way.seats, one.state) for way in VARIANTS if way.key == key for one in walk(way).snapshots)
    games = (Playthrough.read(file.read_text("utf-8")) for file in files() if file.stem.startswith(key))
    recorded = ((one.seats, state) for one in games if one.key == key for state in one.states)
    for number, (seats, state) in enumerate(chain(walked, recorded, _after_limits(key))):
        for event in all_events(GAMES[key], (None, Seat(number % seats)), state):
            yield event.key, frozenset(event.args) | ({"player"} if event.seat is not None else set())
        if outcome := GAMES[key].outcome(state):
            yield outcome.reason, frozenset()


def _after_limits(key: str) -> Iterator[tuple[int, Any]]:
    """Yields the states in which a time limit of the rules is over, with their numbers of seats."""
    for way in VARIANTS:
        if way.key == key:
            for snapshot in walk(way).snapshots:
                if limit := way.game.limit(snapshot.state):
                    yield way.seats, way.game.play(snapshot.state, limit.seat, limit.move, Chance(way.seed, 1))


def _previews_met(key: str) -> Met:
    """Yields the previews, and their shorter texts for buttons, which also get the move's last word."""
    for event in preview_events(key):
        yield event.key, frozenset(event.args)
        if (shorter := f"{event.key}-button") in variables("en", key):
            yield shorter, frozenset(event.args) | {"word"}


@cache
def preview_events(key: str) -> list[Event]:
    """Returns the previews of moves in random games."""
    walked = ((way, one) for way in VARIANTS if way.key == key for one in sample(walk(way).snapshots, 20))
    return [event for way, snapshot in walked for _, _, event in previews(way, snapshot, 40)]


def _keys_met(key: str) -> Met:
    """Yields the labels of keys, and the questions that they answer."""
    for variant in VARIANTS:
        if variant.key == key:
            for snapshot in sample(walk(variant).snapshots, 8):
                for event in key_texts(variant.game, snapshot, 40):
                    yield event.key, frozenset(event.args)


def _refusals_met(key: str) -> Met:
    """Yields the refusals of moves that are legal at other times, for other seats, or never."""
    for variant in VARIANTS:
        if variant.key != key:
            continue
        moves = (*sample(walk(variant).known_moves, 20), *facts(key).unoffered_moves)
        for snapshot in sample(walk(variant).snapshots, 16):
            for seat, move in product(snapshot.legal, moves):
                error = refusal(variant, snapshot.state, seat, move)
                if error and not isinstance(error, OutOfTurn):
                    yield _variables_of(error)
    for *before, refused in facts(key).refused:
        variant = next(one for one in VARIANTS if one.key == key)
        state = walk(variant).snapshots[0].state
        for ply, move in enumerate(before):
            state = variant.game.play(state, min(variant.game.to_act(state)), move, Chance(variant.seed, ply + 1))
        if error := refusal(variant, state, min(variant.game.to_act(state)), refused):
            yield _variables_of(error)


def _variables_of(error: MoveError) -> tuple[str, frozenset[str]]:
    args = frozenset(error.text_args)
    return error.key, args | ({"player"} if "seat" in args else set())


def _draws_met(key: str) -> Met:
    """Yields the reasons for which computers offer or take a draw."""
    variant = next(one for one in VARIANTS if one.key == key)
    view = variant.game.view(walk(variant).snapshots[0].state, None)
    for moves in facts(key).drawn:
        reason = DRAWS[key].draw_reason(view, moves)
        assert reason is not None
        yield reason.key, frozenset(reason.args)


@every_game
@every_language
def test_its_texts_exist_and_are_short_enough(key: str, language: str) -> None:
    written = variables(language, key)
    assert set(required(key)) - set(written) == set(), "these texts are missing"
    for message, most in {**required(key), **optional(key)}.items():
        if message in written:
            assert 0 < len(text(language, key, message)) <= most, message


@every_game
@every_language
def test_discord_accepts_the_names_of_its_options(key: str, language: str) -> None:
    multi_choice = [text(language, key, f"{key}-multi-choice-slash-words")] if GAMES[key].info.multi_choice else []
    names = [*slash_names(language, key), *multi_choice]
    assert [name for name in names if not COMMAND_NAME.fullmatch(name) or name != name.lower()] == []
    assert len(set(names)) == len(names)


@every_game
def test_in_english_its_options_are_named_by_their_keys(key: str) -> None:
    assert slash_names("en", key) == [option.key for option in GAMES[key].info.options]


@every_game
@every_language
def test_rules_in_one_text_name_every_option_as_the_command_does(key: str, language: str) -> None:
    if key in RULES_PAGES:
        return  # the page adds a list of the options
    rules = text(language, key, f"{key}-rules")
    assert [name for name in slash_names(language, key) if f"- `{name}`" not in rules] == []


@every_game
@every_language
def test_its_words_have_short_labels(key: str, language: str) -> None:
    words = [message for message in variables(language, key) if message.startswith(f"{key}-word-")]
    assert all(0 < len(text(language, key, message)) <= 60 for message in words)


@every_game
@every_language
def test_a_preview_fits_a_line_of_a_select(key: str, language: str) -> None:
    assert [line for line in preview_lines(language, key) if not fits(line, 100)] == []


@every_game
@every_language
def test_a_preview_fits_a_button(key: str, language: str) -> None:
    assert [line for line in preview_lines(language, key, "-button") if not fits(line, 80)] == []


def preview_lines(language: str, key: str, suffix: str = "") -> set[str]:
    """Returns the previews as people read them; with a `suffix`, in their other texts."""
    written = variables(language, key)
    lines = [(f"{event.key}{suffix}", {**event.args, "word": "north"}) for event in preview_events(key)]
    return {text(language, key, message, args) for message, args in lines if message in written}


def fits(line: str, most: int) -> bool:
    return 0 < len(line) <= most and line == line.strip() and "\n" not in line


@every_game
def test_all_languages_have_the_same_texts_with_the_same_variables(key: str) -> None:
    english = variables("en", key)
    for language in LANGUAGES:
        assert variables(language, key) == english, language


@every_game
def test_its_keys_begin_with_its_name(key: str) -> None:
    assert all(message.startswith(f"{key}-") for message in {*met(key), *variables("en", key)})


@every_game
@every_language
def test_every_event_error_and_reason_has_a_text(key: str, language: str) -> None:
    assert {*met(key), *mentioned(key)} - set(variables(language, key)) == set(), "these texts are missing"


@every_game
def test_no_text_is_left_over(key: str) -> None:
    of_words = (f"{key}-word-", f"{key}-button-")
    written = {message for message in variables("en", key) if not message.startswith(of_words)}
    assert written - {*required(key), *optional(key), *met(key), *mentioned(key)} == set(), "nothing uses these texts"


@every_game
def test_every_label_belongs_to_a_word_of_its_moves(key: str) -> None:
    words = {word for way in VARIANTS if way.key == key for move in walk(way).known_moves for word in move.split()}
    labelled = {
        message.removeprefix(beginning)
        for message in variables("en", key)
        for beginning in (f"{key}-word-", f"{key}-button-")
        if message.startswith(beginning)
    }
    assert labelled - words == set(), "no move has these words"


@every_game
def test_every_refused_move_is_explained_by_a_section_of_the_rules_page(key: str) -> None:
    """So that "Why?" leads to the rule. A game with its rules in one text has no sections."""
    if key in RULES_PAGES:
        explained = set(explaining_sections(key, RULES_PAGES[key]))
        assert move_errors(key) - explained == set()
        assert explained - mentioned(key) == set()


@every_game
def test_a_refused_move_is_explained_by_one_section_only(key: str) -> None:
    refusals = [refusal for section in RULES_PAGES.get(key, ()) for refusal in section.refusals]
    assert len(set(refusals)) == len(refusals)


def move_errors(key: str) -> set[str]:
    """Returns the text keys of MoveErrors: those met in random games, and those that the source raises by name."""
    raised = {found for source in sources(key) for found in RAISED.findall(source.read_text("utf-8"))}
    return raised | {message for message, _ in _refusals_met(key)}


@every_game
def test_texts_use_only_the_variables_that_they_get(key: str) -> None:
    """Texts with variables have all been met, so that their variables are known."""
    labels = {*required(key), *optional(key)}
    using = {message: used for message, used in variables("en", key).items() if used and message not in labels}
    assert set(using) - set(met(key)) == set(), "no random or recorded game has met these texts"
    for message, used in using.items():
        assert used <= met(key)[message], message
