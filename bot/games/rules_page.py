"""The rules page of a game: sections, each with an example and the refusals that it explains.

A game's package declares it as RULES_PAGE; the texts are `<game>-rules-<section>`. The rules of a game without
RULES_PAGE are one text, `<game>-rules`.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.games.base import Options, Seat


@dataclass(frozen=True, kw_only=True)
class ExamplePosition:
    """A position of an example.

    Attributes:
        ply: the number of moves before it.
        partial_move: the first words of a move, which are already chosen in the picture.
        reader: the seat whose view is shown; None for a spectator's view.
    """

    ply: int
    partial_move: str = ""
    reader: Seat | None = None


@dataclass(frozen=True, kw_only=True)
class Example:
    """A short game that shows what a section says, and the positions that its picture shows.

    Attributes:
        seed: the seed of the game's luck, in hex.
        moves: as (seat, words).
        positions: their boards are shown from left to right. A single board has the players' column next to it if
            `players` is true.
    """

    seats: int
    seed: str
    options: Options = field(default_factory=dict, hash=False)
    moves: tuple[tuple[int, str], ...] = ()
    positions: tuple[ExamplePosition, ...]
    players: bool = False


@dataclass(frozen=True)
class Section:
    """A section of a rules page: one idea of the game, such as a turn, the scoring or a variant.

    Attributes:
        key: the end of the key of the section's text.
        refusals: the ends of the text keys of each MoveError that it explains: `occupied` for `tris_2-occupied`.
        example: the game in the section's picture; None for a section without a picture.
    """

    key: str
    refusals: tuple[str, ...] = ()
    example: Example | None = None


RulesPage: TypeAlias = tuple[Section, ...]
"""The sections of a game, in reading order."""


def explaining_sections(game_key: str, page: RulesPage) -> dict[str, str]:
    """Returns the keys of a game's sections by the text keys of the MoveErrors that they explain."""
    return {f"{game_key}-{refusal}": section.key for section in page for refusal in section.refusals}
