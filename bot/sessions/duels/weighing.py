"""What the choices were worth by which games of a duel parted."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

import structlog

from bot.sessions.analysis import Rate, measures_wins, rating_request
from bot.sessions.duels.comparing import MOST_PARTINGS, Parting, partings
from bot.sessions.duels.duel import PLAYER, DuelPlayer
from bot.sessions.session import Session

log = structlog.get_logger()


@dataclass(frozen=True)
class WeighedParting:
    """Where games of a duel parted, and what each choice was worth.

    Attributes:
        worth: the share of wins that a search expects of each choice; None where nobody wins or loses, and where it
            could not be searched.
    """

    parting: Parting
    worth: Mapping[str, float] | None


async def weighed(parting: Parting, rate: Rate) -> WeighedParting:
    """Asks a search what each choice was worth, from what their player saw."""
    session, seat = parting.session, parting.seat
    if not measures_wins(session):
        return WeighedParting(parting, None)
    legal = session.game.legal_moves(session.state, seat)
    request = rating_request(session, parting.ply, seat, session.view(seat), legal)
    try:
        ratings = dict(zip(legal, await rate(session.place.server, request), strict=True))
    except Exception as why:  # noqa: BLE001 - such as a worker that is lost: then the results say it alone
        log.warning("parting not rated", session=session.id, ply=parting.ply, why=str(why))
        return WeighedParting(parting, None)
    return WeighedParting(parting, {words: ratings[words] for words in parting.choices})


async def weighed_partings(deals: Sequence[Mapping[DuelPlayer, Session]], rate: Rate) -> list[WeighedParting]:
    """Returns where the games of these deals parted, MOST_PARTINGS at most.

    Of several deals it is the first time on each of those where it made the largest difference.
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
    """Returns how far the best choice and the worst one are apart; 0 where that is not known.

    Of games that are played alone it is by the points in the end, on average.
    """
    if weighed.worth is not None:
        return _spread(weighed.worth.values())
    outcomes = [[game.result.outcome for game in games] for games in weighed.parting.choices.values()]
    points = [[one.scores[PLAYER] for one in some if one is not None and one.scores] for some in outcomes]
    return _spread([fmean(some) for some in points if some])


def _spread(values: Collection[float]) -> float:
    return max(values) - min(values) if values else 0.0
