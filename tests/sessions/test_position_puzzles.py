"""Positions of finished games as puzzles: judged by the rules alone, tried the slow way here."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from bot.games import GAMES, POSITION_PUZZLES
from bot.games.base import IllegalMove, Seat
from bot.games.chance import Chance
from bot.games.replay import history
from bot.games.set.cards import odd_feature
from bot.sessions.daily.finding import good_position
from tests.games.set.finding import right_claims

NO_LUCK = Chance(bytes(32), 0)

TRIS_2 = GAMES["tris_2"]
TRIS_2_SEED = b"d tris_2 10"
ROLLS = """
a west, d west, h south, a west, e west, g south, c north, g south, g east, g east, e north, g north, g east, e south,
h east, g north, c south, c east, c south, c east, c south, c south, c west, c south, g north, f north, c west, h west
"""
TRIS_2_MOVES = tuple((Seat(ply % 2 ^ 1), f"roll {' '.join(roll.split())}") for ply, roll in enumerate(ROLLS.split(",")))
"""A game between a strong computer and a weak one: after 25 plies the first player forces the win by F north."""


def wins(state: Any, seat: Seat) -> bool:
    outcome = TRIS_2.outcome(state)
    return outcome is not None and outcome.ranks[seat] == 1


def after(state: Any, seat: Seat) -> Iterator[tuple[str, Any]]:
    for words in TRIS_2.legal_moves(state, seat):
        yield words, TRIS_2.play(state, seat, words, NO_LUCK)


def forcing(state: Any, seat: Seat) -> list[str]:
    """The rolls after which the seat wins with its next one, by playing all games of three rolls."""
    other = Seat(1 - seat)
    return [
        words
        for words, mine in after(state, seat)
        if TRIS_2.outcome(mine) is None
        and all(
            not wins(reply, other) and any(wins(last, seat) for _, last in after(reply, seat))
            for _, reply in after(mine, other)
        )
    ]


def test_win_in_two_is_exact() -> None:
    puzzle = POSITION_PUZZLES["tris_2"]
    found = good_position("tris_2", 2, {}, TRIS_2_SEED, TRIS_2_MOVES)
    assert found == (25, Seat(0))
    states = history(TRIS_2, 2, {}, TRIS_2_SEED, TRIS_2_MOVES)
    for ply in range(20, 28):
        seat = Seat(ply % 2 ^ 1)
        alone = forcing(states[ply], seat)
        instant = any(wins(state, seat) for _, state in after(states[ply], seat))
        assert puzzle.is_good(states[ply], seat) == (len(alone) == 1 and not instant)
    assert puzzle.solution(states[25], Seat(0)) == forcing(states[25], Seat(0)) == ["roll f north"]
    assert not puzzle.is_good(states[25], Seat(1)), "it is the other one's turn"


def test_win_in_two_is_played_against_the_toughest_reply_to_the_win() -> None:
    puzzle, state = POSITION_PUZZLES["tris_2"], history(TRIS_2, 2, {}, TRIS_2_SEED, TRIS_2_MOVES)[25]
    begun = puzzle.answered(state, Seat(0), ["roll f north"])
    assert (begun.over, begun.marks, TRIS_2.to_act(begun.state)) == (False, "🟩", frozenset({Seat(0)}))
    winning = next(words for words, last in after(begun.state, Seat(0)) if wins(last, Seat(0)))
    solved = puzzle.answered(state, Seat(0), ["roll f north", winning])
    assert (solved.over, solved.score, solved.marks) == (True, solved.most, "🟩🟩")
    missed = next(words for words, last in after(begun.state, Seat(0)) if not wins(last, Seat(0)))
    lost = puzzle.answered(state, Seat(0), ["roll f north", missed])
    assert (lost.over, lost.score, lost.marks) == (True, 0, "🟩🟥")
    other = next(words for words in TRIS_2.legal_moves(state, Seat(0)) if words != "roll f north")
    assert (wrong := puzzle.answered(state, Seat(0), [other])).over
    assert (wrong.score, wrong.marks) == (0, "🟥")
    back = "roll g south"
    with pytest.raises(IllegalMove):
        puzzle.answered(state, Seat(0), [back])


def greedy_game(number: int) -> tuple[bytes, list[tuple[Seat, str]]]:
    """A game of Tripple Domino in which both take the first placement that fits."""
    game, seed = GAMES["tripple_domino"], f"greedy {number}".encode()
    state, moves = game.start(2, game.info.full_options({}), Chance(seed, 0)), list[tuple[Seat, str]]()
    while (to_act := game.to_act(state)) and len(moves) < 200:
        (seat,) = to_act
        words = game.legal_moves(state, seat)[0]
        moves.append((seat, words))
        state = game.play(state, seat, words, Chance(seed, len(moves)))
    return seed, moves


def test_best_placement_brings_more_points_than_any_other_by_the_rules() -> None:
    game, puzzle, found = GAMES["tripple_domino"], POSITION_PUZZLES["tripple_domino"], 0
    for number in range(12):
        seed, moves = greedy_game(number)
        position = good_position("tripple_domino", 2, {}, seed, moves)
        if position is None:
            continue
        found += 1
        ply, seat = position
        state = history(game, 2, {}, seed, moves)[ply]
        legal = [words for words in game.legal_moves(state, seat) if words.startswith("place")]
        assert [*puzzle.answers(state, seat)] == legal
        gained = {words: game.play(state, seat, words, NO_LUCK).scores[seat] - state.scores[seat] for words in legal}
        (best,) = puzzle.solution(state, seat)
        assert len(gained) >= 4
        assert all(gained[best] > points for words, points in gained.items() if words != best)
        right, second = (
            puzzle.answered(state, seat, [words]) for words in sorted(gained, key=gained.__getitem__)[:-3:-1]
        )
        assert (right.score, right.most, right.over, right.marks) == (gained[best], gained[best], True, "🟩")
        assert (second.score < second.most, second.marks) == (True, "🟥")
        view = puzzle.view(game.view(state, seat))
        assert all(view.preview(" ".join(words.split()[:count])) is None for words in legal for count in (2, 3))
        assert not any("+" in str(event.args.get("places", "")) for event in view.description)
    assert found


def test_all_sets_are_asked_of_a_full_table_and_cards_stay() -> None:
    game, puzzle, seen = GAMES["set"], POSITION_PUZZLES["set"], set[bool]()
    for number in range(12):
        state = game.start(2, game.info.full_options({}), Chance(f"sets {number}".encode(), 0))
        cards = [card for card in state.table if card is not None]
        count = sum(odd_feature(three) is None for three in combinations(cards, 3))
        good = puzzle.is_good(state, Seat(0))
        seen.add(good)
        assert good == (3 <= count <= 6)
        assert not puzzle.is_good(game.play(state, Seat(0), "call", NO_LUCK), Seat(0)), "somebody has called"
        if not good:
            continue
        posed, seat = puzzle.pose(state, Seat(1))
        right = [*puzzle.solution(posed, seat)]
        assert right == [*right_claims(posed)]
        wrong = next(words for words in _takes(posed) if words not in right)
        progress = puzzle.answered(posed, seat, [right[0], wrong, *right[1:]])
        assert (progress.score, progress.most, progress.over) == (count - 1, count, True)
        assert progress.marks == f"🟩🟥{'🟩' * (count - 1)}"
        assert progress.state.table == state.table
        again = puzzle.answered(posed, seat, [right[0], right[0]])
        assert (again.found, again.over) == ((right[0].removeprefix("take "),), False)
    assert seen == {True, False}


def _takes(state: Any) -> Iterator[str]:
    for three in combinations(state.cards_by_slot, 3):
        yield f"take {' '.join(three)}"
