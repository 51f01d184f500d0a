"""All achievements, and the seats of a finished game that have earned them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.achievements.examined_game import ExaminedGame, PlayedMove
from bot.games.base import Event, Seat

Rule: TypeAlias = Callable[[ExaminedGame], Iterator[Seat]]
"""Yields the seats that have earned an achievement, in any order, also more than once."""

QUICK_SET = 5_000
"""A SET is quick below this time, in milliseconds."""

QUICK_TRIS = 3
"""The most rolls of the winner in a quick Tris²."""

FASTEST_LINE = 3
"""The marks of the fastest line."""

MANY_GAMES = 100
DAYS_IN_A_ROW = 7


@dataclass(frozen=True)
class Achievement:
    """An achievement. Its key is stored, and never changes.

    Attributes:
        games: the keys of the games in which it can be earned; empty for any game.
        rule: None if no single game decides.
    """

    key: str
    games: tuple[str, ...] = ()
    rule: Rule | None = None


def earned_in(game: ExaminedGame) -> Mapping[Seat, tuple[str, ...]]:
    """Returns the keys of the achievements that each seat has earned in this game, in the order of ACHIEVEMENTS."""
    earned: dict[Seat, tuple[str, ...]] = {}
    for achievement in ACHIEVEMENTS:
        if achievement.rule is not None and (not achievement.games or game.game in achievement.games):
            for seat in game.people.intersection(achievement.rule(game)):
                earned[seat] = (*earned.get(seat, ()), achievement.key)
    return earned


def _events(game: ExaminedGame, *keys: str) -> Iterator[tuple[PlayedMove, Event, Seat]]:
    """Yields the events of these keys that are about a seat, each with its move."""
    for move in game.moves:
        for event in move.events:
            if event.key in keys and event.seat is not None:
                yield move, event, event.seat


def _seats_of(*keys: str) -> Rule:
    """Returns the rule that is met by an event of one of these keys."""
    return lambda game: (seat for _, _, seat in _events(game, *keys))


def _first_win(game: ExaminedGame) -> Iterator[Seat]:
    if game.among_people and game.seats > 1:
        yield from game.winners.intersection(move.seat for move in game.moves)


def _beat_master(game: ExaminedGame) -> Iterator[Seat]:
    if game.played_out and game.masters - game.winners:
        yield from game.winners


def _two_hexagons(game: ExaminedGame) -> Iterator[Seat]:
    for _, event, seat in _events(game, "tripple_domino-hexagon", "triodomino-hexagon"):
        if int(event.args["count"]) > 1:
            yield seat


def _bridge_to_win(game: ExaminedGame) -> Iterator[Seat]:
    if game.played_out and game.seats > 1 and game.moves:
        last = game.moves[-1]
        bridges = (seat for move, _, seat in _events(game, "tripple_domino-bridge") if move is last)
        yield from game.winners.intersection(bridges)


def _all_without_drawing(game: ExaminedGame) -> Iterator[Seat]:
    drawn: set[Seat] = set()
    for _, event, seat in _events(game, "triodomino-drew", "triodomino-out", "triodomino-opens"):
        if event.key == "triodomino-drew":
            drawn.add(seat)
        elif event.key == "triodomino-opens":  # a round begins
            drawn.clear()
        elif seat not in drawn:
            yield seat


def _quick_set(game: ExaminedGame) -> Iterator[Seat]:
    called: dict[Seat, int] = {}
    for move, event, seat in _events(game, "set-called", "set-found", "set-wrong"):
        if event.key == "set-called":
            called[seat] = move.thought
        elif called.pop(seat, move.thought) < QUICK_SET and event.key == "set-found":
            yield seat


def _solitaire_without_error(game: ExaminedGame) -> Iterator[Seat]:
    errors = ("set-wrong", "set-none-shown", "set-out-of-time")
    if game.seats == 1 and game.played_out and not any(_events(game, *errors)):
        yield from game.winners


def _fastest_line(game: ExaminedGame) -> Iterator[Seat]:
    for seat in [seat for _, _, seat in _events(game, "tris_1-line")]:
        if sum(writer == seat for _, _, writer in _events(game, "tris_1-written")) == FASTEST_LINE:
            yield seat


def _quick_tris(game: ExaminedGame) -> Iterator[Seat]:
    for seat in [seat for _, _, seat in _events(game, "tris_2-tris")]:
        if sum(roller == seat for _, _, roller in _events(game, "tris_2-rolled")) <= QUICK_TRIS:
            yield seat


def _exchanged_goal(game: ExaminedGame) -> Iterator[Seat]:
    exchanged = {seat for _, _, seat in _events(game, "tris_on_steroids-goal-changed")}
    yield from exchanged.intersection(seat for _, _, seat in _events(game, "tris_on_steroids-won"))


def _blocked_round(game: ExaminedGame) -> Iterator[Seat]:
    if game.seats > 1:
        yield from (seat for _, _, seat in _events(game, "tripple_domino-lowest"))


TILES = ("tripple_domino", "triodomino")

ACHIEVEMENTS = (
    Achievement("first-win", rule=_first_win),
    Achievement("beat-master", rule=_beat_master),
    Achievement("every-game"),
    Achievement("hundred-games"),
    Achievement("week-of-dailies"),
    Achievement("fastest-line", ("tris_1",), _fastest_line),
    Achievement("quick-tris", ("tris_2",), _quick_tris),
    Achievement("exchanged-goal", ("tris_on_steroids",), _exchanged_goal),
    Achievement("hexagon", TILES, _seats_of("tripple_domino-hexagon", "triodomino-hexagon")),
    Achievement("two-hexagons", TILES, _two_hexagons),
    Achievement("bridge-to-win", ("tripple_domino",), _bridge_to_win),
    Achievement("blocked-round", ("tripple_domino",), _blocked_round),
    Achievement("no-drawing", ("triodomino",), _all_without_drawing),
    Achievement("quick-set", ("set",), _quick_set),
    Achievement("clean-solitaire", ("set",), _solitaire_without_error),
)
"""All achievements, in the order in which they are listed."""

KEYS = tuple(achievement.key for achievement in ACHIEVEMENTS)
