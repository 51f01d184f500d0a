"""The computer players of Tris on Steroids."""

import os
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
from bot.players.tris_on_steroids.one_ply import GREEDY, ONE_PLY
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


def test_a_careful_beginner_minds_no_goal_of_others() -> None:
    circles, squares = (
        position("cd cd cg  (xd) td (td)  (td) xs (td)", f"(td) {goal}", acting=4) for goal in ("cd", "qd")
    )
    assert ratings(GREEDY, circles) == ratings(GREEDY, squares)
    assert ratings(ONE_PLY, circles) != ratings(ONE_PLY, squares)


@searches
@pytest.mark.parametrize(("built", "other"), ["cx", "xc"])
def test_it_concludes_from_the_moves_of_another_which_goal_that_one_has(built: str, other: str) -> None:
    """The other swapped a symbol into a line, and could have swapped it elsewhere; the own card can discard either."""
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
    for plies in range(0, 60, 4):
        state = walked(seats, grid, b"blind", plies)
        if state.outcome is None:
            other = otherwise(state, state.on_turn, Random(1))
            assert other != state
            assert same_choice(KEY, state, other, state.on_turn, player(KEY, level))


@pytest.mark.parametrize(
    ("level", "options", "seats", "games", "least"),
    [
        (None, {}, 2, 100, 82),
        (None, {}, 4, 100, 55),
        (None, {"grid": "4x4"}, 2, 30, 28),
        (Level.FAIR, {}, 2, 100, 75),
        (Level.EASY, {}, 2, 100, 60),
    ],
)
def test_it_beats_random_players(level: Level | None, options: Options, seats: int, games: int, least: int) -> None:
    """A fair share would be 1/seats. level: None for the player that looks one ply ahead."""
    someone = ONE_PLY if level is None else player(KEY, level)
    assert wins_against_random_players(KEY, options, seats, games, someone=someone) >= least
