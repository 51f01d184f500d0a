"""A game's options typed as one text, `4x4 + 30 turns at most`, since a command has room for few options of its own."""

import re
from collections.abc import Iterable, Iterator, Mapping

from bot.games.base import AnyGame, Flag, Number, Option, OptionError, Value
from bot.sessions.refusals import Refusal
from bot.texts import Texts
from bot.ui.text.move_matching import comparable
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH, MAX_CHOICES
from bot.ui.text.option_texts import BEGINNER, offered_values, option_name, short_label

BETWEEN = "+"
"""The separator of two options; not a comma, since numbers contain commas."""

MOST_DIGITS = 6


def parsed_options(game: AnyGame, typed: str, texts: Texts) -> dict[str, Value]:
    """Returns the options that somebody typed, or chose from the suggestions.

    Refuses `tournament-options` if a part is not an option of the game.
    """
    options: dict[str, Value] = {}
    for part in filter(None, map(comparable, typed.split(BETWEEN))):
        named = {one.key: value for one, value, label in _labelled(game, part, texts) if label == part}
        if not named:
            raise Refusal("tournament-options", game=texts(f"{game.info.key}-name"))
        options |= named
    return options


def suggested_options(game: AnyGame, typed: str, texts: Texts) -> list[str]:
    """Returns completions of the text: its complete options, and one more that matches its last part."""
    *done, begun = [part.strip() for part in typed.split(BETWEEN)]
    if begun and _is_option(game, begun, texts):
        done, begun = [*done, begun], ""
    try:
        chosen = parsed_options(game, BETWEEN.join(done), texts)
    except Refusal:
        return []
    part = comparable(begun)
    fitting = [
        short_label(game.info.key, one, value, texts)
        for one, value, label in _labelled(game, part, texts)
        if one.key not in chosen and (part in label or part in comparable(option_name(game.info.key, one, texts)))
    ]
    whole = [done] if done and not part else []
    become = [f" {BETWEEN} ".join(filter(None, parts)) for parts in (*whole, *([*done, one] for one in fitting))]
    return [one for one in become if len(one) <= MAX_CHOICE_LENGTH][:MAX_CHOICES]


def _is_option(game: AnyGame, part: str, texts: Texts) -> bool:
    return any(label == comparable(part) for _, _, label in _labelled(game, comparable(part), texts))


def _labelled(game: AnyGame, part: str, texts: Texts) -> Iterator[tuple[Option, Value, str]]:
    """Yields each value of an option that a tournament may have, with the label to compare with `part`."""
    for option in game.info.options:
        if _matters(game, option):
            for value in _values(option, part):
                yield option, value, comparable(short_label(game.info.key, option, value, texts))


def _values(option: Option, part: str) -> Iterable[Value]:
    """Returns the values except the default; for a number, the offered ones and the typed one."""
    if isinstance(option, Flag):
        return [not option.default]
    values = offered_values(option, option.default)
    number = int("".join(re.findall(r"\d", part)[:MOST_DIGITS]) or 0)
    if isinstance(option, Number) and option.accepts(number) and number not in values:
        values.append(number)
    return [one for one in values if one != option.default]


def _matters(game: AnyGame, option: Option) -> bool:
    """Returns whether two people can play with a value of the option other than its default.

    False for who begins: the pairings make everybody begin equally often.
    """
    if option.key == BEGINNER or (isinstance(option, Number) and option.players > 2):
        return False
    values = (True, False) if isinstance(option, Flag) else offered_values(option, option.default)
    return any(_for_two(game, {option.key: value}) for value in values if value != option.default)


def _for_two(game: AnyGame, options: Mapping[str, Value]) -> bool:
    try:
        return 2 in game.seats(game.info.full_options(options))
    except OptionError:
        return False
