"""What weak players of Tris 2 overlook: diagonals and dice far away, and for all moves of a turn the same."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.die import LETTERS
from bot.games.tris_2.game import State
from bot.games.tris_2.position import Position
from bot.players.tris_2.one_ply import LOSS, position_after, tris_after, value_of
from bot.players.tris_2.sight import FAR, Sight, is_diagonal


@cache
def states() -> tuple[State, ...]:
    """Returns positions of random games after some rolls."""
    return tuple(walk(Random("sight"), 250))


def walk(dice: Random, games: int) -> Iterator[State]:
    for number in range(games):
        state = GAME.start(2, GAME.info.full_options({}), Chance(b"sight", number))
        for _ in range(10):
            state = GAME.play(state, state.turn, dice.choice(GAME.legal_moves(state, state.turn)), Chance(b"", 0))
            if state.over:
                break
            yield state


def values(state: State, sight: Sight, luck: int = 0, moves: Sequence[str] = ()) -> dict[str, int]:
    """Returns what each of the moves seems to be worth; of all moves where none is given."""
    moves = moves or GAME.legal_moves(state, state.turn)
    return dict(zip(moves, sight.values(GAME.view(state, Seat(0)), moves, Chance(b"luck", luck)), strict=True))


def words(after: Position) -> str:
    assert after.last is not None
    return f"roll {after.last.letter} {after.last.direction}"


def is_far(state: State, after: Position) -> bool:
    """Tells whether the die that has made the tris lay far from the die rolled before it."""
    assert isinstance(state.table, Position)
    assert state.table.last is not None
    assert after.last is not None
    before = state.table.dice[LETTERS.index(state.table.last.letter)]
    return max(abs(after.last.row - before.row), abs(after.last.col - before.col)) >= FAR


def test_who_overlooks_nothing_values_moves_as_the_player_that_looks_one_roll_ahead() -> None:
    for state in states()[::100]:
        view = GAME.view(state, Seat(0))
        seen = values(state, Sight(0, 0, 0))
        assert seen == {move: value_of(view, move) for move in seen}


def test_diagonals_and_dice_far_away_are_overlooked_more_often() -> None:
    overlooked: dict[tuple[bool, bool], list[bool]] = {
        (far, slanted): [] for far in (False, True) for slanted in (False, True)
    }
    for number, state in enumerate(states()):
        assert isinstance(state.table, Position)
        for after in tris_after(state.table):
            (seen,) = values(state, Sight(near=0, far=40, diagonal=30), number, [words(after)]).values()
            overlooked[is_far(state, after), is_diagonal(after)].append(not seen)
    shares = {kind: sum(found) / len(found) for kind, found in overlooked.items()}
    assert min(map(len, overlooked.values())) > 60
    assert shares[False, False] == 0
    for kind, percent in {(True, False): 40, (False, True): 30, (True, True): 70}.items():
        assert abs(shares[kind] - percent / 100) < 0.13


def test_a_threat_is_seen_after_all_moves_of_a_turn_or_after_none() -> None:
    state, threatened = next(single_threats())
    seen = {
        frozenset(move for move, value in values(state, Sight(50, 50, 0), luck).items() if value == LOSS)
        for luck in range(20)
    }
    assert seen == {frozenset(), threatened}


def single_threats() -> Iterator[tuple[State, frozenset[str]]]:
    """Yields states where the other threatens one tris that most moves, those yielded, do not parry."""
    for state in states():
        replies = {}
        for move in GAME.legal_moves(state, state.turn):
            after = position_after(GAME.view(state, Seat(0)), move)
            assert isinstance(after, Position)
            replies[move] = [] if after.line else [words(reply) for reply in tris_after(after)]
        threatened = frozenset(move for move, found in replies.items() if found)
        if len(threatened) > len(replies) / 2 and len({words for found in replies.values() for words in found}) == 1:
            yield state, threatened
