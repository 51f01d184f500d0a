"""Master finds forced wins, and the only rolls that do not lose; the other levels overlook them, the further away the
more often.

A default run tries a part of the stored positions; `SLOW=1` tries all.
"""

import os
from collections.abc import Sequence

import pytest

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.game import State
from bot.games.tris_2.position import Position
from bot.players import player
from bot.players.base import LOST, WON, Level
from bot.players.compiled import available
from tests.players.tris_2.positions import roll_of, stored

EVERY = 1 if "SLOW" in os.environ else 8
"""One in so many stored positions is tried."""

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


def ratings(state: State, level: Level) -> dict[str, float]:
    """Returns the level's rating of each legal roll."""
    legal = GAME.legal_moves(state, Seat(0))
    rated = player("tris_2", level).ratings(GAME.view(state, Seat(0)), legal, Chance(b"", 0))
    return dict(zip(legal, rated, strict=True))


def choice(state: State, level: Level, luck: int = 0) -> str:
    """Returns the roll that the level makes."""
    legal = GAME.legal_moves(state, Seat(0))
    return player("tris_2", level).choose(GAME.view(state, Seat(0)), legal, Chance(b"", luck))


def wins(rolls: int) -> Sequence[State]:
    """Returns the tried positions where the player on turn wins in that many rolls, of both players together."""
    return [state for state, answer in stored("wins") if int(answer) == rolls][::EVERY]


@pytest.mark.parametrize("rolls", [3, 5, 7])
def test_the_master_finds_the_wins_that_can_be_forced_in_3_5_and_7_rolls(rolls: int) -> None:
    for state in wins(rolls):
        assert ratings(state, Level.MASTER)[choice(state, Level.MASTER)] == WON


@pytest.mark.parametrize(
    ("level", "near", "far"), [(Level.FAIR, (0.8, 0.98), (0.2, 0.6)), (Level.HARD, (0.75, 0.98), (0.7, 0.95))]
)
def test_weaker_levels_miss_some_wins_and_fair_most_of_those_in_5_rolls(
    level: Level, near: tuple[float, float], far: tuple[float, float]
) -> None:
    """Hard begins many without having seen their end, since it judges what is undecided."""
    for rolls, (least, most) in ((3, near), (5, far)):
        assert least < share_found(level, rolls) < most


def share_found(level: Level, rolls: int) -> float:
    """Returns how often a level begins a win of so many rolls, in the tried positions and with different luck."""
    lucks = range(8)
    states = wins(rolls)
    won = {state: {move for move, rated in ratings(state, Level.MASTER).items() if rated == WON} for state in states}
    return (
        sum(choice(state, level, luck) in won[state] for state in states for luck in lucks) / len(lucks) / len(states)
    )


def test_the_master_finds_the_only_roll_that_does_not_lose() -> None:
    for state, only in stored("only")[::EVERY]:
        assert choice(state, Level.MASTER) == roll_of(only)


def test_every_roll_but_the_only_one_is_known_to_lose_unless_that_one_wins() -> None:
    for state, only in stored("only")[::EVERY]:
        rated = ratings(state, Level.MASTER)
        holds = rated.pop(roll_of(only))
        assert holds == WON or set(rated.values()) == {LOST}


def test_a_win_in_3_is_not_delayed_by_any_reply() -> None:
    """By the rules of the game itself, every reply leaves a tris to roll."""
    for state in wins(3):
        after = played(state, choice(state, Level.MASTER))
        assert not rolls_a_tris(after)
        for reply in GAME.legal_moves(after, Seat(1)):
            assert rolls_a_tris(played(after, reply))


def played(state: State, move: str) -> State:
    """Returns the state after a roll of the player on turn."""
    return GAME.play(state, state.turn, move, Chance(b"", 0))


def rolls_a_tris(state: State) -> bool:
    """Tells whether the player on turn can make a tris at once."""
    assert isinstance(state.table, Position)
    return any(state.table.rolled(*roll).line for roll in state.table.rolls())
