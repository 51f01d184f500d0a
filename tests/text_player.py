"""A player who reads only texts and descriptions of pictures, in any of the languages, and types the moves that they
name.

It never sees a picture, a button, a select or a custom id, and knows no rules: it reads a list of moves, each with its
words and its effect. The only exception is that it knows what a SET is.
"""

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

MOVE_COMMAND = {"en": "/move", "it": "/mossa", "de": "/zug", "fr": "/coup"}
"""The name of `/move` in each language; the list of moves begins below the line with this name."""

DAILY_MOVE = {"en": "/daily move:", "it": "/rompicapo mossa:", "de": "/tagesrätsel zug:", "fr": "/énigmes coup:"}
"""The command's name in a puzzle of the day."""

_CHOICE = re.compile(r"(?:[A-Z]\d, )+[A-Z]\d$")
"""The end of the line of a move that takes freely chosen slots."""

_CARD = re.compile(r"([A-Z]\d)\s?: (\d) (.+)")


@dataclass(frozen=True)
class Offer:
    """A move that a text offers: the words to type, and their effect ("" if the text gives none)."""

    words: str
    effect: str

    @property
    def wins(self) -> bool:
        """Whether the move wins: then its effect ends with an exclamation mark."""
        return self.effect.endswith("!")

    @property
    def names_slots(self) -> bool:
        """Whether the words end with example slots, in place of which any slots may be chosen."""
        return _CHOICE.search(self.effect) is not None


def offers(read: str, language: str) -> list[Offer]:
    """Returns the moves that a text offers: with the words as code in a list, or as plain text in a description."""
    lines = iter(read.splitlines())
    if not any(MOVE_COMMAND[language] in line or DAILY_MOVE[language] in line for line in lines):
        return []
    found = []
    for line in lines:
        listed = re.fullmatch(r"(?:- )?`([^`]+)`(?:\s?: (.*))?", line)
        plain = re.fullmatch(r"((?:(?!\s?: ).)+)(?:\s?: (.*))?", line)
        if line.startswith("…"):  # more moves are listed elsewhere
            break
        if match := listed or plain:
            found.append(Offer(match[1], match[2] or ""))
    return found


def next_words(read: str, language: str, dice: random.Random) -> str | None:
    """Returns the words to type: a winning move, a visible SET, else any move; None if the text offers none.

    It calls a SET only if it sees one. The last moves of a list, such as drawing, are chosen only if there is no other.
    """
    offered = [one for one in offers(read, language) if not one.words.startswith("/")]  # with its own command
    seen = next(sets_in(read), None)
    if seen is not None:
        claim = next((one.words.split(" ")[:-3] for one in offered if one.names_slots), None)
        if claim is not None:
            return " ".join([*claim, *seen])
    call = [one for one in offered if one.words == "set"]
    if call and seen is not None:
        return call[0].words
    sober = [one for one in offered if one not in call and not one.names_slots]
    wins = [one for one in sober if one.wins]
    ways = wins or sober[:-1] or sober
    return dice.choice(ways).words if ways else None


def sets_in(read: str) -> Iterator[tuple[str, ...]]:
    """Yields the slots of each SET among the cards that a text names first; cards named later have been taken."""
    cards: dict[str, tuple[str, ...]] = {}
    for line in read.splitlines():
        if card := _CARD.fullmatch(line):
            cards[card[1]] = (card[2], *_features(card[3]))
        elif cards:
            break
    for three in combinations(cards, 3):
        if all(len({cards[slot][feature] for slot in three}) != 2 for feature in range(4)):
            yield three


def _features(words: str) -> Sequence[str]:
    """Returns three features without plural endings."""
    parts = words.split(", ") if ", " in words else words.split(" ")
    return [f"{part[:3]} {part.split(' ')[-1][:3]}".lower() for part in parts]
