"""An assumption about Discord, and its result: whether it held."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.probe.probe import Probe

Attempt = Callable[["Probe"], Awaitable[str]]
"""Tries an assumption. Returns what Discord did; raises NotHeld or NotTried."""


class NotHeld(Exception):
    """Discord does not behave as assumed; the message says what it did."""


class NotTried(Exception):
    """The assumption could not be tried; the message says why."""


class Outcome(Enum):
    """Whether an assumption held."""

    HELD = "held"
    NOT_HELD = "NOT HELD"
    NOT_TRIED = "not tried"


@dataclass(frozen=True)
class Assumption:
    """Something about Discord that only Discord itself can prove.

    Attributes:
        key: its name for the command line and the JSON file.
        text: the assumption as a sentence.
        code: the module that relies on it; "" if the bot works either way.
        breaks: what breaks if the assumption does not hold.
        attempt: tries it.
    """

    key: str
    text: str
    code: str
    breaks: str
    attempt: Attempt


@dataclass(frozen=True)
class Result:
    """The result of trying an assumption.

    Attributes:
        seen: what Discord did, or why it was not tried.
    """

    assumption: Assumption
    outcome: Outcome
    seen: str


def assumption(
    text: str, *, code: str = "", breaks: str = "nothing: the bot works either way"
) -> Callable[[Attempt], Assumption]:
    """Makes an assumption of the function that tries it; the function's name is its key."""

    def make(attempt: Attempt) -> Assumption:
        return Assumption(attempt.__name__, text, code, breaks, attempt)

    return make
