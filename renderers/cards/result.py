"""The card of a finished game: who won, everybody's rank, score and rating change, and some numbers about the game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renderers.cards import number_boxes, winner_panel
from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow, rows
from renderers.engine.scene import Placed, Scene
from renderers.parts.caption import CaptionPlayer
from renderers.parts.frame import CARD, framed
from renderers.themes.theme import DARK, Theme

_LEFT, _TOP, _RIGHT, _BOTTOM = CARD
_GAP = 12
_PANEL = 452
_FOOT = _BOTTOM - number_boxes.HEIGHT


@dataclass(frozen=True)
class Result:
    """All texts are in the reader's language.

    winners: who won; in a draw and in an abandoned game nobody. verdict: "wins", "a draw", under their names. reason:
    what decided it. places: everybody, in the order in which they are shown. numbers: three or four about the game.
    """

    winners: tuple[CaptionPlayer, ...]
    verdict: str
    reason: str
    places: tuple[PlayerRow, ...]
    numbers: tuple[Count, ...] = ()


def scene(result: Result, theme: Theme = DARK) -> Scene:
    """Lays out the card."""
    bottom = _FOOT - _GAP if result.numbers else _BOTTOM
    return framed(
        theme,
        winner_panel.placed(
            result.winners or _sharing(result.places),
            result.verdict,
            result.reason,
            (_LEFT, _TOP, _LEFT + _PANEL, bottom),
            won=bool(result.winners),
        ),
        rows(result.places, (_LEFT + _PANEL + _GAP, _TOP, _RIGHT, bottom), won=bool(result.winners)),
        number_boxes.placed(result.numbers, _FOOT) if result.numbers else _nothing(),
    )


def _sharing(places: Sequence[PlayerRow]) -> tuple[CaptionPlayer, ...]:
    """Returns who ended a game without a winner first: all of them if there are no ranks."""
    return tuple(place.player for place in places if place.rank in (None, 1))


def _nothing() -> Iterator[Placed]:
    return iter(())
