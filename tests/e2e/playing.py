"""How anybody plays on who sees no more than what a message shows: whose turn it is, and what to press next."""

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
"""The action of a key that chooses one of several cards, or takes the choice back."""
BACK = "Back"
EVERYBODY = "Everybody plays at once"

_SET_MOVE = re.compile(r"call|take(?: [a-z]{1,2}\d){3}")

_CARD = re.compile(r"^([A-Z]\d): (\w+) (\w+) (\w+) (\w+?)s?$", re.MULTILINE)


@dataclass(frozen=True)
class Touch:
    """One thing to do with a message: to press a button, or to pick these values in a select."""

    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def action(self) -> str:
        """What the bot is asked for: `v1:<action>:...`."""
        return self.custom_id.split(":")[1]

    @property
    def words(self) -> str:
        """The words that it stands for, of a move or of its beginning."""
        return " ".join(part for part in (self.custom_id.split(":", 4)[4], *(self.values or ())) if part)

    @property
    def makes_move(self) -> bool:
        """Whether it completes a move; of three cards the third one does."""
        return self.action in MOVES or len(chosen_words(self.custom_id)) == 2


def chosen_words(custom_id: str) -> list[str]:
    """The slots that the message of a card's key shows as chosen; none for other components."""
    return custom_id.split(":", 4)[4].partition(" / ")[0].split()[1:] if action_of(custom_id) == TOGGLE else []


def card_keys(message: Message) -> dict[str, str]:
    """The custom ids of the keys of cards, by slot."""
    keys = (one.custom_id for one in message.buttons if action_of(one.custom_id) == TOGGLE and not one.disabled)
    return {custom_id.rpartition(" / ")[2]: custom_id for custom_id in keys}


def action_of(custom_id: str) -> str:
    """What a component asks the bot for; empty where it is none of the bot's."""
    parts = custom_id.split(":", 2)
    return parts[1] if len(parts) > 2 else ""


def with_action(message: Message, action: str) -> str | None:
    """The custom id of the first button with this action that can be pressed."""
    enabled = (one.custom_id for one in message.buttons if not one.disabled)
    return next((custom_id for custom_id in enabled if action_of(custom_id) == action), None)


def touches(message: Message) -> list[Touch]:
    """All that leads on to a move: each button, each line of a select."""
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
    """Whether it is the reader's turn by the text that is shown to them alone: a hand asks them, others say so."""
    question = text.startswith("-# ") and re.search(r"^### (?!.*<@)", text, re.MULTILINE)
    return bool(question) or "It is your turn" in text


def turn(text: str, people: Sequence[str], reader: str = "") -> list[str]:
    """Who is to act by the text of a table, among these ids; all of them in a race, nobody once it is over.

    reader: whom the text was shown to alone.
    """
    if EVERYBODY in text:
        return list(people)
    if reader and asks_its_reader(text):
        return [reader]
    called = re.search(r"^(?:### )?.*?<@(\d+)>(?: to move| · )", text, re.MULTILINE)
    return [called[1]] if called is not None and called[1] in people else []


def sets_on(alt: str) -> Iterator[tuple[str, str, str]]:
    """The slots of each SET among the cards that a picture's description names."""
    table = alt.partition("\nStockpile: ")[0]
    for three in combinations(_CARD.findall(table), 3):
        if all(len({card[feature] for card in three}) != 2 for feature in range(1, 5)):
            a, b, c = (card[0].lower() for card in three)
            yield a, b, c


def next_touch(panel: Message, dice: random.Random) -> Touch | None:
    """How to go on at a panel: who sees a SET calls and takes it; else by the dice. None: there is no way."""
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
    """How to go on by typing, where no SET is seen: nobody calls then."""
    sober = [words for words in offered if not _SET_MOVE.fullmatch(words)]
    return dice.choice(sober) if sober else None
