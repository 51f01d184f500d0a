"""Which finished games a list has, and which page is shown, in the form of custom ids."""

import re
from dataclasses import dataclass, replace
from typing import Self

from bot.games import GAMES
from bot.sessions.history import NEWEST, GameKey
from bot.sessions.refusals import Refusal

OUTCOMES = ("win", "loss", "draw")

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_FORMAT = re.compile(
    r"(?P<where>[sc])(?P<outcome>[wld]?)\.(?P<game>\w*)\.(?P<variant>[0-9a-f]*)"
    r"\.(?P<person>\w{0,13})\.(?P<against>\w{0,13})\.(?P<at>\w{0,9})\.(?P<session>\w*)",
    re.ASCII,
)


@dataclass(frozen=True, kw_only=True)
class Listing:
    """A page of a list of finished games.

    Attributes:
        here: whether it has only this channel's games, rather than the whole guild's.
        game, variant: empty for all; the variant's token (`variant_token`).
        person: somebody who played in the games.
        against: another player of the games.
        outcome: the outcome for `person`, one of OUTCOMES or empty.
        after: the page begins after this place of the list.
    """

    here: bool
    game: str = ""
    variant: str = ""
    person: int | None = None
    against: int | None = None
    outcome: str = ""
    after: GameKey = NEWEST

    @property
    def argument(self) -> str:
        """The page as the argument of a custom id: at most 83 characters."""
        after = "." if self.after == NEWEST else f"{_text(self.after.at)}.{self.after.session}"
        who = f"{_text(self.person)}.{_text(self.against)}"
        return f"{'sc'[self.here]}{self.outcome[:1]}.{self.game}.{self.variant}.{who}.{after}"

    @classmethod
    def parse(cls, argument: str) -> Self:
        """Reads an argument. Refuses `unknown-button` for anything else, which modified clients may send."""
        match = _FORMAT.fullmatch(argument)
        if match is None or match["game"] not in ("", *GAMES):
            raise Refusal("unknown-button")
        person, against, at = (_number(match[name]) for name in ("person", "against", "at"))
        outcome = next((one for one in OUTCOMES if one[:1] == match["outcome"]), "")
        if person is None and (against is not None or outcome):
            raise Refusal("unknown-button")
        after = NEWEST if at is None else GameKey(at, match["session"])
        return cls(
            here=match["where"] == "c",
            game=match["game"],
            variant=match["variant"],
            person=person,
            against=against,
            outcome=outcome,
            after=after,
        )

    def at(self, after: GameKey) -> Self:
        """Returns the page of the same list that begins after this place."""
        return replace(self, after=after)

    def elsewhere(self) -> Self:
        """Returns the first page of the same list for the guild instead of the channel, or the other way round."""
        return replace(self, here=not self.here, after=NEWEST)


def _text(number: int | None) -> str:
    """Returns an id or a time in as few characters as possible; empty for None."""
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def _number(digits: str) -> int | None:
    """Reads the result of `_text`. Refuses `unknown-button` for a number that the store cannot hold."""
    if not digits:
        return None
    try:
        number = int(digits, len(_DIGITS))
    except ValueError:
        raise Refusal("unknown-button") from None
    if number >= 1 << 63:
        raise Refusal("unknown-button")
    return number
