"""Plays on by reading messages only: finds out whose turn it is, and what to press next."""

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from sandbox.client import Message

MOVES = ("move", "hand-move")
LEADING = ("walk", "hand-walk", *MOVES)
"""The actions of buttons that lead to a move."""
PICKS = ("pick", "hand-pick")
"""The actions of selects that lead to a move."""
TOGGLE = "toggle"
"""The action of a key that selects one of several cards, or deselects it."""
BACK = "Back"
EVERYBODY = "Everybody plays at once"

_SET_MOVE = re.compile(r"call|take(?: [a-z]{1,2}\d){3}")

_CARD = re.compile(r"^([A-Z]\d): (\w+) (\w+) (\w+) (\w+?)s?$", re.MULTILINE)


@dataclass(frozen=True)
class Touch:
    """One use of a component of a message: a press of a button, or a selection of these values."""

    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def action(self) -> str:
        """The action in the custom id: `v1:<action>:...`."""
        return self.custom_id.split(":")[1]

    @property
    def words(self) -> str:
        """The words of the move, or of its beginning, for which it stands."""
        return " ".join(part for part in (self.custom_id.split(":", 4)[4], *(self.values or ())) if part)

    @property
    def makes_move(self) -> bool:
        """Whether it completes a move; among cards, the third one does."""
        return self.action in MOVES or len(chosen_words(self.custom_id)) == 2


def chosen_words(custom_id: str) -> list[str]:
    """Returns the slots that the message with this card key shows as chosen; empty for other components."""
    return custom_id.split(":", 4)[4].partition(" / ")[0].split()[1:] if action_of(custom_id) == TOGGLE else []


def card_keys(message: Message) -> dict[str, str]:
    """Returns the custom ids of the card keys, by slot."""
    keys = (one.custom_id for one in message.buttons if action_of(one.custom_id) == TOGGLE and not one.disabled)
    return {custom_id.rpartition(" / ")[2]: custom_id for custom_id in keys}


def action_of(custom_id: str) -> str:
    """Returns the action in a component's custom id; empty if it is not one of the bot's custom ids."""
    parts = custom_id.split(":", 2)
    return parts[1] if len(parts) > 2 else ""


def with_action(message: Message, action: str) -> str | None:
    """Returns the custom id of the first enabled button with this action."""
    enabled = (one.custom_id for one in message.buttons if not one.disabled)
    return next((custom_id for custom_id in enabled if action_of(custom_id) == action), None)


def touches(message: Message) -> list[Touch]:
    """Returns every use of a component that leads to a move: each button, and each option of a select."""
    buttons = [
        Touch(one.custom_id)
        for one in message.buttons
        if action_of(one.custom_id) in LEADING and one.label != BACK and not one.disabled
    ]
    lines = [
        Touch(select.custom_id, (line.value,))
        for select in message.selects
        if action_of(select.custom_id) in PICKS
        for line in select.options
    ]
    return buttons + lines


def asks_its_reader(text: str) -> bool:
    """Whether a private text says that it is its reader's turn: a hand asks a question, other texts say so."""
    question = text.startswith("-# ") and re.search(r"^### (?!.*<@)", text, re.MULTILINE)
    return bool(question) or "It is your turn" in text


def turn(text: str, people: Sequence[str], reader: str = "") -> list[str]:
    """Returns which of these people are to act by a table's text; all in a race, none once the game is over.

    reader: the only person who sees the text, if it is private.
    """
    if EVERYBODY in text:
        return list(people)
    if reader and asks_its_reader(text):
        return [reader]
    called = re.search(r"^(?:### )?.*?<@(\d+)>(?: to move| · )", text, re.MULTILINE)
    return [called[1]] if called is not None and called[1] in people else []


def sets_on(alt: str) -> Iterator[tuple[str, str, str]]:
    """Yields the slots of each SET among the cards that a picture's description names."""
    table = alt.partition("\nStockpile: ")[0]
    for three in combinations(_CARD.findall(table), 3):
        if all(len({card[feature] for card in three}) != 2 for feature in range(1, 5)):
            a, b, c = (card[0].lower() for card in three)
            yield a, b, c


def next_touch(panel: Message, dice: random.Random) -> Touch | None:
    """Returns what to press: a visible SET is called and taken, else the dice decide. None if nothing is left."""
    ways = touches(panel)
    seen = next(sets_on(panel.alt), None)
    if seen is not None and (keys := card_keys(panel)):
        shown = chosen_words(next(iter(keys.values())))
        astray = [slot for slot in shown if slot not in seen]
        return Touch(keys[(astray or [slot for slot in seen if slot not in shown])[0]])
    calls = [touch for touch in ways if touch.words == "call"]
    if calls and seen is not None:
        return calls[0]
    sober = [touch for touch in ways if touch not in calls]
    return dice.choice(sober) if sober else None


def next_words(offered: Sequence[str], dice: random.Random) -> str | None:
    """Returns what to type when no SET is visible: any move but a call."""
    sober = [words for words in offered if not _SET_MOVE.fullmatch(words)]
    return dice.choice(sober) if sober else None
