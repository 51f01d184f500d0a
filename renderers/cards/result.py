"""The card of a finished game: who won, everybody's place and score, the game, its options and the day."""

from collections.abc import Iterator
from dataclasses import dataclass

from renderers.engine.scene import Placed, Scene
from renderers.parts.badges import SMALLEST, Badge, Medal
from renderers.parts.caption import Player
from renderers.parts.grid import WIDTH
from renderers.parts.text_line import Panel, words
from renderers.text.fitting import Style, called, initial, length, shortened, wrapped
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme, seat_role


@dataclass(frozen=True)
class Place:
    """How one player ended. rank: 1 is best, ties share it. note: "resigned". score: "" where the game counts none."""

    rank: int
    player: Player
    score: str = ""
    note: str = ""


@dataclass(frozen=True)
class Result:
    """All words are in the reader's language.

    game, options, day: what was played, and when. verdict: "wins", "a draw", as large as the names of the `winners`
    above it, who may be none. reason: what decided it. places: in the order in which they are shown. foot: how long it
    was, or what else is worth knowing.
    """

    game: str
    options: str
    day: str
    winners: tuple[Player, ...]
    verdict: str
    reason: str
    places: tuple[Place, ...]
    foot: str = ""


_BAR = 96
_MARGIN = 16
_EDGE = 36
_BADGE = 132
_STEP = 156
_HERO = _BAR + 36
_LINE, _ROW = 84, 76
_NAME_LEFT = 166

_TITLE = Style(Weight.BOLD, 42, "text", "panel")
_DAY = Style(Weight.REGULAR, 32, "muted", "panel")
_WINNER = Style(Weight.BOLD, 60, "text", "ground")
_VERDICT = Style(Weight.BOLD, 42, "win", "ground")
_DRAWN = Style(Weight.BOLD, 60, "text", "ground")
_REASON = Style(Weight.REGULAR, 34, "muted", "ground")
_FOOT = Style(Weight.REGULAR, 30, "muted", "ground")


def scene(result: Result, theme: Theme = DARK) -> Scene:
    """The card, 1,000 pixels wide and as tall as there are players."""
    placed = [*_bar(result)]
    hero, top = _hero(result)
    placed += hero
    for number, place in enumerate(result.places):
        placed += _row(place, number, top + number * _LINE, won=bool(result.winners))
    bottom = top + len(result.places) * _LINE
    for line in _footing(result):
        placed.append(words(line, _FOOT, WIDTH // 2, bottom + 40, "centre"))
        bottom += 46
    return Scene((WIDTH, bottom + 24), theme, tuple(placed))


def _bar(result: Result) -> Iterator[Placed]:
    yield Placed(Panel(WIDTH, _BAR, "panel", "ground"), 0, 0)
    if len(result.winners) == 1:
        yield Placed(Panel(14, _BAR, seat_role(result.winners[0].seat), "panel"), 0, 0)
    room = WIDTH - 2 * _EDGE
    day = shortened(result.day, _DAY, room // 2)
    title = shortened(result.game, _TITLE, room - length(day, _DAY) - 30)
    yield words(title, _TITLE, _EDGE, 62)
    yield words(day, _DAY, WIDTH - _EDGE, 61, "right")


def _hero(result: Result) -> tuple[list[Placed], int]:
    """Who won and how, and where that ends."""
    placed, y = [], _HERO
    shown = result.winners[: (WIDTH - 2 * _EDGE) // _STEP]
    left = (WIDTH - (len(shown) - 1) * _STEP - _BADGE) // 2
    for number, winner in enumerate(shown):
        badge = Badge(_BADGE, winner.seat, initial(winner.name, winner.seat), "ground")
        placed.append(Placed(badge, left + number * _STEP, y))
    if shown:
        names = shortened(", ".join(winner.name for winner in result.winners), _WINNER, WIDTH - 2 * _EDGE)
        y += _BADGE + 74
        placed.append(words(names, _WINNER, WIDTH // 2, y, "centre"))
    style = _VERDICT if shown else _DRAWN
    y += 62
    placed.append(words(shortened(result.verdict, style, WIDTH - 2 * _EDGE), style, WIDTH // 2, y, "centre"))
    for line in wrapped(result.reason, _REASON, WIDTH - 2 * 60)[:2] if result.reason else ():
        y += 56
        placed.append(words(line, _REASON, WIDTH // 2, y, "centre"))
    return placed, y + 36


def _row(place: Place, number: int, top: int, *, won: bool) -> Iterator[Placed]:
    """A player's line. won: whether anybody did; where nobody did no rank is an honour."""
    under: Role = "ground" if number % 2 else "cell"
    if under == "cell":
        yield Placed(Panel(WIDTH - 2 * _MARGIN, _ROW, under, "ground", radius=16), _MARGIN, top)
    baseline = top + _ROW // 2 + 14
    if not won:
        yield words("=" if place.rank == 1 else "–", Style(Weight.BOLD, 40, "muted", under), 58, baseline, "centre")
    elif place.rank <= 3:
        yield Placed(Medal(SMALLEST, place.rank, under), 58 - SMALLEST // 2, top + (_ROW - SMALLEST) // 2)
    else:
        yield words(str(place.rank), Style(Weight.MEDIUM, 34, "muted", under), 58, baseline - 2, "centre")
    seat = place.player.seat
    yield Placed(Badge(SMALLEST, seat, initial(place.player.name, seat), under), 100, top + (_ROW - SMALLEST) // 2)
    score, note = Style(Weight.BOLD, 42, "text", under), Style(Weight.REGULAR, 30, "muted", under)
    right = WIDTH - _EDGE
    if place.score:
        yield words(place.score, score, right, baseline, "right")
        right -= length(place.score, score) + 24
    if place.note:
        said = shortened(place.note, note, 300)
        yield words(said, note, right, baseline - 1, "right")
        right -= length(said, note) + 24
    name = Style(Weight.BOLD, 38, "text", under)
    yield words(called(place.player.name, name, right - _NAME_LEFT), name, _NAME_LEFT, baseline)


def _footing(result: Result) -> Iterator[str]:
    for sentence in (result.options, result.foot):
        if sentence:
            yield from wrapped(sentence, _FOOT, WIDTH - 2 * _EDGE)[:2]
