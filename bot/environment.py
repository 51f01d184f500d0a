"""Reads a dataclass of settings from the environment and from a `.env` file.

A library that validates by type hints would take ten megabytes of an idle bot's memory for this.
"""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import field, fields
from math import inf
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from dotenv import dotenv_values

T = TypeVar("T")

Parse: TypeAlias = Callable[[str], object]
"""Returns the value of a setting's text. Raises ValueError with a sentence that does not repeat the text."""

YES, NO = {"1", "true", "yes", "on"}, {"0", "false", "no", "off"}


class InvalidSettings(ValueError):
    """Settings have invalid values; the message has a line for each. It shows no values, since some are secret."""


def setting(default: object, parse: Parse, description: str, *, secret: bool = False) -> Any:
    """Returns the dataclass field of a setting. secret: whether its value is left out of the dataclass's repr."""
    return field(default=default, repr=not secret, metadata={"parse": parse, "description": description})


def text(value: str) -> str:
    """Returns any text as it is."""
    return value


def matching(pattern: str) -> Parse:
    """Returns what parses a text that matches a regular expression."""

    def parse(value: str) -> str:
        if re.search(pattern, value) is None:
            raise ValueError(f"has to match {pattern}")
        return value

    return parse


def one_of(*choices: str) -> Parse:
    """Returns what parses one of these texts."""

    def parse(value: str) -> str:
        if value not in choices:
            raise ValueError(f"has to be one of: {', '.join(choices)}")
        return value

    return parse


def boolean(value: str) -> bool:
    """Parses true or false, also as yes, on or 1, and no, off or 0, in capitals or not."""
    if value.lower() not in YES | NO:
        raise ValueError("has to be true or false")
    return value.lower() in YES


def integer(least: int, most: int | None = None) -> Parse:
    """Returns what parses an integer from `least` to `most`."""

    def parse(value: str) -> int:
        try:
            number = int(value)
        except ValueError:
            raise ValueError("has to be an integer") from None
        if number < least or (most is not None and number > most):
            raise ValueError(f"has to be at least {least}" if most is None else f"has to be from {least} to {most}")
        return number

    return parse


def number(*, least: float = -inf, above: float = -inf, most: float = inf) -> Parse:
    """Returns what parses a number from `least` to `most` that is greater than `above`."""
    bounds = [
        *([f"at least {least:g}"] if least > -inf else []),
        *([f"greater than {above:g}"] if above > -inf else []),
        *([f"at most {most:g}"] if most < inf else []),
    ]

    def parse(value: str) -> float:
        try:
            parsed = float(value)
        except ValueError:
            raise ValueError("has to be a number") from None
        if not (least <= parsed <= most and above < parsed < inf):
            raise ValueError(f"has to be {' and '.join(bounds or ['finite'])}")
        return parsed

    return parse


def read_environment(kind: type[T], env_file: Path | None) -> T:
    """Returns the settings of the environment, then of the file, then the defaults. An empty value counts as none.

    kind: a dataclass whose fields are made by `setting`; a field `http_port` is the variable HTTP_PORT, in capitals or
    not. Raises InvalidSettings.
    """
    in_file = dotenv_values(env_file, encoding="utf-8") if env_file is not None else {}
    texts = _given(in_file) | _given(os.environ)
    values, problems = {}, []
    for one in fields(kind):  # type: ignore[arg-type]  # a dataclass, which mypy cannot tell of a type variable
        if one.name.upper() in texts:
            try:
                values[one.name] = one.metadata["parse"](texts[one.name.upper()])
            except ValueError as error:
                problems.append(f"{one.name.upper()}: {error}")
    if problems:
        raise InvalidSettings("\n".join(problems))
    return kind(**values)


def _given(variables: Mapping[str, str | None]) -> dict[str, str]:
    """Returns the variables that are not empty, with their names in capitals."""
    return {name.upper(): value for name, value in variables.items() if value}
