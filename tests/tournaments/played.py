"""Plays tournaments to their end without tables, with results and withdrawals that a test chooses."""

from collections.abc import Callable
from itertools import count

from bot.tournaments.arena import arena_pairs
from bot.tournaments.rules import decide, join, pair_arena, pair_round, round_over, start, withdraw
from bot.tournaments.swiss import swiss_pairs
from bot.tournaments.tournament import Format, Reason, Result, Stage, Tournament

NEW = Tournament(
    id="t",
    guild=10,
    channel=100,
    organiser=1,
    name="Cup",
    format=Format.SWISS,
    game="tris_2",
    options={},
    clock=0,
    round_time=3600,
)
"""A tournament that nobody has joined yet."""


def with_players(tournament: Tournament, players: int) -> Tournament:
    """Returns the tournament with this many players; each player's person is 100 plus the player's number."""
    for number in range(1, players + 1):
        tournament = join(tournament, 100 + number, f"P{number}")
    return tournament


def started(tournament: Tournament, players: int) -> Tournament:
    """Returns a tournament that has started with this many players, in the order in which they joined."""
    return start(with_players(tournament, players), range(1, players + 1), 0)


def next_round(tournament: Tournament) -> Tournament:
    """Pairs the next round, or ends the tournament."""
    ids = count(len(tournament.pairings))
    pairs = swiss_pairs(tournament) if tournament.format is Format.SWISS else None
    return pair_round(tournament, lambda: f"s{next(ids)}", tournament.round, pairs)


def played(
    tournament: Tournament, players: int, result: Callable[[], Result], leaving: Callable[[], int] = lambda: 0
) -> Tournament:
    """Plays a tournament to its end. leaving: returns who withdraws before the next result; 0 means nobody."""
    tournament = started(tournament, players)
    while tournament.status is Stage.RUNNING:
        tournament = next_round(tournament)
        while tournament.status is Stage.RUNNING and not round_over(tournament):
            leaver = leaving()
            if 0 < leaver <= players and not tournament.player(leaver).withdrawn:
                tournament = withdraw(tournament, 100 + leaver, tournament.round)
            if open_pairings := tournament.open_pairings:
                tournament = decide(tournament, open_pairings[0].number, result(), Reason.PLAYED, tournament.round)
    return tournament


def round_won_by_first(tournament: Tournament) -> Tournament:
    """Lets the first seats win all open pairings."""
    for pairing in tournament.open_pairings:
        tournament = decide(tournament, pairing.number, Result.FIRST, Reason.PLAYED, 0)
    return tournament


def pair_waiting(tournament: Tournament, now: int = 0) -> Tournament:
    """Pairs the waiting players of an arena."""
    ids = count(len(tournament.pairings))
    return pair_arena(tournament, lambda: f"s{next(ids)}", now, arena_pairs(tournament, now))
