"""The card of a finished game: who won, everybody's rank and score, the game, its options and the day."""

from collections.abc import Iterator
from dataclasses import dataclass

from renderers.engine.scene import PICTURE_WIDTH, Placed, Scene
from renderers.parts.badges import SMALLEST_BADGE, Badge, Medal
from renderers.parts.caption import CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.displayable import initial
from renderers.text.fitting import fitted_name, text_width, truncated, wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme, seat_role


@dataclass(frozen=True)
class ResultRow:
    """How one player ended. rank: 1 is best, ties share it. score: "" if the game has none. note: "resigned"."""

    rank: int
    player: CaptionPlayer
    score: str = ""
    note: str = ""


@dataclass(frozen=True)
class Result:
    """All texts are in the reader's language.

    game, options, day: what was played, and when. verdict: "wins", "a draw", under the names of the `winners`, if there
    are any. reason: what decided it. places: in the order in which they are shown. foot: how long it was, or what else
    is worth knowing.
    """

    game: str
    options: str
    day: str
    winners: tuple[CaptionPlayer, ...]
    verdict: str
    reason: str
    places: tuple[ResultRow, ...]
    foot: str = ""


_BAR = 96
_MARGIN = 16
_EDGE = 36
_BADGE = 132
_BADGE_PITCH = 156
_WINNERS_TOP = _BAR + 36
_PITCH, _ROW = 84, 76
_NAME_LEFT = 166

_TITLE = Style(Weight.BOLD, 42, "text", "panel")
_DAY = Style(Weight.REGULAR, 32, "muted", "panel")
_WINNER = Style(Weight.BOLD, 60, "text", "background")
_VERDICT = Style(Weight.BOLD, 42, "win", "background")
_DRAWN = Style(Weight.BOLD, 60, "text", "background")
_REASON = Style(Weight.REGULAR, 34, "muted", "background")
_FOOT = Style(Weight.REGULAR, 30, "muted", "background")


def scene(result: Result, theme: Theme = DARK) -> Scene:
    """Lays out the card, 1,000 pixels wide and as tall as the number of players needs."""
    placed = [*_bar(result)]
    winners, top = _winners(result)
    placed += winners
    for number, place in enumerate(result.places):
        placed += _row(place, number, top + number * _PITCH, won=bool(result.winners))
    bottom = top + len(result.places) * _PITCH
    for line in _foot_lines(result):
        placed.append(place_text(line, _FOOT, PICTURE_WIDTH // 2, bottom + 40, "centre"))
        bottom += 46
    return Scene((PICTURE_WIDTH, bottom + 24), theme, tuple(placed))


def _bar(result: Result) -> Iterator[Placed]:
    yield Placed(Panel(PICTURE_WIDTH, _BAR, "panel", "background"), 0, 0)
    if len(result.winners) == 1:
        yield Placed(Panel(14, _BAR, seat_role(result.winners[0].seat), "panel"), 0, 0)
    room = PICTURE_WIDTH - 2 * _EDGE
    day = truncated(result.day, _DAY, room // 2)
    title = truncated(result.game, _TITLE, room - text_width(day, _DAY) - 30)
    yield place_text(title, _TITLE, _EDGE, 62)
    yield place_text(day, _DAY, PICTURE_WIDTH - _EDGE, 61, "right")


def _winners(result: Result) -> tuple[list[Placed], int]:
    """Places who won and how; returns that and where it ends."""
    placed, y = [], _WINNERS_TOP
    shown = result.winners[: (PICTURE_WIDTH - 2 * _EDGE) // _BADGE_PITCH]
    left = (PICTURE_WIDTH - (len(shown) - 1) * _BADGE_PITCH - _BADGE) // 2
    for number, winner in enumerate(shown):
        badge = Badge(_BADGE, winner.seat, initial(winner.name, winner.seat), "background")
        placed.append(Placed(badge, left + number * _BADGE_PITCH, y))
    room, middle = PICTURE_WIDTH - 2 * _EDGE, PICTURE_WIDTH // 2
    if shown:
        names = truncated(", ".join(winner.name for winner in result.winners), _WINNER, room)
        y += _BADGE + 74
        placed.append(place_text(names, _WINNER, middle, y, "centre"))
    style = _VERDICT if shown else _DRAWN
    y += 62
    placed.append(place_text(truncated(result.verdict, style, room), style, middle, y, "centre"))
    for line in wrapped_lines(result.reason, _REASON, PICTURE_WIDTH - 2 * 60)[:2] if result.reason else ():
        y += 56
        placed.append(place_text(line, _REASON, middle, y, "centre"))
    return placed, y + 36


def _row(place: ResultRow, number: int, top: int, *, won: bool) -> Iterator[Placed]:
    """Places a player's row. won: whether anybody did; if nobody did, there are no medals."""
    background: Role = "background" if number % 2 else "cell"
    if background == "cell":
        yield Placed(Panel(PICTURE_WIDTH - 2 * _MARGIN, _ROW, background, "background", radius=16), _MARGIN, top)
    baseline = top + _ROW // 2 + 14
    if not won:
        sign, style = "=" if place.rank == 1 else "–", Style(Weight.BOLD, 40, "muted", background)
        yield place_text(sign, style, 58, baseline, "centre")
    elif place.rank <= 3:
        medal = Medal(SMALLEST_BADGE, place.rank, background)
        yield Placed(medal, 58 - SMALLEST_BADGE // 2, top + (_ROW - SMALLEST_BADGE) // 2)
    else:
        yield place_text(str(place.rank), Style(Weight.MEDIUM, 34, "muted", background), 58, baseline - 2, "centre")
    seat = place.player.seat
    badge = Badge(SMALLEST_BADGE, seat, initial(place.player.name, seat), background)
    yield Placed(badge, 100, top + (_ROW - SMALLEST_BADGE) // 2)
    score, note = Style(Weight.BOLD, 42, "text", background), Style(Weight.REGULAR, 30, "muted", background)
    right = PICTURE_WIDTH - _EDGE
    if place.score:
        yield place_text(place.score, score, right, baseline, "right")
        right -= text_width(place.score, score) + 24
    if place.note:
        text = truncated(place.note, note, 300)
        yield place_text(text, note, right, baseline - 1, "right")
        right -= text_width(text, note) + 24
    name = Style(Weight.BOLD, 38, "text", background)
    yield place_text(fitted_name(place.player.name, name, right - _NAME_LEFT), name, _NAME_LEFT, baseline)


def _foot_lines(result: Result) -> Iterator[str]:
    for sentence in (result.options, result.foot):
        if sentence:
            yield from wrapped_lines(sentence, _FOOT, PICTURE_WIDTH - 2 * _EDGE)[:2]
