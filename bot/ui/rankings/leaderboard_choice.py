"""The choice of a leaderboard (place, game, variant, period), and its form in custom ids."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from bot.games import GAMES
from bot.ratings.periods import ALL_TIME, Calendar, Period
from bot.sessions.refusals import Refusal
from bot.ui.text.option_texts import contest_token

_FORMAT = re.compile(
    r"(?P<where>[se])(?P<look>[pt])\.(?P<game>\w*)\.(?P<period>[SM\d-]*)\.(?P<contest>\w*)\.\w*", re.ASCII
)

PERIOD_NAME = re.compile(r"[SM]\d{4}-\d{2}", re.ASCII)
"""The names of periods other than all time."""


@dataclass(frozen=True)
class Contest:
    """A variant of a game in which people are compared.

    Attributes:
        alone: whether people are compared by their best solitaire results rather than ratings.
        variant: see `GameInfo.variant`; empty for all variants together.
    """

    variant: str = ""
    alone: bool = False

    @property
    def token(self) -> str:
        """A short text for custom ids and the values of choices, which have little room; empty for all variants."""
        return contest_token(self.variant, alone=self.alone)


ALL_VARIANTS = Contest()


@dataclass(frozen=True)
class LeaderboardChoice:
    """The leaderboard to show.

    Attributes:
        game: empty for all games.
        contest: the token of a Contest.
        as_text: whether it is shown without a picture.
    """

    everywhere: bool = False
    game: str = ""
    contest: str = ""
    period: Period = ALL_TIME
    as_text: bool = False

    def argument(self, button: str = "") -> str:
        """Returns the choice as an argument of a custom id.

        Args:
            button: distinguishes buttons that lead to the same page.
        """
        where, look = "se"[self.everywhere], "pt"[self.as_text]
        return f"{where}{look}.{self.game}.{self.period}.{self.contest}.{button}"

    @classmethod
    def parse(cls, argument: str) -> Self:
        """Reads an argument, or the one of a finished game: its key, followed by the contest if it is known.

        Refuses `unknown-button` for anything else.
        """
        game, _, contest = argument.partition(" ")
        if game in ("", *GAMES) and re.fullmatch(r"\w*", contest, re.ASCII):
            return cls(game=game, contest=contest)
        match = _FORMAT.fullmatch(argument)
        if match is None or match["game"] not in ("", *GAMES):
            raise Refusal("unknown-button")
        period = checked_period(match["period"])
        return cls(match["where"] == "e", match["game"], match["contest"], period, match["look"] == "t")


def checked_period(text: str) -> Period:
    """Returns a period by its name in custom ids and choices. Refuses `unknown-button` for anything else."""
    if text and not PERIOD_NAME.fullmatch(text):
        raise Refusal("unknown-button")
    period = Period(text)
    try:
        Calendar().bounds(period)
    except ValueError:
        raise Refusal("unknown-button") from None
    return period


def contests(game_key: str, played: Iterable[str]) -> Iterator[Contest]:
    """Yields all variants together, then each variant of a game that has been played: with others, then alone.

    A game that has the same variants for one player as for several may have both.
    """
    yield ALL_VARIANTS
    if game_key not in GAMES:
        return
    info = GAMES[game_key].info
    found = []
    for variant in played:
        keys = [part.split("=")[0] for part in variant.split(",") if part]
        if info.solo_variants is None:
            found += [Contest(variant), *([Contest(variant, alone=True)] if 1 in info.seats else [])]
        else:
            found.append(Contest(variant, alone=keys == sorted(info.solo_variants)))
    if 1 in info.seats and not (info.variants if info.solo_variants is None else info.solo_variants):
        found.append(Contest(alone=True))
    yield from sorted(found, key=lambda one: one.alone)
