"""Each level wins at least 60 % of the decided games against the one below, at Triodomino 53 %.

A default run plays a few games of some matches, always the same ones: a master takes up to a second for a move. They
show a level that has become no better than the one below: two games in turn have the same luck with seats swapped, so
that one of equals wins as many as the other. `SLOW=1` plays 400 whole games of each match. Tris 1 has its own test.
"""

import os
from dataclasses import replace
from functools import partial

import pytest

from bench.arena.match import Match
from bench.arena.score import Score
from bot.games.base import Options
from bot.players.compiled import available
from tests.examples import sampled

seeded = partial(Match, seed="levels")

SHORT = [
    seeded("set", "fair", "easy", games=8),
    seeded("set", "hard", "fair", games=8),
    seeded("set", "master", "hard", games=8),
    seeded("triodomino", "fair", "easy", games=28),
    seeded("triodomino", "hard", "fair", games=28),
    seeded("triodomino", "master", "hard", games=4, options={"rounds": 1}),
    seeded("tripple_domino", "fair", "easy", games=20),
    seeded("tripple_domino", "hard", "fair", games=40),
    seeded("tripple_domino", "master", "hard", games=8, options={"target": 100}, seed="ladder"),
    seeded("tris_2", "fair", "easy", games=8),
    seeded("tris_2", "hard", "fair", games=6),
    seeded("tris_2", "master", "hard", games=2, plies=60),
    seeded("tris_on_steroids", "fair", "easy", games=40),
    seeded("tris_on_steroids", "hard", "fair", games=40),
    seeded("tris_on_steroids", "master", "hard", games=20),
]

DECIDED: dict[str, Options] = {"tris_2": {"rule_of_4": True}}
"""The options by which games end: free Tris 2 hardly ever does."""

LEAST = {"triodomino": 0.53}
"""The shares of games with so much luck that a step is a small one: there, a level wins three games of five."""

WHOLE = 10_000
"""More plies than a game has, but one of Tris 2."""

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime no level searches")


def matches(every: int) -> pytest.MarkDecorator:
    """Parametrises a test by one of so many matches."""
    return pytest.mark.parametrize("short", sampled(SHORT, every), ids=lambda match: f"{match.game}-{match.first}")


def wins_clearly(game: str, score: Score) -> bool:
    """Tells whether the first contestant has won the share of the decided games that is asked for, and any."""
    return score.won >= LEAST.get(game, 0.6) * (score.won + score.lost) > 0


@matches(5)
def test_each_level_clearly_wins_against_the_one_below(short: Match) -> None:
    long, decided = "SLOW" in os.environ, DECIDED.get(short.game, {})
    match = replace(short, options={**decided, **short.options})
    if long:
        match = replace(match, games=400, options=decided, plies=400 if short.game == "tris_2" else WHOLE)
    assert wins_clearly(match.game, match.play())


@matches(15)
def test_a_level_that_plays_no_better_than_the_one_below_is_noticed(short: Match) -> None:
    assert short.games % 2 == 0, "in an odd game equals have the better seat or the worse one"
    match = replace(short, first=short.second, options={**DECIDED.get(short.game, {}), **short.options})
    assert not wins_clearly(match.game, match.play())
