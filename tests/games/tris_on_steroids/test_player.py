"""The computer players of Tris on Steroids."""

import os
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.games.base import Options
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.position import Position
from bot.games.tris_on_steroids.view import View
from bot.players import player
from bot.players.base import Level, Player
from bot.players.compiled import available
from bot.players.tris_on_steroids.one_ply import GREEDY, ONE_PLY, Inattentive
from bot.players.tris_on_steroids.search import Search
from tests.contract.walk import random_game
from tests.games.tris_on_steroids.secrets import otherwise, walked
from tests.games.tris_on_steroids.tables import position
from tests.games.tris_on_steroids.test_secrets import play
from tests.players.match import choices, same_choice, wins_against_random_players

KEY = "tris_on_steroids"

POSITIONS = 100_000 if "SLOW" in os.environ else 400

searches = pytest.mark.skipif(not available(), reason="without wasmtime no player searches")
of_all_players = pytest.mark.parametrize(
    "someone", [GREEDY, ONE_PLY, *map(player, [KEY] * 2, [Level.HARD, Level.MASTER])]
)
of_players_who_mind_others = pytest.mark.parametrize(
    "someone", [ONE_PLY, *map(player, [KEY] * 2, [Level.HARD, Level.MASTER])]
)


@of_all_players
def test_it_turns_up_a_card_that_it_knows_to_win(someone: Player[View]) -> None:
    state = position("td td (tg)0 (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    assert choices(KEY, state, someone=someone) == {"reveal c1"}


@pytest.mark.parametrize("someone", [GREEDY, ONE_PLY])
def test_one_ply_ahead_it_turns_up_a_card_where_it_may_win(someone: Player[View]) -> None:
    state = position("td td (xg) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    assert choices(KEY, state, someone=someone) == {"reveal c1"}


@of_all_players
def test_it_completes_a_line_by_a_swap(someone: Player[View]) -> None:
    state = position("td td xd  cd (cd) ts  qd qd cg", "(td) (cd)", acting=5)
    assert choices(KEY, state, someone=someone) == {"act c1"}


@of_all_players
def test_it_takes_the_goal_whose_line_is_there(someone: Player[View]) -> None:
    state = position("cd cd cg  (xd) xg (td)  (td) cs (td)", "(td) (xd)", acting=4)
    assert choices(KEY, state, someone=someone) <= {"act a1", "act b1", "act c1", "act b3"}


@of_players_who_mind_others
def test_it_breaks_the_line_of_an_open_goal(someone: Player[View]) -> None:
    """The line of circles would win as soon as the other is on turn; only discarding a circle stops it."""
    state = position("cd cd cg  (xd) td (td)  (td) xs (td)", "(td) cd", acting=4)
    assert choices(KEY, state, someone=someone) <= {"act a1", "act b1", "act c1"}


ROW, DIAGONAL = (
    position(grid, "(td) (cd)")
    for grid in ("td td (tg)0 (cd) (cd) (cd) (xs) (xs) (xs)", "td (cd) (cd) (cd) td (cd) (xs) (xs) (tg)0")
)
"""A card known to complete a row, and one known to complete a diagonal."""

ROW_SEEN, DIAGONAL_SEEN = (
    position(grid, "(td) (cd)") for grid in ("td td (xg) cd cd cd (xs) (xs) (xs)", "td cd (xg) cd td cd (xs) (xs) (xg)")
)
"""A card that may complete a row, and one that may complete a diagonal."""


def share_of_wins(someone: Player[View], state: Position, move: str) -> float:
    """Returns how often a player makes a move, with different luck."""
    view, legal = GAME.view(state, state.on_turn), GAME.legal_moves(state, state.on_turn)
    return sum(someone.choose(view, legal, Chance(b"luck", luck)) == move for luck in range(400)) / 400


def test_weak_levels_overlook_own_lines_and_diagonals_more_often() -> None:
    """A card that is not seen to win may be turned up by luck."""
    seen = {
        (level, move): share_of_wins(player(KEY, level), state, move)
        for level in (Level.EASY, Level.FAIR)
        for state, move in ((ROW_SEEN, "reveal c1"), (DIAGONAL_SEEN, "reveal c3"))
    }
    for level in (Level.EASY, Level.FAIR):
        assert seen[level, "reveal c3"] + 0.05 < seen[level, "reveal c1"] < 1
    for move in ("reveal c1", "reveal c3"):
        assert seen[Level.EASY, move] + 0.2 < seen[Level.FAIR, move]


def test_a_forgotten_card_is_like_one_never_seen() -> None:
    sees_all = Inattentive(own=(0, 0), others=(0, 0), forgets=0)
    assert choices(KEY, ROW, someone=sees_all) == {"reveal c1"}
    hidden = position("td td (tg) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    known = position("td (cd) (tg)0 (cd)0 (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    unknown = position("td (cd) (tg) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    forgetful = replace(sees_all, forgets=100)
    assert same_choice(KEY, ROW, hidden, ROW.on_turn, forgetful)
    assert choices(KEY, known, someone=forgetful) == choices(KEY, unknown, someone=sees_all)
    assert choices(KEY, known, someone=sees_all) != choices(KEY, unknown, someone=sees_all)


def test_a_player_may_overlook_the_lines_of_others_alone() -> None:
    """The acting card can break the row of circles or that of squares: whose goal that is does not matter then."""
    circles, squares = (
        position("cd cd (cg)  (xd) td td  qd qd (td)", f"(td) {goal}", acting=4) for goal in ("cd", "qd")
    )
    self_centred = Inattentive(own=(0, 0), others=(100, 100), forgets=0)
    assert choices(KEY, circles, someone=self_centred) == choices(KEY, squares, someone=self_centred)
    sees_all = replace(self_centred, others=(0, 0))
    assert (choices(KEY, circles, someone=sees_all), choices(KEY, squares, someone=sees_all)) == (
        {"act a1"},
        {"act a3"},
    )
    assert choices(KEY, ROW, someone=self_centred) == {"reveal c1"}


def test_a_careful_beginner_minds_no_goal_of_others() -> None:
    circles, squares = (
        position("cd cd cg  (xd) td (td)  (td) xs (td)", f"(td) {goal}", acting=4) for goal in ("cd", "qd")
    )
    assert ratings(GREEDY, circles) == ratings(GREEDY, squares)
    assert ratings(ONE_PLY, circles) != ratings(ONE_PLY, squares)


@searches
@pytest.mark.parametrize(("built", "other"), ["cx", "xc"])
def test_it_concludes_from_the_moves_of_another_which_goal_that_one_has(built: str, other: str) -> None:
    """The other swapped a symbol into a line, and could have swapped it elsewhere; its own card can discard either."""
    before = position(
        f"{built}d qd (qd)  (qd) (td) ({built}s)  {other}d {other}d (qd)",
        f"(ts) ({built}g)",
        on_turn=1,
        pile="qd " * 33,
    )
    state = play(before, "reveal c2", "act b1", "reveal b2")
    rated = {infers: ratings(Search(20_000, infers=infers), state) for infers in (True, False)}
    gains = {infers: rated[infers]["act b1"] - rated[infers]["act b3"] for infers in rated}
    assert gains[True] > gains[False] + 0.02
    assert gains[True] > 0


def ratings(someone: Player[View], state: Position) -> dict[str, float]:
    """Returns what a player expects of each move of the seat on turn."""
    view, legal = GAME.view(state, state.on_turn), GAME.legal_moves(state, state.on_turn)
    return dict(zip(legal, someone.ratings(view, legal, Chance(b"luck", 1)), strict=True))


@searches
@pytest.mark.parametrize("infers", [True, False])
def test_a_search_chooses_legal_moves_in_random_positions(infers: bool) -> None:
    """400 of them, in all grids and numbers of players; with `SLOW=1` 100,000. Ratings lie between LOST and WON."""
    tried, rng, someone = 0, Random(infers), Search(games=3, infers=infers)
    while tried < POSITIONS // 2:
        options: Options = {"grid": rng.choice(("3x3", "4x4")), "copies": rng.randint(2, 8), "turn_limit": 60}
        game = random_game(GAME, rng.randint(2, 4), GAME.info.full_options(options), rng.randbytes(8), 100)
        for _, _, state in islice(game, 0, None, 2 if "SLOW" in os.environ else 7):
            if isinstance(state, Position) and state.outcome is None:
                legal = GAME.legal_moves(state, state.on_turn)
                view = GAME.view(state, state.on_turn)
                assert someone.choose(view, legal, Chance(b"luck", tried)) in legal
                assert tried % 10 or all(0 <= rating <= 1 for rating in ratings(someone, state).values())
                tried += 1


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("grid", ["3x3", "4x4"])
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_no_choice(seats: int, grid: str, level: Level) -> None:
    for plies in range(0, 60, 8):
        state = walked(seats, grid, b"blind", plies)
        if state.outcome is None:
            other = otherwise(state, state.on_turn, Random(1))
            assert other != state
            assert same_choice(KEY, state, other, state.on_turn, player(KEY, level))


@pytest.mark.parametrize(
    ("level", "options", "seats", "games", "least"),
    [
        (None, {}, 2, 16, 13),
        (None, {}, 4, 16, 8),
        (None, {"grid": "4x4"}, 2, 8, 7),
        (Level.FAIR, {}, 2, 40, 27),
        (Level.EASY, {}, 2, 16, 11),
    ],
)
def test_it_beats_random_players(level: Level | None, options: Options, seats: int, games: int, least: int) -> None:
    """A fair share would be 1/seats. level: None for the player that looks one ply ahead."""
    someone = ONE_PLY if level is None else player(KEY, level)
    assert wins_against_random_players(KEY, options, seats, games, someone=someone) >= least
