"""The options of a game as they are given on the command line."""

import json
from collections.abc import Iterable

from bot.games.base import Options, Value


def option_values(given: Iterable[str]) -> Options:
    """Reads options of the form `name=value`."""
    return {name: _value(text) for name, text in (option.split("=", 1) for option in given)}


def _value(text: str) -> Value:
    """Returns an option's value: a number or a truth value in JSON, else the text itself."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, int) else text
