"""Why a move is better than another one: whatever is said is so by the rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice, permutations
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame, Event, Seat
from bot.games.chance import Chance
from bot.players import REASONS
from bot.players.base import EVEN, LOST, WON, RatedMove
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import sample, walk
from tests.examples import SLOW

LUCK = Chance(bytes(32), 1)


def states_of(key: str, moves: str) -> Any:
    """Returns the state of a game for two after these moves, separated by commas."""
    game = GAMES[key]
    state = game.start(2, game.info.full_options({}), LUCK)
    for move in moves.split(", "):
        (seat,) = game.to_act(state)
        state = game.play(state, seat, move, LUCK)
    return state


def why(key: str, moves: str, played: tuple[str, float], better: tuple[str, float]) -> str:
    """Returns the reason after these moves."""
    game, state = GAMES[key], states_of(key, moves)
    (seat,) = game.to_act(state)
    return str(REASONS[key](game.view(state, seat), RatedMove(*played), RatedMove(*better)))


@pytest.mark.parametrize(
    ("moves", "played", "better", "expected"),
    [
        ("a1, b2, b1, a3", ("a2", LOST), ("c1", WON), "coach-wins: "),
        ("b2, a1, c1", ("a2", LOST), ("a3", EVEN), "coach-lets-win: seat 0, reply a3"),
        ("a1, c3, a3, a2", ("b1", EVEN), ("c1", WON), "coach-fork: "),
        ("b2", ("b1", LOST), ("a1", EVEN), "coach-forced-loss: "),
        ("a1, b1", ("c3", EVEN), ("b2", WON), "coach-forced-win: "),
        ("a1, b2", ("b1", EVEN), ("c3", EVEN), "None"),
    ],
)
def test_tris_1_tells_lines_threats_and_forced_play(
    moves: str, played: tuple[str, float], better: tuple[str, float], expected: str
) -> None:
    assert why("tris_1", moves, played, better) == expected


@dataclass(frozen=True)
class Case:
    """Two moves of a seat, and what is said of them."""

    game: AnyGame
    state: Any
    seat: Seat
    played: str
    better: str
    event: Event


def wins(game: AnyGame, state: Any, seat: Seat, move: str) -> bool:
    """Returns whether the move wins the game at once."""
    outcome = game.outcome(game.play(state, seat, move, LUCK))
    return outcome is not None and outcome.winners == (seat,)


def only_the_better_wins(case: Case) -> bool:
    played, better = (wins(case.game, case.state, case.seat, move) for move in (case.played, case.better))
    return better and not played


def only_the_played_lets_win(case: Case) -> bool:
    game, other = case.game, case.event.seat
    assert other is not None
    after, best = (game.play(case.state, case.seat, move, LUCK) for move in (case.played, case.better))
    replies = game.legal_moves(best, other)
    return wins(game, after, other, str(case.event.args["reply"])) and not any(
        wins(game, best, other, reply) for reply in replies
    )


def points_are_so(case: Case) -> bool:
    view: Any = case.game.view(case.state, case.seat)
    previews = [view.preview(move) for move in (case.better, case.played)]
    points = [preview.args["points"] if preview else 0 for preview in previews]
    return points == [case.event.args["number"], case.event.args["instead"]]


def the_slots_are_a_set(case: Case) -> bool:
    game, state, claim = case.game, case.state, f"take {case.event.args['slots']}"
    if claim not in game.legal_moves(state, case.seat):
        state = game.play(state, case.seat, "call", LUCK)
    after = game.play(state, case.seat, claim, LUCK)
    return any(one.key == "set-found" for one in game.view(after, None).events)


CHECKED: Mapping[str, Callable[[Case], bool]] = {
    "coach-wins": only_the_better_wins,
    "coach-lets-win": only_the_played_lets_win,
    "coach-points": points_are_so,
    "coach-set-there": the_slots_are_a_set,
}


@of_every_variant
def test_what_is_said_is_so_by_the_rules(variant: Variant) -> None:
    game = variant.game
    for snapshot in sample(walk(variant).snapshots, 40 if SLOW else 8):
        for seat in sorted(game.to_act(snapshot.state)):
            legal = [*game.legal_moves(snapshot.state, seat)][::-7] or [*game.legal_moves(snapshot.state, seat)]
            view = game.view(snapshot.state, seat)
            for played, better in islice(permutations(legal, 2), 12):
                event = REASONS[variant.key](view, RatedMove(played, 0.2), RatedMove(better, 0.5))
                if event is not None and event.key in CHECKED and not wins(game, snapshot.state, seat, played):
                    case = Case(game, snapshot.state, seat, played, better, event)
                    assert CHECKED[event.key](case), event


def test_every_game_with_a_player_tells_reasons() -> None:
    assert {*REASONS} == {*GAMES}
