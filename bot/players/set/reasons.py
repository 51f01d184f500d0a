"""Why a move of SET is better than another one: whether a SET lay on the table."""

from bot.games.base import Event
from bot.games.set.cards import odd_feature
from bot.games.set.view import View
from bot.players.base import RatedMove
from bot.players.set.seeing import cards_on_table, claim_of, sets_among


def reason(view: View, played: RatedMove, better: RatedMove) -> Event | None:
    """Returns which SET was overlooked, why three cards are none, or that there was none: see `Reason`."""
    feature, found = feature_of(view, played.words), sets_among(cards_on_table(view))
    if feature:
        return Event("coach-set-wrong", args={"feature": feature, "found": "yes" if found else "no"})
    if not found:
        return Event("coach-set-none")
    shown = better.words if feature_of(view, better.words) == "" else claim_of(found[0])
    return Event("coach-set-there", args={"slots": shown.removeprefix("take ")})


def feature_of(view: View, words: str) -> str | None:
    """Returns the feature that keeps three claimed cards from being a SET, "" for a SET; None for another move."""
    verb, *slots = words.split(" ")
    if verb != "take":
        return None
    cards = {slot: card for _, slot, card in cards_on_table(view)}
    one, two, three = (cards[slot] for slot in slots)
    return odd_feature((one, two, three)) or ""
