"""What the choices were worth by which games of a duel parted."""

from collections.abc import Mapping
from dataclasses import dataclass

import structlog

from bot.sessions.analysis import Rate, measures_wins, rating_request, server_of
from bot.sessions.duels.comparing import Parting

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
        ratings = dict(zip(legal, await rate(server_of(session), request), strict=True))
    except Exception as why:  # noqa: BLE001 - such as a worker that is lost: then the results say it alone
        log.warning("parting not rated", session=session.id, ply=parting.ply, why=str(why))
        return WeighedParting(parting, None)
    return WeighedParting(parting, {words: ratings[words] for words in parting.choices})
