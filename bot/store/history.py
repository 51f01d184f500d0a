"""Lists of finished games: what the store returns, and how it filters them."""

from dataclasses import dataclass
from typing import NamedTuple


class GameKey(NamedTuple):
    """A finished game's place in a list, newest first: when it ended (ms since the epoch), and its session."""

    at: int
    session: str


NEWEST = GameKey(2**62, "")
"""Comes before the newest game."""


@dataclass(frozen=True, kw_only=True)
class GameFilter:
    """Which finished games are listed: those of a guild, or of a channel; exactly one of the two is set.

    Attributes:
        game, variant: empty for all; a variant belongs to a game.
        person: somebody who played in them.
        against: a second person who played in them; needs `person`.
        outcome: `win`, `loss` or `draw` for `person`; empty for all.
    """

    guild: int | None = None
    channel: int | None = None
    game: str = ""
    variant: str = ""
    person: int | None = None
    against: int | None = None
    outcome: str = ""

    def __post_init__(self) -> None:
        if (self.guild is None) == (self.channel is None):
            raise ValueError("either a guild or a channel")
        if self.person is None and (self.against is not None or self.outcome):
            raise ValueError("against and outcome need a person")


@dataclass(frozen=True, kw_only=True)
class GamePlayer:
    """A seat of a finished game.

    Attributes:
        name, username: at that table.
        score: None in games that have none.
    """

    seat: int
    person: int
    name: str
    username: str
    rank: int
    score: int | None
    outcome: str


@dataclass(frozen=True, kw_only=True)
class FinishedGame:
    """A finished game in a list.

    Attributes:
        variant: of the game.
        at: its end, ms since the epoch.
        players: in order of seats.
        channel: where it was played.
        counts: whether it counts when people are compared.
        duration: ms; None if unknown.
    """

    session: str
    channel: int
    game: str
    variant: str
    at: int
    duration: int | None
    counts: bool
    players: tuple[GamePlayer, ...]

    @property
    def key(self) -> GameKey:
        """Its place in the list."""
        return GameKey(self.at, self.session)


class BestResult(NamedTuple):
    """A person's best result in games played alone.

    Attributes:
        score: None in games that have none.
        duration: ms; None if unknown.
    """

    score: int | None
    duration: int | None


@dataclass(frozen=True, kw_only=True)
class HeadToHead:
    """The games of a kind in which two people met.

    Attributes:
        ahead, behind, level: how often one ranked before the other.
    """

    game: str
    games: int
    ahead: int
    behind: int
    level: int
