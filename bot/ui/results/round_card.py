"""The card of a round that has ended: its contents, for a picture that shows the closing board beside it."""

from bot.games.base import View
from renderers.cards.player_rows import PlayerRow
from renderers.cards.round_result import RoundResult
from renderers.parts.caption import Caption


def round_card(view: View, caption: Caption) -> RoundResult:
    """Returns each player's points so far and of the round.

    Args:
        view: of the round's end (`View.round_end`).
    """
    places = tuple(
        PlayerRow(caption.player_at(stands.seat), score=str(stands.args["score"]), change=int(stands.args["gained"]))
        for stands in view.standing
        if stands.seat is not None
    )
    heading = caption.texts("round-over", round=view.round)
    return RoundResult(heading, places)
