"""The daily puzzle: the solitaire with the beginners' 27 cards, played to the last SET (RULES 004.10-14)."""

from bot.games.daily import DailyPuzzle
from bot.games.set.card_keys import MOST_KEYS
from bot.games.set.state import State


def too_many_cards(state: State, words: str) -> str | None:
    """Refuses more cards than there are keys: among ten of these cards there always is a SET."""
    return "set-daily-enough" if words == "more" and len(state.table) + 3 > MOST_KEYS else None


DAILY = DailyPuzzle(
    options={"beginners": True, "solitaire": True, "play_out": True},
    marks={"set-found": "🟩", "set-bonus": "⭐", "set-wrong": "🟥", "set-fined": "🟨"},
    obstacle=too_many_cards,
)
