"""Measures how much farming a rating gains over honest play, by the bot's rules and by the earlier rules.

A figure is the most points above the farmer's strength that a way reaches at the end of any day. `bench.farms`
describes the ways, docs/ratings.md the conclusions.
"""

from collections.abc import Iterator

from bench.farms import WAYS, RatedGames, converged, farmed, only_good_openings
from bench.figure import SHORT, Figure
from bench.naive_ratings import NaiveRatings
from bot.ratings.model import INITIAL

BOUNDS = {"many_accounts": 1_050, "mutually_known_accounts": 800, "ring": 450, "honest": 250, "known_friend": 250}
"""The points above the strength that some ways may reach: a group that plays enough looks like a club."""

BOUND = 200
"""The points above the strength that all other ways may reach."""

SEEDS, SHORT_SEEDS = 10, 1

SHORT_DAYS = 2


def figures() -> Iterator[Figure]:
    for way, whole in WAYS.items():
        days = min(whole, SHORT_DAYS) if SHORT else whole
        name = way.__name__
        reached, before = farmed(way, RatedGames(), days), farmed(way, NaiveRatings(), days)
        yield Figure(
            name=f"{name.replace('_', ' ')}, {days} days, {reached.games} games: points above strength"
            f" ({_kind(reached.settled)}; by the rules from before {before.points - INITIAL}, {_kind(before.settled)})",
            unit="points",
            value=reached.points - INITIAL,
            goal=BOUNDS.get(name, BOUND),
        )
    stays = only_good_openings(RatedGames(), leaves=False, counts=True)
    leaves = only_good_openings(RatedGames(), leaves=True, counts=True)
    uncounted = only_good_openings(RatedGames(), leaves=True, counts=False)
    what = f"only good openings: points won by leaving ({uncounted - stays} without loss)"
    yield Figure(name=what, unit="points", value=leaves - stays, goal=0)
    seeds = SHORT_SEEDS if SHORT else SEEDS
    now, before_now = converged(RatedGames, seeds), converged(NaiveRatings, seeds)
    for what, value, baseline, goal in (
        ("error of ratings in a new club of 20 after 20 days", now.error, before_now.error, 1.2),
        ("games until a newcomer to a club is settled", now.newcomer, before_now.newcomer, 1.5),
        ("games until the founders of a club are settled", now.founders, before_now.founders, 2.5),
    ):
        yield Figure(
            name=what,
            unit="points" if "error" in what else "games",
            value=value,
            goal=goal,
            baseline_name="by the rules from before",
            baseline=baseline,
        )


def _kind(settled: bool) -> str:
    return "settled" if settled else "provisional"
