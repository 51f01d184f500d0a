"""A game's rules page as its module declares it: sections, and with each the example and the refusals that belong to it.

The words are texts: `<game>-rules-<section>`. A game that declares none has its rules in one text, `<game>-rules`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TypeAlias

from bot.games.base import Options, Seat


@dataclass(frozen=True, kw_only=True)
class Position:
    """A position of an example.

    ply: the number of moves before it. partial_move: the first words of a move that are chosen there. reader: the seat
    whose view is shown; None for what everybody sees.
    """

    ply: int
    partial_move: str = ""
    reader: Seat | None = None


@dataclass(frozen=True, kw_only=True)
class Example:
    """A short game that shows what a section says, and the positions that its picture shows from left to right.

    seed: of the game's luck, in hex. moves: as (seat, words).
    """

    seats: int
    seed: str
    options: Options = field(default_factory=dict)
    moves: tuple[tuple[int, str], ...] = ()
    positions: tuple[Position, ...]


@dataclass(frozen=True)
class Section:
    """A section of a rules page: one idea of the game, such as a turn, the scoring or a variant.

    key: the end of its text's key. refusals: the ends of the text keys of each MoveError that it explains: `occupied`
    for `tris_2-occupied`. example: what its picture shows; None for a section without a picture.
    """

    key: str
    refusals: tuple[str, ...] = ()
    example: Example | None = None


RulesPage: TypeAlias = tuple[Section, ...]


@cache
def rules_page(game_key: str) -> RulesPage:
    """Returns the sections that the game's package declares as RULES_PAGE, in reading order; none where it has none."""
    page: RulesPage = getattr(import_module(f"bot.games.{game_key}"), "RULES_PAGE", ())
    return page


def explaining_sections(game_key: str) -> Mapping[str, str]:
    """Returns the keys of sections by the text keys of the MoveErrors that they explain."""
    return {f"{game_key}-{refusal}": one.key for one in rules_page(game_key) for refusal in one.refusals}
