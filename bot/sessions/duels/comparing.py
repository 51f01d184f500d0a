"""Compares the games of a duel: who has done best, where the games parted, and what each choice was worth there."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import TypeAlias

import structlog

from bot.games.base import Outcome, Seat
from bot.sessions.analysis import Rate, measures_wins, rating_request
from bot.sessions.duels.duel import PLAYER, DuelPlayer
from bot.sessions.persistence.results import win_loss_or_draw
from bot.sessions.session import Session, Status
from bot.sessions.states import states_of
from bot.store.leaderboards import LONGEST

MOST_PARTINGS = 3
"""How many partings are shown."""

POINTS = {"loss": 0, "draw": 1, "win": 2}

Merit: TypeAlias = tuple[int, ...]

NOT_OVER: Merit = (0,)
"""The merit of a game that is not over: below all others."""


def merit(outcome: Outcome | None, plies: int, duration: int | None = None) -> Merit:
    """Returns the key by which a duel's games are compared: higher is better.

    A game that is not over comes last. Alone, more points are better, then a shorter time. Against computers, a win
    beats a draw, which beats a loss. Then, in games with points, the difference to the best computer decides; in games
    without, a win in fewer moves or a loss after more moves is better.

    Args:
        outcome: None for a game that is not over.
        plies: the number of moves of all seats.
        duration: milliseconds; None if unknown, which counts as the longest.
    """
    if outcome is None:
        return NOT_OVER
    if len(outcome.ranks) == 1:
        return (
            1,
            0 if outcome.scores is None else outcome.scores[PLAYER],
            -(LONGEST if duration is None else duration),
        )
    points = POINTS[win_loss_or_draw(outcome, PLAYER)]
    if outcome.scores is not None:
        return (1, points, _ahead(outcome, outcome.scores))
    return (1, points, plies if points < POINTS["draw"] else -plies if points > POINTS["draw"] else 0)


def _ahead(outcome: Outcome, scores: Sequence[int]) -> int:
    """Returns by how many points the player is ahead of the best computer; negative if behind."""
    rival = min((Seat(seat) for seat in range(1, len(scores))), key=lambda seat: outcome.ranks[seat])
    gap = abs(scores[PLAYER] - scores[rival])
    return gap if outcome.ranks[PLAYER] < outcome.ranks[rival] else -gap


def merit_of(game: Session) -> Merit:
    """Returns the `merit` of a game."""
    return merit(game.result.outcome, game.ply, game.duration)


def ranks_of(games: Sequence[Session]) -> tuple[int, ...]:
    """Returns the rank of each game: 1 is best; equal games share a rank."""
    merits = [merit_of(one) for one in games]
    return tuple(1 + sum(other > own for other in merits) for own in merits)


@dataclass(frozen=True)
class Parting:
    """A position that several games of a duel reached and from which they went on differently.

    Attributes:
        session: the position, as a game in progress at one of their tables.
        seat: who was to move. A computer chooses the same move in the same position, as long as its search can run.
        choices: the games by the words of their next move.
    """

    session: Session
    seat: Seat
    choices: Mapping[str, tuple[Session, ...]]

    @property
    def ply(self) -> int:
        """The ply of the moves that differ."""
        return self.session.ply + 1


def partings(games: Sequence[Session]) -> list[Parting]:
    """Returns where games parted, in the order of plies: MOST_PARTINGS at most. All games must have states."""
    found, together = list[Parting](), [tuple(games)]
    while together:
        group = together.pop()
        parted = _parting(group)
        if parted is not None:
            found.append(parted)
            together.extend(parted.choices.values())
    return sorted(found, key=lambda one: (one.ply, one.session.id))[:MOST_PARTINGS]


def _parting(games: Sequence[Session]) -> Parting | None:
    """Returns where these games first parted; None if they never did, and for a single game."""
    shortest = 0
    while len(games) > 1:
        words = {(game.moves[shortest].seat, game.moves[shortest].words) for game in games if shortest < game.ply}
        games = [game for game in games if shortest < game.ply]
        if len(words) > 1:
            break
        shortest += 1
    if len(games) < 2:
        return None
    first, choices = games[0], dict[str, tuple[Session, ...]]()
    for game in games:
        made = game.moves[shortest].words
        choices[made] = (*choices.get(made, ()), game)
    before = replace(
        first,
        status=Status.PLAYING,
        ply=shortest,
        moves=first.moves[:shortest],
        state=states_of(first)[shortest],
        result=replace(first.result, outcome=None, reason=None, ended_at=None),
        earlier_events=(),
    )
    return Parting(before, first.moves[shortest].seat, choices)


log = structlog.get_logger()


@dataclass(frozen=True)
class WeighedParting:
    """Where games of a duel parted, and what each choice was worth.

    Attributes:
        worth: the share of wins that a search expects of each choice; None if nobody wins or loses, or if the search
            failed.
    """

    parting: Parting
    worth: Mapping[str, float] | None


async def weighed(parting: Parting, rate: Rate) -> WeighedParting:
    """Lets a search rate each choice, from what the player saw."""
    session, seat = parting.session, parting.seat
    if not measures_wins(session):
        return WeighedParting(parting, None)
    legal = session.game.legal_moves(session.state, seat)
    request = rating_request(session, parting.ply, seat, session.view(seat), legal)
    try:
        ratings = dict(zip(legal, await rate(session.place.server, request), strict=True))
    except Exception as why:  # noqa: BLE001 - such as a lost worker: then only the results compare the choices
        log.warning("parting not rated", session=session.id, ply=parting.ply, why=str(why))
        return WeighedParting(parting, None)
    return WeighedParting(parting, {words: ratings[words] for words in parting.choices})


async def weighed_partings(deals: Sequence[Mapping[DuelPlayer, Session]], rate: Rate) -> list[WeighedParting]:
    """Returns where the games of these deals parted, MOST_PARTINGS at most.

    With several deals, only the first parting of each deal counts, and those with the largest difference are returned.
    """
    parted = list[Parting]()
    for games in deals:
        known = [game for game in games.values() if game.state is not None]
        found = await asyncio.to_thread(partings, known)
        parted += found if len(deals) == 1 else found[:1]
    worth = [await weighed(parting, rate) for parting in parted]
    largest = sorted(worth, key=_at_stake, reverse=True)[:MOST_PARTINGS]
    return [one for one in worth if one in largest]


def _at_stake(weighed: WeighedParting) -> float:
    """Returns how far apart the best and the worst choice are; 0 if unknown.

    Without ratings, the average final points are compared.
    """
    if weighed.worth is not None:
        return _spread(weighed.worth.values())
    outcomes = [[game.result.outcome for game in games] for games in weighed.parting.choices.values()]
    points = [[one.scores[PLAYER] for one in some if one is not None and one.scores] for some in outcomes]
    return _spread([fmean(some) for some in points if some])


def _spread(values: Collection[float]) -> float:
    return max(values) - min(values) if values else 0.0
