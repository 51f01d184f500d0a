"""Calls and claims that arrive after their cards have changed (RULES 004 [D18])."""

from collections.abc import Sequence

from bot.games.base import UnreadableMove
from bot.games.race import Lateness
from bot.games.set.cards import Card, holds_set, odd_feature
from bot.games.set.notation import read
from bot.games.set.state import State
from bot.games.set.table import current_names


def lateness(seen: State, now: State, move: str) -> Lateness | None:
    """Returns why a move chosen at the table `seen` is not judged at the table `now`; None where it is.

    A claim that is right now counts, and so does one whose cards have not moved. One that names a slot that no longer
    exists, as in a column that has closed up, is GONE. A call is RIGHT as long as a SET that was seen still lies there,
    and else OVERTAKEN once any card is gone. Votes are never late.
    """
    try:
        verb, names = read(move)
    except UnreadableMove:
        return None
    if verb == "call":
        return _lateness_of_call({*seen.cards}, {*now.cards})
    if verb != "take":
        return None
    before, after = _named_cards(seen, names), _named_cards(now, names)
    if before == after or _is_set(after):
        return None
    if any(left is None and then is not None for then, left in zip(before, after, strict=True)):
        return Lateness.GONE
    return Lateness.OVERTAKEN if _is_set(before) and set(before) - set(now.cards) else Lateness.CHANGED


def _lateness_of_call(seen: set[Card], now: set[Card]) -> Lateness | None:
    if holds_set(seen & now):
        return Lateness.RIGHT
    return Lateness.OVERTAKEN if seen - now else None


def _named_cards(state: State, names: tuple[str, ...]) -> list[Card | None]:
    """Returns the card in each of these slots; None for an empty one."""
    cards = state.cards_by_slot
    return [cards[name][1] if name in cards else None for name in current_names(names, state.variant.width)]


def _is_set(cards: Sequence[Card | None]) -> bool:
    """Returns whether these are three different cards that are a SET."""
    one, two, three = cards
    if one is None or two is None or three is None or len({one, two, three}) < 3:
        return False
    return odd_feature((one, two, three)) is None
